/**
 * Gives the events that were committed their numbers. A number is given after the commit of the event, by one
 * transaction at a time, so that whoever has read up to a number has read everything below it (decision 152).
 */
import type { Ctx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import type { Cron } from '#platform/jobs/crons.js';

/** Every minute; reading numbers, too. */
export const NUMBER_CRON: Cron = { job: 'number_account_events' };

/** A statement of its own outside of any transaction: its lock ends with it, and it sees all that was committed. */
export async function numberEvents(ctx: Ctx): Promise<void> {
  await row(ctx.em, 'select number_account_events()');
}
