/** Where the REST fields of orders differ from GraphQL: prices in toman, as the documents have them (D-04). */
import { dashboardLink } from '#core/client-links.js';
import { z } from 'zod';
import type { Ctx } from '#platform/context.js';
import { listOf, nullable, objectOf } from '#platform/http/rest/answer.js';
import { ownerFields } from '#platform/http/rest/schemas.js';
import { extendView, view } from '#platform/http/rest/view.js';
import { designView, designWarnings, warningsSchema } from '#features/designs/index.js';
import { orderFileView } from '#features/files/index.js';
import { invoiceView } from '#features/invoices/index.js';
import { paymentView, readPaymentsOfOrder, type PaymentType } from '#features/payments/index.js';
import type { CreatedOrder } from './changes/create-order.service.js';
import { selectDocuments, type OrderDocuments, type OrderRow } from './order/orders.queries.js';
import type {
  OrderProgressType,
  OrderRefundType,
  OrderStatsType,
  OrderStatusChangeType,
} from './order/orders.types.js';
import { ORDER_STATUSES } from './order/orders.values.js';

const SUCCESS = [z.literal(true), () => true] as const;

export const orderView = view<OrderRow>('Order', {
  rename: { priceToman: 'price', refundedRials: 'refundedAmount' },
  omit: ['priceRials', 'logoUrl', 'designPreviewUrl', 'previewPageId', 'isDesigned'],
  add: {
    userId: z.uuid(),
    userName: [ownerFields.userName, ({ customer }) => customer.fullName ?? null],
    userEmail: [ownerFields.userEmail, ({ customer }) => customer.email],
    sessionId: z.string().nullable(),
  },
});

/** An order with its documents and the payment that counts. */
export interface WholeOrder extends OrderRow, OrderDocuments {
  readonly paymentGateway: string | null;
  readonly callbackUrl: string;
  readonly returnUrl: string;
  readonly paymentAuthority: string | null;
  readonly paymentRefId: string | null;
  /** The documented names: null for every other gateway. */
  readonly zarinpalAuthority: string | null;
  readonly zarinpalRefId: string | null;
}

export const wholeOrderView = extendView<WholeOrder>(orderView, 'WholeOrder', {
  wizardData: z.record(z.string(), z.unknown()),
  quote: z
    .record(z.string(), z.unknown())
    .describe('The price with its lines, frozen when the order was placed or last edited; toman.'),
  paymentGateway: z.string().nullable(),
  callbackUrl: z.string(),
  returnUrl: z.string(),
  paymentAuthority: z.string().nullable().describe('The name of the session at the gateway.'),
  paymentRefId: z.string().nullable().describe('The tracking code, once it is paid.'),
  zarinpalAuthority: z.string().nullable().describe('Null for every other gateway.'),
  zarinpalRefId: z.string().nullable().describe('Null for every other gateway.'),
});

/** The one that the documents know, by the names of its fields. */
const DOCUMENTED_GATEWAY = 'zarinpal';

/** The payment that counts: the one that has paid, else the newest. */
export function leadingPayment(payments: readonly PaymentType[]): PaymentType | undefined {
  return payments.find((payment) => payment.status === 'completed' && payment.outcome === 'applied') ?? payments[0];
}

/** `payments` are its own, newest first; without them they are read. */
export async function wholeOrder(ctx: Ctx, order: OrderRow, payments?: readonly PaymentType[]): Promise<WholeOrder> {
  const documents = await selectDocuments(ctx, order.id);
  const payment = leadingPayment(payments ?? (await readPaymentsOfOrder(ctx, order.id)));
  const atDocumented = payment?.gateway === DOCUMENTED_GATEWAY ? payment : null;
  return {
    ...order,
    ...documents,
    paymentGateway: payment?.gateway ?? null,
    callbackUrl: '/payment/callback',
    returnUrl: payment?.returnUrl ?? dashboardLink(),
    paymentAuthority: payment?.authority ?? null,
    paymentRefId: payment?.refId ?? null,
    zarinpalAuthority: atDocumented?.authority ?? null,
    zarinpalRefId: atDocumented?.refId ?? null,
  };
}

type NewOrder = WholeOrder & Pick<CreatedOrder, 'paymentUrl'>;

export const createdView = extendView<NewOrder>(wholeOrderView, 'CreatedOrder', {
  success: SUCCESS,
  orderId: [z.uuid(), ({ id }) => id],
  order: [
    z.object({ id: z.uuid(), status: z.enum(ORDER_STATUSES), orderNumber: z.string() }),
    ({ id, status, orderNumber }) => ({ id, status, orderNumber }),
  ],
  paymentUrl: z.string().nullable(),
  warnings: [warningsSchema, ({ wizardData }) => designWarnings(wizardData)],
  payment: [
    z.object({ redirectUrl: z.string() }).nullable(),
    ({ paymentUrl }) => (paymentUrl === null ? null : { redirectUrl: paymentUrl }),
  ],
});

/** An order at a glance. */
export const summaryView = view<OrderRow>('Order', {
  as: 'OrderSummary',
  only: ['id', 'siteType', 'totalPages', 'totalSections', 'primaryColor', 'priceToman', 'domain'],
  rename: { id: 'orderId', totalPages: 'pages', totalSections: 'sections', priceToman: 'totalPrice' },
});

export const statsView = view<OrderStatsType>('OrderStats', { rename: { totalCostToman: 'totalCost' } });

export const progressView = view<OrderProgressType & Pick<WholeOrder, 'id' | 'status'>>('OrderProgress', {
  nested: { steps: {} },
  add: { orderId: [z.uuid(), ({ id }) => id], status: z.enum(ORDER_STATUSES) },
});

export const changeView = view<OrderStatusChangeType>('OrderStatusChange', { add: { actorId: z.uuid().nullable() } });

export const refundView = view<OrderRefundType>('OrderRefund', {
  rename: { amountRials: 'amount', newBalanceRials: 'newBalance' },
  add: { success: SUCCESS },
});

export const enhancedAnswer = objectOf({
  order: wholeOrderView,
  design: nullable(designView),
  payments: listOf(paymentView),
  invoices: listOf(invoiceView),
  files: listOf(orderFileView),
  history: listOf(changeView),
  progress: progressView,
});
