import { WEEK_DAYS } from '../dates/week-days.js';
import { FACTS } from '../design/fact-rules.js';
import { readOpeningHours } from './opening-hours.js';
import {
  closingTimes,
  hoursInWords,
  hoursOfWords,
  inOrder,
  openingTimes,
  proposedHours,
  proposedShift,
  type WeeklyHours,
} from './weekly-hours.js';

const HOUR = 60;
const shift = (opens: number, closes: number) => ({ opens: opens * HOUR, closes: closes * HOUR });
const split: WeeklyHours = { from: 0, to: 4, shifts: [shift(8.5, 12.5), shift(16.5, 20.5)] };

describe('picked opening hours', () => {
  test('are words that people and search engines read', () => {
    const line = hoursInWords(split);
    expect(line).toEqual({ days: 'شنبه تا چهارشنبه', times: '۸:۳۰ تا ۱۲:۳۰ و ۱۶:۳۰ تا ۲۰:۳۰' });
    expect(readOpeningHours([line])).toEqual(['Sa,Su,Mo,Tu,We 08:30-12:30', 'Sa,Su,Mo,Tu,We 16:30-20:30']);
  });

  test('are found again in their words', () => {
    expect(hoursOfWords(hoursInWords(split))).toEqual(split);
    const everyDay = { from: 0, to: 6, shifts: [shift(10, 24)] };
    expect(hoursInWords(everyDay).days).toBe('هر روز');
    expect(hoursOfWords(hoursInWords(everyDay))).toEqual(everyDay);
  });

  test('cannot be taken from words that were typed otherwise', () => {
    for (const [days, times] of [
      ['شنبه تا چهارشنبه', 'از ۹ صبح تا ۶ عصر'],
      ['با هماهنگی قبلی', ''],
      ['', ''],
      ['روزهای زوج', '۹ تا ۱۸'],
      ['شنبه', '۹ تا ۱۸ و ۱۷ تا ۱۹'],
    ] as const)
      expect(hoursOfWords({ days, times })).toBeNull();
  });

  test('are read by search engines at every time that may be picked, and fit where they are stored', () => {
    for (const opens of openingTimes())
      for (const closes of closingTimes(opens)) {
        const line = hoursInWords({ from: 3, to: 3, shifts: [{ opens, closes }] });
        expect([line, readOpeningHours([line])?.length]).toEqual([line, 1]);
        expect(hoursOfWords(line)).not.toBeNull();
      }
    const days = WEEK_DAYS.flatMap((_, from) => WEEK_DAYS.map((__, to) => hoursInWords({ ...split, from, to })));
    expect(Math.max(...days.flatMap((line) => [line.days.length, line.times.length]))).toBeLessThanOrEqual(
      FACTS.hoursText,
    );
    expect(days.filter((line) => readOpeningHours([line]) === null)).toEqual([]);
  });

  test('cannot close before they open, nor overlap', () => {
    expect(inOrder({ from: 0, to: 0, shifts: [shift(20, 9), shift(8, 10)] }).shifts).toEqual([
      shift(20, 20.5),
      shift(21, 21.5),
    ]);
    expect(inOrder({ from: 0, to: 0, shifts: [shift(9, 24), shift(8, 10)] }).shifts).toEqual([shift(9, 24)]);
  });

  test('are proposed for working days, Thursday and Friday, with room for a second shift', () => {
    expect([0, 1, 2].map((lines) => hoursInWords(proposedHours(lines)).days)).toEqual([
      'شنبه تا چهارشنبه',
      'پنجشنبه',
      'جمعه',
    ]);
    expect(proposedShift(proposedHours(1))).toEqual(shift(14, 18));
    expect(proposedShift({ from: 0, to: 0, shifts: [shift(9, 24)] })).toBeNull();
    expect(proposedShift(split)).toBeNull();
  });
});
