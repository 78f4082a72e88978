/** A receipt as a reader sees it: every value formatted once, for the PDF and for the HTML alike. */
import { formatDate, formatRial, formatTime, formatToman } from '#core/dates/calendar.js';
import { toPersianDigits } from '#core/text/digits.js';
import { rial, rialToToman } from '#core/money.js';
import { PLATFORM_DEFAULTS } from '#core/platform.js';
import { qrSvg } from '#platform/documents/qr.js';
import { amountInWords } from '#platform/documents/words.js';
import { refundedOf } from './receipt-refunds.js';
import { RECEIPT_TEXTS as TEXTS } from './receipts.messages.js';
import type { ReceiptType, ReceiptRefundType } from './receipts.types.js';

export interface DocumentField {
  readonly label: string;
  readonly value: string;
  /** Numbers, codes and addresses, which are left to right in a Persian line. */
  readonly ltr: boolean;
}

export interface ReceiptDocument {
  readonly brand: string;
  readonly slogan: string;
  readonly title: string;
  /** Green while nothing has been given back. */
  readonly state: { readonly text: string; readonly paid: boolean };
  readonly amountLabel: string;
  readonly amount: string;
  readonly amountNote: string;
  readonly fields: readonly DocumentField[];
  readonly notes: readonly string[];
  readonly verify: { readonly text: string; readonly url: string; readonly qr: string };
}

function field(label: string, value: string | null, ltr = false): DocumentField[] {
  return value ? [{ label, value, ltr }] : [];
}

/** A split payment says both ways with what came by each. */
function methodFields({ method, amountRials, walletRials }: ReceiptType): DocumentField[] {
  if (walletRials === 0) return field(TEXTS.method, TEXTS.methods[method]);
  return [
    ...field(TEXTS.method, TEXTS.split),
    ...field(TEXTS.fromGateway, formatRial(rial(amountRials - walletRials))),
    ...field(TEXTS.fromWallet, formatRial(walletRials)),
  ];
}

function stateOf(receipt: ReceiptType): ReceiptDocument['state'] {
  const refunded = refundedOf(receipt);
  if (refunded === 0) return { text: TEXTS.paid, paid: true };
  return { text: refunded === receipt.amountRials ? TEXTS.refunded : TEXTS.partlyRefunded, paid: false };
}

/** Amount, day and destination of what was given back. */
function refundField({ amountRials, cardRials, at }: ReceiptRefundType): DocumentField {
  const to = cardRials === 0 ? TEXTS.toWallet : cardRials === amountRials ? TEXTS.toCard : TEXTS.toBoth;
  return { label: TEXTS.refundOn(formatDate(at)), value: `${formatRial(amountRials)} ${to}`, ltr: false };
}

/**
 * `publicUrl` is our own address, for the page that says whether the document is genuine; `brand` how the platform
 * calls itself now.
 */
export function describeReceipt(
  receipt: ReceiptType,
  publicUrl: string,
  brand: string = PLATFORM_DEFAULTS.name,
): ReceiptDocument {
  const verifyUrl = `${publicUrl}/receipts/verify/${receipt.verifyCode}`;
  return {
    brand,
    slogan: TEXTS.slogan,
    title: TEXTS.title,
    state: stateOf(receipt),
    amountLabel: TEXTS.amount,
    amount: formatRial(receipt.amountRials),
    amountNote: `${amountInWords(receipt.amountRials)} ریال، ${TEXTS.inToman} ${formatToman(rialToToman(receipt.amountRials))}`,
    fields: [
      ...field(TEXTS.number, toPersianDigits(receipt.number), true),
      ...field(TEXTS.date, formatDate(receipt.createdAt)),
      ...field(TEXTS.time, formatTime(receipt.createdAt), true),
      ...field(TEXTS.service, receipt.service),
      ...field(TEXTS.orderNumber, receipt.orderNumber, true),
      ...field(TEXTS.refId, receipt.refId, true),
      ...methodFields(receipt),
      ...field(TEXTS.card, receipt.cardMask, true),
      ...field(TEXTS.payer, receipt.payerName),
      ...field(TEXTS.email, receipt.payerEmail, true),
      ...receipt.refunds.map(refundField),
    ],
    // A top-up is an advance and has no VAT (protocols B4); the payment of an invoice has.
    notes: receipt.invoiceId ? [TEXTS.note, TEXTS.vatIncluded] : [TEXTS.note],
    verify: { text: TEXTS.verify, url: verifyUrl, qr: qrSvg(verifyUrl) },
  };
}
