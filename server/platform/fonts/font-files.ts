/** Where the fonts of customers' sites are installed, and their licences. All are under the SIL Open Font License. */
import { createRequire } from 'node:module';
import type { FontKey } from '#core/limits/limits.js';

const { resolve } = createRequire(import.meta.url);

export interface InstalledFont {
  /** The absolute path of a WOFF2 file. */
  readonly path: string;
  /** The characters that it is to draw, as CSS writes them; left out: all that it has. */
  readonly unicodeRange?: string;
}

interface Installed {
  readonly files: readonly InstalledFont[];
  readonly licence: string;
}

/** Letters and digits of Persian with their joiners. */
const PERSIAN = 'U+600-6FF,U+200C-200F,U+FB50-FDFF,U+FE70-FEFC';
const LATIN = 'U+0-2AF,U+2000-200B,U+2010-2027,U+2030-206F,U+2190-22FF';

/** The file with the Persian letters, and the one with Latin letters and signs. */
function fontsource(name: string, style: string, scope = '@fontsource-variable'): Installed {
  const file = (part: string, unicodeRange: string) => ({
    path: resolve(`${scope}/${name}/files/${name}-${part}-${style}.woff2`),
    unicodeRange,
  });
  return { files: [file('arabic', PERSIAN), file('latin', LATIN)], licence: `${scope}/${name}/LICENSE` };
}

const INSTALLED: Record<FontKey, Installed> = {
  vazir: {
    files: [{ path: resolve('vazirmatn/fonts/webfonts/Vazirmatn[wght].woff2') }],
    licence: 'vazirmatn/OFL.txt',
  },
  yekan: fontsource('estedad', 'wght-normal'),
  nazanin: fontsource('noto-naskh-arabic', 'wght-normal'),
  titra: fontsource('lalezar', '400-normal', '@fontsource'),
  iransans: fontsource('noto-sans-arabic', 'wght-normal'),
  composite: fontsource('baloo-bhaijaan-2', 'wght-normal'),
  sahel: { files: [{ path: resolve('sahel-font/dist/Sahel-VF.woff2') }], licence: 'sahel-font/LICENSE' },
  markazi: fontsource('markazi-text', 'wght-normal'),
  kufi: fontsource('noto-kufi-arabic', 'wght-normal'),
  reem: fontsource('reem-kufi', 'wght-normal'),
  marhey: fontsource('marhey', 'wght-normal'),
  playpen: fontsource('playpen-sans-arabic', 'wght-normal'),
};

/** Characters that several files have are drawn from the first one. */
export function fontFiles(key: FontKey): readonly InstalledFont[] {
  return INSTALLED[key].files;
}

/** The absolute path of a font's licence, a text. */
export function fontLicenceFile(key: FontKey): string {
  return resolve(INSTALLED[key].licence);
}
