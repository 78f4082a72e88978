import { DRAWN_TYPES, layoutsOf } from '../layouts/layouts.js';
import { TRADES } from '../templates/trades.js';
import { compositionsOf, tradesOf } from './section-sample.js';

describe('the sample of the section matrix', () => {
  test.each(DRAWN_TYPES)('has every layout of %s, and every trade', (type) => {
    const trades = layoutsOf(type).map((layout) => tradesOf(layout, false));
    expect(trades.every(({ length }) => length > 0)).toBe(true);
    expect(new Set(trades.flat())).toEqual(new Set(TRADES));
  });

  test.each(DRAWN_TYPES)('has every composition of %s once', (type) => {
    const drawnBy = (layout: ReturnType<typeof layoutsOf>[number]) =>
      layout.type === 'full_page' ? layout.id : layout.composition.name;
    const sample = compositionsOf(type, false).map(drawnBy);
    expect(new Set(sample).size).toBe(sample.length);
    expect(new Set(sample)).toEqual(new Set(layoutsOf(type).map(drawnBy)));
  });

  test('cannot leave anything out of a whole run', () => {
    for (const type of DRAWN_TYPES) {
      expect(compositionsOf(type, true)).toEqual(layoutsOf(type));
      for (const layout of layoutsOf(type)) expect(tradesOf(layout, true)).toEqual(TRADES);
    }
  });
});
