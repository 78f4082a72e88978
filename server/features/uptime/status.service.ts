/** The content of the status page, for everybody: the last 90 days of every component. */
import { dayOf, startOfDay } from '#core/dates/calendar.js';
import { STATUS_OF_CHECK } from '#core/health.js';
import { UPTIME } from '#core/limits/limits.js';
import { STATUS_COMPONENTS, stateOf, uptimePercent, type MeasuredUptime, type StatusComponent } from '#core/uptime.js';
import type { Ctx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { within } from '#platform/lifecycle/within.js';
import { Key, provide } from '#platform/provided.js';
import { watchOf } from './health/health-watch.js';
import type { ComponentStatusType, PlatformStatusType, StatusDayType } from './status.types.js';

const MINUTE_MS = 60_000;

interface DayRow {
  readonly component: string;
  /** `2026-11-22` */
  readonly day: string;
  readonly minutes: number;
  readonly checks: number;
  readonly failures: number;
  readonly firstMinute: Date;
}

interface LastRow {
  readonly component: string;
  readonly minute: Date;
  readonly checks: number;
  readonly failures: number;
  readonly ms: number | null;
}

const DAYS = `select component, to_char(day, 'YYYY-MM-DD') as day, minutes, checks, failures, first_minute as "firstMinute"
  from uptime_days where day >= $1::date order by day`;
const LAST = `select distinct on (component) component, minute, checks, failures, ms from uptime_minutes
  where minute > $1 order by component, minute desc`;

/** The days that are shown, oldest first. */
function shownDays(now: Date): readonly string[] {
  const today = dayOf(now);
  return Array.from({ length: UPTIME.days }, (_, at) => {
    const start = startOfDay(today, at - UPTIME.days + 1);
    return start ? dayOf(start) : today;
  });
}

/** Whole minutes of a day between two instants. */
function minutesBetween(day: string, since: Date, until: Date): number {
  const start = Math.max(startOfDay(day)?.getTime() ?? 0, since.getTime());
  const end = Math.min(startOfDay(day, 1)?.getTime() ?? 0, until.getTime());
  return Math.max(0, Math.floor((end - start) / MINUTE_MS));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

function daysOf(found: readonly DayRow[], days: readonly string[], until: Date): readonly StatusDayType[] {
  const since = found[0]?.firstMinute ?? until;
  const known = new Map(found.map((each) => [each.day, each]));
  return days.map((day) => {
    const { minutes = 0, checks = 0, failures = 0 } = known.get(day) ?? {};
    const missingMinutes = Math.max(0, minutesBetween(day, since, until) - minutes);
    return { day, measuredMinutes: minutes, missingMinutes, checks, failures };
  });
}

interface Found {
  readonly sums: readonly DayRow[];
  readonly lasts: readonly LastRow[];
  readonly days: readonly string[];
  /** The end of the last minute that has ended or was measured. */
  readonly until: Date;
}

function componentStatus(component: StatusComponent, { sums, lasts, days, until }: Found): ComponentStatusType {
  const own = sums.filter((each) => each.component === component);
  const last = lasts.find((each) => each.component === component);
  const shown = daysOf(own, days, until);
  const count = (of: 'checks' | 'failures' | 'measuredMinutes' | 'missingMinutes') => sum(shown.map((day) => day[of]));
  const checks = count('checks');
  const failures = count('failures');
  return {
    component,
    state: last ? stateOf(last) : 'unknown',
    checkedAt: last?.minute ?? null,
    ms: last?.ms ?? null,
    measuredSince: own[0]?.firstMinute ?? null,
    percent: uptimePercent({ checks, failures }),
    checks,
    failures,
    measuredMinutes: count('measuredMinutes'),
    missingMinutes: count('missingMinutes'),
    days: shown,
  };
}

/** While the database cannot be written no minute is recorded: what this process has seen last is said all the same. */
function downNow(ctx: Ctx): ReadonlySet<StatusComponent> {
  const { latest, latestMs } = watchOf(ctx);
  const isRecent = latest && performance.now() - latestMs < UPTIME.staleMs;
  const bad = isRecent ? latest.results.filter(({ fault }) => fault !== null && fault !== 'unknown') : [];
  return new Set(bad.map(({ check }) => STATUS_OF_CHECK[check]));
}

async function readStatus(ctx: Ctx): Promise<PlatformStatusType> {
  const now = ctx.clock.now();
  const days = shownDays(now);
  const [sums, lasts] = await Promise.all([
    rows<DayRow>(ctx.em, DAYS, [days[0] ?? dayOf(now)]),
    rows<LastRow>(ctx.em, LAST, [new Date(now.getTime() - UPTIME.staleMs)]),
  ]);
  // The running minute counts once it is measured.
  const until = new Date(Math.max(now.getTime(), ...lasts.map(({ minute }) => minute.getTime() + MINUTE_MS)));
  const components = STATUS_COMPONENTS.map((component) => componentStatus(component, { sums, lasts, days, until }));
  return { readAt: now, components };
}

interface Memory {
  known: Promise<PlatformStatusType> | null;
  untilMs: number;
  /** The last one that was read, for while the database cannot be. */
  last: PlatformStatusType | null;
}

const MEMORY = new Key<Memory>('the status of the platform');

export const statusCache = provide(MEMORY, (): Memory => ({ known: null, untilMs: 0, last: null }));

/** From memory for `UPTIME.cacheMs`. @throws what the database says, and DeadlineError. */
function knownStatus(ctx: Ctx): Promise<PlatformStatusType> {
  const memory = ctx.provided.one(MEMORY);
  const now = ctx.clock.now().getTime();
  if (memory.known && now < memory.untilMs) return memory.known;
  const known = within(UPTIME.timeoutMs, readStatus(ctx)).then((read) => (memory.last = read));
  memory.known = known;
  memory.untilMs = now + UPTIME.cacheMs;
  known.catch(() => {
    if (memory.known === known) memory.known = null;
  });
  return known;
}

/** While the database cannot be read the sums are the last known ones, and the states are unknown. */
async function lastStatus(ctx: Ctx): Promise<PlatformStatusType> {
  const { last } = ctx.provided.one(MEMORY);
  try {
    return await knownStatus(ctx);
  } catch (error) {
    if (!last) throw error;
    ctx.log.warn({ err: error }, 'the status could not be read');
    const unknown = { state: 'unknown', checkedAt: null, ms: null } as const;
    return { ...last, components: last.components.map((each) => ({ ...each, ...unknown })) };
  }
}

/** For everybody. */
export async function platformStatus(ctx: Ctx): Promise<PlatformStatusType> {
  const { readAt, components } = await lastStatus(ctx);
  const down = downNow(ctx);
  return {
    readAt,
    components: components.map((each) => (down.has(each.component) ? { ...each, state: 'down' } : each)),
  };
}

/**
 * The measured uptime of customers' sites: the checks of the hosting and of the sites in turn. Null until the hosting
 * has been measured for two days' minutes.
 */
export async function measuredUptime(ctx: Ctx): Promise<MeasuredUptime | null> {
  const { components } = await platformStatus(ctx);
  const hosting = components.find(({ component }) => component === 'hosting');
  const parts = components.filter(({ component }) => component === 'hosting' || component === 'sites');
  if (!hosting?.measuredSince || hosting.measuredMinutes < UPTIME.shownAfterMinutes) return null;
  const count = (of: 'checks' | 'failures'): number => sum(parts.map((part) => part[of]));
  const percent = uptimePercent({ checks: count('checks'), failures: count('failures') });
  return percent === null ? null : { percent, since: hosting.measuredSince.toISOString() };
}
