import { timeLeft } from './countdown.js';

const now = new Date('2026-11-21T10:00:00Z');
const after = (ms: number) => timeLeft(new Date(now.getTime() + ms), now);

describe('the countdown', () => {
  test('S-329 S-330 splits what is left into whole units', () => {
    expect(after(((26 * 60 + 3) * 60 + 4) * 1000)).toEqual({ days: 1, hours: 2, minutes: 3, seconds: 4 });
    expect(after(1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
  });

  test('cannot run below nothing', () => {
    expect([after(0), after(-5000)]).toEqual([null, null]);
  });
});
