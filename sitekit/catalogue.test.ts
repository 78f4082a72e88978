import { SECTION_COUNTS, SECTION_TYPES } from '#core/catalogue.js';
import { isListKey, mostItems } from '#core/sections/section-lists.js';
import { catalogueFonts, catalogueLayouts, catalogueTemplates, catalogueTrades } from './catalogue.js';
import { findLayout, imageSlotsOf, sampleTexts, textSlotsOf } from './layouts/layouts.js';

const all = SECTION_TYPES.flatMap((type) => catalogueLayouts(type, 'clinic'));

/** The name of a slot with the number of the first item in place of `#`. */
const first = (name: string): string => name.replace('#', '1');

describe('the layouts of the catalogue', () => {
  it('are all layouts, each once', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const type of SECTION_TYPES)
      expect([type, catalogueLayouts(type, 'general').length]).toEqual([type, SECTION_COUNTS[type]]);
  });

  it('name every text and picture that the designer offers', () => {
    for (const { id, slots, itemLists, parts } of all) {
      const layout = findLayout(id);
      if (!layout || parts.length > 0) continue;
      const names = [...slots, ...itemLists.flatMap((list) => list.slots)].map((slot) => slot.name);
      const offered = [...textSlotsOf(layout), ...imageSlotsOf(layout)].map(({ name }) => name);
      const pattern = (name: string) => (names.includes(name) ? name : name.replace(/\d+/, '#'));
      expect([id, offered.filter((name) => !names.includes(pattern(name)))]).toEqual([id, []]);
    }
  });

  it('show the samples of the trade, one for each item of a list', () => {
    const samples = sampleTexts('team', 'clinic');
    for (const { itemLists } of all.filter(({ sectionType }) => sectionType === 'team')) {
      for (const { name, sampleItems, slots } of itemLists) {
        const texts = slots.filter(({ kind, isFirstOnly }) => kind !== 'picture' && !isFirstOnly);
        for (const slot of texts) {
          expect(slot.samples).toHaveLength(sampleItems);
          expect(slot.samples[0]).toBe(samples[first(slot.name)]);
          expect(slot.name.startsWith(`${name}#.`)).toBe(true);
        }
      }
    }
  });

  it('have a declaration and a bound of every text, and neither of pictures', () => {
    const slots = all.flatMap((layout) => [...layout.slots, ...layout.itemLists.flatMap((list) => list.slots)]);
    for (const { kind, declaration, maxLength, samples } of slots) {
      const isPicture = kind === 'picture' || kind === 'video';
      expect([declaration === null, maxLength === null, samples.length === 0]).toEqual(Array(3).fill(isPicture));
    }
  });

  it('have lists within the bounds, under names that a design may keep', () => {
    for (const { sectionType, itemLists } of all)
      for (const { name, sampleItems, maxItems } of itemLists) {
        expect(isListKey(sectionType, name)).toBe(true);
        expect(sampleItems).toBeLessThanOrEqual(maxItems);
        expect(maxItems).toBeLessThanOrEqual(mostItems(sectionType, name));
      }
  });

  it('say the outline of pictures where there are some', () => {
    for (const { slots, itemLists, pictureShape } of all) {
      const named = [...slots, ...itemLists.flatMap((list) => list.slots)];
      const hasPictures = named.some(({ kind }) => kind === 'picture' || kind === 'video');
      expect(pictureShape !== null).toBe(hasPictures);
    }
  });

  it('have full pages made of layouts of other types', () => {
    const pages = all.filter(({ sectionType }) => sectionType === 'full_page');
    for (const { parts, slots, itemLists } of pages) {
      expect([slots, itemLists]).toEqual([[], []]);
      expect(parts.length).toBeGreaterThan(3);
      expect(new Set(parts.map(({ prefix }) => prefix)).size).toBe(parts.length);
      for (const { layoutId } of parts) expect(findLayout(layoutId)?.type).not.toBe('full_page');
    }
  });
});

describe('the templates of the catalogue', () => {
  it('are those of a trade, or all', () => {
    expect(catalogueTemplates('law').map(({ trade }) => trade)).toEqual(['law', 'law', 'law']);
    expect(catalogueTemplates(null)).toHaveLength(36);
    expect(catalogueTemplates('general')).toEqual([]);
  });

  it('have texts for slots of their parts', () => {
    for (const { id, parts, texts } of catalogueTemplates(null)) {
      expect([id, parts.length > 3]).toEqual([id, true]);
      const strange = Object.keys(texts).filter((slot) => !parts.some(({ prefix }) => slot.startsWith(prefix)));
      expect([id, strange]).toEqual([id, []]);
    }
  });
});

it('lists trades and fonts', () => {
  const trades = catalogueTrades();
  expect(trades[0]).toEqual({ id: 'general', name: 'عمومی', hasTemplates: false });
  expect(trades.filter(({ hasTemplates }) => hasTemplates)).toHaveLength(20);
  expect(catalogueFonts()[0]).toEqual({ id: 'vazir', name: 'وزیر', drawnWith: 'Vazirmatn' });
});
