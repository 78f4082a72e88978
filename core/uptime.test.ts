import { stateOf, uptimePercent } from './uptime.js';

it('never rounds a failure away', () => {
  expect(uptimePercent({ checks: 100_000, failures: 1 })).toBe(99.99);
  expect(uptimePercent({ checks: 3, failures: 0 })).toBe(100);
});

it('gives no percentage without a check', () => {
  expect(uptimePercent({ checks: 0, failures: 0 })).toBeNull();
});

it('distinguishes some failed checks from all', () => {
  const states = [0, 1, 2].map((failures) => stateOf({ checks: 2, failures }));
  expect(states).toEqual(['up', 'partial', 'down']);
  expect(stateOf({ checks: 0, failures: 0 })).toBe('unknown');
});
