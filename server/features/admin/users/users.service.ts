/** Administrators' actions on accounts (specification 2 §2 "Users"); each is recorded in the audit log. */
import type DataLoader from 'dataloader';
import { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import { TEXT } from '#core/limits/limits.js';
import type { Rial } from '#core/money.js';
import { cleanText } from '#core/text/plain-text.js';
import { requireAdmin, unitOfWork, type Ctx, type Role, type TxCtx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { isId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { loaderOf } from '#platform/loader.js';
import {
  anonymiseUser,
  assertNotSelf,
  audit,
  banUser,
  endSessions,
  findUser,
  openSessionsOf,
  setRole,
  unbanUser,
  type AuditAction,
  type Moderated,
  type SessionType,
  type UserRow,
} from '#features/identity/index.js';
import { ADMIN_TEXTS } from '../admin.messages.js';

const optionalReason = z
  .string()
  .transform(cleanText)
  .pipe(z.string().max(TEXT.comments))
  .nullish()
  .transform((reason) => reason || null);
export const reasonSchema = z.object({ reason: optionalReason });
export const requiredReasonSchema = z.object({
  reason: z
    .string(ADMIN_TEXTS.reasonMissing)
    .transform(cleanText)
    .pipe(z.string().min(1, ADMIN_TEXTS.reasonMissing).max(TEXT.comments)),
});

export interface UserAct {
  readonly userId: string;
  readonly reason?: string | null | undefined;
}

type Act = (tx: TxCtx, userId: string) => Promise<Moderated>;
type Facts = (user: UserRow) => Record<string, unknown>;

/** Action and audit entry in one transaction; administrators cannot act on their own account. */
async function moderate(
  ctx: Ctx,
  { userId, reason }: { readonly userId: string; readonly reason: string | null },
  { action, act, facts }: { readonly action: AuditAction; readonly act: Act; readonly facts: Facts },
): Promise<UserRow> {
  assertNotSelf(requireAdmin(ctx).userId, userId);
  return unitOfWork(ctx, async (tx) => {
    const { before, after } = await act(tx, userId);
    const subject = { type: 'user' as const, id: userId };
    await audit(tx, { action, subject, before: facts(before), after: facts(after), reason });
    return after;
  });
}

const statusOf: Facts = ({ status }) => ({ status });

/** Throws out within a second. @throws AppError FORBIDDEN, NOT_FOUND, OWN_ACCOUNT, LAST_ADMIN. */
export function ban(ctx: Ctx, { userId, ...given }: UserAct): Promise<UserRow> {
  requireAdmin(ctx);
  const { reason } = parseInput(reasonSchema, given);
  return moderate(ctx, { userId, reason }, { action: 'user.ban', act: banUser, facts: statusOf });
}

/** @throws AppError FORBIDDEN, NOT_FOUND, OWN_ACCOUNT, CONFLICT for a removed account. */
export function unban(ctx: Ctx, { userId, ...given }: UserAct): Promise<UserRow> {
  requireAdmin(ctx);
  const { reason } = parseInput(reasonSchema, given);
  return moderate(ctx, { userId, reason }, { action: 'user.unban', act: unbanUser, facts: statusOf });
}

/** @throws AppError FORBIDDEN, NOT_FOUND, OWN_ACCOUNT, LAST_ADMIN, CONFLICT for a removed account. */
export function changeRole(ctx: Ctx, { userId, role, ...given }: UserAct & { readonly role: Role }): Promise<UserRow> {
  requireAdmin(ctx);
  const { reason } = parseInput(reasonSchema, given);
  const act: Act = (tx, id) => setRole(tx, id, role);
  return moderate(ctx, { userId, reason }, { action: 'user.role', act, facts: (user) => ({ role: user.role }) });
}

/**
 * Removes personal data and every way to sign in; orders and the ledger stay. The reason is required.
 * @throws AppError FORBIDDEN, NOT_FOUND, VALIDATION_ERROR, OWN_ACCOUNT, LAST_ADMIN.
 */
export async function removeUser(ctx: Ctx, { userId, ...given }: UserAct): Promise<void> {
  requireAdmin(ctx);
  const { reason } = parseInput(requiredReasonSchema, given);
  const facts: Facts = ({ role, status }) => ({ role, status });
  await readUser(ctx, userId);
  await moderate(ctx, { userId, reason }, { action: 'user.delete', act: anonymiseUser, facts });
}

/** @throws AppError FORBIDDEN, NOT_FOUND, also for a removed account. */
export async function readUser(ctx: Ctx, id: string): Promise<UserRow> {
  requireAdmin(ctx);
  const isLive = 'select id from users where id = $1 and anonymised_at is null';
  const found = isId(id) && (await row(ctx.em, isLive, [id])) ? await findUser(ctx.em, id) : null;
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** Where the account is signed in now, the last used first. @throws AppError FORBIDDEN, NOT_FOUND. */
export async function readSessions(ctx: Ctx, userId: string): Promise<SessionType[]> {
  await readUser(ctx, userId);
  return openSessionsOf(ctx, userId);
}

/**
 * Signs the account out on one device, within a second. @throws AppError FORBIDDEN, OWN_ACCOUNT, NOT_FOUND also for a
 * session of another account and for one that has ended.
 */
export async function endSession(ctx: Ctx, userId: string, id: string): Promise<void> {
  assertNotSelf(requireAdmin(ctx).userId, userId);
  await readUser(ctx, userId);
  await unitOfWork(ctx, async (tx) => {
    if (!isId(id) || (await endSessions(tx, userId, { id })) === 0) throw new AppError('NOT_FOUND');
    await audit(tx, { action: 'user.session_end', subject: { type: 'user', id: userId } });
  });
}

/** Data of a customer besides the profile. */
export interface UserActivity {
  readonly userId: string;
  readonly orders: number;
  readonly openOrders: number;
  readonly balanceRials: Rial;
  /** The sum of orders that were not cancelled. */
  readonly orderedRials: Rial;
  /** The sum that was paid for orders and invoices and not given back. */
  readonly paidRials: Rial;
  readonly openSessions: number;
}

/** By account, one query for all accounts of an answer. The caller has checked that the viewer is an administrator. */
export function activityLoader(ctx: Ctx): DataLoader<string, UserActivity | null> {
  const text = `
    select u.id as "userId", o.orders, o.open as "openOrders", o.ordered as "orderedRials",
      (select coalesce(sum(p.amount_rials + case p.hold_state when 'spent' then p.wallet_rials else 0 end - p.returned_rials), 0)::bigint from payments p
        where p.user_id = u.id and p.status = 'completed' and p.outcome = 'applied' and p.purpose <> 'deposit')
        as "paidRials",
      coalesce((select balance_rials from ledger_accounts where user_id = u.id), 0) as "balanceRials",
      (select count(*) from sessions where user_id = u.id and revoked_at is null and expires_at > $2) as "openSessions"
    from unnest($1::uuid[]) u(id) cross join lateral (
      select count(*) as orders, count(*) filter (where status in ('pending', 'in_progress')) as open,
        coalesce(sum(price_rials) filter (where status <> 'cancelled'), 0)::bigint as ordered
      from orders where user_id = u.id and deleted_at is null) o`;
  return loaderOf<UserActivity>(
    ctx,
    'userActivity',
    (ids) => rows<UserActivity>(ctx.em, text, [[...ids], ctx.clock.now()]),
    (activity) => activity.userId,
  );
}
