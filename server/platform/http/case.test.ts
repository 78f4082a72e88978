import fc from 'fast-check';
import { toCamelCase, wireJson, wireNames } from './case.js';

const textOf = (value: unknown): string => wireJson(value).toString();

const onWire = (value: unknown): unknown => JSON.parse(textOf(value));

describe('field names on the wire', () => {
  it('S-233 writes snake_case at every depth', () => {
    const answer = { isOpen: true, $id: 'w', items: [{ lastDay: { fullName: 'x' } }], at: new Date(0) };
    expect(onWire(answer)).toEqual({
      is_open: true,
      $id: 'w',
      items: [{ last_day: { full_name: 'x' } }],
      at: '1970-01-01T00:00:00.000Z',
    });
  });

  it('S-151 answers documented camelCase names beside snake_case', () => {
    expect(onWire({ items: [{ refId: '1', userProfile: { fullName: 'x' } }] })).toEqual({
      items: [{ ref_id: '1', refId: '1', user_profile: { full_name: 'x' }, userProfile: { full_name: 'x' } }],
    });
  });

  it('S-233 reads both spellings into camelCase', () => {
    expect(toCamelCase({ order_id: 1, orderId2: 2, wizard_data: { site_type: 'personal' } })).toEqual({
      orderId: 1,
      orderId2: 2,
      wizardData: { siteType: 'personal' },
    });
  });

  it('cannot rename keys inside a customer record', () => {
    const data = { customData: { texts: { item_1_title: 'الف' } }, selected_layouts: { blog_posts: 'blog_posts-1' } };
    expect(toCamelCase(data)).toEqual({
      customData: { texts: { item_1_title: 'الف' } },
      selectedLayouts: { blog_posts: 'blog_posts-1' },
    });
    expect(onWire({ texts: { itemTitle: 'الف' } })).toEqual({ texts: { itemTitle: 'الف' } });
  });
});

/** Renamed first and written by JSON.stringify after it, as the text must be. */
function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  const members = Object.entries(value).flatMap(([key, inner]) =>
    wireNames(key).map((name) => [name, key === 'texts' ? inner : renamed(inner)]),
  );
  return Object.fromEntries(members) as unknown;
}

describe('the JSON of an answer', () => {
  const key = fc.constantFrom('orderNumber', 'isOpen', 'refId', 'texts', '$id', 'title', 'x"y', 'قیمت');
  const { answer } = fc.letrec((tie) => ({
    answer: fc.oneof({ maxDepth: 4 }, tie('plain'), tie('list'), tie('record')),
    plain: fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.double(),
      fc.integer(),
      fc.boolean(),
      fc.date({ noInvalidDate: true }),
      fc.constantFrom(null, undefined, -0),
    ),
    list: fc.array(tie('answer'), { maxLength: 4 }),
    record: fc.dictionary(key, tie('answer'), { maxKeys: 6 }),
  }));

  it('is that of JSON.stringify, letter for letter', () => {
    fc.assert(
      fc.property(fc.dictionary(key, answer), (value) => {
        expect(textOf(value)).toBe(JSON.stringify(renamed(value)));
      }),
    );
  });

  it('holds a list that has two names once more, and one that changed in between', () => {
    const list = [{ isOpen: true }];
    expect(textOf({ items: list, orders: list })).toBe('{"items":[{"is_open":true}],"orders":[{"is_open":true}]}');
    list.push({ isOpen: false });
    expect(textOf({ items: list })).toBe('{"items":[{"is_open":true},{"is_open":false}]}');
  });
});
