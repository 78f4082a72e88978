/** A credit note as a reader sees it, in the layout of the formal invoice. */
import { formatRial, formatShortDate } from '#core/dates/calendar.js';
import { toPersianDigits } from '#core/text/digits.js';
import { rial } from '#core/money.js';
import { qrSvg } from '#platform/documents/qr.js';
import { amountInWords } from '#platform/documents/words.js';
import type { Buyer, Seller } from '../invoice/invoice.entity.js';
import { field, partiesOf, type InvoicePage } from './invoice-document.js';
import { INVOICE_PAPER } from '../invoice/invoices.messages.js';
import { documentTable } from './document-table.js';
import { CREDIT_NOTE_PAPER as TEXTS } from '../credit-notes/credit-note.messages.js';
import type { CreditNoteType } from '../credit-notes/credit-notes.types.js';

export interface CreditNoteSource {
  readonly note: CreditNoteType;
  readonly buyer: Buyer;
  readonly seller: Seller;
  /** Absolute. */
  readonly verifyUrl: string;
  /** The platform's present name. */
  readonly brand: string;
}

function destinations({ amountRials, cardRials }: CreditNoteType): string[] {
  const walletRials = rial(amountRials - cardRials);
  return [
    ...(cardRials > 0 ? [TEXTS.toCard(formatRial(cardRials))] : []),
    ...(walletRials > 0 ? [TEXTS.toWallet(formatRial(walletRials))] : []),
  ];
}

export function describeCreditNote({ note, buyer, seller, verifyUrl, brand }: CreditNoteSource): InvoicePage {
  const { number, createdAt, invoiceNumber, invoiceIssuedAt, amountRials, vatPercent, reason } = note;
  return {
    brand,
    title: TEXTS.title,
    head: [
      field(INVOICE_PAPER.number, toPersianDigits(number), true),
      field(INVOICE_PAPER.date, formatShortDate(createdAt), true),
      field(TEXTS.invoiceNumber, toPersianDigits(invoiceNumber), true),
      field(TEXTS.invoiceDate, formatShortDate(invoiceIssuedAt), true),
    ],
    status: { text: TEXTS.status, paid: false, void: true },
    parties: partiesOf({ buyer, seller }),
    goods: `${INVOICE_PAPER.goods}. ${INVOICE_PAPER.inRials}`,
    ...documentTable(note, seller.goodsCode),
    payable: { label: TEXTS.inWords, figures: formatRial(amountRials), words: `${amountInWords(amountRials)} ریال` },
    notes: [INVOICE_PAPER.vatRate(vatPercent), ...destinations(note), ...(reason ? [TEXTS.reason(reason)] : [])],
    seals: [INVOICE_PAPER.sellerSeal, INVOICE_PAPER.buyerSeal],
    verify: { text: TEXTS.verify, url: verifyUrl, qr: qrSvg(verifyUrl) },
  };
}
