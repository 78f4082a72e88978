import { layoutId, parseLayoutId, SECTION_COUNTS, SECTION_TYPES } from './catalogue.js';

describe('catalogue', () => {
  it('S-108 has the twenty-four section types', () => {
    expect(SECTION_TYPES).toHaveLength(24);
  });

  it('S-111 counts as documented', () => {
    expect(Object.values(SECTION_COUNTS)).toEqual([
      37, 42, 25, 30, 20, 15, 25, 35, 20, 15, 20, 25, 15, 20, 20, 30, 15, 15, 10, 15, 10, 20, 15, 10,
    ]);
  });

  it('reads back every layout id it writes', () => {
    for (const type of SECTION_TYPES)
      expect(parseLayoutId(layoutId(type, SECTION_COUNTS[type]))).toEqual({ type, n: SECTION_COUNTS[type] });
  });

  it('cannot read ids beyond the counts', () => {
    for (const id of ['hero-0', 'hero-43', 'hero', 'nothing-1', 'constructor-1', 'hero-01'])
      expect(parseLayoutId(id)).toBeNull();
  });
});
