/**
 * Watches the platform from every process: not by a job, because a queue that does nothing could not report itself. The
 * results are kept in memory, where they can be read while the database is away.
 */
import { HEALTH } from '#core/limits/limits.js';
import type { HealthCheckName, HealthFault } from '#core/health.js';
import type { Ctx } from '#platform/context.js';
import { newId } from '#platform/id.js';
import { Key, provide } from '#platform/provided.js';
import { checkHealth, type CheckResult, type UnderWay } from './health-checks.js';

/** A check that rounds in a row have found bad. */
export interface Outage {
  readonly fault: HealthFault;
  /** When the first of these rounds was. */
  readonly since: Date;
  /** Rounds that have found it bad, up to now or up to where it was well again. */
  readonly rounds: number;
  /** Rounds since then that have found it well. */
  readonly wellAgain: number;
}

export interface HealthRound {
  readonly at: Date;
  readonly results: readonly CheckResult[];
}

export interface HealthWatch {
  /** In `health_turn`. */
  readonly holder: string;
  latest: HealthRound | null;
  /** On the monotonic clock, ms; as is the next. */
  latestMs: number;
  gatewayMs: number;
  running: Promise<HealthRound> | null;
  readonly underWay: UnderWay;
  /** The results of the last counted round. */
  counted: readonly CheckResult[];
  readonly outages: Map<HealthCheckName, Outage>;
  /** Whether this process notifies, as the database last said. */
  hasTurn: boolean;
  /** Notices of an earlier round still wait for the database. */
  isReporting: boolean;
  /** Where administrators are reached while the database cannot be written. */
  addresses: readonly string[];
  /** Faults that went to these addresses at once. */
  readonly mailed: Set<HealthCheckName>;
}

const WATCH = new Key<HealthWatch>('the watch over the platform');

export const healthWatch = provide(WATCH, (): HealthWatch => ({
  holder: newId(),
  latest: null,
  latestMs: 0,
  gatewayMs: -Infinity,
  running: null,
  underWay: new Map(),
  counted: [],
  outages: new Map(),
  hasTurn: false,
  isReporting: false,
  addresses: [],
  mailed: new Set(),
}));

export const watchOf = (ctx: Pick<Ctx, 'provided'>): HealthWatch => ctx.provided.one(WATCH);

async function measureRound(ctx: Ctx, watch: HealthWatch): Promise<HealthRound> {
  const now = performance.now();
  const isGatewayFresh = now - watch.gatewayMs < HEALTH.gatewayEveryMs;
  const lately = isGatewayFresh ? (watch.latest?.results ?? []).filter(({ check }) => check === 'gateway') : [];
  const results = await checkHealth(ctx, { underWay: watch.underWay, lately, times: HEALTH });
  if (!isGatewayFresh) watch.gatewayMs = now;
  watch.latest = { at: ctx.clock.now(), results };
  watch.latestMs = performance.now();
  return watch.latest;
}

/** One round at a time: who asks meanwhile gets the one that is under way. */
function round(ctx: Ctx, watch: HealthWatch): Promise<HealthRound> {
  return (watch.running ??= measureRound(ctx, watch).finally(() => (watch.running = null)));
}

/** The last round, or a new one where it is old. */
export async function latestRound(ctx: Ctx): Promise<HealthRound> {
  const watch = watchOf(ctx);
  const isFresh = watch.latest && performance.now() - watch.latestMs < HEALTH.freshMs;
  return isFresh && watch.latest ? watch.latest : round(ctx, watch);
}

/** A round that counts for the notices. A result of an earlier round counts once, and an unknown one not at all. */
export async function countRound(ctx: Ctx): Promise<HealthRound> {
  const watch = watchOf(ctx);
  const found = await round(ctx, watch);
  for (const result of found.results) {
    const { check, fault } = result;
    if (fault === 'unknown' || watch.counted.includes(result)) continue;
    const known = watch.outages.get(check);
    const next = nextOutage(known, fault, found.at);
    if (next) watch.outages.set(check, next);
    else watch.outages.delete(check);
  }
  watch.counted = found.results;
  return found;
}

/** One bad round that is followed by a good one is forgotten. */
export function nextOutage(known: Outage | undefined, fault: HealthFault | null, at: Date): Outage | null {
  if (fault) {
    const isNew = !known;
    return { fault, since: isNew ? at : known.since, rounds: isNew ? 1 : known.rounds + 1, wellAgain: 0 };
  }
  if (!known || known.rounds < HEALTH.rounds) return null;
  return { ...known, wellAgain: known.wellAgain + 1 };
}
