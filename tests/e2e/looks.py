"""Fit to be seen and heard: text that does not fit or lies on other text, and what axe finds."""

from pathlib import Path
from typing import Any

from tests.e2e.harness import SIZES, Person, missing

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"

#: texts that do not fit their box
_OVERFLOW = """() => {
  const found = [];
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 1) found.push(`the page is ${wide} px too wide`);
  for (const element of document.querySelectorAll('button, .btn, .chip, h1, h2, h3, .lab, .st, .note, kbd')) {
    const style = getComputedStyle(element);
    if (style.display === 'none' || style.visibility === 'hidden' || element.closest('.sr, .skip')) continue;
    if (!element.clientWidth || style.textOverflow === 'ellipsis' || style.overflow === 'auto') continue;
    if (element.scrollWidth > element.clientWidth + 2 && style.display !== 'inline')
      found.push(`${element.tagName}.${element.className}: ${element.textContent.trim().slice(0, 50)}`);
  }
  // What is asked and what Go does may take lines, and is never cut short.
  for (const element of document.querySelectorAll('.ask h2, .ask .go b, .ask .go')) {
    if (element.scrollHeight > element.clientHeight + 8)
      found.push(`${element.tagName} is cut: ${element.textContent.trim().slice(0, 80)}`);
  }
  // A drawing has a frame, and nothing of it is cut off.
  for (const frame of document.querySelectorAll('.draw')) {
    const { left, right } = frame.getBoundingClientRect();
    const outside = [...frame.querySelectorAll(':not(.sky, svg *)')].map(part => part.getBoundingClientRect())
      .some(box => box.width && (box.left < left - 2 || box.right > right + 2));
    if (outside) found.push(`a drawing is cut: ${frame.textContent.trim().slice(0, 50)}`);
  }
  return found;
}"""

#: lines of text on the screen that lie on each other; what a panel covers is not on the screen
_OVERLAP = """() => {
  // A scrolled box cuts off what lies outside of it.
  const cut = (x, y, element) => {
    for (let box = element; box; box = box.parentElement) {
      const edge = box.getBoundingClientRect();
      const outside = x < edge.left || x > edge.right || y < edge.top || y > edge.bottom;
      if (outside && getComputedStyle(box).overflow !== 'visible') return true;
    }
    return false;
  };
  // What is cut off (a name that ends in dots) lies on nothing.
  const seenPart = ({ left, top, right, bottom }, element) => {
    for (let box = element; box; box = box.parentElement) {
      if (getComputedStyle(box).overflow === 'visible') continue;
      const edge = box.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom, height: bottom - top };
  };
  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest('.sr, .skip, svg, [aria-hidden=true], option')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const top = document.elementFromPoint(x, y);
      const seen = top && (top.contains(element) || element.contains(top)) && !cut(x, y, element);
      if (box.width > 3 && seen) lines.push({ box: seenPart(box, element), node });
    }
  }
  const found = [];
  lines.forEach((one, place) => {
    for (const other of lines.slice(place + 1)) {
      if (one.node === other.node) continue;
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      // Line boxes are higher than their letters, so that lines of one paragraph touch.
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (wide > 3 && high > 0.4 * Math.min(one.box.height, other.box.height))
        found.push(`"${one.node.data.trim().slice(0, 40)}" lies on "${other.node.data.trim().slice(0, 40)}"`);
    }
  });
  return found;
}"""


#: what fits itself to the page has done so
SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def misfits(one: Person) -> list[str]:
    """Texts that do not fit their boxes, or lie on each other."""
    overflow: list[str] = one.page.evaluate(_OVERFLOW)
    overlap: list[str] = one.page.evaluate(_OVERLAP)
    return overflow + overlap


def misfits_by_size(one: Person, where: str) -> dict[str, list[str]]:
    """The same on a phone, a tablet and a desktop in turn; sizes at which all is well are left out."""
    found = {}
    for size, (width, height) in SIZES.items():
        one.page.set_viewport_size({"width": width, "height": height})
        one.page.evaluate(SETTLED)
        found[f"{size} {where}"] = misfits(one)
    return {place: troubles for place, troubles in found.items() if troubles}


def serious_troubles(one: Person) -> list[str]:
    """What axe finds on the page that keeps somebody out."""
    if not AXE.is_file():
        missing("axe-core is not installed (python tools/client.py)")
    if not one.page.evaluate("'axe' in window"):
        one.page.evaluate(AXE.read_text(encoding="utf-8") + ";undefined")
    result: Any = one.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{violation['id']}: {node['html'][:160]}"
        for violation in result["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"][:3]
    ]
