/** A site to build in tests: pictures, icons and fonts are a few bytes, everything else is real. */
import type { SectionType } from '#core/catalogue.js';
import { buildSite } from '../build/build-site.js';
import type { ReleaseFile } from '../build/release-file.js';
import type { BuildTools, BuiltPicture, SiteInput } from '../build/site-input.js';
import type { PageInput } from '../page/page-parts.js';

/** A page of these layouts. */
export function testPage(id: string, name: string, ...layoutIds: readonly string[]): PageInput {
  const sections = layoutIds.map((layoutId, order) => ({
    id: `${id}-${order}`,
    sectionType: layoutId.replace(/-\d+$/, '') as SectionType,
    layoutId,
    order,
    customData: {},
  }));
  return { id, name, sections };
}

/** Sizes of 320 and 640 px, told apart by `seed`. */
export function testPicture(seed: number, fallback: 'jpeg' | 'png' = 'jpeg'): BuiltPicture {
  const files = [320, 640].flatMap((width) =>
    (['webp', fallback] as const).map((format, at) => ({ format, width, bytes: Uint8Array.of(seed, width >> 5, at) })),
  );
  return { width: 640, height: 480, files };
}

export function testSite(over: Partial<SiteInput> = {}): SiteInput {
  return {
    pages: [testPage('main', 'خانه', 'full_page-1')],
    brand: { primaryColor: '#059669' },
    facts: { name: 'کلینیک مهر' },
    trade: 'clinic',
    siteType: 'business',
    origin: 'https://mehr.example',
    label: 'mehr',
    pictures: new Map(),
    socialPictures: new Map(),
    icons: {
      favicon: Uint8Array.of(1),
      squares: new Map([
        [180, Uint8Array.of(2)],
        [192, Uint8Array.of(3)],
        [512, Uint8Array.of(4)],
      ]),
      social: Uint8Array.of(5),
    },
    ...over,
  };
}

export const testTools: BuildTools = {
  fonts: (font, characters) =>
    Promise.resolve([{ font, name: 'persian', unicodeRange: 'U+0-6FF', bytes: new TextEncoder().encode(characters) }]),
  pause: () => Promise.resolve(),
};

/** Texts of the files by their paths; what is no text is left out. */
export function textsOf(files: readonly ReleaseFile[]): Map<string, string> {
  return new Map(
    files
      .filter(({ type }) => type.includes('charset'))
      .map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]),
  );
}

/** The text of one file of a site that is built for it. */
export async function builtText(site: SiteInput, path: string): Promise<string> {
  return textsOf(await buildSite(site, testTools)).get(path) ?? '';
}
