/** The checks of one round. None of them throws: what does not answer in time has failed. */
import { randomBytes } from 'node:crypto';
import { HEALTH_CHECKS, type HealthCheckName, type HealthFault, type HealthFigureName } from '#core/health.js';
import { HEALTH, UPTIME } from '#core/limits/limits.js';
import { unitOfWork, type Ctx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import { sqlState } from '#platform/db/sql-state.js';
import { newId } from '#platform/id.js';
import { queueState } from '#platform/jobs/queue-state.js';
import { within } from '#platform/lifecycle/within.js';
import { mailHealth } from '#features/emails/index.js';
import { overduePayments } from '#features/payments/index.js';
import { faultOfDatabase, faultOfFileStore } from './health-faults.js';

export type Figures = Partial<Readonly<Record<HealthFigureName, number>>>;

export interface CheckResult {
  readonly check: HealthCheckName;
  /** Null: it is well. */
  readonly fault: HealthFault | null;
  readonly figures: Figures;
  /** How long the check took, whole milliseconds. */
  readonly ms: number;
}

/** Checks that have begun and not ended, by name. */
export type UnderWay = Map<HealthCheckName, { readonly found: Promise<Found>; readonly sinceMs: number }>;

export interface Round {
  readonly underWay: UnderWay;
  /** Results that need not be found out again; they are returned as they are. */
  readonly lately: readonly CheckResult[];
  readonly times: Pick<typeof HEALTH, 'timeoutMs' | 'abandonMs'>;
}

interface Found {
  readonly fault: HealthFault | null;
  readonly figures?: Figures;
}

const WELL: Found = { fault: null };
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Writes something that needs new space and commits it: an update of one row may still succeed on a full disk. Emptying
 * the table in the same transaction keeps it from growing.
 */
async function database(ctx: Ctx): Promise<Found> {
  const filler = randomBytes(HEALTH.probeBytes / 2).toString('hex');
  try {
    await unitOfWork(ctx, async (tx) => {
      await row(tx.em, `set local lock_timeout = '2s'`, []);
      await row(tx.em, `set local statement_timeout = '8s'`, []);
      await row(tx.em, 'truncate health_probe', []);
      await row(tx.em, 'insert into health_probe (filler) values ($1)', [filler]);
    });
  } catch (error) {
    // Another process is writing there: it can.
    if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error;
  }
  return WELL;
}

/** Writes a file, reads it back, compares, and removes it. */
async function files(ctx: Ctx): Promise<Found> {
  const key = `health/${newId()}`;
  const bytes = randomBytes(1024);
  try {
    await ctx.ports.files.put(key, { bytes, mime: 'application/octet-stream' });
    const kept = await ctx.ports.files.get(key);
    return kept && Buffer.compare(kept.bytes, bytes) === 0 ? WELL : { fault: 'corrupt' };
  } finally {
    await ctx.ports.files.delete(key).catch(() => undefined);
  }
}

async function queue(ctx: Ctx): Promise<Found> {
  const { runners, lastFinishedSeconds, oldestDueSeconds, lockedBeyondLimit } = await queueState(ctx.em);
  const figures = {
    runners,
    oldestDueSeconds,
    lockedBeyondLimit,
    ...(lastFinishedSeconds !== null && { lastFinishedSeconds }),
  };
  const finishedMs = (lastFinishedSeconds ?? Infinity) * 1000;
  const hasWork = oldestDueSeconds * 1000 > HEALTH.dueMs;
  if (runners === 0 || finishedMs > HEALTH.idleMs || (hasWork && finishedMs > HEALTH.stoppedMs))
    return { fault: 'stopped', figures };
  if (lockedBeyondLimit > 0) return { fault: 'locked', figures };
  return { fault: oldestDueSeconds * 1000 > UPTIME.lateJobMs ? 'late' : null, figures };
}

async function payments(ctx: Ctx): Promise<Found> {
  const figures = await overduePayments(ctx, HEALTH.overduePaymentMs);
  if (figures.overduePayments > 0) return { fault: 'overdue', figures };
  return { fault: figures.unreachablePayments > 0 ? 'unreachable' : null, figures };
}

async function gateway(ctx: Ctx): Promise<Found> {
  await Promise.all(ctx.ports.gateways.all.map((each) => each.probe()));
  return WELL;
}

async function mail(ctx: Ctx): Promise<Found> {
  const { failedSinceSent, oldestQueuedSeconds, lastSentSeconds } = await mailHealth(ctx);
  const figures = { failedSinceSent, oldestQueuedSeconds, ...(lastSentSeconds !== null && { lastSentSeconds }) };
  if (failedSinceSent >= HEALTH.failedMails) return { fault: 'failing', figures };
  return { fault: oldestQueuedSeconds * 1000 > HEALTH.lateMailMs ? 'late' : null, figures };
}

interface Check {
  readonly look: (ctx: Ctx) => Promise<Found>;
  readonly faultOf: (error: unknown) => HealthFault;
}

const away = (): HealthFault => 'away';

const CHECKS: Readonly<Record<HealthCheckName, Check>> = {
  database: { look: database, faultOf: faultOfDatabase },
  files: { look: files, faultOf: faultOfFileStore },
  queue: { look: queue, faultOf: () => 'stopped' },
  payments: { look: payments, faultOf: () => 'overdue' },
  gateway: { look: gateway, faultOf: away },
  mail: { look: mail, faultOf: () => 'late' },
};

/** The results of these are unknown while the database is bad. */
const READS_DATABASE: ReadonlySet<HealthCheckName> = new Set(['queue', 'payments', 'mail']);

/** A call that hangs is not joined by another one in every round; after `abandonMs` it counts as lost. */
function looked(ctx: Ctx, check: HealthCheckName, { underWay, times }: Round): Promise<Found> {
  const known = underWay.get(check);
  const now = performance.now();
  if (known && now - known.sinceMs < times.abandonMs) return known.found;
  const found = CHECKS[check].look(ctx).finally(() => {
    if (underWay.get(check)?.found === found) underWay.delete(check);
  });
  underWay.set(check, { found, sinceMs: now });
  return found;
}

interface Outcome extends CheckResult {
  /** The check itself failed: its fault is inferred. */
  readonly hasThrown?: boolean;
}

async function checkOne(ctx: Ctx, check: HealthCheckName, round: Round): Promise<Outcome> {
  const begun = performance.now();
  const took = (): number => Math.round(performance.now() - begun);
  try {
    const { fault, figures = {} } = await within(round.times.timeoutMs, looked(ctx, check, round));
    return { check, fault, figures, ms: took() };
  } catch (error) {
    ctx.log.warn({ err: error, check }, 'a check of the health has failed');
    return { check, fault: CHECKS[check].faultOf(error), figures: {}, ms: took(), hasThrown: true };
  }
}

export async function checkHealth(ctx: Ctx, round: Round): Promise<readonly CheckResult[]> {
  const outcomes = await Promise.all(
    HEALTH_CHECKS.map((check): Outcome | Promise<Outcome> => {
      return round.lately.find((each) => each.check === check) ?? checkOne(ctx, check, round);
    }),
  );
  const isDatabaseBad = outcomes.some(({ check, fault }) => check === 'database' && fault !== null);
  return outcomes.map((outcome) => {
    const isUnknown = outcome.hasThrown && isDatabaseBad && READS_DATABASE.has(outcome.check);
    return isUnknown ? { ...outcome, fault: 'unknown' } : outcome;
  });
}
