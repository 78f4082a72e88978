/** Every list of the administrators as a file: what each takes as a filter, reads and shows. */
import { z } from 'zod';
import type { Rial } from '../../../../core/money.js';
import { parseInput } from '../../../platform/input.js';
import { periodFrom, periodTo } from '../../../platform/period.js';
import type { SqlValue } from '../../../platform/db/rows.js';
import { keySelection, listKeysSchema, type OwnedKeyRow } from '../../api-keys/index.js';
import { couponSelection, couponsSchema, type CouponType } from '../../coupons/index.js';
import { emailLogSelection, logPageSchema, type EmailLogType } from '../../emails/index.js';
import { listProfilesSchema, profileConditions, USER_COLUMNS, type UserRow } from '../../identity/index.js';
import {
  allInvoicesSchema,
  creditNoteSelection,
  invoiceSelection,
  invoiceState,
  type CreditNoteType,
  type InvoiceType,
} from '../../invoices/index.js';
import { ordersFilterSchema, orderSelection, type OrderExportRow } from '../../orders/index.js';
import { paymentSelection, paymentsSchema, shownPaymentStatus, type PaymentWithPayer } from '../../payments/index.js';
import { receiptSelection, receiptsSchema, type StoredReceipt } from '../../receipts/index.js';
import { walletSelection, walletsSchema, type OwnedWalletType } from '../../wallet/index.js';
import { auditSchema, auditSelection, titleOf } from '../audit-log/audit-log.service.js';
import type { AuditEntryType } from '../audit-log/audit-log.types.js';
import type { Cell, Column } from './csv.js';
import { EXPORT_TITLES as T } from './exports.messages.js';

export interface Selection {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

export interface ListExport {
  /** @throws AppError VALIDATION_ERROR. */
  readonly select: (query: unknown, now: Date) => Selection;
  readonly columns: readonly Column<object>[];
}

function listExport<Row extends object, Schema extends z.ZodType>(
  schema: Schema,
  select: (filter: z.output<Schema>, now: Date) => Selection,
  columns: readonly (readonly [title: string, cell: (row: Row) => Cell])[],
): ListExport {
  // What the select reads is what the columns show: the row's type ends here.
  const shown = columns.map(([title, cell]) => ({ title, cell: (row: object) => cell(row as Row) }));
  return { select: (query, now) => select(parseInput(schema, query), now), columns: shown };
}

const json = (value: unknown): Cell => (value === null ? null : JSON.stringify(value));
const ordersSchema = ordersFilterSchema.omit({ scope: true });

const orders = listExport<OrderExportRow, typeof ordersSchema>(
  ordersSchema,
  (filter) => orderSelection({ ...filter, userId: null }),
  [
    [T.number, (row) => row.orderNumber],
    [T.title, (row) => row.title],
    [T.name, (row) => row.customerName],
    [T.email, (row) => row.customerEmail],
    [T.status, (row) => row.status],
    [T.payment, (row) => row.paymentStatus],
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
    [T.role, (row) => row.role],
    [T.status, (row) => row.status],
    [T.verified, (row) => row.emailConfirmedAt],
    [T.lastLogin, (row) => row.lastLoginAt],
    [T.createdAt, (row) => row.createdAt],
    [T.id, (row) => row.id],
  ],
);

const payments = listExport<PaymentWithPayer, typeof paymentsSchema>(
  paymentsSchema,
  (filter) => paymentSelection({ ...filter, userId: filter.userId ?? null }),
  [
    [T.refId, (row) => row.refId],
    [T.name, (row) => row.payerName],
    [T.email, (row) => row.payerEmail],
    [T.amountRials, (row) => row.amountRials],
    [T.refundedRials, (row) => row.returnedRials],
    [T.status, (row) => shownPaymentStatus(row)],
    [T.method, (row) => row.gateway],
    [T.number, (row) => row.referenceNumber],
    [T.createdAt, (row) => row.createdAt],
    [T.settledAt, (row) => row.settledAt],
    [T.id, (row) => row.id],
  ],
);

const invoices = listExport<InvoiceType, typeof allInvoicesSchema>(
  allInvoicesSchema,
  (filter) => invoiceSelection({ ...filter, userId: filter.userId ?? null, customersView: false }),
  [
    [T.number, (row) => row.number],
    [T.service, (row) => row.serviceName],
    [T.amountRials, (row) => row.amountRials],
    [T.refundedRials, (row) => row.creditedRials],
    [T.status, (row) => invoiceState(row)],
    [T.dueAt, (row) => row.dueDate],
    [T.paidAt, (row) => row.paidAt],
    [T.createdAt, (row) => row.createdAt],
    [T.id, (row) => row.id],
  ],
);

const creditNotesSchema = z.object({
  userId: z.uuid().nullish(),
  from: periodFrom.nullish(),
  to: periodTo.nullish(),
});

const creditNotes = listExport<CreditNoteType, typeof creditNotesSchema>(
  creditNotesSchema,
  (filter) => creditNoteSelection({ ...filter, userId: filter.userId ?? null }),
  [
    [T.number, (row) => row.number],
    [T.invoiceNumber, (row) => row.invoiceNumber],
    [T.service, (row) => row.serviceName],
    [T.amountRials, (row) => row.amountRials],
    [T.vatRials, (row) => row.vatRials],
    [T.reason, (row) => row.reason],
    [T.createdAt, (row) => row.createdAt],
    [T.id, (row) => row.id],
  ],
);

type ReceiptExportRow = StoredReceipt & { readonly refundedRials: Rial | null };

/** With the refunds of its payment, which belongs to a feature above receipts. */
function receiptsWithRefunds(filter: z.output<typeof receiptsSchema>): Selection {
  const { text, values } = receiptSelection({ ...filter, userId: filter.userId ?? null });
  const joined = `select r.*, p.returned_rials as "refundedRials" from (${text}) r left join payments p on p.id = r."paymentId"`;
  return { text: `${joined} order by r."createdAt" desc, r.id desc`, values };
}

const receipts = listExport<ReceiptExportRow, typeof receiptsSchema>(receiptsSchema, receiptsWithRefunds, [
  [T.number, (row) => row.number],
  [T.refId, (row) => row.refId],
  [T.service, (row) => row.service],
  [T.name, (row) => row.payerName],
  [T.email, (row) => row.payerEmail],
  [T.amountRials, (row) => row.amountRials],
  [T.refundedRials, (row) => row.refundedRials ?? 0],
  [T.method, (row) => row.method],
  [T.createdAt, (row) => row.createdAt],
  [T.id, (row) => row.id],
]);

const wallets = listExport<OwnedWalletType, typeof walletsSchema>(
  walletsSchema,
  (filter) => walletSelection({ ...filter, search: filter.search ?? '' }),
  [
    [T.name, (row) => row.ownerName],
    [T.email, (row) => row.ownerEmail],
    [T.balanceRials, (row) => row.balanceRials],
    [T.createdAt, (row) => row.createdAt],
    [T.id, (row) => row.id],
  ],
);

const emails = listExport<EmailLogType, typeof logPageSchema>(logPageSchema, emailLogSelection, [
  [T.to, (row) => row.to],
  [T.subject, (row) => row.subject],
  [T.template, (row) => row.templateType],
  [T.status, (row) => row.status],
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
  [T.active, (row) => Number(row.active)],
  [T.used, (row) => row.used],
  [T.discountedRials, (row) => row.discountedRials],
  [T.createdAt, (row) => row.createdAt],
  [T.id, (row) => row.id],
]);

const apiKeys = listExport<OwnedKeyRow, typeof listKeysSchema>(listKeysSchema, keySelection, [
  [T.title, (row) => row.name],
  [T.keyPrefix, (row) => row.prefix],
  [T.name, (row) => row.ownerName],
  [T.email, (row) => row.ownerEmail],
  [T.scopes, (row) => row.scopes.join(' ')],
  [T.createdAt, (row) => row.createdAt],
  [T.expiresAt, (row) => row.expiresAt],
  [T.lastUsedAt, (row) => row.lastUsedAt],
  [T.revokedAt, (row) => row.revokedAt],
  [T.id, (row) => row.id],
]);

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
  emails,
  coupons,
  'api-keys': apiKeys,
  audit,
} as const satisfies Record<string, ListExport>;
export type ExportName = keyof typeof EXPORTS;
export const EXPORT_NAMES = Object.keys(EXPORTS) as [ExportName, ...ExportName[]];
