import { growth, LINEAR_GROWTH } from './growth.js';

const zeros = (n: number): number[] => Array.from({ length: n }, () => 0);

/** Reads the list once for every one of its members. */
const squared = (list: readonly number[]): number =>
  list.reduce((sum) => sum + list.reduce((inner, each) => inner + each, 1), 0);

const summed = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0);

describe('the growth of a cost', () => {
  test('of a linear algorithm is below the bound', () => {
    expect(growth(zeros, summed, 5000)).toBeLessThan(LINEAR_GROWTH);
  });

  test('of a quadratic algorithm cannot pass for linear', () => {
    expect(growth(zeros, squared, 40)).toBeGreaterThan(2 * LINEAR_GROWTH);
  });
});
