/** Notifies administrators once when a check turns bad, and once when it is well again. */
import { HEALTH_CHECKS, HEALTH_TEXTS, healthFaultText, type HealthCheckName } from '../../../../core/health.js';
import { HEALTH } from '../../../../core/limits/limits.js';
import { unitOfWork, type Ctx } from '../../../platform/context.js';
import { row, rows } from '../../../platform/db/rows.js';
import { notifyAdmins } from '../../notifications/index.js';
import { HEALTH_NOTICES } from './health.messages.js';
import { countRound, watchOf, type Outage } from './health-watch.js';

const LINK = '/admin?tab=system-health';

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

async function turnBad(ctx: Ctx, check: HealthCheckName, { fault, since }: Outage): Promise<void> {
  await unitOfWork(ctx, async (tx) => {
    if (!(await row(tx.em, REPORT, [check, fault, since]))) return;
    const title = HEALTH_NOTICES.bad(HEALTH_TEXTS[check].title);
    const message = healthFaultText(check, fault) ?? title;
    await notifyAdmins(tx, { type: 'system_fault', title, message, link: LINK, mail: true });
  });
}

/** `since`: null where the outage was never reported, because the database itself was away. */
async function turnWell(ctx: Ctx, check: HealthCheckName, since: Date): Promise<void> {
  await unitOfWork(ctx, async (tx) => {
    const reported = await row<{ since: Date }>(tx.em, RESOLVE, [check]);
    const begun = reported?.since ?? since;
    const name = HEALTH_TEXTS[check].title;
    const message = HEALTH_NOTICES.wellText(name, begun, ctx.clock.now());
    await notifyAdmins(tx, {
      type: 'system_healed',
      title: HEALTH_NOTICES.well(name),
      message,
      link: LINK,
      mail: true,
    });
  });
}

/**
 * One round, and the notices that follow from it. A notice that cannot be stored, because the database is what is bad,
 * follows with a later round.
 * @throws what the database says.
 */
export async function watchHealth(ctx: Ctx): Promise<void> {
  const { outages, holder } = watchOf(ctx);
  const { results } = await countRound(ctx);
  if (!(await row(ctx.em, TURN, [holder, HEALTH.turnMs]))) return;
  const reported = new Map((await rows<Reported>(ctx.em, REPORTED, [])).map((each) => [each.check, each.since]));
  for (const check of HEALTH_CHECKS) {
    const outage = outages.get(check);
    const since = reported.get(check);
    const isBad = results.some((each) => each.check === check && each.fault);
    if (isBad && outage && outage.rounds >= HEALTH.rounds && !since) await turnBad(ctx, check, outage);
    // What another process has reported, and then died, is well at once.
    const isWell = !isBad && (outage ? outage.wellAgain >= HEALTH.rounds : since !== undefined);
    if (!isWell) continue;
    await turnWell(ctx, check, since ?? outage?.since ?? ctx.clock.now());
    outages.delete(check);
  }
}
