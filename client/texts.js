// One file of texts per language. A page loads only the part that it needs: a line `### hub/: …` begins the part `hub`.
import { readFileSync } from 'node:fs';

/** The text of a part; what stands before the first such line is the part with the empty name. */
export function partOf(content, part) {
  const [first, ...rest] = content.split(/^### ([a-z]+)\/:/m);
  if (part === '') return first;
  const place = rest.indexOf(part);
  return place < 0 ? '' : `###${rest[place + 1]}`;
}

/** Serves `text/en.ftl?part=hub` as a module that exports the part's text. */
export function texts() {
  return {
    name: 'starhold-texts',
    enforce: 'pre',
    load(id) {
      const found = /^(.+\.ftl)\?part=([a-z]*)$/.exec(id);
      if (!found) return null;
      this.addWatchFile(found[1]);
      return `export default ${JSON.stringify(partOf(readFileSync(found[1], 'utf8'), found[2]))};`;
    },
  };
}
