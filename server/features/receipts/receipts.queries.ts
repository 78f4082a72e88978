/** Reads of receipts as plain rows. */
import type DataLoader from 'dataloader';
import type { Ctx } from '#platform/context.js';
import { Conditions } from '#platform/db/conditions.js';
import { sumByMonth } from '#platform/db/month-sums.js';
import { orderOf, type Order } from '#platform/db/order.js';
import { readPage, type LazyPage, type PageBounds } from '#platform/db/page.js';
import { rows } from '#platform/db/rows.js';
import { columns } from '#platform/db/select.js';
import { loaderOf } from '#platform/loader.js';
import { withRefunds } from './receipt-refunds.js';
import type { ReceiptMonthType, ReceiptType } from './receipts.types.js';

/** The stored receipt; its refunds are in payments. */
export type StoredReceipt = Omit<ReceiptType, 'refunds'>;

const COLUMNS = columns<StoredReceipt>()(
  `id number userId paymentId invoiceId orderNumber refId service amountRials walletRials method cardMask payerName
   payerEmail verifyCode createdAt`,
);
const SELECT = `select ${COLUMNS} from receipts`;

async function findOne(ctx: Ctx, where: string, values: readonly string[]): Promise<ReceiptType | null> {
  const found = await rows<StoredReceipt>(ctx.em, `${SELECT} where ${where} order by created_at desc limit 1`, [
    ...values,
  ]);
  return (await withRefunds(ctx, found))[0] ?? null;
}

export function findReceipt(ctx: Ctx, id: string): Promise<ReceiptType | null> {
  return findOne(ctx, 'id = $1', [id]);
}

export function findReceiptOfInvoice(ctx: Ctx, invoiceId: string): Promise<ReceiptType | null> {
  return findOne(ctx, 'invoice_id = $1', [invoiceId]);
}

export function findReceiptOfPayment(ctx: Ctx, paymentId: string): Promise<ReceiptType | null> {
  return findOne(ctx, 'payment_id = $1', [paymentId]);
}

/** Loads the receipts of many payments in one query. The caller has decided who may see the payments. */
export function receiptOfPaymentLoader(ctx: Ctx): DataLoader<string, ReceiptType | null> {
  return loaderOf<ReceiptType>(
    ctx,
    'receipts.of-payment',
    async (ids) =>
      withRefunds(ctx, await rows<StoredReceipt>(ctx.em, `${SELECT} where payment_id = any($1::uuid[])`, [[...ids]])),
    ({ paymentId }) => paymentId ?? '',
  );
}

export function findReceiptByCode(ctx: Ctx, code: string): Promise<ReceiptType | null> {
  return findOne(ctx, 'verify_code = $1', [code]);
}

/** One that an administrator wrote, by its reference. */
export function findManualReceipt(ctx: Ctx, userId: string, refId: string): Promise<ReceiptType | null> {
  return findOne(ctx, 'user_id = $1 and ref_id = $2 and payment_id is null', [userId, refId]);
}

const SORTS = { created: 'created_at', amount: 'amount_rials' } as const;
export type ReceiptSort = keyof typeof SORTS;

export interface ReceiptsQuery extends Order<ReceiptSort>, PageBounds {
  /** Null: everyone's. */
  readonly userId: string | null;
  readonly search?: string | null | undefined;
  readonly from?: Date | null | undefined;
  readonly to?: Date | null | undefined;
  readonly updatedSince?: Date | null | undefined;
}

type ReceiptsFilter = Omit<ReceiptsQuery, keyof PageBounds>;

/** A receipt itself never changes; what is given back of its payment is shown on it. */
function changedSince(at: string): string {
  return `(created_at >= ${at} or payment_id in (select p.id from payments p where p.updated_at >= ${at} and p.refunded_rials > 0))`;
}

function conditionsOf(query: ReceiptsFilter): Conditions {
  const where = new Conditions();
  if (query.userId) where.add(query.userId, (at) => `user_id = ${at}`);
  where.search(query.search, (has) => has('search_text'));
  where.period('created_at', query);
  if (query.updatedSince) where.add(query.updatedSince, changedSince);
  return where;
}

/** For exports: everything that the filter lets through, newest first. */
export function receiptSelection(query: ReceiptsFilter): {
  readonly text: string;
  readonly values: Conditions['values'];
} {
  const { sql, values } = conditionsOf(query);
  return { text: `${SELECT} ${sql} order by created_at desc, id desc`, values };
}

/** The amount that was given back of the payment of a receipt; null where there is no payment. */
const REFUNDED = '(select p.refunded_rials from payments p where p.id = receipts.payment_id)';

/** By the month of the payment, newest first. */
export function sumReceiptsByMonth(ctx: Ctx, query: ReceiptsFilter): Promise<ReceiptMonthType[]> {
  return sumByMonth(ctx, {
    from: 'from receipts',
    where: conditionsOf(query),
    column: 'created_at',
    sums: {
      amountRials: 'sum(amount_rials)',
      walletRials: `sum(case method when 'wallet' then amount_rials else wallet_rials end)`,
      refundedRials: `sum(${REFUNDED})`,
    },
  });
}

/** Newest first unless the query says otherwise. */
export async function listReceipts(ctx: Ctx, query: ReceiptsQuery): Promise<LazyPage<ReceiptType>> {
  const list = { columns: COLUMNS, from: 'from receipts', where: conditionsOf(query), order: orderOf(SORTS, query) };
  const page = await readPage<StoredReceipt>(ctx, list, query);
  return { ...page, items: await withRefunds(ctx, page.items) };
}
