/**
 * The one rule of which messages a banned or removed account still gets.
 *
 * - Removed: none. The person requested to be forgotten, and their address is gone.
 * - Banned: by mail messages about their money, the safety of their account, and mails that an administrator writes;
 *   no notification of orders, names, tickets or offers, no reminder and no link that signs in. Notifications are still
 *   stored: they read them if the ban is lifted.
 * - Active: all, in the ways they chose.
 */
import type { Ctx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';

export type AccountState = 'active' | 'banned' | 'removed';

/** The subject of a mail or a notice. `by_hand`: an administrator wrote to this very person. */
export type MessageTopic = 'security' | 'money' | 'by_hand' | 'other';

export function mayNotify(state: AccountState, way: 'mail' | 'bell', about: MessageTopic): boolean {
  if (state === 'removed') return false;
  return state === 'active' || way === 'bell' || about !== 'other';
}

/** Whether `address` is that of the account and its owner has proven it. Callers check permissions. */
export async function isConfirmedAddress(ctx: Ctx, userId: string, address: string): Promise<boolean> {
  const text = 'select 1 as one from users where id = $1 and email = $2 and email_confirmed_at is not null';
  return (await row(ctx.em, text, [userId, address])) !== null;
}

/** The current one; an account without a row is removed. Callers check permissions. */
export async function accountStateOf(ctx: Ctx, userId: string): Promise<AccountState> {
  const text = `select case when anonymised_at is not null then 'removed' else status end as state from users where id = $1`;
  return (await row<{ state: AccountState }>(ctx.em, text, [userId]))?.state ?? 'removed';
}
