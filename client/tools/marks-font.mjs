/**
 * Writes `client/app/fonts/vazirmatn-marks.woff2`: the punctuation of Vazirmatn that Persian text uses. Otherwise it is
 * in the Latin file alone, which a page without Latin text does not need. Run it manually when the font's package
 * changes: `node client/tools/marks-font.mjs`. The file is committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const MARKS = `!"%'()*+,-./:;=?[]_|«·»×–—‘’“”…`;
const at = (path) => new URL(path, import.meta.url);

const latin = await readFile(
  at('../../node_modules/@fontsource-variable/vazirmatn/files/vazirmatn-latin-wght-normal.woff2'),
);
const marks = await subsetFont(latin, MARKS, { targetFormat: 'woff2' });
await mkdir(at('../app/fonts/'), { recursive: true });
await writeFile(at('../app/fonts/vazirmatn-marks.woff2'), marks);
console.log(`${marks.length} bytes`);
