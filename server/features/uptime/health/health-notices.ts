/** Notifies administrators once when a check turns bad, and once when it is well again. */
import type { HealthCheckName } from '#core/health.js';
import { HEALTH } from '#core/limits/limits.js';
import { unitOfWork, type Ctx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { within } from '#platform/lifecycle/within.js';
import { mailUnlogged } from '#features/emails/index.js';
import { adminAddresses, mailOf, notifyAdmins } from '#features/notifications/index.js';
import type { CheckResult } from './health-checks.js';
import { countRound, watchOf, type HealthWatch, type Outage } from './health-watch.js';
import { HEALTH_NOTIFICATIONS } from './health.notifications.js';

/** One process notifies: what another one sees differently must not take its notices back. */
const TURN = `
  insert into health_turn (holder, held_until) values ($1, clock_timestamp() + $2 * interval '1 millisecond')
  on conflict (only_row) do update set holder = excluded.holder, held_until = excluded.held_until
  where health_turn.holder = excluded.holder or health_turn.held_until < clock_timestamp()
  returning holder`;
const REPORTED = 'select check_name as check, since from health_faults';
const REPORT = `insert into health_faults (check_name, fault, since) values ($1, $2, $3) on conflict do nothing returning since`;
const RESOLVE = 'delete from health_faults where check_name = $1 returning since';

interface Reported {
  readonly check: HealthCheckName;
  readonly since: Date;
}

/** `withoutMail`: administrators have a mail about it. */
async function turnBad(ctx: Ctx, check: HealthCheckName, outage: Outage, withoutMail: boolean): Promise<void> {
  await unitOfWork(ctx, async (tx) => {
    if (!(await row(tx.em, REPORT, [check, outage.fault, outage.since]))) return;
    await notifyAdmins(tx, HEALTH_NOTIFICATIONS.fault, { check, fault: outage.fault }, { withoutMail });
  });
}

/** Without the database: nothing is queued or logged. An address that fails keeps no other one from its mail. */
async function mailBad(ctx: Ctx, { addresses }: HealthWatch, check: HealthCheckName, outage: Outage): Promise<void> {
  const mail = mailOf(ctx, HEALTH_NOTIFICATIONS.fault, { check, fault: outage.fault }, '');
  if (!mail) return;
  const mails = addresses.map((to) => within(HEALTH.timeoutMs, mailUnlogged(ctx, { to, ...mail })));
  for (const sent of await Promise.allSettled(mails))
    if (sent.status === 'rejected')
      ctx.log.error({ err: sent.reason as unknown, check }, 'a fault could not be mailed');
}

/**
 * `reportedSince`: null where the outage was never stored, because the database itself was bad; else the notice is that
 * of the process that takes the stored one back.
 */
async function turnWell(ctx: Ctx, check: HealthCheckName, reportedSince: Date | null, begun: Date): Promise<void> {
  await unitOfWork(ctx, async (tx) => {
    const resolved = await row(tx.em, RESOLVE, [check]);
    if (reportedSince && !resolved) return;
    await notifyAdmins(tx, HEALTH_NOTIFICATIONS.healed, { check, since: begun, until: ctx.clock.now() });
  });
}

type Stored = ReadonlyMap<HealthCheckName, Date>;

/**
 * The outages that were reported and are not healed; null where this process does not notify. @throws what the database
 * says.
 */
async function claimTurn(ctx: Ctx, watch: HealthWatch): Promise<Stored | null> {
  watch.hasTurn = (await row(ctx.em, TURN, [watch.holder, HEALTH.turnMs])) !== null;
  if (!watch.hasTurn) return null;
  watch.addresses = await adminAddresses(ctx, HEALTH_NOTIFICATIONS.fault);
  return new Map((await rows<Reported>(ctx.em, REPORTED, [])).map((each) => [each.check, each.since]));
}

/** `stored`: null where the database cannot be asked: then a mail is all there is. */
async function reportOne(ctx: Ctx, watch: HealthWatch, result: CheckResult, stored: Stored | null): Promise<void> {
  const { check, fault } = result;
  const outage = watch.outages.get(check);
  const since = stored?.get(check) ?? null;
  if (fault) {
    if (!outage || outage.rounds < HEALTH.rounds || since) return;
    const isMailed = watch.mailed.has(check);
    try {
      if (!stored) throw new Error('the database cannot be written');
      await within(HEALTH.timeoutMs, turnBad(ctx, check, outage, isMailed));
    } catch (error) {
      ctx.log.error({ err: error, check }, 'a notice of a fault could not be stored');
      if (isMailed) return;
      watch.mailed.add(check);
      await mailBad(ctx, watch, check, outage);
    }
    return;
  }
  // An outage that another process has reported, before it died, is well at once.
  const isWell = outage ? outage.wellAgain >= HEALTH.rounds : since !== null;
  if (!isWell || !stored) return;
  await within(HEALTH.timeoutMs, turnWell(ctx, check, since, since ?? outage?.since ?? ctx.clock.now()));
  watch.outages.delete(check);
  watch.mailed.delete(check);
}

/** A process that does not notify leaves healed outages to the other one. */
function forgetHealed({ outages, mailed }: HealthWatch): void {
  for (const [check, { wellAgain }] of outages) {
    if (wellAgain < HEALTH.rounds) continue;
    outages.delete(check);
    mailed.delete(check);
  }
}

async function report(ctx: Ctx, watch: HealthWatch, results: readonly CheckResult[]): Promise<void> {
  const stored = await within(HEALTH.timeoutMs, claimTurn(ctx, watch)).catch((error: unknown) => {
    ctx.log.error({ err: error }, 'whose turn it is to notify is not known');
    return null;
  });
  if (!watch.hasTurn) return forgetHealed(watch);
  for (const result of results) {
    if (result.fault === 'unknown') continue;
    await reportOne(ctx, watch, result, stored).catch((error: unknown) => {
      ctx.log.error({ err: error, check: result.check }, 'a notice could not be stored');
    });
  }
}

/**
 * One round, and the notices that follow from it. While the database cannot store them, administrators get a mail at
 * once, and the notice follows with the first round after which it can. Never throws for what fails outside.
 */
export async function watchHealth(ctx: Ctx): Promise<void> {
  const watch = watchOf(ctx);
  const { results } = await countRound(ctx);
  if (watch.isReporting) return;
  watch.isReporting = true;
  try {
    await report(ctx, watch, results);
  } finally {
    watch.isReporting = false;
  }
}
