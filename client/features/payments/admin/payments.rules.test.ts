import { isTimeFault, minutesOf, momentsOf } from './payments.rules.js';

test('S-196 filters include the hour of the day', () => {
  const day = Date.UTC(2026, 10, 21) / 86_400_000;
  expect(minutesOf('۰۸:۳۰')).toBe(510);
  expect(minutesOf('25:00')).toBeNull();
  expect(isTimeFault('')).toBe(false);
  expect(isTimeFault('۸ صبح')).toBe(true);
  expect(momentsOf({ range: { from: day, to: day }, fromTime: '08:30', toTime: '۰۹:۰۰' })).toEqual({
    from: '2026-11-21T05:00:00.000Z',
    to: '2026-11-21T05:30:59.999Z',
  });
});
