import { midnightInTehran } from './midnight.js';

test.each([
  ['2026-11-21T20:29:59Z', '2026-11-20T20:30:00.000Z'],
  ['2026-11-21T20:30:00Z', '2026-11-21T20:30:00.000Z'],
  ['2026-11-21T10:00:00Z', '2026-11-20T20:30:00.000Z'],
])('at %s the day began at %s', (now, midnight) => {
  expect(midnightInTehran(new Date(now)).toISOString()).toBe(midnight);
});
