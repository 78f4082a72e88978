/**
 * Watches the platform from every process: not by a job, because a queue that does nothing could not report itself. The
 * results are kept in memory, where they can be read while the database is away.
 */
import { HEALTH } from '../../../../core/limits/limits.js';
import type { HealthCheckName, HealthFault } from '../../../../core/health.js';
import type { Ctx } from '../../../platform/context.js';
import { newId } from '../../../platform/id.js';
import { Key, provide } from '../../../platform/provided.js';
import { checkHealth, type CheckResult } from './health-checks.js';

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
  readonly outages: Map<HealthCheckName, Outage>;
}

const WATCH = new Key<HealthWatch>('the watch over the platform');

export const healthWatch = provide(WATCH, (): HealthWatch => ({
  holder: newId(),
  latest: null,
  latestMs: 0,
  gatewayMs: -Infinity,
  running: null,
  outages: new Map(),
}));

export const watchOf = (ctx: Pick<Ctx, 'provided'>): HealthWatch => ctx.provided.one(WATCH);

async function takeRound(ctx: Ctx, watch: HealthWatch): Promise<HealthRound> {
  const now = performance.now();
  const isGatewayFresh = now - watch.gatewayMs < HEALTH.gatewayEveryMs;
  const lately = isGatewayFresh ? (watch.latest?.results ?? []).filter(({ check }) => check === 'gateway') : [];
  const results = await checkHealth(ctx, lately);
  if (!isGatewayFresh) watch.gatewayMs = now;
  watch.latest = { at: ctx.clock.now(), results };
  watch.latestMs = performance.now();
  return watch.latest;
}

/** One round at a time: who asks meanwhile gets the one that is under way. */
function round(ctx: Ctx, watch: HealthWatch): Promise<HealthRound> {
  return (watch.running ??= takeRound(ctx, watch).finally(() => (watch.running = null)));
}

/** The last round, or a new one where it is old. */
export async function latestRound(ctx: Ctx): Promise<HealthRound> {
  const watch = watchOf(ctx);
  const isFresh = watch.latest && performance.now() - watch.latestMs < HEALTH.freshMs;
  return isFresh && watch.latest ? watch.latest : round(ctx, watch);
}

/** A round that counts for the notices. */
export async function countRound(ctx: Ctx): Promise<HealthRound> {
  const watch = watchOf(ctx);
  const found = await round(ctx, watch);
  for (const { check, fault } of found.results) {
    const known = watch.outages.get(check);
    const next = nextOutage(known, fault, found.at);
    if (next) watch.outages.set(check, next);
    else watch.outages.delete(check);
  }
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
