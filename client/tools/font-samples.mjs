/**
 * Cuts the samples of the fonts that the wizard offers: the letters of their names and of one sentence, so that no
 * whole font is fetched before it is chosen. Run it manually when a font or the sample changes, after `npm run build`:
 * `node client/tools/font-samples.mjs`. The files are committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { FONTS } from '../../dist/core/limits/limits.js';
import { fontFiles } from '../../dist/server/platform/fonts/font-files.js';
import { fontName, fontSlug } from '../../dist/sitekit/design/fonts.js';

/** `brandingMessages.font.sample`, under the name of the font. */
const SAMPLE = 'متن سایت شما این‌طور دیده می‌شود؛ ۱۲۳۴';
const folder = new URL('../features/editor/brand/font-samples/', import.meta.url);

await mkdir(folder, { recursive: true });
for (const font of FONTS.filter((each) => each !== 'vazir')) {
  const [{ path }] = fontFiles(font);
  const variationAxes = font === 'titra' ? undefined : { wght: 500 };
  const bytes = await subsetFont(await readFile(path), fontName(font) + SAMPLE, {
    targetFormat: 'woff2',
    variationAxes,
  });
  await writeFile(new URL(`${fontSlug(font)}.woff2`, folder), bytes);
  console.log(font, bytes.length);
}
