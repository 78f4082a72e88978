/**
 * A manual change of a balance by more than ADJUST_APPROVAL_RIALS within a day, in one or several steps, requires two
 * administrators: one requests it, another one approves or rejects it. A request without a decision expires.
 */
import { LockMode } from '@mikro-orm/core';
import { formatToman } from '#core/dates/calendar.js';
import { normalizePersian } from '#core/text/digits.js';
import { AppError } from '#core/errors/errors.js';
import { ADJUSTMENT_REQUEST, PAGE_SIZE } from '#core/limits/limits.js';
import { rialToToman, tomanToRial } from '#core/money.js';
import { requireAdmin, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { pageBounds, type LazyPage } from '#platform/db/page.js';
import { isId, newId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { audit, findUser } from '#features/identity/index.js';
import { notify, notifyAdmins } from '#features/notifications/index.js';
import {
  accountFor,
  accountOwner,
  adjustSchema,
  adjustSeconded,
  balanceAfter,
  lockAccount,
  movedAlone,
  once,
  type AdjustInput,
  type ParsedAdjust,
} from '#features/wallet/index.js';
import { AdjustmentRequestEntity } from './adjustment-request.entity.js';
import { requestsSchema, type RequestsInput } from './adjustment-requests.inputs.js';
import { findRequest, listRequests } from './adjustment-requests.queries.js';
import { ADMIN_TEXTS } from '../admin.messages.js';
import { requiredReasonSchema } from '../users/users.service.js';
import type { AdjustmentRequestType } from './adjustment-requests.types.js';
import { ADMIN_NOTIFICATIONS } from '../admin.notifications.js';

/**
 * The same key creates one request.
 * @throws AppError FORBIDDEN, NOT_FOUND, INSUFFICIENT_FUNDS, VALIDATION_ERROR also for an amount that needs no
 * approval.
 */
export async function requestAdjustment(ctx: Ctx, given: AdjustInput): Promise<AdjustmentRequestType> {
  const { userId: adminId } = requireAdmin(ctx);
  const { idempotencyKey: key, ...input } = parseInput(adjustSchema, given);
  const { id } = await unitOfWork(ctx, async (tx) => {
    const walletId = await accountFor(tx, input.walletId);
    const call = { userId: adminId, operation: 'request_adjustment', key, request: [walletId, { ...input, walletId }] };
    return once(tx, call, () => ask(tx, adminId, { ...input, walletId }));
  });
  return readRequest(ctx, id);
}

async function ask(tx: TxCtx, adminId: string, input: ParsedAdjust): Promise<{ id: string }> {
  const before = await lockAccount(tx, input.walletId);
  const amountRials = tomanToRial(input.amountToman);
  const after = balanceAfter(input.type, before, amountRials);
  if (after < 0) throw new AppError('INSUFFICIENT_FUNDS');
  const moved = Math.abs(after - before) + (await movedAlone(tx, input.walletId));
  if (moved <= tx.config.adjustApprovalRials) throw amountNotHigh();
  const id = newId();
  const now = tx.clock.now();
  await tx.em.insert(AdjustmentRequestEntity, {
    id,
    ownerId: await accountOwner(tx, input.walletId),
    type: input.type,
    amountRials,
    reason: input.reason,
    notes: input.notes ?? null,
    status: 'pending',
    requestedById: adminId,
    expiresAt: new Date(now.getTime() + ADJUSTMENT_REQUEST.expiresMs),
    createdAt: now,
  });
  tx.publish('list.changed', { list: 'wallets' });
  const requested = { requestId: id, type: input.type, amountRials };
  await audit(tx, {
    action: 'wallet.adjust_request',
    ...subjectOf(input.walletId),
    after: requested,
    reason: input.reason,
  });
  const amount = formatToman(input.amountToman);
  await notifyAdmins(tx, ADMIN_NOTIFICATIONS.approvalRequested, { amount }, { except: adminId });
  return { id };
}

function amountNotHigh(): AppError {
  return new AppError('VALIDATION_ERROR', { fields: [{ path: 'amountToman', message: ADMIN_TEXTS.amountNotHigh }] });
}

const subjectOf = (walletId: string): { subject: { type: 'wallet'; id: string } } => ({
  subject: { type: 'wallet', id: walletId },
});

/** The request, locked, where this administrator may decide on it now. */
async function lockUndecided(tx: TxCtx, id: string): Promise<AdjustmentRequestEntity> {
  const { userId } = requireAdmin(tx);
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const request = isId(id) ? await tx.em.findOne(AdjustmentRequestEntity, { id }, lock) : null;
  if (!request) throw new AppError('NOT_FOUND');
  if (request.requestedById === userId) throw new AppError('SECOND_ADMIN_REQUIRED');
  if (request.status !== 'pending' || request.expiresAt <= tx.clock.now()) throw new AppError('CONFLICT');
  return request;
}

/** The requester must still be an administrator. */
async function assertStillAdmin(tx: TxCtx, adminId: string): Promise<void> {
  const asker = await findUser(tx.em, adminId);
  if (asker?.role !== 'admin' || asker.status !== 'active') throw new AppError('CONFLICT');
}

/**
 * Changes the balance by the requested amount, starting from its current value.
 * @throws AppError FORBIDDEN, NOT_FOUND, SECOND_ADMIN_REQUIRED, INSUFFICIENT_FUNDS, CONFLICT when it is decided or
 * expired.
 */
export async function approveAdjustment(ctx: Ctx, id: string): Promise<AdjustmentRequestType> {
  const { userId: decidedById } = requireAdmin(ctx);
  await unitOfWork(ctx, async (tx) => {
    const request = await lockUndecided(tx, id);
    await assertStillAdmin(tx, request.requestedById);
    const walletId = await accountFor(tx, request.ownerId);
    const { type, amountRials, reason, notes, requestedById: adminId } = request;
    const input = { walletId, type, amountToman: rialToToman(amountRials), reason, notes };
    const adjusted = await adjustSeconded(tx, { adminId, secondedById: decidedById, walletId }, input);
    tx.em.assign(request, { status: 'approved', decidedById, decidedAt: tx.clock.now(), adjustmentId: adjusted.id });
    await tx.em.flush();
    tx.publish('list.changed', { list: 'wallets' });
    await audit(tx, {
      action: 'wallet.adjust_approve',
      ...subjectOf(walletId),
      before: { balanceRials: adjusted.before },
      after: { balanceRials: adjusted.after, adjustmentId: adjusted.id, requestId: id, requestedBy: adminId },
      reason,
    });
    await notify(tx, adminId, ADMIN_NOTIFICATIONS.approvalDecided, { isApproved: true });
  });
  return readRequest(ctx, id);
}

/**
 * @throws AppError FORBIDDEN, NOT_FOUND, VALIDATION_ERROR, SECOND_ADMIN_REQUIRED, CONFLICT when it is decided or
 * expired.
 */
export async function rejectAdjustment(
  ctx: Ctx,
  id: string,
  given: { readonly reason: string },
): Promise<AdjustmentRequestType> {
  const { userId: decidedById } = requireAdmin(ctx);
  const { reason } = parseInput(requiredReasonSchema, given);
  await unitOfWork(ctx, async (tx) => {
    const request = await lockUndecided(tx, id);
    const decision = normalizePersian(reason);
    tx.em.assign(request, { status: 'rejected', decidedById, decidedAt: tx.clock.now(), decision });
    await tx.em.flush();
    tx.publish('list.changed', { list: 'wallets' });
    const subject = subjectOf(await accountFor(tx, request.ownerId));
    const after = { requestId: id, requestedBy: request.requestedById };
    await audit(tx, { action: 'wallet.adjust_reject', ...subject, after, reason: decision });
    await notify(tx, request.requestedById, ADMIN_NOTIFICATIONS.approvalDecided, { isApproved: false });
  });
  return readRequest(ctx, id);
}

/** @throws AppError FORBIDDEN, NOT_FOUND. */
export async function readRequest(ctx: Ctx, id: string): Promise<AdjustmentRequestType> {
  requireAdmin(ctx);
  const found = isId(id) ? await findRequest(ctx, id) : null;
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** Newest first. @throws AppError FORBIDDEN, VALIDATION_ERROR. */
export function readRequests(ctx: Ctx, given: RequestsInput): Promise<LazyPage<AdjustmentRequestType>> {
  requireAdmin(ctx);
  const { status, ...page } = parseInput(requestsSchema, given);
  return listRequests(ctx, { status, ...pageBounds(page, PAGE_SIZE.admin) });
}

/** Another administrator may decide on what still waits. */
export function mayDecide(ctx: Ctx, request: AdjustmentRequestType): boolean {
  return request.status === 'pending' && requireAdmin(ctx).userId !== request.requestedBy.id;
}
