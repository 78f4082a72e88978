import { mostItems, SECTION_LISTS } from '#core/sections/section-lists.js';
import { LISTS } from '#core/limits/limits.js';
import { DRAWN_TYPES, layoutsOf } from './layouts/layouts.js';
import { itemNumbers, itemsOfList, list, pictureNames, slots, textNames } from './slots.js';
import type { Layout } from './section.types.js';

const drawn = DRAWN_TYPES.flatMap((type) => layoutsOf(type)).filter(
  (layout): layout is Layout => layout.type !== 'full_page',
);

describe('slots of a composition', () => {
  const declared = slots('title', list('member', 2, 'name', 'role', 'picture'));

  test('begin with the samples of their lists', () => {
    expect(textNames(declared)).toEqual(['title', 'member1.name', 'member1.role', 'member2.name', 'member2.role']);
    expect(pictureNames(declared)).toEqual(['picture1', 'picture2']);
  });

  test('follow the items and their order', () => {
    const items = itemNumbers(declared, { member: [5, 1] });
    expect(textNames(declared, items)).toEqual([
      'title',
      'member5.name',
      'member5.role',
      'member1.name',
      'member1.role',
    ]);
    expect(pictureNames(declared, items)).toEqual(['picture5', 'picture1']);
  });

  test('cannot draw more items than the list takes', () => {
    expect(itemsOfList({ ...list('plan', 2, 'title'), max: 3 }, [9, 8, 7, 6])).toEqual([9, 8, 7]);
  });
});

describe('lists of the library', () => {
  test('each is named for the interface, and none is named in vain', () => {
    const declared = new Set(
      drawn.flatMap(({ type, composition }) => composition.slots.lists.map(({ name }) => `${type}.${name}`)),
    );
    const named = Object.entries(SECTION_LISTS).flatMap(([type, lists]) =>
      Object.keys(lists).map((name) => `${type}.${name}`),
    );
    expect([...declared].sort()).toEqual(named.sort());
  });

  test.each(drawn.map(({ id, type, composition }) => [id, type, composition.slots] as const))(
    '%s has lists within bounds',
    (_, type, { lists }) => {
      expect(lists.filter(({ pictures }) => pictures !== 'none').length).toBeLessThanOrEqual(1);
      for (const { name, sample, max } of lists) {
        expect(sample).toBeLessThanOrEqual(max);
        expect(max).toBeLessThanOrEqual(mostItems(type, name));
      }
    },
  );

  test('no bound of a list is higher than a layout draws', () => {
    for (const [type, lists] of Object.entries(SECTION_LISTS))
      for (const name of Object.keys(lists)) {
        const drawnBy = drawn.filter((layout) => layout.type === type);
        const bounds = drawnBy.flatMap(({ composition }) =>
          composition.slots.lists.filter((each) => each.name === name),
        );
        const most = Math.max(...bounds.map(({ max }) => max));
        // Figures of an opening are four in every layout.
        if (type !== 'hero') expect([type, name, most]).toEqual([type, name, mostItems(type as Layout['type'], name)]);
      }
  });

  test('a full page has no more lists than a section keeps', () => {
    for (const layout of layoutsOf('full_page')) {
      if (layout.type !== 'full_page') continue;
      expect(layout.parts.length * 3).toBeLessThanOrEqual(LISTS.perSection);
    }
  });
});
