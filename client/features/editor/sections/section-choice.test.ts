import type { DesignSection } from '#core/design/design.js';
import { chosenOn, extended, NOTHING_CHOSEN, toggled } from './section-choice.js';

const sections: DesignSection[] = ['a', 'b', 'c', 'd'].map((id, order) => ({
  id,
  sectionType: 'hero',
  layoutId: 'hero-1',
  order,
  customData: {},
}));

test('a section is chosen and left out again', () => {
  const one = toggled(NOTHING_CHOSEN, 'c');
  expect(one).toEqual({ ids: ['c'], last: 'c' });
  expect(toggled(one, 'c')).toEqual({ ids: [], last: 'c' });
});

test('a range goes on from the section chosen last, in both directions', () => {
  const from = toggled(toggled(NOTHING_CHOSEN, 'a'), 'd');
  expect(chosenOn({ sections }, extended(from, 'b', sections))).toEqual(['a', 'b', 'c', 'd']);
  expect(extended({ ids: ['b'], last: 'b' }, 'd', sections)).toEqual({ ids: ['b', 'c', 'd'], last: 'd' });
});

test('a range cannot begin at a section that is gone', () => {
  expect(extended({ ids: [], last: 'gone' }, 'c', sections).ids).toEqual(['c']);
  expect(extended(NOTHING_CHOSEN, 'c', sections).ids).toEqual(['c']);
});

test('sections of another page cannot count', () => {
  expect(chosenOn({ sections }, { ids: ['x', 'd', 'a'], last: null })).toEqual(['a', 'd']);
});
