import { fromKeyedLists, toKeyedLists } from './keyed-lists.js';

const section = {
  id: 's1',
  customData: { texts: { title: 'سلام', texts: 'x' }, links: {} },
  seo: undefined,
};
const framework = { selectedLayouts: { hero: 'hero-1' }, dynamicDesign: { pages: [{ sections: [section] }] } };

it('free names become lists and come back', () => {
  const carried = toKeyedLists(framework);
  expect(carried.selectedLayouts).toEqual([{ key: 'hero', value: 'hero-1' }]);
  expect(carried.dynamicDesign.pages[0]?.sections[0]?.customData).toEqual({
    texts: [
      { key: 'title', value: 'سلام' },
      { key: 'texts', value: 'x' },
    ],
    links: [],
  });
  expect(fromKeyedLists(carried, 'kept')).toEqual(JSON.parse(JSON.stringify(framework)));
});

it('null stays where it says something', () => {
  const given = { logo: null, texts: null, __typename: 'Branding' };
  expect(fromKeyedLists(given, 'kept')).toEqual({ logo: null, texts: null });
  expect(fromKeyedLists(given, 'dropped')).toEqual({});
});

it('the last of duplicate keys counts, and no key reaches a prototype', () => {
  const texts = ['a', '__proto__', 'a'].map((key, index) => ({ key, value: String(index) }));
  const read = fromKeyedLists({ texts }, 'kept') as { texts: Record<string, string> };
  expect(Object.entries(read.texts)).toEqual([
    ['a', '2'],
    ['__proto__', '1'],
  ]);
  expect(Object.getPrototypeOf(read.texts)).toBe(Object.prototype);
});

it('what is a record already, or cannot be read, stays as it is', () => {
  expect(fromKeyedLists({ texts: { a: 'b' }, images: 5 }, 'dropped')).toEqual({ texts: { a: 'b' }, images: 5 });
});
