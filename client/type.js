// The text size: every size that the styles give in px grows with `--type` (src/style/tokens.css), and none is below 11 px.
const SMALLEST = 11;
/** the smallest text size that a player can choose (src/ui/settings.svelte.ts) */
const LEAST = 0.9;
/** `font-size: 12px`, and the size in `font: 700 12px/1.1 family` */
const SIZE = /((?:^|[;{\s])font(?:-size)?:[^;}]*?)(?<![\d./])(\d+(?:\.\d+)?)px/g;

/** Letters in a drawing grow with the drawing. */
const isDrawn = (selector) => /\btext\b/.test(selector.split(/[\s>+~]+/).at(-1) ?? '');

export const scaled = (css) =>
  css.replace(/([^{};]*)\{([^{}]*)\}/g, (rule, selector, body) => {
    if (isDrawn(selector.trim())) return rule;
    const larger = body.replace(SIZE, (_, before, size) =>
      size === '0'
        ? `${before}0`
        : `${before}${size * LEAST < SMALLEST ? `max(${SMALLEST}px,${size}*var(--px))` : `calc(${size}*var(--px))`}`,
    );
    return `${selector}{${larger}}`;
  });

export const type = () => ({
  name: 'starhold-type',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css($|\?)/ },
    handler: (css, id) => (id.includes('/src/') ? { code: scaled(css), map: null } : undefined),
  },
});
