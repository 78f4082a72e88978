/** Writing the credit note of a refund. */
import { rial, rialToToman, type Rial } from '#core/money.js';
import type { TxCtx } from '#platform/context.js';
import { newId } from '#platform/id.js';
import { newVerifyCode } from '#platform/verify-code.js';
import { nextDocumentNumber } from '../invoice/document-number.js';
import type { InvoiceEntity } from '../invoice/invoice.entity.js';
import { lockInvoice } from '../invoice/lock-invoice.js';
import { vatOfCredit } from '../tax/vat.js';
import { CREDIT_NOTE_TEXTS } from './credit-note.messages.js';
import { CreditNoteEntity } from './credit-note.entity.js';
import type { InvoiceLineType } from '../invoice/invoices.types.js';

export interface NewCreditNote {
  readonly invoiceId: string;
  readonly refundId: string;
  /** VAT included. */
  readonly amountRials: Rial;
  /** The part of the amount that goes back to the card. */
  readonly cardRials: Rial;
  /** Persian. */
  readonly reason: string | null;
}

function linesOf(invoice: InvoiceEntity, amountRials: Rial): InvoiceLineType[] {
  if (amountRials === invoice.amountRials) return [...invoice.lines];
  const amountToman = rialToToman(amountRials);
  const label = CREDIT_NOTE_TEXTS.partOf(invoice.serviceName);
  return [{ label, quantity: 1, unitToman: amountToman, amountToman, recurrence: 'one_off' }];
}

/**
 * Reverses a paid invoice by a refund, with a credit note. Called in the transaction that books the refund, as late as
 * possible: other transactions that need the next number wait until it ends. The database refuses a second note for the
 * same refund, and notes that exceed the invoice.
 */
export async function issueCreditNote(tx: TxCtx, given: NewCreditNote): Promise<void> {
  const invoice = await lockInvoice(tx, given.invoiceId);
  const now = tx.clock.now();
  const vatRials = vatOfCredit(invoice, given.amountRials);
  const note = tx.em.create(CreditNoteEntity, {
    ...given,
    id: newId(),
    number: await nextDocumentNumber(tx, 'credit_note'),
    userId: invoice.userId,
    vatPercent: invoice.vatPercent,
    vatRials,
    lines: linesOf(invoice, given.amountRials),
    parties: invoice.parties,
    verifyCode: newVerifyCode(),
    createdAt: now,
  });
  tx.em.persist(note);
  tx.em.assign(invoice, {
    creditedRials: rial(invoice.creditedRials + given.amountRials),
    creditedVatRials: rial(invoice.creditedVatRials + vatRials),
    updatedAt: now,
  });
  await tx.em.flush();
  tx.publish('list.changed', { list: 'invoices' });
}
