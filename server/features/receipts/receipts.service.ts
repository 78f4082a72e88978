/** Issuing receipts, once per settled payment, and showing them to whom they belong. */
import { AppError } from '#core/errors/errors.js';
import { foldForSearch } from '#core/text/digits.js';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { rial, type Rial } from '#core/money.js';
import { requireAdmin, requireViewer, type Ctx, type TxCtx } from '#platform/context.js';
import { fromOffset, pageBounds, type LazyPage } from '#platform/db/page.js';
import { isId, newId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { newVerifyCode } from '#platform/verify-code.js';
import { customerLoader } from '#features/identity/index.js';
import { nextDocumentNumber } from '#features/invoices/index.js';
import { ReceiptEntity, type ReceiptMethod } from './receipt.entity.js';
import { receiptMonthsSchema, receiptsSchema, type ReceiptMonthsInput, type ReceiptsInput } from './receipts.inputs.js';
import { findReceipt, listReceipts, sumReceiptsByMonth } from './receipts.queries.js';
import type { ReceiptMonthType, ReceiptType } from './receipts.types.js';

export interface NewReceipt {
  readonly userId: string;
  /** Null where the money came outside the product. */
  readonly paymentId: string | null;
  readonly invoiceId: string | null;
  readonly orderNumber: string | null;
  readonly refId: string;
  /** Persian. */
  readonly service: string;
  readonly amountRials: Rial;
  /** The wallet's part of a split payment, within `amountRials`. */
  readonly walletRials?: Rial;
  readonly method: ReceiptMethod;
  readonly cardMask: string | null;
  /** When the money came; without it now. */
  readonly paidAt?: Date;
}

/** Writes the receipt of a settled payment. The database refuses a second one for the same payment. */
export async function issueReceipt(
  tx: TxCtx,
  input: NewReceipt,
): Promise<{ readonly id: string; readonly number: string }> {
  const payer = await customerLoader(tx).load(input.userId);
  if (!payer) throw new AppError('NOT_FOUND');
  const number = await nextDocumentNumber(tx, 'receipt');
  const { paidAt, ...columns } = input;
  const words = [number, input.refId, input.orderNumber, input.service, payer.fullName, payer.email];
  const receipt = tx.em.create(ReceiptEntity, {
    walletRials: rial(0),
    ...columns,
    id: newId(),
    number,
    payerName: payer.fullName,
    payerEmail: payer.email,
    verifyCode: newVerifyCode(),
    searchText: foldForSearch(words.filter(Boolean).join(' ')),
    createdAt: paidAt ?? tx.clock.now(),
  });
  tx.em.persist(receipt);
  await tx.em.flush();
  tx.publish('list.changed', { list: 'receipts' });
  return { id: receipt.id, number };
}

/** One receipt, of the viewer's own or for an administrator. @throws AppError NOT_FOUND also for a foreign one. */
export async function readReceipt(ctx: Ctx, id: string): Promise<ReceiptType> {
  const viewer = requireViewer(ctx);
  const receipt = isId(id) ? await findReceipt(ctx, id) : null;
  if (!receipt || (receipt.userId !== viewer.userId && viewer.role !== 'admin')) throw new AppError('NOT_FOUND');
  return receipt;
}

function select(given: ReceiptsInput, userId: string | null): Parameters<typeof listReceipts>[1] {
  const input = parseInput(receiptsSchema, given);
  const bounds = fromOffset(pageBounds(input, PAGE_SIZE.receipts), input.offset);
  return {
    search: input.search,
    from: input.from,
    to: input.to,
    updatedSince: input.updatedSince,
    sort: input.sort,
    direction: input.direction,
    userId,
    ...bounds,
  };
}

/** The viewer's receipts, newest first; of another customer's for administrators. @throws AppError FORBIDDEN. */
export async function readReceipts(ctx: Ctx, input: ReceiptsInput): Promise<LazyPage<ReceiptType>> {
  const viewer = requireViewer(ctx);
  const userId = input.userId ?? viewer.userId;
  if (userId !== viewer.userId) requireAdmin(ctx);
  return listReceipts(ctx, select(input, userId));
}

/** The viewer's receipts added up by month, newest first. @throws AppError UNAUTHORIZED, VALIDATION_ERROR. */
export function readReceiptMonths(ctx: Ctx, given: ReceiptMonthsInput): Promise<ReceiptMonthType[]> {
  const { userId } = requireViewer(ctx);
  return sumReceiptsByMonth(ctx, { ...parseInput(receiptMonthsSchema, given), userId });
}

/** Everyone's receipts. @throws AppError FORBIDDEN. */
export async function readAllReceipts(ctx: Ctx, input: ReceiptsInput): Promise<LazyPage<ReceiptType>> {
  requireAdmin(ctx);
  return listReceipts(ctx, select({ limit: PAGE_SIZE.adminDocuments, ...input }, input.userId ?? null));
}
