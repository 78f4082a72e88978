/** A receipt as a reader sees it: every value formatted once, for the PDF and for the HTML alike. */
import { numberToWords } from '@persian-tools/persian-tools';
import { formatDate, formatRial, formatTime, formatToman } from '../../../core/calendar.js';
import { toPersianDigits } from '../../../core/digits.js';
import { rialToToman } from '../../../core/money.js';
import { RECEIPT_TEXTS as TEXTS } from './receipts.messages.js';
import type { ReceiptRow } from './receipts.queries.js';

export interface DocumentField {
  readonly label: string;
  readonly value: string;
  /** Numbers, codes and addresses, which stand left to right in a Persian line. */
  readonly ltr: boolean;
}

export interface ReceiptDocument {
  readonly brand: string;
  readonly slogan: string;
  readonly title: string;
  readonly paid: string;
  readonly amountLabel: string;
  readonly amount: string;
  readonly amountNote: string;
  readonly fields: readonly DocumentField[];
  readonly notes: readonly string[];
}

function field(label: string, value: string | null, ltr = false): DocumentField[] {
  return value ? [{ label, value, ltr }] : [];
}

/** The library writes the hundreds apart (چهار صد); Persian writes them in one word. */
function inWords(amount: number): string {
  return (numberToWords(amount) as string).replace(/(چهار|شش|هفت|هشت|نه) صد/g, '$1صد');
}

export function describeReceipt(receipt: ReceiptRow): ReceiptDocument {
  return {
    brand: TEXTS.brand,
    slogan: TEXTS.slogan,
    title: TEXTS.title,
    paid: TEXTS.paid,
    amountLabel: TEXTS.amount,
    amount: formatRial(receipt.amountRials),
    amountNote: `${inWords(receipt.amountRials)} ریال، ${TEXTS.inToman} ${formatToman(rialToToman(receipt.amountRials))}`,
    fields: [
      ...field(TEXTS.number, toPersianDigits(receipt.number), true),
      ...field(TEXTS.date, formatDate(receipt.createdAt)),
      ...field(TEXTS.time, formatTime(receipt.createdAt), true),
      ...field(TEXTS.service, receipt.service),
      ...field(TEXTS.orderNumber, receipt.orderNumber, true),
      ...field(TEXTS.refId, receipt.refId, true),
      ...field(TEXTS.method, TEXTS.methods[receipt.method]),
      ...field(TEXTS.card, receipt.cardMask, true),
      ...field(TEXTS.payer, receipt.payerName),
      ...field(TEXTS.email, receipt.payerEmail, true),
    ],
    // A top-up is an advance and carries no VAT (protocols B4); what an invoice asked for does.
    notes: receipt.invoiceId ? [TEXTS.note, TEXTS.vatIncluded] : [TEXTS.note],
  };
}
