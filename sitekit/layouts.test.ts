import { SECTION_COUNTS, SECTION_TYPES, parseLayoutId } from '../core/catalogue.js';
import { DRAWN_TYPES, findLayout, imageSlotsOf, layoutsOf, neighbourLayout, textSlotsOf } from './layouts.js';
import { sampleTexts } from './copy/slots.js';

const all = DRAWN_TYPES.flatMap((type) => layoutsOf(type));

describe('layouts', () => {
  test.each(SECTION_TYPES)('%s has no more than the catalogue', (type) => {
    expect(layoutsOf(type).length).toBeLessThanOrEqual(SECTION_COUNTS[type]);
  });

  test('first set has eight types of four', () => {
    expect(DRAWN_TYPES.filter((type) => layoutsOf(type).length >= 4).length).toBeGreaterThanOrEqual(8);
  });

  test('ids are unique and number themselves from one', () => {
    expect(new Set(all.map((layout) => layout.id)).size).toBe(all.length);
    for (const layout of all) expect(parseLayoutId(layout.id)).toEqual({ type: layout.type, n: layout.n });
  });

  test('names of a type are all different', () => {
    for (const type of DRAWN_TYPES)
      expect(new Set(layoutsOf(type).map((layout) => layout.name)).size).toBe(layoutsOf(type).length);
  });

  test('any id of the catalogue finds a layout', () => {
    for (const type of SECTION_TYPES) {
      for (let n = 1; n <= SECTION_COUNTS[type]; n += 1) expect(findLayout(`${type}-${n}`)).not.toBeNull();
    }
  });

  test('a number not drawn yet wraps around', () => {
    expect(findLayout('hero-7')?.id).toBe('hero-1');
  });

  test('cannot find what the catalogue lacks', () => {
    expect(findLayout('hero-43')).toBeNull();
    expect(findLayout('hero-0')).toBeNull();
    expect(findLayout('castle-1')).toBeNull();
  });

  test('neighbours wrap at both ends', () => {
    expect(neighbourLayout('hero', 'hero-1', -1)).toBe('hero-6');
    expect(neighbourLayout('hero', 'hero-6', 1)).toBe('hero-1');
  });

  test('neighbour of a type without drawings is itself', () => {
    expect(neighbourLayout('tables', 'tables-3', 1)).toBe('tables-3');
  });

  test('every text slot has a sample and a label', () => {
    for (const layout of all) {
      if (layout.type === 'full_page') continue;
      const samples = sampleTexts(layout.type, 'general');
      for (const slot of textSlotsOf(layout)) {
        expect(samples[slot.name]).toBeTruthy();
        expect(slot.label).toMatch(/[آ-ی]/);
      }
    }
  });

  test('slots of a full page are unique and short', () => {
    for (const layout of layoutsOf('full_page')) {
      const names = [...textSlotsOf(layout), ...imageSlotsOf(layout)].map((slot) => slot.name);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name.length).toBeLessThanOrEqual(60);
    }
  });
});
