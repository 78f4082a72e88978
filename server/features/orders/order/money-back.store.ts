/** Requests for money back inside a transaction. */
import { LockMode } from '@mikro-orm/core';
import { AppError } from '#core/errors/errors.js';
import type { TxCtx } from '#platform/context.js';
import { isId } from '#platform/id.js';
import { MoneyBackRequestEntity } from './money-back.entity.js';

/** @throws AppError NOT_FOUND. */
export async function lockMoneyBackRequest(tx: TxCtx, id: string): Promise<MoneyBackRequestEntity> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const request = isId(id) ? await tx.em.findOne(MoneyBackRequestEntity, { id }, lock) : null;
  if (!request) throw new AppError('NOT_FOUND');
  return request;
}

/** The order was refunded or dropped: no decision is needed any more. Expects the locked order. */
export async function closeMoneyBack(tx: TxCtx, orderId: string): Promise<void> {
  await tx.em.execute(
    `update money_back_requests set status = 'closed', ended_at = ? where order_id = ? and status = 'pending'`,
    [tx.clock.now(), orderId],
  );
}
