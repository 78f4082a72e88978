import { scheduleMessages } from './site-schedule.messages.js';
import { dayFromText } from '#client/ui/calendar/jalali-grid.js';
import { firstTime, instantOfTime, minutesToChoose, timeFault } from './schedule.rules.js';

const { faults } = scheduleMessages;
/** 13:30 in Tehran. */
const NOW = new Date('2026-11-21T10:00:00Z');
const DAY = dayFromText('2026-11-21') ?? 0;
const at = (hour: number, minute = 0, day: number | null = DAY) => ({ day, hour, minute });

test('a chosen time is one in Tehran', () => {
  expect(instantOfTime(at(13, 30))).toEqual(NOW);
  expect(instantOfTime(at(0))).toEqual(new Date('2026-11-20T20:30:00Z'));
  expect(instantOfTime(at(9, 0, null))).toBeNull();
});

test('the form begins tomorrow at nine, or with what is set', () => {
  expect(firstTime(NOW, null)).toEqual(at(9, 0, DAY + 1));
  expect(firstTime(NOW, new Date('2026-11-21T20:37:00Z'))).toEqual(at(0, 7, DAY + 1));
  expect(minutesToChoose(7).slice(0, 3)).toEqual([0, 5, 7]);
});

test('times that are past, near or far are refused', () => {
  expect(timeFault(at(9, 0, null), NOW)).toBe(faults.none);
  expect(timeFault(at(13, 30), NOW)).toBe(faults.tooSoon);
  expect(timeFault(at(13, 31), NOW)).toBeNull();
  expect(timeFault(at(13, 30, DAY + 90), NOW)).toBeNull();
  expect(timeFault(at(13, 31, DAY + 90), NOW)).toBe(faults.tooLate);
});
