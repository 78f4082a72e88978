/** Sections whose lists have other numbers of items than their samples: drawn in order, whole, and without holes. */
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LISTS, TABLE_COLUMNS } from '#core/limits/limits.js';
import { CELLS } from '#core/sections/table-cells.js';
import { DRAWN_TYPES, layoutsOf, partsOf } from '../layouts/layouts.js';
import { SectionView } from '../page/page-view.js';
import type { Layout } from '../section.types.js';
import { itemTexts, upTo } from '../slots.js';
import { holesOf } from '../testing/holes.js';
import { headingLevels, htmlFaults, idsOf, visibleText } from '../testing/html-check.js';
import { IS_WHOLE } from '../testing/section-sample.js';

const drawn = DRAWN_TYPES.flatMap((type) => layoutsOf(type)).filter(
  (layout): layout is Layout => layout.type !== 'full_page' && layout.composition.slots.lists.length > 0,
);
/** One layout of each composition. */
const compositions = [...new Map(drawn.map((layout) => [layout.composition, layout])).values()];
const cases = compositions.map((layout) => [layout.composition.name, layout] as const);

type Lists = Record<string, number[]>;

function draw({ id, type }: Layout, lists: Lists, texts: Record<string, string> = {}, isPublished = false): string {
  const section = { id: 's', sectionType: type, layoutId: id, customData: { lists, texts } };
  return renderToStaticMarkup(createElement(SectionView, { section, trade: 'general', brand: {}, isPublished }));
}

const listsOf = ({ composition }: Layout, numbers: readonly number[]): Lists =>
  Object.fromEntries(composition.slots.lists.map(({ name }) => [name, [...numbers]]));

/** Further items, at random, in a whole run. */
const RANDOM_RUNS = IS_WHOLE ? 4 : 0;
const EXAMPLES: [number[]][] = [[[1]], [[1, 2]], [upTo(LISTS.maxItems)], [upTo(LISTS.longItems)]];

const numbers = fc.uniqueArray(fc.integer({ min: 1, max: LISTS.maxNumber }), {
  minLength: 1,
  maxLength: LISTS.longItems,
});

describe('lists of any length', () => {
  test.each(cases)('%s is well-formed with any items', (_, layout) => {
    fc.assert(
      fc.property(numbers, (chosen) => {
        const html = draw(layout, listsOf(layout, chosen));
        const levels = headingLevels(html);
        expect(htmlFaults(html)).toEqual([]);
        expect(holesOf(html)).toEqual([]);
        expect(new Set(idsOf(html)).size).toBe(idsOf(html).length);
        levels.forEach((level, at) => expect(level - (levels[at - 1] ?? level - 1)).toBeLessThanOrEqual(1));
        expect(visibleText(html)).not.toMatch(/undefined|null|NaN/);
      }),
      { numRuns: EXAMPLES.length + RANDOM_RUNS, examples: EXAMPLES },
    );
  });

  test.each(cases)('%s draws every item in its order', (_, layout) => {
    const chosen = [7, 2, 9];
    const lists = listsOf(layout, chosen);
    const [part] = partsOf(layout, lists);
    const [list] = layout.composition.slots.lists;
    const shown = part?.items[list?.name ?? ''] ?? [];
    const field = list?.fields[0] ?? '';
    const texts = Object.fromEntries(
      shown.map((n) => [`${list?.name}${n}.${field}`, `نشان${'ابپتث'[shown.indexOf(n)]}`]),
    );
    const text = visibleText(draw(layout, lists, texts));
    const places = Object.values(texts).map((each) => text.indexOf(each));
    expect(places.every((place) => place >= 0)).toBe(true);
    if (!SIDE_BY_SIDE.has(layout.composition.name)) expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test.each(cases)('%s leaves no hole where an item is emptied', (_, layout) => {
    const { slots } = layout.composition;
    const firsts = slots.lists.flatMap((list) => itemTexts(list, 1, true));
    const html = draw(layout, {}, Object.fromEntries(firsts.map((name) => [name, ''])));
    expect(htmlFaults(html)).toEqual([]);
    expect(holesOf(html)).toEqual([]);
  });
});

const table = layoutsOf('tables').filter((layout): layout is Layout => layout.type !== 'full_page');

describe('a table at its bounds', () => {
  const rows = upTo(LISTS.tableRows);
  const cells = Object.fromEntries(
    rows.flatMap((n) => ['title', ...CELLS].map((cell) => [`row${n}.${cell}`, `${cell} ${n}`] as const)),
  );
  const headings = Object.fromEntries(upTo(TABLE_COLUMNS).map((n) => [`column${n}.title`, `heading ${n}`] as const));

  test.each(table.map((layout) => [layout.id, layout] as const))('%s draws every cell', (_, layout) => {
    const html = draw(layout, { row: rows }, { ...cells, ...headings }, true);
    expect(htmlFaults(html)).toEqual([]);
    const text = visibleText(html);
    for (const cell of CELLS) expect(text).toContain(`${cell} ${LISTS.tableRows}`);
  });

  test.each(table.map((layout) => [layout.id, layout] as const))('%s draws no empty column', (_, layout) => {
    const texts = { 'column3.title': '', 'column4.title': '', 'row1.title': 'name', 'row1.first': 'one' };
    const html = draw(layout, { row: [1] }, texts, true);
    expect(html.match(/<t[dh]\b[^>]*><\/t[dh]>/g)).toBeNull();
  });
});

/** Two columns, filled in turn: the order is that of the rows. */
const SIDE_BY_SIDE = new Set(['gallery-showcase']);
