/**
 * The one rule of what is still told to an account that was banned or removed.
 *
 * - Removed: nothing. The person asked to be forgotten, and their address is gone.
 * - Banned: by mail what concerns their money, the safety of their account, and what an administrator writes by hand;
 *   no news of orders, names, tickets or offers, no reminder and no link that would lead in. Notifications are still
 *   stored: they read them if the ban is lifted.
 * - Active: everything, by the ways they chose.
 */
import type { Ctx } from '../../platform/context.js';
import { row } from '../../platform/db/rows.js';

export type Standing = 'active' | 'banned' | 'removed';

/** What a mail or a notice is about. `by_hand`: an administrator wrote to this very person. */
export type Told = 'security' | 'money' | 'by_hand' | 'other';

export function mayNotify(standing: Standing, way: 'mail' | 'bell', about: Told): boolean {
  if (standing === 'removed') return false;
  return standing === 'active' || way === 'bell' || about !== 'other';
}

/** As it is now; an account whose row is gone is removed. Asks no permission. */
export async function standingOf(ctx: Ctx, userId: string): Promise<Standing> {
  const text = `select case when anonymised_at is not null then 'removed' else status end as standing from users where id = $1`;
  return (await row<{ standing: Standing }>(ctx.em, text, [userId]))?.standing ?? 'removed';
}
