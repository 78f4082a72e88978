/** The lists of money as files. */
import { z } from 'zod';
import type { Rial } from '#core/money.js';
import { gatewayName, RECEIPT_METHOD_NAMES, STATUS_NAMES } from '#core/value-names.js';
import type { Selection } from '#platform/db/select.js';
import { periodFrom, periodTo } from '#platform/time/period.js';
import {
  allInvoicesSchema,
  creditNoteSelection,
  invoiceSelection,
  invoiceState,
  type CreditNoteType,
  type InvoiceType,
} from '#features/invoices/index.js';
import {
  paymentSelection,
  paymentsSchema,
  shownPaymentStatus,
  type PaymentWithPayer,
} from '#features/payments/index.js';
import { receiptSelection, receiptsSchema, type StoredReceipt } from '#features/receipts/index.js';
import { walletSelection, walletsSchema, type OwnedWalletType } from '#features/wallet/index.js';
import { EXPORT_TITLES as T } from './exports.messages.js';
import { listExport } from './list-export.js';

export const payments = listExport<PaymentWithPayer, typeof paymentsSchema>(
  paymentsSchema,
  (filter) => paymentSelection({ ...filter, userId: filter.userId ?? null }),
  [
    [T.refId, (row) => row.refId],
    [T.name, (row) => row.payerName],
    [T.email, (row) => row.payerEmail],
    [T.amountRials, (row) => row.amountRials],
    [T.refundedRials, (row) => row.returnedRials],
    [T.status, (row) => STATUS_NAMES[shownPaymentStatus(row)]],
    [T.method, (row) => gatewayName(row.gateway)],
    [T.number, (row) => row.referenceNumber],
    [T.createdAt, (row) => row.createdAt],
    [T.settledAt, (row) => row.settledAt],
    [T.id, (row) => row.id],
  ],
);

/** The account behind a document. */
interface OfCustomer {
  readonly customerName: string | null;
  readonly customerEmail: string | null;
}

/** With the account of its user, newest first. */
function withCustomer({ text, values }: Selection): Selection {
  const joined = `select d.*, u.full_name as "customerName", u.email as "customerEmail"
    from (${text}) d left join users u on u.id = d."userId"`;
  return { text: `${joined} order by d."createdAt" desc, d.id desc`, values };
}

export const invoices = listExport<InvoiceType & OfCustomer, typeof allInvoicesSchema>(
  allInvoicesSchema,
  (filter) => withCustomer(invoiceSelection({ ...filter, userId: filter.userId ?? null, customersView: false })),
  [
    [T.number, (row) => row.number],
    [T.name, (row) => row.customerName],
    [T.email, (row) => row.customerEmail],
    [T.service, (row) => row.serviceName],
    [T.amountRials, (row) => row.amountRials],
    [T.refundedRials, (row) => row.creditedRials],
    [T.status, (row) => STATUS_NAMES[invoiceState(row)]],
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

export const creditNotes = listExport<CreditNoteType & OfCustomer, typeof creditNotesSchema>(
  creditNotesSchema,
  (filter) => withCustomer(creditNoteSelection({ ...filter, userId: filter.userId ?? null })),
  [
    [T.number, (row) => row.number],
    [T.invoiceNumber, (row) => row.invoiceNumber],
    [T.name, (row) => row.customerName],
    [T.email, (row) => row.customerEmail],
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

export const receipts = listExport<ReceiptExportRow, typeof receiptsSchema>(receiptsSchema, receiptsWithRefunds, [
  [T.number, (row) => row.number],
  [T.refId, (row) => row.refId],
  [T.service, (row) => row.service],
  [T.name, (row) => row.payerName],
  [T.email, (row) => row.payerEmail],
  [T.amountRials, (row) => row.amountRials],
  [T.refundedRials, (row) => row.refundedRials ?? 0],
  [T.method, (row) => RECEIPT_METHOD_NAMES[row.walletRials > 0 ? 'split' : row.method]],
  [T.createdAt, (row) => row.createdAt],
  [T.id, (row) => row.id],
]);

export const wallets = listExport<OwnedWalletType, typeof walletsSchema>(
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
