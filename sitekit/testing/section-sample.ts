/**
 * The cases of the section matrix that a test looks at: a fixed sample in `npm test`, all of them in
 * `npm run sections`, which sets `SECTIONS=all`. The sample has every layout, every composition, every template and
 * every trade, and every section type in every trade.
 */
import type { SectionType } from '#core/catalogue.js';
import { layoutsOf } from '../layouts/layouts.js';
import type { AnyLayout } from '../section.types.js';
import { TRADES, type Trade } from '../templates/trades.js';

export const IS_WHOLE = process.env['SECTIONS'] === 'all';

/** The trades in which a layout is drawn: of the sample one, or two where its type has fewer layouts than trades. */
export function tradesOf(layout: AnyLayout, isWhole = IS_WHOLE): readonly Trade[] {
  if (isWhole) return TRADES;
  const layouts = layoutsOf(layout.type);
  const place = layouts.indexOf(layout) % TRADES.length;
  return TRADES.filter((_, turn) => turn % layouts.length === place);
}

/** Layouts of a type: of the sample the first one of each composition, and every full page. */
export function compositionsOf(type: SectionType, isWhole = IS_WHOLE): readonly AnyLayout[] {
  const layouts = layoutsOf(type);
  if (isWhole) return layouts;
  const drawnBy = (layout: AnyLayout) => (layout.type === 'full_page' ? layout : layout.composition);
  const firsts = new Map(layouts.toReversed().map((layout) => [drawnBy(layout), layout]));
  return layouts.filter((layout) => firsts.get(drawnBy(layout)) === layout);
}
