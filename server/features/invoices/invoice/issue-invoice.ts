/** Writing an invoice: number, VAT, both sides, and the terms it renews on. */
import { foldForSearch } from '#core/text/digits.js';
import { INVOICE } from '#core/limits/limits.js';
import { rial, tomanToRial, type Rial } from '#core/money.js';
import type { TxCtx } from '#platform/context.js';
import { newId } from '#platform/id.js';
import { newVerifyCode } from '#platform/verify-code.js';
import { nextDocumentNumber } from './document-number.js';
import { recordInvoiceEvents } from './invoice-event.js';
import { InvoiceEntity, type InvoiceKind, type RenewalTerms } from './invoice.entity.js';
import { buyerOf, sellerOf } from './parties.js';
import { vatPercentAt } from '../tax/vat-rules.service.js';
import { vatOfInvoice } from '../tax/vat.js';
import type { InvoiceLineType } from './invoices.types.js';

export const DAY_MS = 24 * 60 * 60 * 1000;

export interface NewInvoice {
  readonly userId: string;
  readonly orderId: string | null;
  /** Without it: an order's where there is an order, else an administrator's own. */
  readonly kind?: InvoiceKind;
  /** Persian. */
  readonly serviceName: string;
  /** The amount to pay, VAT included. */
  readonly amountRials: Rial;
  readonly lines: readonly InvoiceLineType[];
  /** Without it: INVOICE.dueDays from now. */
  readonly dueAt?: Date;
  /** The terms that are billed again, period after period, once this one is paid. */
  readonly renewal?: RenewalTerms | null;
  /** The start of the period of a renewal. */
  readonly periodStart?: Date;
}

/** Writes an invoice with the next number of the year. An order has at most one of its own that is not cancelled. */
export async function issueInvoice(tx: TxCtx, input: NewInvoice): Promise<InvoiceEntity> {
  const now = tx.clock.now();
  const parties = { buyer: await buyerOf(tx, input.userId), seller: await sellerOf(tx) };
  const vatPercent = await vatPercentAt(tx, now);
  const lineRials = input.lines.map((line) => tomanToRial(line.amountToman));
  // Last: other transactions wait for this number until this one has ended.
  const number = await nextDocumentNumber(tx, 'invoice');
  const invoice = tx.em.create(InvoiceEntity, {
    id: newId(),
    number,
    userId: input.userId,
    orderId: input.orderId,
    kind: input.kind ?? (input.orderId ? 'order' : 'manual'),
    serviceName: input.serviceName,
    status: 'pending',
    amountRials: input.amountRials,
    vatPercent,
    creditedRials: rial(0),
    creditedVatRials: rial(0),
    vatRials: vatOfInvoice(input.amountRials, lineRials, vatPercent),
    lines: [...input.lines],
    renewal: input.renewal ?? null,
    periodStart: input.periodStart ?? null,
    parties,
    verifyCode: newVerifyCode(),
    searchText: foldForSearch(`${number} ${input.serviceName}`),
    dueAt: input.dueAt ?? new Date(now.getTime() + INVOICE.dueDays * DAY_MS),
    createdAt: now,
    updatedAt: now,
  });
  tx.em.persist(invoice);
  await tx.em.flush();
  await recordInvoiceEvents(tx, 'invoice.issued', [invoice.id]);
  tx.publish('list.changed', { list: 'invoices' });
  return invoice;
}
