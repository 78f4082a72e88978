/**
 * The picture of a page: an SVG of 1200 px that contains the page's own HTML, CSS and font, so that the browser that
 * shows it shapes the Persian text. The server renders no HTML to pixels; see docs/decisions.
 */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DesignFacts } from '#core/design/design-facts.js';
import type { DesignMenu } from '#core/design/design-menu.js';
import type { Branding, DesignPage } from '#core/design/design.js';
import { isFileReference } from '#core/design/file-reference.js';
import { isStockReference } from '#core/design/stock-reference.js';
import { pictureKey } from '#core/sections/picture-crop.js';
import { CANVAS } from '#core/limits/limits.js';
import { lookValue, type LookValue } from '#core/design/look.js';
import { shownCharacters } from '#sitekit/build/characters.js';
import type { FontFile } from '#sitekit/build/site-input.js';
import { fontFaceCss, PageView, usedCss } from '#sitekit/index.js';
import { knownTexts } from '#sitekit/texts/known-texts.js';
import type { Trade } from '#sitekit/templates/trades.js';
import { pageHeight, partsWithin } from './page-height.js';
import { cdata, toXhtml } from './xhtml.js';

export interface PreviewInput {
  readonly page: DesignPage;
  readonly pages: readonly DesignPage[];
  readonly facts?: DesignFacts | undefined;
  readonly menu?: DesignMenu | undefined;
  readonly branding: Branding;
  /** The label of the domain, which names a site without a name; empty where it has none yet. */
  readonly label?: string;
  readonly trade: Trade;
  /** Its pictures as `data:` addresses by their keys (pictureKey). A picture fetches nothing. */
  readonly pictures: ReadonlyMap<string, string>;
  /** px: nothing below is drawn. The whole page where it is not given. */
  readonly maxHeight?: number;
  /** The files that show these characters. */
  readonly fonts: (characters: string) => Promise<readonly PreviewFont[]>;
}

export type PreviewFont = Pick<FontFile, 'font' | 'unicodeRange' | 'bytes'>;

/** About how much higher a page is than it was measured. */
const HEIGHT_BY_DENSITY: Record<LookValue<'density'>, number> = { normal: 1, compact: 0.92, airy: 1.13 };

/**
 * Pictures at other addresses would not load inside a picture: the scene illustration replaces them. Kept ones are
 * named with their crops.
 */
function onlyOwnPictures(page: DesignPage): DesignPage {
  const sections = page.sections.map((section) => {
    const { images = {}, crops = {}, ...rest } = section.customData;
    const own = Object.entries(images).flatMap(([slot, address]) => {
      if (address.startsWith('data:')) return [[slot, address]];
      return isFileReference(address) || isStockReference(address) ? [[slot, pictureKey(address, crops[slot])]] : [];
    });
    return { ...section, customData: { ...rest, images: Object.fromEntries(own) } };
  });
  return { ...page, sections };
}

function faceOf({ font, unicodeRange, bytes }: PreviewFont): string {
  return fontFaceCss(`data:font/woff2;base64,${Buffer.from(bytes).toString('base64')}`, unicodeRange, font);
}

export async function previewSvg(input: PreviewInput): Promise<string> {
  const { page, pages, facts, menu, branding, label, trade, pictures, fonts, maxHeight = Infinity } = input;
  const known = knownTexts(pages, facts);
  const higher = HEIGHT_BY_DENSITY[lookValue(branding.look, 'density')];
  const width = CANVAS.previewWidth;
  const height = Math.min(maxHeight, Math.ceil(pageHeight(page, trade, known) * higher));
  const fileUrl = (reference: string): string | null => pictures.get(reference) ?? null;
  const top = partsWithin(maxHeight / higher, page, trade, known);
  const view = { page: onlyOwnPictures(page), top, pages, menu, facts, label, brand: branding, trade, fileUrl };
  const html = toXhtml(renderToStaticMarkup(createElement(PageView, view)));
  const faces = (await fonts(shownCharacters([html]))).map(faceOf);
  const style = `${faces.join('')}${usedCss(html)}.bp-site{min-height:${height}px}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<style>${cdata(style)}</style><rect width="100%" height="100%" fill="#fff"/>` +
    `<foreignObject width="${width}" height="${height}"><div xmlns="http://www.w3.org/1999/xhtml">${html}</div></foreignObject></svg>\n`
  );
}
