/** Reads of payments as plain rows. */
import type DataLoader from 'dataloader';
import { AppError } from '#core/errors/errors.js';
import type { Ctx } from '#platform/context.js';
import { Conditions } from '#platform/db/conditions.js';
import { newestFirst, orderOf, type Order } from '#platform/db/order.js';
import { readPage, type LazyPage, type PageBounds } from '#platform/db/page.js';
import { row, rows } from '#platform/db/rows.js';
import { columns } from '#platform/db/select.js';
import { loaderOf } from '#platform/loader.js';
import type { UnsettledQuery, UnsettledRow } from '#features/wallet/index.js';
import type { PaymentOperation, ShownPaymentStatus } from './payment.entity.js';
import { returnedClause, storedStatus } from './payment-state.js';
import type { PaymentType } from './payments.types.js';

const COLUMNS = columns<PaymentType>()(
  `id purpose userId orderId referenceNumber invoiceId amountRials walletRials holdState refundedRials returnedRials
   gateway merchantId authority status description returnUrl refId cardMask failureCode reviewReason gatewayCode outcome journalId
   leaseUntil createdAt settledAt`,
  { table: 'p' },
);
const SELECT = `select ${COLUMNS} from payments p`;

export function findPayment(ctx: Ctx, id: string): Promise<PaymentType | null> {
  return row<PaymentType>(ctx.em, `${SELECT} where p.id = $1`, [id]);
}

/**
 * Payments from before the account at the gateway was kept count as every account's: whether one of them has the
 * reference. None is settled without its account any more, so this needs no lock.
 */
export async function isReferenceOfUnnamedAccount(
  ctx: Ctx,
  { id, gateway }: { readonly id: string; readonly gateway: string },
  refId: string,
): Promise<boolean> {
  const text = `select 1 from payments where ref_id = $1 and gateway = $2 and merchant_id is null and id <> $3 limit 1`;
  return (await row(ctx.em, text, [refId, gateway, id])) !== null;
}

/** Many in one query. Callers check permissions. */
export function paymentByIdLoader(ctx: Ctx): DataLoader<string, PaymentType | null> {
  return loaderOf<PaymentType>(
    ctx,
    'payments.byId',
    (ids) => rows<PaymentType>(ctx.em, `${SELECT} where p.id = any($1::uuid[])`, [[...ids]]),
    ({ id }) => id,
  );
}

/**
 * The payment that this key made before, without a lock: to answer it again even where its record is meanwhile paid.
 * @throws AppError IDEMPOTENCY_CONFLICT when the key was another request's.
 */
export async function findRepeated(
  ctx: Ctx,
  call: {
    readonly userId: string;
    readonly operation: PaymentOperation;
    readonly idempotencyKey?: string | null | undefined;
    readonly fingerprint: string;
  },
): Promise<PaymentType | null> {
  const { userId, operation, idempotencyKey, fingerprint } = call;
  if (!idempotencyKey) return null;
  const text = `select ${COLUMNS}, p.fingerprint from payments p
    where p.user_id = $1 and p.operation = $2 and p.idempotency_key = $3`;
  const values = [userId, operation, idempotencyKey.trim()];
  const found = await row<PaymentType & { fingerprint: string }>(ctx.em, text, values);
  if (found && found.fingerprint !== fingerprint) throw new AppError('IDEMPOTENCY_CONFLICT');
  return found;
}

/** Sessions by their name at their gateway: at most one of each provider. */
export function listByAuthority(ctx: Ctx, authority: string): Promise<PaymentType[]> {
  return rows<PaymentType>(ctx.em, `${SELECT} where p.authority = $1`, [authority]);
}

/** The session of this name at one provider. */
export function findByAuthority(ctx: Ctx, gateway: string, authority: string): Promise<PaymentType | null> {
  return row<PaymentType>(ctx.em, `${SELECT} where p.gateway = $1 and p.authority = $2`, [gateway, authority]);
}

/** Attempts to pay one order that are shown; the newest of them. */
const PER_ORDER = 100;

/** Payments of an order, newest first; of one user where given. */
export function listOfOrder(ctx: Ctx, orderId: string, userId: string | null): Promise<PaymentType[]> {
  const text = `${SELECT} where p.order_id = $1 and ($2::uuid is null or p.user_id = $2) order by p.created_at desc, p.id desc limit ${PER_ORDER}`;
  return rows<PaymentType>(ctx.em, text, [orderId, userId]);
}

interface OfOrder {
  readonly orderId: string;
  readonly payments: readonly PaymentType[];
}

/** Payments of many orders in one query, newest first. The caller has decided who may see the orders. */
export function paymentsOfOrderLoader(ctx: Ctx): DataLoader<string, OfOrder | null> {
  const newest = `${SELECT} where p.order_id = asked.id order by p.created_at desc, p.id desc limit ${PER_ORDER}`;
  const text = `select found.* from unnest($1::uuid[]) as asked (id) cross join lateral (${newest}) found
    order by found."createdAt" desc, found.id desc`;
  return loaderOf(
    ctx,
    'payments.ofOrder',
    async (ids) => {
      const found = await rows<PaymentType>(ctx.em, text, [[...ids]]);
      return ids.map((orderId) => ({ orderId, payments: found.filter((payment) => payment.orderId === orderId) }));
    },
    ({ orderId }) => orderId,
  );
}

/** The deposit that still waits for its money, opened after `since`. */
export function findPendingDeposit(ctx: Ctx, userId: string, since: Date): Promise<PaymentType | null> {
  const text = `${SELECT} where p.user_id = $1 and p.created_at > $2 and p.purpose = 'deposit' and p.status = 'pending' and p.authority is not null
    order by p.created_at desc limit 1`;
  return row<PaymentType>(ctx.em, text, [userId, since]);
}

/** All of it, as it is shown: what came through the gateway and what the wallet gave. */
const SORTS = {
  created: 'p.created_at',
  amount: "(p.amount_rials + case p.gateway when 'wallet' then 0 else p.wallet_rials end)",
} as const;
export type PaymentSort = keyof typeof SORTS;

export interface PaymentsQuery extends Order<PaymentSort>, PageBounds {
  /** Null: everyone's. */
  readonly userId: string | null;
  readonly status?: ShownPaymentStatus | null | undefined;
  /** Name of the gateway, or `wallet`. */
  readonly method?: string | null | undefined;
  /** Reference id, or name or address of the payer. */
  readonly search?: string | null | undefined;
  readonly from?: Date | null | undefined;
  readonly to?: Date | null | undefined;
  readonly updatedSince?: Date | null | undefined;
}

export interface PaymentWithPayer extends PaymentType {
  readonly payerName: string | null;
  readonly payerEmail: string;
}

const FROM = 'from payments p join users u on u.id = p.user_id';
const WITH_PAYER = `${COLUMNS}, u.full_name as "payerName", u.email as "payerEmail"`;

type PaymentsFilter = Omit<PaymentsQuery, keyof PageBounds>;

function conditions(query: PaymentsFilter): Conditions {
  const where = new Conditions();
  if (query.userId) where.add(query.userId, (at) => `p.user_id = ${at}`);
  if (query.status) where.add(storedStatus(query.status), (at) => `p.status = ${at}${returnedClause(query.status)}`);
  if (query.method) where.add(query.method, (at) => `p.gateway = ${at}`);
  where.period('p.created_at', query);
  where.updatedSince('p.updated_at', query.updatedSince);
  where.search(
    query.search,
    (has) =>
      `(${has('lower(p.ref_id)')} or p.user_id = any(array(select found.id from users found where ${has('found.search_text')})))`,
  );
  return where;
}

/** For exports: everything that the filter lets through, newest first. */
export function paymentSelection(query: PaymentsFilter): {
  readonly text: string;
  readonly values: Conditions['values'];
} {
  const { sql, values } = conditions(query);
  return { text: `select ${WITH_PAYER} ${FROM} ${sql} order by p.created_at desc, p.id desc`, values };
}

/** Newest first unless the query says otherwise. */
export async function listPayments(ctx: Ctx, query: PaymentsQuery): Promise<LazyPage<PaymentWithPayer>> {
  const order = orderOf(SORTS, query, 'p.id');
  const list = { columns: WITH_PAYER, from: FROM, where: conditions(query), order, counted: 'from payments p' };
  return readPage<PaymentWithPayer>(ctx, list, query);
}

const UNSETTLED = `id, 'deposit' as type, description, amount_rials as "amountRials", 'payment' as "referenceType",
  id as "referenceId", created_at as "createdAt"`;

/** Top-ups that wait, failed or were cancelled, as rows of the wallet (wallet, unsettled-transactions.ts). */
export async function listUnsettledDeposits(ctx: Ctx, query: UnsettledQuery): Promise<LazyPage<UnsettledRow>> {
  const { userId, status } = query;
  const where = new Conditions();
  where.add(userId, (at) => `user_id = ${at}`);
  where.must(`purpose = 'deposit'`);
  where.add(status === 'pending' ? ['pending', 'needs_review'] : [status], (at) => `status = any(${at}::text[])`);
  const list = { columns: UNSETTLED, from: 'from payments', where, order: newestFirst() };
  const page = await readPage<Omit<UnsettledRow, 'status'>>(ctx, list, query);
  return { ...page, items: page.items.map((each) => ({ ...each, status })) };
}
