/** Bodies and queries of the order routes: those of documented calls as tolerant as the documents are (D-17). */
import { z } from 'zod';
import { orderFields } from '#platform/db/order.js';
import { clampedPaging } from '#platform/db/page.js';
import { updatedSince } from '#platform/graphql/list.inputs.js';
import { periodFrom, periodTo } from '#platform/time/period.js';
import { ORDER_DOMAIN_STATUSES, ORDER_SORTS, ORDER_STATUSES, SUBMIT_MODES } from './order/orders.values.js';
import { editOrderSchema, statusSchema, type CreateOrderInput, type OrdersFilter } from './order/orders.inputs.js';

const amount = z.union([z.number(), z.string()]).nullish();
const loose = z.record(z.string(), z.unknown());

/** `POST /orders/create` and both forms of `POST /orders`. Amounts are toman. */
export const createBody = z.object({
  submitMode: z.enum(SUBMIT_MODES).optional(),
  wizardData: loose.nullish(),
  totalAmount: amount,
  price: amount,
  title: z.string().nullish(),
  description: z.string().nullish(),
  comments: z.string().nullish(),
  siteType: z.string().nullish(),
  sessionId: z.string().nullish(),
  orderNumber: z.string().nullish(),
  draftId: z.string().nullish(),
  totalPages: amount,
  totalSections: amount,
  currency: z.string().nullish(),
});

/** `POST /wizard/complete-order`: the design is beside the order. */
export const completeBody = z.object({
  sessionId: z.string().nullish(),
  order: z.object({
    title: z.string().nullish(),
    description: z.string().nullish(),
    totalAmount: amount,
    comments: z.string().nullish(),
    siteType: z.string().nullish(),
    orderNumber: z.string().nullish(),
    currency: z.string().nullish(),
  }),
  designSnapshot: loose.nullish(),
  wizardData: loose.nullish(),
});

export const domainBody = z.strictObject({
  domain: z.string().describe('the new name, with or without its extension'),
  extension: z.string().nullish(),
  replaces: z.string().nullish().describe('which name of the order, whole; the primary one where not given'),
});

const seen = z.string().describe('the whole name that was looked at; CONFLICT where the order has it no more');

export const confirmDomainBody = z.strictObject({ domain: seen });
export const refuseDomainBody = z.strictObject({
  domain: seen,
  reason: z.string().describe('for the customer to read'),
});

/** A `siteType` beside the wizard counts where the wizard itself names none. */
function withSiteType(
  wizardData: Record<string, unknown> | null | undefined,
  siteType: string | null | undefined,
): unknown {
  if (!wizardData) return wizardData;
  return siteType ? { siteType, ...wizardData } : wizardData;
}

export function createInput(body: z.output<typeof createBody>, idempotencyKey: string | null): CreateOrderInput {
  const {
    submitMode,
    wizardData,
    totalAmount,
    price,
    title,
    description,
    comments,
    siteType,
    sessionId,
    orderNumber,
    draftId,
  } = body;
  return {
    submitMode: submitMode ?? 'draft',
    wizardData: withSiteType(wizardData, siteType),
    totalToman: totalAmount ?? price,
    title,
    description,
    comments,
    sessionId: sessionId ?? sessionOf(wizardData),
    clientOrderNumber: orderNumber,
    draftId,
    ...(!wizardData && { siteType }),
    totalPages: body.totalPages ?? null,
    totalSections: body.totalSections ?? null,
    currency: body.currency,
    idempotencyKey,
  };
}

function sessionOf(wizardData: Record<string, unknown> | null | undefined): string | null {
  const session = wizardData?.['sessionId'];
  return typeof session === 'string' ? session : null;
}

/** The snapshot is either a whole wizard or its pages alone, which then need `wizardData` around them. */
function wizardOf(body: z.output<typeof completeBody>): Record<string, unknown> | null | undefined {
  const { designSnapshot: snapshot, wizardData } = body;
  if (!snapshot || 'websiteFramework' in snapshot) return snapshot ? { ...wizardData, ...snapshot } : wizardData;
  return {
    ...wizardData,
    websiteFramework: { ...loose.catch({}).parse(wizardData?.['websiteFramework']), dynamicDesign: snapshot },
  };
}

export function completeInput(body: z.output<typeof completeBody>, idempotencyKey: string | null): CreateOrderInput {
  const { title, description, totalAmount, comments, siteType, orderNumber, currency } = body.order;
  const given = {
    title,
    description,
    totalAmount,
    comments,
    siteType,
    orderNumber,
    price: null,
    draftId: null,
    totalPages: null,
    totalSections: null,
    currency,
    sessionId: body.sessionId,
    wizardData: wizardOf(body),
  };
  return createInput({ ...given, submitMode: 'draft' }, idempotencyKey);
}

const flag = z.enum(['true', 'false', '1', '0', '']).transform((value) => value === 'true' || value === '1');

export const listQuery = z.object({
  mine: flag.optional(),
  admin: flag.optional(),
  ...clampedPaging,
  status: z.enum(ORDER_STATUSES).optional(),
  domainStatus: z.enum(ORDER_DOMAIN_STATUSES).optional(),
  search: z.string().optional(),
  userId: z.uuid().optional().describe('With admin=true: only those of this customer.'),
  from: periodFrom.optional(),
  to: periodTo.optional(),
  ...updatedSince,
  ...orderFields(ORDER_SORTS),
});

/** `admin=true` selects everyone's orders, unless `mine` narrows it again. */
export function filterOf(query: z.output<typeof listQuery>): OrdersFilter {
  const { admin, mine, page: _page, limit: _limit, ...filter } = query;
  return { scope: admin && !mine ? 'all' : 'mine', ...filter };
}

/** The schema of the API with the documented name of the amount. */
export const editBody = editOrderSchema
  .omit({ id: true, totalToman: true })
  .extend({ wizardData: loose.nullish(), totalAmount: z.number().nullish() });

export const statusBody = statusSchema.omit({ id: true });

export const updateStatusBody = statusBody.extend({ orderId: z.string() });
