import fc from 'fast-check';
import { addDays } from './calendar.js';
import { dayOfJalali } from './jalali-days.js';
import { jalaliDay } from './jalali-months.js';

describe('a day of the Jalali calendar', () => {
  test.each([
    [1405, 9, 1, '2026-11-22'],
    [1405, 1, 1, '2026-03-21'],
    [1403, 12, 30, '2025-03-20'],
    [1400, 6, 31, '2021-09-22'],
  ])('%d/%d/%d is known', (year, month, day, expected) => expect(dayOfJalali(year, month, day)).toBe(expected));

  test.each([
    [1404, 12, 30],
    [1405, 7, 31],
    [1405, 13, 1],
    [1405, 0, 1],
    [1405, 1, 0],
  ])('cannot be %d/%d/%d', (year, month, day) => expect(dayOfJalali(year, month, day)).toBeNull());

  it('is the inverse of reading one, for every day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -18_000, max: 54_000 }), (days) => {
        const day = addDays('1970-01-01', days);
        const jalali = jalaliDay(new Date(`${day}T12:00:00Z`));
        const month = (jalali.month % 12) + 1;
        expect(dayOfJalali((jalali.month - month + 1) / 12, month, jalali.day)).toBe(day);
      }),
    );
  });
});
