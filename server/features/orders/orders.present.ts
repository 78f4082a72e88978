/** Orders as REST tells them: prices in toman, as the documents have them (D-04). */
import { z } from 'zod';
import { listOf, objectOf } from '../../platform/http/answer.js';
import { paginationSchema } from '../../platform/http/schemas.js';
import { designResponse } from '../designs/index.js';
import { invoiceView } from '../invoices/index.js';
import { paymentView, type PaymentType } from '../payments/index.js';
import type { StatusChange } from './changes/order-history.js';
import { ORDER_DOMAIN_STATUSES, ORDER_PAYMENT_STATUSES, ORDER_STATUSES, SITE_TYPES } from './orders.values.js';
import type { OrderDocuments, OrderRow } from './orders.queries.js';

export const orderItemResponse = z.object({
  id: z.uuid(),
  orderNumber: z.string(),
  userId: z.uuid(),
  userName: z.string().nullable(),
  userEmail: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  comments: z.string().nullable(),
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(ORDER_PAYMENT_STATUSES),
  price: z.int().describe('toman'),
  refundedAmount: z.int().describe('rials, of what was paid for it'),
  currency: z.literal('IRR'),
  siteType: z.enum(SITE_TYPES),
  totalPages: z.int(),
  totalSections: z.int(),
  domain: z.string(),
  domainStatus: z.enum(ORDER_DOMAIN_STATUSES),
  domainChangeUntil: z.date().nullable().describe('of a paid order: until when its name can be changed'),
  domainRefused: z.string().nullable().describe('the name that could not be had, whole'),
  domainRefusal: z.string().nullable().describe('why, Persian'),
  primaryColor: z.string(),
  sessionId: z.string().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
});

export const ordersResponse = z.object({
  items: z.array(orderItemResponse),
  orders: z.array(orderItemResponse),
  pagination: paginationSchema,
});

export const orderResponse = orderItemResponse.extend({
  wizardData: z.record(z.string(), z.unknown()),
  quote: z.record(z.string(), z.unknown()).describe('As frozen when the order was placed or last edited; toman.'),
  paymentGateway: z.string().nullable(),
  callbackUrl: z.string(),
  returnUrl: z.string(),
  zarinpalAuthority: z.string().nullable(),
  zarinpalRefId: z.string().nullable(),
});

export const createdResponse = orderResponse.extend({
  success: z.literal(true),
  orderId: z.uuid(),
  order: z.object({ id: z.uuid(), status: z.enum(ORDER_STATUSES), orderNumber: z.string() }),
  paymentUrl: z.string().nullable(),
  payment: z.object({ redirectUrl: z.string() }).nullable(),
});

export function presentItem(order: OrderRow): z.output<typeof orderItemResponse> {
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    userId: order.userId,
    userName: order.customer.fullName,
    userEmail: order.customer.email,
    title: order.title,
    description: order.description,
    comments: order.comments,
    status: order.status,
    paymentStatus: order.paymentStatus,
    price: order.priceToman,
    refundedAmount: order.refundedRials,
    currency: 'IRR',
    siteType: order.siteType,
    totalPages: order.totalPages,
    totalSections: order.totalSections,
    domain: order.domain,
    domainStatus: order.domainStatus,
    domainChangeUntil: order.domainChangeUntil,
    domainRefused: order.domainRefused,
    domainRefusal: order.domainRefusal,
    primaryColor: order.primaryColor,
    sessionId: order.sessionId,
    createdAt: order.createdAt,
    updatedAt: order.updatedAt,
  };
}

/** The payment that counts: the one that has paid, else the newest. */
export function leadingPayment(payments: readonly PaymentType[]): PaymentType | undefined {
  return payments.find((payment) => payment.status === 'completed' && payment.outcome === 'applied') ?? payments[0];
}

/** An order whole. `payments` are its own, newest first. */
export function presentOrder(
  order: OrderRow,
  documents: OrderDocuments,
  payments: readonly PaymentType[],
): z.output<typeof orderResponse> {
  const payment = leadingPayment(payments);
  return {
    ...presentItem(order),
    wizardData: documents.wizardData,
    quote: { ...documents.quote },
    paymentGateway: payment?.gateway ?? null,
    callbackUrl: '/payment/callback',
    returnUrl: payment?.returnUrl ?? '/dashboard',
    zarinpalAuthority: payment?.authority ?? null,
    zarinpalRefId: payment?.refId ?? null,
  };
}

export const designSummaryResponse = z.object({
  orderId: z.uuid(),
  siteType: z.enum(SITE_TYPES),
  pages: z.int(),
  sections: z.int(),
  primaryColor: z.string(),
  totalPrice: z.int().describe('toman'),
  domain: z.string(),
});

export function presentSummary(order: OrderRow): z.output<typeof designSummaryResponse> {
  const { id, siteType, totalPages, totalSections, primaryColor, priceToman, domain } = order;
  return {
    orderId: id,
    siteType,
    pages: totalPages,
    sections: totalSections,
    primaryColor,
    totalPrice: priceToman,
    domain,
  };
}

export const progressResponse = z.object({
  orderId: z.uuid(),
  status: z.enum(ORDER_STATUSES),
  steps: z.array(z.object({ key: z.string(), title: z.string(), done: z.boolean(), at: z.date().nullable() })),
  percent: z.int(),
});

const change = z.object({
  id: z.uuid(),
  fromStatus: z.enum(ORDER_STATUSES).nullable(),
  toStatus: z.enum(ORDER_STATUSES),
  fromDomain: z.string().nullable(),
  toDomain: z.string().nullable(),
  actorId: z.uuid().nullable(),
  actorName: z.string().nullable(),
  viaKey: z.string().nullable(),
  reason: z.string().nullable(),
  at: z.date(),
});

export function presentChange(given: StatusChange): z.output<typeof change> {
  const { id, fromStatus, toStatus, fromDomain, toDomain, actorId, actorName, viaKey, reason, at } = given;
  return { id, fromStatus, toStatus, fromDomain, toDomain, actorId, actorName, viaKey, reason, at };
}

export const historyResponse = z.object({ items: z.array(change) });

const file = z.object({
  id: z.uuid(),
  fileName: z.string(),
  mimeType: z.string(),
  fileSize: z.int(),
  fileType: z.string(),
  createdAt: z.date(),
});

export const enhancedResponse = objectOf({
  order: orderResponse,
  design: designResponse.nullable(),
  payments: listOf(paymentView),
  invoices: listOf(invoiceView),
  files: z.array(file),
  history: z.array(change),
  progress: progressResponse,
});
