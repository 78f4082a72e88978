/** Every list of the administrators as a file: what each takes as a filter, reads and shows. */
import { z } from 'zod';
import { isApiScope } from '#core/api-keys.js';
import {
  DOMAIN_CATEGORY_NAMES,
  EMAIL_STATUS_NAMES,
  ROLE_NAMES,
  STATUS_NAMES,
  TICKET_CATEGORY_NAMES,
  TICKET_PRIORITY_NAMES,
  TICKET_STATUS_NAMES,
  USER_STATUS_NAMES,
  yesNo,
} from '#core/value-names.js';
import { API_SCOPE_TITLES } from '#core/api-scope-titles.js';
import { keySelection, listKeysSchema, type OwnedKeyRow } from '#features/api-keys/index.js';
import { couponSelection, couponsSchema, type CouponType } from '#features/coupons/index.js';
import { extensionSelection, type ExtensionRow } from '#features/domains/index.js';
import { emailLogSelection, logPageSchema, mailTitle, type EmailLogType } from '#features/emails/index.js';
import { listProfilesSchema, profileConditions, USER_COLUMNS, type UserRow } from '#features/identity/index.js';
import { ordersFilterSchema, orderSelection, type OrderExportRow } from '#features/orders/index.js';
import { teamSelection, ticketListSchema, ticketSelection, type TicketExportRow } from '#features/support/index.js';
import { auditSchema } from '../audit-log/audit-log.inputs.js';
import { auditSelection, titleOf } from '../audit-log/audit-log.service.js';
import type { AuditEntryType } from '../audit-log/audit-log.types.js';
import { requireAdmin } from '#platform/context.js';
import type { Cell } from '#platform/documents/csv.js';
import { EXPORT_TITLES as T } from './exports.messages.js';
import { listExport, type ListExport } from './list-export.js';
import { creditNotes, invoices, payments, receipts, wallets } from './money-exports.js';
import { registrations, reports, serviceTasks, sites } from './site-exports.js';

const json = (value: unknown): Cell => (value === null ? null : JSON.stringify(value));
const ordersSchema = ordersFilterSchema.omit({ scope: true });

const orders = listExport<OrderExportRow, typeof ordersSchema>(
  ordersSchema,
  (filter) => orderSelection({ ...filter, userId: filter.userId ?? null }),
  [
    [T.number, (row) => row.orderNumber],
    [T.title, (row) => row.title],
    [T.name, (row) => row.customerName],
    [T.email, (row) => row.customerEmail],
    [T.status, (row) => STATUS_NAMES[row.status]],
    [T.payment, (row) => STATUS_NAMES[row.paymentStatus]],
    [T.priceToman, (row) => row.priceToman],
    [T.refundedRials, (row) => row.refundedRials],
    [T.domain, (row) => row.domain],
    [T.createdAt, (row) => row.createdAt],
    [T.id, (row) => row.id],
  ],
);

const users = listExport<UserRow, typeof listProfilesSchema>(
  listProfilesSchema,
  (filter) => {
    const { sql, values } = profileConditions(filter);
    return { text: `select ${USER_COLUMNS} from users ${sql} order by created_at desc, id desc`, values };
  },
  [
    [T.name, (row) => row.fullName],
    [T.email, (row) => row.email],
    [T.phone, (row) => row.phone],
    [T.role, (row) => ROLE_NAMES[row.role]],
    [T.status, (row) => USER_STATUS_NAMES[row.status]],
    [T.verified, (row) => row.emailConfirmedAt],
    [T.lastLogin, (row) => row.lastLoginAt],
    [T.createdAt, (row) => row.createdAt],
    [T.id, (row) => row.id],
  ],
);

const emails = listExport<EmailLogType, typeof logPageSchema>(logPageSchema, emailLogSelection, [
  [T.to, (row) => row.to],
  [T.subject, (row) => row.subject],
  [T.template, (row) => mailTitle(row.templateType)],
  [T.status, (row) => EMAIL_STATUS_NAMES[row.status]],
  [T.attempts, (row) => row.attempts],
  [T.error, (row) => row.error],
  [T.createdAt, (row) => row.createdAt],
  [T.sentAt, (row) => row.sentAt],
  [T.id, (row) => row.id],
]);

const coupons = listExport<CouponType, typeof couponsSchema>(couponsSchema, couponSelection, [
  [T.code, (row) => row.code],
  [T.description, (row) => row.description],
  [T.percent, (row) => row.percent],
  [T.amountRials, (row) => row.amountRials],
  [T.minimumRials, (row) => row.minimumRials],
  [T.startsAt, (row) => row.startsAt],
  [T.endsAt, (row) => row.endsAt],
  [T.totalLimit, (row) => row.totalLimit],
  [T.perUserLimit, (row) => row.perUserLimit],
  [T.active, (row) => yesNo(row.active)],
  [T.used, (row) => row.used],
  [T.discountedRials, (row) => row.discountedRials],
  [T.createdAt, (row) => row.createdAt],
  [T.id, (row) => row.id],
]);

const ticketsSchema = ticketListSchema.omit({ scope: true, page: true, limit: true });

const support = listExport<TicketExportRow, typeof ticketsSchema>(
  ticketsSchema,
  (filter, ctx) => ticketSelection(teamSelection(filter, requireAdmin(ctx).userId)),
  [
    [T.number, (row) => row.number],
    [T.subject, (row) => row.subject],
    [T.name, (row) => row.customerName],
    [T.email, (row) => row.customerEmail],
    [T.category, (row) => TICKET_CATEGORY_NAMES[row.category]],
    [T.priority, (row) => TICKET_PRIORITY_NAMES[row.priority]],
    [T.status, (row) => TICKET_STATUS_NAMES[row.status]],
    [T.assignee, (row) => row.assigneeName ?? row.assigneeEmail],
    [T.orderNumber, (row) => row.orderNumber],
    [T.messages, (row) => row.messageCount],
    [T.createdAt, (row) => row.createdAt],
    [T.lastMessageAt, (row) => row.lastMessageAt],
    [T.closedAt, (row) => row.closedAt],
    [T.id, (row) => row.id],
  ],
);

const noFilter = z.object({});

/** The extensions on offer with their prices. */
const domains = listExport<ExtensionRow, typeof noFilter>(noFilter, extensionSelection, [
  [T.extension, (row) => row.extension],
  [T.description, (row) => row.description],
  [T.category, (row) => DOMAIN_CATEGORY_NAMES[row.category]],
  [T.priceToman, (row) => row.priceToman],
  [T.renewalPriceToman, (row) => row.renewalPriceToman],
  [T.offered, (row) => yesNo(row.available)],
  [T.id, (row) => row.id],
]);

/** A key keeps scopes that no longer exist; they allow nothing, and are left out. */
const scopeTitles = (scopes: readonly string[]): Cell =>
  scopes
    .filter(isApiScope)
    .map((scope) => API_SCOPE_TITLES[scope])
    .join('، ');

const apiKeys = listExport<OwnedKeyRow, typeof listKeysSchema>(
  listKeysSchema,
  (filter, ctx) => keySelection(filter, ctx.clock.now()),
  [
    [T.title, (row) => row.name],
    [T.keyPrefix, (row) => row.prefix],
    [T.name, (row) => row.ownerName],
    [T.email, (row) => row.ownerEmail],
    [T.scopes, (row) => scopeTitles(row.scopes)],
    [T.createdAt, (row) => row.createdAt],
    [T.expiresAt, (row) => row.expiresAt],
    [T.lastUsedAt, (row) => row.lastUsedAt],
    [T.revokedAt, (row) => row.revokedAt],
    [T.id, (row) => row.id],
  ],
);

const audit = listExport<AuditEntryType, typeof auditSchema>(auditSchema, auditSelection, [
  [T.createdAt, (row) => row.at],
  [T.actor, (row) => row.actor.fullName ?? row.actor.email],
  [T.action, (row) => titleOf(row)],
  [T.target, (row) => row.subjectLabel ?? row.subjectId],
  [T.reason, (row) => row.reason],
  [T.before, (row) => json(row.before)],
  [T.after, (row) => json(row.after)],
  [T.request, (row) => row.requestId],
  [T.id, (row) => row.id],
]);

export const EXPORTS = {
  orders,
  users,
  payments,
  invoices,
  'credit-notes': creditNotes,
  receipts,
  wallets,
  support,
  domains,
  emails,
  coupons,
  'api-keys': apiKeys,
  sites,
  reports,
  registrations,
  'service-tasks': serviceTasks,
  audit,
} as const satisfies Record<string, ListExport>;
export type ExportName = keyof typeof EXPORTS;
export const EXPORT_NAMES = Object.keys(EXPORTS) as [ExportName, ...ExportName[]];
