/**
 * The height of a page at 1200 px. Only a browser can measure it, and the server has none: each layout's height with
 * its sample texts has been measured (`npm run draw -- heights`), and longer texts add lines.
 */
import { CANVAS } from '#core/limits/limits.js';
import { sampleTexts } from '#sitekit/index.js';
import { pageParts, type PageInput, type PagePart } from '#sitekit/page/page-parts.js';
import type { KnownTexts } from '#sitekit/texts/known-texts.js';
import type { Trade } from '#sitekit/templates/trades.js';
import { SECTION_HEIGHTS } from './section-heights.data.js';

/** px of a layout without a measurement. */
const UNMEASURED = 640;
/** Characters of a paragraph's line at this width, and its height in px. */
const LINE = { characters: 60, height: 34 } as const;

function extraLines({ layout, texts }: PagePart, trade: Trade): number {
  const samples = sampleTexts(layout.type, trade);
  const longer = Object.entries(texts).map(([slot, text]) => text.length - (samples[slot]?.length ?? 0));
  return longer.reduce((lines, more) => lines + Math.ceil(Math.max(0, more) / LINE.characters), 0);
}

/** Numbers of layouts begin at 1: `hero-3` is the third. */
function measured({ type, id }: PagePart['layout'], trade: Trade): number {
  const heights = SECTION_HEIGHTS[trade][type]?.split(' ') ?? [];
  return Number(heights[Number(id.slice(type.length + 1)) - 1] ?? UNMEASURED);
}

function heightOf(part: PagePart, trade: Trade): number {
  return measured(part.layout, trade) + extraLines(part, trade) * LINE.height;
}

/** How many parts of a page, from its top, fill `height` px; all where they do not. */
export function partsWithin(height: number, page: PageInput, trade: Trade, known: KnownTexts = {}): number {
  let filled = 0;
  let count = 0;
  for (const part of pageParts(page.sections, { trade, known })) {
    if (filled >= height) break;
    filled += heightOf(part, trade);
    count += 1;
  }
  return count;
}

/** px, never under the smallest canvas. */
export function pageHeight(page: PageInput, trade: Trade, known: KnownTexts = {}): number {
  const heights = pageParts(page.sections, { trade, known }).map((part) => heightOf(part, trade));
  return Math.max(
    CANVAS.height.min,
    heights.reduce((sum, height) => sum + height, 0),
  );
}
