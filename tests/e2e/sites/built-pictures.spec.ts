/**
 * Pictures of a built site are in a frame with several sizes; in the designer they are one plain picture. Every
 * layout is laid out both ways with the same pictures, wide and tall: the boxes must be the same.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { SECTION_TYPES, type SectionType } from '#core/catalogue.js';
import type { PictureSet } from '#sitekit/picture-set.js';
import { expect, test } from '../fixtures.js';

type Sitekit = typeof import('#sitekit/index.js') & Pick<typeof import('#sitekit/layouts/layouts.js'), 'imageSlotsOf'>;

/** The modules that tsc compiled: the browser tests' own loader would make something else of the components. */
const { SectionView, imageSlotsOf, layoutsOf, siteCss } = (await import(
  pathToFileURL(resolve('dist/sitekit/index.js')).href
)) as Sitekit;

const SIZES = [
  [900, 600],
  [500, 800],
] as const;
const WIDTHS = [1200, 375] as const;

async function pictureOf(width: number, height: number): Promise<string> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${bytes.toString('base64')}`;
}

/** Every layout of the type that shows pictures, with this one in every place. */
function sheet(type: SectionType, picture: string, set: PictureSet | null): string {
  const views = layoutsOf(type).map((layout) => {
    const images = Object.fromEntries(imageSlotsOf(layout).map(({ name }) => [name, picture]));
    const section = { id: layout.id, sectionType: type, layoutId: layout.id, customData: { images } };
    const pictures = set ? { pictures: () => set } : {};
    const view = createElement(SectionView, { section, brand: { logo: picture }, trade: 'general', ...pictures });
    const markup = renderToStaticMarkup(view);
    return markup.includes('<img') ? `<div data-layout="${layout.id}">${markup}</div>` : '';
  });
  const style = `*{transition:none!important}${siteCss}`;
  return `<!doctype html><html lang="fa" dir="rtl"><style>${style}</style><body style="margin:0">${views.join('')}`;
}

/** The boxes at every width. The document is loaded once: another width only lays it out again. */
async function boxesOf(page: Page, html: string): Promise<string[][]> {
  await page.setContent(html);
  const found: string[][] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    found.push(await boxes(page));
  }
  return found;
}

/** Where every picture is: its layout, its box, how it fills it, and how high the layout is. */
function boxes(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // A closed part of the page keeps its layout of another width: everything is laid out from the beginning.
    document.body.style.display = 'none';
    document.body.getBoundingClientRect();
    document.body.style.display = '';
    // Those of light boxes are shown on request only.
    const pictures = [...document.images].filter((each) => !each.closest('.bp-box'));
    for (const each of pictures) each.loading = 'eager';
    await Promise.all(pictures.map((each) => each.decode()));
    return pictures.map((picture) => {
      const layout = picture.closest<HTMLElement>('[data-layout]');
      const top = layout?.getBoundingClientRect().top ?? 0;
      const frame = picture.closest('.bp-frame') ?? picture;
      const box = frame.getBoundingClientRect();
      // Hidden ones have no place.
      if (box.width === 0) return `${layout?.dataset['layout']}: hidden`;
      // A border or a padding is the frame's own; the picture fills what is inside.
      const look = getComputedStyle(frame);
      const inner = (side: 'Top' | 'Left') =>
        Number.parseFloat(look[`border${side}Width`]) + Number.parseFloat(look[`padding${side}`]);
      const own = picture.getBoundingClientRect();
      const isFilled =
        frame === picture ||
        (Math.abs(own.width + 2 * inner('Left') - box.width) < 1 &&
          Math.abs(own.height + 2 * inner('Top') - box.height) < 1);
      const place = [box.x, box.y - top, box.width, box.height].map(Math.round).join(' ');
      const high = Math.round(layout?.getBoundingClientRect().height ?? 0);
      return `${layout?.dataset['layout']}: ${place} of ${high}, ${getComputedStyle(picture).objectFit}, ${isFilled}`;
    });
  });
}

test.use({ trace: 'off', screenshot: 'off' });
// Both workers take part.
test.describe.configure({ mode: 'parallel' });

for (const [width, height] of SIZES) {
  test(`a built picture of ${width} × ${height} takes the very place of a plain one, in every layout`, async ({
    page,
  }) => {
    test.setTimeout(480_000);
    const picture = await pictureOf(width, height);
    const source = { address: picture, width };
    const set = { width, height, webp: [source], fallback: [source] };
    let pictures = 0;
    for (const type of SECTION_TYPES) {
      const plain = await boxesOf(page, sheet(type, picture, null));
      expect(await boxesOf(page, sheet(type, picture, set))).toEqual(plain);
      pictures += plain[0]?.length ?? 0;
    }
    expect(pictures).toBeGreaterThan(300);
  });
}
