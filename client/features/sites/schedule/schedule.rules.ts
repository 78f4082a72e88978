/** A day of the Jalali calendar and a time in Tehran as an instant, within the bounds of the server. Pure. */
import { SCHEDULED_PUBLISHING } from '#core/limits/limits.js';
import { scheduleMessages } from './site-schedule.messages.js';
import { instantOf, tehranDay } from '#client/ui/calendar/jalali-grid.js';

const { faults: texts } = scheduleMessages;
const MINUTE_MS = 60_000;
const STEP = 5;

export interface ChosenTime {
  /** A day of jalali-grid; null before one is chosen. */
  readonly day: number | null;
  readonly hour: number;
  readonly minute: number;
}

/** Null before a day is chosen. */
export function instantOfTime({ day, hour, minute }: ChosenTime): Date | null {
  return day === null ? null : new Date(instantOf(day).getTime() + (hour * 60 + minute) * MINUTE_MS);
}

/** The first value of the form: the time that is set already, else nine o'clock tomorrow. */
export function firstTime(now: Date, current: Date | null): ChosenTime {
  if (current === null) return { day: tehranDay(now) + 1, hour: 9, minute: 0 };
  const day = tehranDay(current);
  const minutes = Math.floor((current.getTime() - instantOf(day).getTime()) / MINUTE_MS);
  return { day, hour: Math.floor(minutes / 60), minute: minutes % 60 };
}

/** Every fifth minute, and the chosen one where a program has set another. */
export function minutesToChoose(chosen: number): number[] {
  const all = Array.from({ length: 60 / STEP }, (_, index) => index * STEP);
  return [...new Set([...all, chosen])].toSorted((a, b) => a - b);
}

/** Why nothing can be published at that time, Persian; null where it can. */
export function timeFault(chosen: ChosenTime, now: Date): string | null {
  const instant = instantOfTime(chosen);
  if (instant === null) return texts.none;
  const ahead = instant.getTime() - now.getTime();
  if (ahead < SCHEDULED_PUBLISHING.leastMs) return texts.tooSoon;
  return ahead > SCHEDULED_PUBLISHING.mostMs ? texts.tooLate : null;
}
