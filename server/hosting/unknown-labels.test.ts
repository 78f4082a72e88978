import { HOSTING } from '#core/limits/limits.js';
import { UnknownLabels } from './unknown-labels.js';

it('lets an address request so often, and again when its window is over', () => {
  let now = 0;
  const labels = new UnknownLabels(() => now);
  for (let asked = 0; asked < HOSTING.unknownLabels; asked += 1) {
    expect(labels.isSpent('a')).toBe(false);
    labels.note('a');
  }
  expect([labels.isSpent('a'), labels.isSpent('b')]).toEqual([true, false]);
  now = HOSTING.unknownWithinMs;
  expect(labels.isSpent('a')).toBe(false);
});
