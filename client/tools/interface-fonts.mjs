/**
 * Writes the files of `client/app/fonts/`: what nearly every page needs of Vazirmatn, in three parts and in the weights
 * that the interface uses. `client/app/tokens.css` says which characters a part has; rarer ones come from the package's
 * whole files. Run it manually when the package or a range changes: `node client/tools/interface-fonts.mjs`. The files
 * are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/** A part, and the file of the package that has its characters. */
const PARTS = { persian: 'arabic', latin: 'latin', marks: 'latin' };
const variationAxes = { wght: { min: 400, max: 900 } };

const at = (path) => new URL(path, import.meta.url);
const css = await readFile(at('../app/tokens.css'), 'utf8');

/** The characters of `U+0020, U+0621-063A`. */
function charactersOf(ranges) {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first, last = first] = range.trim().replace('U+', '').split('-');
      const [from, to] = [parseInt(first, 16), parseInt(last, 16)];
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');
}

for (const [part, source] of Object.entries(PARTS)) {
  const face = css.split('@font-face').find((rule) => rule.includes(`vazirmatn-${part}.woff2`));
  const characters = charactersOf(/unicode-range:([^;]+);/.exec(face)[1]);
  const whole = at(`../../node_modules/@fontsource-variable/vazirmatn/files/vazirmatn-${source}-wght-normal.woff2`);
  const bytes = await subsetFont(await readFile(whole), characters, { targetFormat: 'woff2', variationAxes });
  await writeFile(at(`../app/fonts/vazirmatn-${part}.woff2`), bytes);
  console.log(part, bytes.length);
}
