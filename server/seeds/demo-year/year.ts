/** The parts on which everything that happens in the year works. */
import type { Actor, YearApp } from './year-app.js';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export interface Year {
  readonly app: YearApp;
  /** The present, milliseconds. */
  readonly endMs: number;
  /** By their keys; null is the demonstration's own customer. */
  readonly actors: Map<string | null, Actor>;
}

/** Something that somebody does at one moment. */
export interface Happening {
  readonly atMs: number;
  /** For the log, where it fails. */
  readonly what: string;
  readonly run: (year: Year) => Promise<void>;
  /** It looks what is there already: where the process ended in its midst, it happens again. Others are left so. */
  readonly again?: true;
}

/** @throws Error for a person who has not registered yet. */
export function actorOf(year: Year, key: string | null): Actor {
  const actor = year.actors.get(key);
  if (!actor) throw new Error(`${key} has not registered`);
  return actor;
}

/** Tehran is UTC+3:30 all year. */
const TEHRAN_MS = 3.5 * HOUR_MS;

/** A moment of the day so many days before `endMs`, by Tehran's clock; never later than `endMs`. */
export function momentOf(endMs: number, daysAgo: number, minuteOfDay: number): number {
  const today = Math.floor((endMs + TEHRAN_MS) / DAY_MS) * DAY_MS - TEHRAN_MS;
  return Math.min(today - daysAgo * DAY_MS + minuteOfDay * MINUTE_MS, endMs - 10 * MINUTE_MS);
}
