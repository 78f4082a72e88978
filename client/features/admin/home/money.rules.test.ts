import { moneyOf, MONEY_DAYS } from './money.rules.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The last days until one whose midnight in Tehran is given, each with the money of its place from the end. */
const daysUntil = (last: string, revenueOf: (back: number) => number) =>
  Array.from({ length: MONEY_DAYS }, (_, index) => {
    const back = MONEY_DAYS - 1 - index;
    return {
      day: new Date(new Date(last).getTime() - back * DAY_MS).toISOString(),
      revenueRials: revenueOf(back),
    };
  });

test('a month is counted from its first Jalali day', () => {
  // 5 Azar 1405; Aban before it has 30 days.
  const days = daysUntil('2026-11-25T20:30:00.000Z', () => 10);
  expect(moneyOf(days)).toEqual({ today: 10, yesterday: 10, month: 50, monthBefore: 50 });
});

test('today and yesterday are the last two days', () => {
  const days = daysUntil('2026-11-25T20:30:00.000Z', (back) => [7, 3][back] ?? 0);
  expect(moneyOf(days)).toEqual({ today: 7, yesterday: 3, month: 10, monthBefore: 0 });
});

test('the month before stops at the same day', () => {
  // On 1 Azar yesterday was 30 Aban, which is not among the first days of that month.
  const days = daysUntil('2026-11-21T20:30:00.000Z', (back) => (back === 30 ? 4 : back === 1 ? 9 : 0));
  expect(moneyOf(days)).toEqual({ today: 0, yesterday: 9, month: 0, monthBefore: 4 });
});

test('two months of 31 days are held', () => {
  // 31 Shahrivar 1405.
  const days = daysUntil('2026-09-21T20:30:00.000Z', () => 1);
  expect(moneyOf(days)).toMatchObject({ month: 31, monthBefore: 31 });
});

test('nothing is counted where there are no days', () => {
  expect(moneyOf([])).toEqual({ today: 0, yesterday: 0, month: 0, monthBefore: 0 });
});
