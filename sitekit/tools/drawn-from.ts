/**
 * The inputs of the pictures and heights of layouts: the markup of each layout, the rules of the stylesheet that can
 * reach it, and for the heights the sample texts of all trades. Where an input changes, they are out of date.
 */
import { BRAND } from '#core/limits/limits.js';
import { DRAWN_TYPES, layoutsOf, sampleTexts, tradeCopy } from '../layouts/layouts.js';
import { usedCss } from '../styles/used-css.js';
import { TRADES } from '../templates/trades.js';
import { drawnLayout, lookPaint } from './look-sheet.js';

/** The inputs of one layout, as texts to be compared. */
export interface DrawnFrom {
  readonly id: string;
  readonly thumbnails: string;
  /** Null for full pages, which have no height of their own. */
  readonly heights: string | null;
}

export function drawnFrom(): DrawnFrom[] {
  const paint = lookPaint(BRAND.defaultColor, 'light');
  return DRAWN_TYPES.flatMap((type) => {
    const texts = JSON.stringify(TRADES.map((trade) => [tradeCopy(trade).siteName, sampleTexts(type, trade)]));
    return layoutsOf(type).map((layout) => {
      const html = drawnLayout(layout, {});
      const css = usedCss(html);
      const heights = type === 'full_page' ? null : css + html + texts;
      return { id: layout.id, thumbnails: paint + css + html, heights };
    });
  });
}
