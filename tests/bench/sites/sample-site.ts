/** Built sites for the benches: whole pages with a photograph in every place, real fonts and real icons. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import sharp from 'sharp';
import { memoryStore } from '#features/files/renditions/testing/memory-store.js';
import { makeRenditions } from '#features/files/renditions/renditions.js';
import { siteFonts } from '#features/files/fonts/site-fonts.js';
import { siteIcons } from '#features/sites/build/marks/site-icons.js';
import {
  buildSite,
  type BuildTools,
  type BuiltPicture,
  type ReleaseFile,
  type SiteIcons,
} from '#sitekit/build/index.js';
import { findLayout, imageSlotsOf, layoutsOf } from '#sitekit/layouts/layouts.js';
import type { PageInput } from '#sitekit/page/page-parts.js';
import { testPage, testSite } from '#sitekit/testing/test-site.js';
import { TRADES } from '#sitekit/templates/trades.js';

const PICTURE = 'file:1';

/** A page of that layout with the photograph in every place for one. */
export function picturedPage(layoutId: string, at: number): PageInput {
  const page = testPage(`page-${at}`, `صفحهٔ ${at + 1}`, layoutId);
  const layout = findLayout(layoutId);
  const images = Object.fromEntries((layout ? imageSlotsOf(layout) : []).map(({ name }) => [name, PICTURE]));
  return { ...page, sections: page.sections.map((section) => ({ ...section, customData: { images } })) };
}

/** WebP of 2048 × 1365 px, with soft shapes and the grain of a camera. */
export async function photograph(seed = 0): Promise<Buffer> {
  const [width, height] = [2048, 1365];
  const circle = (n: number): string => {
    const [x, y, r] = [(n * 389 + seed * 131) % width, (n * 211 + seed * 71) % height, 90 + ((n * 67) % 260)];
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="hsl(${(seed * 47 + n * 37) % 360} 45% ${30 + ((n * 13) % 45)}%)"/>`;
  };
  const shapes = Array.from({ length: 24 }, (_, n) => circle(n)).join('');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`;
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const grain = await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer();
  const soft = await sharp(Buffer.from(drawing)).blur(6).png().toBuffer();
  return sharp(grain)
    .composite([{ input: soft, blend: 'soft-light' }])
    .webp({ quality: 90 })
    .toBuffer();
}

/** The photograph in all its sizes. */
async function photographSizes(seed = 0): Promise<BuiltPicture> {
  return makeRenditions(await photograph(seed));
}

/** The name of every sample. */
export const SAMPLE_NAME = 'کافه نارون';

/** The materials that all sites of a run share: making them takes seconds. */
export interface Materials {
  readonly pictures: readonly BuiltPicture[];
  readonly icons: SiteIcons;
  readonly fonts: (...given: Parameters<BuildTools['fonts']>) => ReturnType<typeof siteFonts>;
}

export async function makeMaterials(photographs = 3): Promise<Materials> {
  const { ctx } = memoryStore();
  const pictures: BuiltPicture[] = [];
  for (let seed = 0; seed < photographs; seed += 1) pictures.push(await photographSizes(seed));
  const colours = { page: '#ffffff', background: '#059669', ink: '#ffffff', muted: '#d1fae5', accent: '#047857' };
  const words = { name: SAMPLE_NAME, text: 'قهوهٔ جدید در دل شهر', host: 'narvan.example' };
  const icons = await siteIcons(ctx, { ...words, logo: null, colours });
  return { pictures, icons, fonts: (font, characters) => siteFonts(ctx, font, characters) };
}

const COLOURS = ['#8B5CF6', '#059669', '#DC2626', '#2563EB', '#D97706', '#DB2777', '#0F766E'] as const;

/** The n-th design: its trade, colour, layouts and photograph follow from `n`, so that every run builds the same. */
export function buildDesign(
  materials: Materials,
  n: number,
  origin: string,
  pages = 3,
): Promise<readonly ReleaseFile[]> {
  const layouts = layoutsOf('full_page');
  const picked = Array.from({ length: pages }, (_, at) => layouts[(n * 7 + at * 11) % layouts.length]?.id ?? '');
  const picture = materials.pictures[n % materials.pictures.length];
  const site = testSite({
    pages: picked.map(picturedPage),
    brand: { primaryColor: COLOURS[n % COLOURS.length] ?? COLOURS[0] },
    facts: { name: SAMPLE_NAME },
    trade: TRADES[n % TRADES.length] ?? 'general',
    origin,
    pictures: new Map(picture ? [[PICTURE, picture]] : []),
    icons: materials.icons,
  });
  return buildSite(site, { fonts: materials.fonts, pause: () => nextTurn() });
}
