/** An administrator changes a balance: credit, debit, or a correction to an amount (specification 2 §5). */
import { formatToman } from '#core/dates/calendar.js';
import { AppError } from '#core/errors/errors.js';
import { ADJUSTMENT_REQUEST } from '#core/limits/limits.js';
import { rial, rialToToman, tomanToRial, type Rial } from '#core/money.js';
import { requireAdmin, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import { isId, newId } from '#platform/id.js';
import { audit } from '#features/identity/index.js';
import { parseInput } from '#platform/input.js';
import { notify } from '#features/notifications/index.js';
import { adjustSchema, type AdjustInput, type ParsedAdjust } from './admin-wallets.inputs.js';
import { selectAccount, selectAdjustment } from './admin-wallets.queries.js';
import { lockAccount, postJournal, SYSTEM_ACCOUNTS, walletAccountOf } from '../ledger/ledger.js';
import { once } from '../once.js';
import { WalletAdjustmentEntity } from './wallet-adjustment.entity.js';
import { WALLET_TEXTS } from '../wallet.messages.js';
import type { WalletAdjustmentType } from '../wallet-insights.types.js';
import { BALANCE_ADJUSTED } from './adjustments.notifications.js';

/** Who changes whose balance; the caller has decided that they may. */
interface Adjusting {
  readonly adminId: string;
  /** Another administrator who agreed. */
  readonly secondedById?: string;
  readonly walletId: string;
}

/**
 * `walletId` is a wallet's id or its owner's. The same key acts once.
 * @throws AppError FORBIDDEN, NOT_FOUND, VALIDATION_ERROR (amount, reason), INSUFFICIENT_FUNDS for a debit above the
 * balance, IDEMPOTENCY_CONFLICT.
 */
export async function adjustWallet(ctx: Ctx, given: AdjustInput): Promise<WalletAdjustmentType> {
  const { userId: adminId } = requireAdmin(ctx);
  const { idempotencyKey: key, ...input } = parseInput(adjustSchema, given);
  const { id } = await unitOfWork(ctx, async (tx) => {
    const walletId = await accountFor(tx, input.walletId);
    const call = { userId: adminId, operation: 'adjust_wallet', key, request: [walletId, { ...input, walletId }] };
    return once(tx, call, () => adjust(tx, { adminId, walletId }, input));
  });
  return selectAdjustment(ctx, id);
}

/** The account behind a wallet's or a user's id; a user who has no wallet yet gets one. */
export async function accountFor(tx: TxCtx, id: string): Promise<string> {
  const found = isId(id) ? await selectAccount(tx, id) : null;
  if (!found) throw new AppError('NOT_FOUND');
  return found.walletId ?? walletAccountOf(tx, found.userId);
}

/** Whose wallet it is. @throws AppError NOT_FOUND. */
export async function accountOwner(tx: TxCtx, walletId: string): Promise<string> {
  const found = await selectAccount(tx, walletId);
  if (!found) throw new AppError('NOT_FOUND');
  return found.userId;
}

/**
 * The sum that single administrators have moved in a wallet within a day, whichever way. Expects it locked: two changes
 * at the same moment add up like two in a row.
 */
export async function movedAlone(tx: TxCtx, walletId: string): Promise<Rial> {
  const since = new Date(tx.clock.now().getTime() - ADJUSTMENT_REQUEST.addUpMs);
  const found = await row<{ moved: number }>(
    tx.em,
    `select coalesce(sum(abs(balance_after_rials - balance_before_rials)), 0)::bigint as moved from wallet_adjustments
     where account_id = $1 and created_at > $2 and seconded_by_id is null`,
    [walletId, since],
  );
  return rial(found?.moved ?? 0);
}

/** @throws AppError APPROVAL_REQUIRED where one administrator alone may not move as much, also bit by bit. */
async function adjust(tx: TxCtx, adjusting: Adjusting, input: ParsedAdjust): Promise<{ id: string }> {
  const { id, before, after } = await adjustSeconded(tx, adjusting, input);
  const thresholdRials = tx.config.adjustApprovalRials;
  if (after !== before && (await movedAlone(tx, adjusting.walletId)) > thresholdRials)
    throw new AppError('APPROVAL_REQUIRED', { details: { thresholdRials } });
  await audit(tx, {
    action: 'wallet.adjust',
    subject: { type: 'wallet', id: adjusting.walletId },
    before: { balanceRials: before },
    after: { balanceRials: after, adjustmentId: id },
    reason: input.reason,
  });
  return { id };
}

export interface Adjusted {
  readonly id: string;
  readonly before: Rial;
  readonly after: Rial;
}

/**
 * Changes a balance by any amount, for callers that have verified the approval of two administrators and write the
 * audit entry. `adminId` requested it. @throws AppError INSUFFICIENT_FUNDS.
 */
export async function adjustSeconded(
  tx: TxCtx,
  { adminId, secondedById, walletId }: Adjusting,
  input: ParsedAdjust,
): Promise<Adjusted> {
  const amountRials = tomanToRial(input.amountToman);
  const before = await lockAccount(tx, walletId);
  const after = balanceAfter(input.type, before, amountRials);
  if (after < 0) throw new AppError('INSUFFICIENT_FUNDS');
  const id = newId();
  const { type, reason, notes = null, description } = input;
  const move = rial(after - before);
  const journalId = move === 0 ? null : post(tx, { id, adminId, walletId, move, description });
  const requested = { id, accountId: walletId, adminId, secondedById: secondedById ?? null, type, amountRials, reason };
  const rest = { notes, balanceBeforeRials: before, balanceAfterRials: after, journalId };
  tx.em.persist(tx.em.create(WalletAdjustmentEntity, { ...requested, ...rest, createdAt: tx.clock.now() }));
  await tx.em.flush();
  if (after !== before) await notifyOwner(tx, { walletId, before, after, reason });
  return { id, before, after };
}

interface Change {
  readonly walletId: string;
  readonly before: Rial;
  readonly after: Rial;
  readonly reason: string;
}

/**
 * The owner is notified of a manual change of the balance, in the product and by mail: amount, direction and reason.
 */
async function notifyOwner(tx: TxCtx, { walletId, before, after, reason }: Change): Promise<void> {
  const adjustment = {
    isIncrease: after > before,
    amount: formatToman(rialToToman(rial(Math.abs(after - before)))),
    balance: formatToman(rialToToman(after)),
    reason,
  };
  await notify(tx, await accountOwner(tx, walletId), BALANCE_ADJUSTED, adjustment);
}

export function balanceAfter(type: ParsedAdjust['type'], before: Rial, amount: Rial): Rial {
  if (type === 'correction') return amount;
  return rial(type === 'credit' ? before + amount : before - amount);
}

interface AdjustedPosting extends Adjusting {
  readonly id: string;
  readonly move: Rial;
  readonly description: string | undefined;
}

function post(tx: TxCtx, { id, adminId, walletId, move, description }: AdjustedPosting): string {
  return postJournal(tx, {
    kind: 'adjustment',
    key: `adjustment:${id}`,
    referenceType: 'adjustment',
    referenceId: id,
    description: description ?? (move > 0 ? WALLET_TEXTS.adjustedUp : WALLET_TEXTS.adjustedDown),
    actorId: adminId,
    entries: [
      { account: SYSTEM_ACCOUNTS.adjustments, amountRials: rial(-move) },
      { account: walletId, amountRials: move },
    ],
  });
}
