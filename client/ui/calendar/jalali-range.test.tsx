import { jest } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { calendarMessages as texts } from '#client/lib/messages/calendar.messages.js';
import {
  dayByKey,
  dayFromText,
  dayText,
  formatDay,
  formatMonth,
  instantOf,
  jalaliOf,
  monthWeeks,
  shiftMonth,
  tehranDay,
} from './jalali-grid.js';
import { JalaliRange, pickDay, rangeText } from './jalali-range.js';

/** 30 Aban 1405, a Saturday. */
const DAY = dayFromText('2026-11-21') ?? 0;

test('a day in Tehran begins at half past eight in the evening UTC', () => {
  expect(instantOf(DAY).toISOString()).toBe('2026-11-20T20:30:00.000Z');
  expect(tehranDay(new Date('2026-11-20T20:29:59.999Z'))).toBe(DAY - 1);
  expect(tehranDay(new Date('2026-11-20T20:30:00.000Z'))).toBe(DAY);
});

test('days are Jalali to the eye and plain in addresses', () => {
  expect(jalaliOf(DAY)).toEqual({ year: 1405, month: 8, day: 30 });
  expect(formatDay(DAY)).toBe('۳۰ آبان ۱۴۰۵');
  expect(formatMonth(DAY)).toBe('آبان ۱۴۰۵');
  expect(dayText(DAY)).toBe('2026-11-21');
  expect(dayFromText('1405/08/30')).toBeNull();
});

test('a month has its weeks from Saturday to Friday', () => {
  const weeks = monthWeeks(DAY);
  expect(weeks.flat().filter((day) => day !== null)).toHaveLength(30);
  expect(weeks.at(-1)?.[0]).toBe(DAY);
  expect(jalaliOf(shiftMonth(DAY, 5))).toEqual({ year: 1406, month: 1, day: 1 });
  expect(jalaliOf(shiftMonth(DAY, -8))).toEqual({ year: 1404, month: 12, day: 1 });
});

test('the grid runs from right to left under the arrow keys', () => {
  expect(dayByKey('ArrowLeft', DAY)).toBe(DAY + 1);
  expect(dayByKey('ArrowRight', DAY)).toBe(DAY - 1);
  expect(dayByKey('ArrowUp', DAY)).toBe(DAY - 7);
  expect(jalaliOf(dayByKey('PageDown', DAY) ?? 0)).toEqual({ year: 1405, month: 9, day: 30 });
  expect(dayByKey('a', DAY)).toBeNull();
});

test('a range picked backwards is turned round', () => {
  const begun = pickDay({ from: null, to: null }, DAY);
  expect(pickDay(begun, DAY - 3)).toEqual({ from: DAY - 3, to: DAY });
  expect(pickDay({ from: DAY - 3, to: DAY }, DAY)).toEqual({ from: DAY, to: null });
  expect(rangeText({ from: null, to: null })).toBe(texts.any);
});

test('S-195 a range of days is picked by keyboard', async () => {
  const onChange = jest.fn();
  render(
    <MantineProvider env="test">
      <JalaliRange value={{ from: DAY, to: DAY }} onChange={onChange} />
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: /۳۰ آبان ۱۴۰۵/ }));
  const grid = await screen.findByRole('table', { name: 'آبان ۱۴۰۵' });
  expect(screen.getByRole('dialog', { name: texts.label }).contains(grid)).toBe(true);
  const standing = () => grid.querySelector<HTMLElement>('[tabindex="0"]') ?? grid;
  fireEvent.keyDown(standing(), { key: 'ArrowRight' });
  fireEvent.click(standing());
  fireEvent.keyDown(standing(), { key: 'ArrowRight' });
  fireEvent.click(standing());
  expect(onChange).toHaveBeenCalledWith({ from: DAY - 2, to: DAY - 1 });
});
