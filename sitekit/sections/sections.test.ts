import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DRAWN_TYPES, layoutsOf, sampleTexts } from '../layouts/layouts.js';
import { SectionView } from '../page/page-view.js';
import type { Layout, SectionProps } from '../section.types.js';
import { itemNumbers, pictureNames, textNames } from '../slots.js';
import { htmlFaults, headingLevels, idsOf, outsideAddresses, visibleText } from '../testing/html-check.js';
import { tradesOf } from '../testing/section-sample.js';
import type { Trade } from '../templates/trades.js';

const layouts = DRAWN_TYPES.flatMap((type) => layoutsOf(type));
const single = layouts.filter((layout): layout is Layout => layout.type !== 'full_page');
const cases = layouts.map((layout) => [layout.id, layout] as const);

function render(layout: (typeof layouts)[number], trade: Trade = 'general'): string {
  return renderToStaticMarkup(
    createElement(SectionView, {
      section: { id: 's', sectionType: layout.type, layoutId: layout.id },
      trade,
      brand: {},
    }),
  );
}

const drawn = new Map<string, string>();

/** Rendered once for all the tests that only look at it. */
function html(layout: (typeof layouts)[number], trade: Trade = 'general'): string {
  const key = `${layout.id}/${trade}`;
  const text = drawn.get(key) ?? render(layout, trade);
  drawn.set(key, text);
  return text;
}

/** Renders one composition and tells which slots it asked for. */
function slotsRead(layout: Layout): { texts: Set<string>; images: Set<string> } {
  const texts = new Set<string>();
  const images = new Set<string>();
  const spy = <T extends object>(target: T, seen: Set<string>): T =>
    new Proxy(target, { get: (object, name) => (seen.add(String(name)), Reflect.get(object, name) as unknown) });
  const site = {
    name: 'نام',
    logo: null,
    home: 'index.html',
    nav: [],
    contactHref: '#contact',
    requestHref: '#forms',
    profiles: [],
    mapHref: null,
    moreHref: '#about',
  };
  const props: SectionProps = {
    texts: spy({ ...sampleTexts(layout.type, 'general') }, texts),
    items: itemNumbers(layout.composition.slots),
    images: spy({}, images),
    site,
    trade: 'general',
    anchorId: 'a',
    level: 2,
    treatment: layout.treatment,
    ordinal: 1,
    isTitleNew: true,
    slotPrefix: '',
    editable: false,
  };
  renderToStaticMarkup(createElement(layout.composition.View, props));
  return { texts, images };
}

describe('every layout', () => {
  test.each(cases)('%s is well-formed in its trades', (_, layout) => {
    for (const trade of tradesOf(layout)) expect(htmlFaults(html(layout, trade))).toEqual([]);
  });

  test.each(cases)('%s shows Persian and no accidents', (_, layout) => {
    for (const trade of tradesOf(layout)) {
      const text = visibleText(html(layout, trade));
      expect(text).toMatch(/[آ-ی]{2,}/);
      expect(text).not.toMatch(/undefined|null|NaN|\[object|lorem/i);
      expect(text).not.toMatch(/[0-9]/);
    }
  });

  test.each(cases)('%s has unique ids and asks no other host', (_, layout) => {
    const ids = idsOf(html(layout));
    expect(new Set(ids).size).toBe(ids.length);
    expect(outsideAddresses(html(layout))).toEqual([]);
  });

  test.each(cases)('%s never skips a heading level', (_, layout) => {
    const levels = headingLevels(html(layout));
    expect(levels.filter((level) => level === 1).length).toBeLessThanOrEqual(1);
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? level - 1)).toBeLessThanOrEqual(1));
  });

  test.each(cases)('%s renders the same twice', (_, layout) => {
    expect(render(layout)).toBe(html(layout));
  });

  test.each(single.map((layout) => [layout.id, layout] as const))('%s declares the slots it reads', (_, layout) => {
    const { texts, images } = slotsRead(layout);
    const known = new Set(Object.keys(sampleTexts(layout.type, 'general')));
    expect([...texts].filter((name) => known.has(name)).sort()).toEqual(
      [...new Set(textNames(layout.composition.slots))].sort(),
    );
    expect([...images].sort()).toEqual(pictureNames(layout.composition.slots).sort());
  });

  test('no two layouts of a type share a structure', () => {
    for (const type of DRAWN_TYPES) {
      const shapes = layoutsOf(type).map((layout) => html(layout).replace(/>[^<]+</g, '><'));
      expect(new Set(shapes).size).toBe(shapes.length);
    }
  });
});
