import { SECTION_COUNTS, SECTION_TYPES } from '#core/catalogue.js';
import { layoutTable } from './layout-table.js';
import {
  DRAWN_TYPES,
  findLayout,
  imageSlotsOf,
  layoutIdsOf,
  layoutsOf,
  neighbourLayout,
  sampleTexts,
  textSlotsOf,
} from './layouts.js';

const all = DRAWN_TYPES.flatMap((type) => layoutsOf(type));

/** A table begins with four columns; its owner may fill further ones. */
const FURTHER_COLUMN = /^(column[5-8]\.title|row\d+\.(fourth|fifth|sixth|seventh))$/;

describe('layouts', () => {
  test.each(SECTION_TYPES)('%s has exactly as many as the catalogue', (type) => {
    expect(layoutsOf(type)).toHaveLength(SECTION_COUNTS[type]);
  });

  test('every type of the catalogue can be added', () => {
    expect([...DRAWN_TYPES].sort()).toEqual([...SECTION_TYPES].sort());
  });

  test.each(SECTION_TYPES)('ids of %s are the numbers of the catalogue, each once', (type) => {
    expect(
      layoutsOf(type)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(layoutIdsOf(type).sort());
  });

  test('cannot depend on the place in a table', () => {
    const split = findLayout('hero-1');
    if (split?.type !== 'hero') throw new Error('hero-1 is no layout of its type.');
    const rows = layoutTable('hero', [
      ['hero-2', split.composition, 'دو'],
      ['hero-1', split.composition, 'یک'],
    ]);
    expect(rows.map(({ id, name }) => [id, name])).toEqual([
      ['hero-2', 'دو'],
      ['hero-1', 'یک'],
    ]);
  });

  test('names of a type are all different', () => {
    for (const type of DRAWN_TYPES)
      expect(new Set(layoutsOf(type).map((layout) => layout.name)).size).toBe(layoutsOf(type).length);
  });

  test('any id of the catalogue finds its layout', () => {
    for (const type of SECTION_TYPES) {
      for (let n = 1; n <= SECTION_COUNTS[type]; n += 1) expect(findLayout(`${type}-${n}`)?.id).toBe(`${type}-${n}`);
    }
  });

  test('cannot find what the catalogue lacks', () => {
    expect(findLayout('hero-43')).toBeNull();
    expect(findLayout('hero-0')).toBeNull();
    expect(findLayout('castle-1')).toBeNull();
  });

  test('neighbours wrap at both ends', () => {
    expect(neighbourLayout('hero', 'hero-1', -1)).toBe('hero-42');
    expect(neighbourLayout('hero', 'hero-42', 1)).toBe('hero-1');
  });

  test('every text slot has a label, and all but further columns a sample', () => {
    for (const layout of all) {
      if (layout.type === 'full_page') continue;
      const samples = sampleTexts(layout.type, 'general');
      for (const slot of textSlotsOf(layout)) {
        if (!FURTHER_COLUMN.test(slot.name)) expect(samples[slot.name]).toBeTruthy();
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
