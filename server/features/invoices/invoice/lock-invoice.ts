import { LockMode } from '@mikro-orm/core';
import { AppError } from '#core/errors/errors.js';
import type { TxCtx } from '#platform/context.js';
import { InvoiceEntity } from './invoice.entity.js';

/** The row, locked until this transaction ends. @throws AppError NOT_FOUND. */
export async function lockInvoice(tx: TxCtx, id: string): Promise<InvoiceEntity> {
  const invoice = await tx.em.findOne(InvoiceEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!invoice) throw new AppError('NOT_FOUND');
  return invoice;
}
