/**
 * `from` and `to` of every list, export and statement, one parser for both APIs: an instant, or a day (`2026-11-22`),
 * which means the whole day in Tehran. Both ends are included.
 */
import { z } from 'zod';
import { startOfDay } from '../../../core/dates/calendar.js';
import { toLatinDigits } from '../../../core/text/digits.js';

const MAX_LENGTH = 40;

function instantOf(text: string): Date | null {
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

function lastOfDay(text: string): Date | null {
  const next = startOfDay(text, 1);
  return next && new Date(next.getTime() - 1);
}

function end(ofDay: (text: string) => Date | null) {
  const text = z.string().max(MAX_LENGTH);
  return z.union([z.date(), text]).transform((given, context) => {
    if (given instanceof Date) return given;
    const typed = toLatinDigits(given.trim());
    const found = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? ofDay(typed) : instantOf(typed);
    if (found) return found;
    context.addIssue({ code: 'custom', message: 'تاریخ را مثل 2026-11-22 بنویسید.' });
    return z.NEVER;
  });
}

/** Where a period begins. */
export const periodFrom = end((day) => startOfDay(day));

/** Where a period ends; of a day its last millisecond. */
export const periodTo = end(lastOfDay);
