/** A formal invoice as a reader sees it: every value formatted once, for the PDF and for the HTML alike. */
import { formatDate, formatRial, formatShortDate } from '#core/dates/calendar.js';
import { toPersianDigits } from '#core/text/digits.js';
import { PLATFORM_DEFAULTS } from '#core/platform.js';
import { qrSvg } from '#platform/documents/qr.js';
import { amountInWords } from '#platform/documents/words.js';
import type { Buyer, Seller } from '../invoice/invoice.entity.js';
import { INVOICE_PAPER as TEXTS } from '../invoice/invoices.messages.js';
import { CREDIT_NOTE_PAPER } from '../credit-notes/credit-note.messages.js';
import { stateOf } from '../invoice/invoices.policy.js';
import { documentTable } from './document-table.js';
import type { CreditNoteType } from '../credit-notes/credit-notes.types.js';
import type { InvoiceType } from '../invoice/invoices.types.js';

export interface InvoiceField {
  readonly label: string;
  /** Empty where it is unknown: a formal invoice has the field all the same. */
  readonly value: string;
  readonly ltr: boolean;
  /** Takes two places of the row. */
  readonly wide?: boolean;
}

export interface InvoicePage {
  readonly brand: string;
  readonly title: string;
  readonly head: readonly InvoiceField[];
  /** `paid` green, `void` grey, else yellow. */
  readonly status: { readonly text: string; readonly paid: boolean; readonly void: boolean };
  readonly parties: readonly { readonly title: string; readonly fields: readonly InvoiceField[] }[];
  readonly goods: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly totals: readonly string[];
  readonly totalLabel: string;
  readonly payable: { readonly label: string; readonly figures: string; readonly words: string };
  readonly notes: readonly string[];
  readonly seals: readonly string[];
  readonly verify: { readonly text: string; readonly url: string; readonly qr: string };
}

type Printed = Pick<
  InvoiceType,
  | 'number'
  | 'status'
  | 'amountRials'
  | 'creditedRials'
  | 'vatPercent'
  | 'vatRials'
  | 'lines'
  | 'dueDate'
  | 'paidAt'
  | 'createdAt'
>;

export interface InvoiceSource {
  readonly invoice: Printed;
  readonly buyer: Buyer;
  readonly seller: Seller;
  /** Absolute. */
  readonly verifyUrl: string;
  /** The platform's present name. */
  readonly brand?: string;
  /** Oldest first. */
  readonly creditNotes?: readonly CreditNoteType[];
}

export const field = (label: string, value: string | null, ltr = false): InvoiceField => ({
  label,
  value: value ?? '',
  ltr,
});
const digits = (value: string | null): string => toPersianDigits(value ?? '');

function sellerFields(seller: Seller): InvoiceField[] {
  return [
    field(TEXTS.name, seller.name),
    field(TEXTS.economicCode, digits(seller.economicCode), true),
    field(TEXTS.registrationNumber, digits(seller.registrationNumber), true),
    field(TEXTS.nationalId, digits(seller.nationalId), true),
    field(TEXTS.province, seller.province),
    field(TEXTS.county, seller.county ?? ''),
    field(TEXTS.city, seller.city),
    field(TEXTS.postalCode, digits(seller.postalCode), true),
    field(TEXTS.phone, digits(seller.phone), true),
    { ...field(TEXTS.address, digits(seller.address)), wide: true },
  ];
}

function buyerFields(buyer: Buyer): InvoiceField[] {
  return [
    field(TEXTS.name, buyer.company ?? buyer.fullName),
    field(TEXTS.economicCode, digits(buyer.economicCode ?? null), true),
    field(TEXTS.registrationNumber, digits(buyer.registrationNumber ?? null), true),
    field(TEXTS.nationalId, digits(buyer.nationalId ?? null), true),
    field(TEXTS.province, buyer.province ?? ''),
    field(TEXTS.county, buyer.county ?? ''),
    field(TEXTS.city, buyer.city ?? ''),
    field(TEXTS.postalCode, digits(buyer.postalCode ?? null), true),
    field(TEXTS.phone, digits(buyer.phone), true),
    field(TEXTS.email, buyer.email, true),
    { ...field(TEXTS.address, digits(buyer.address)), wide: true },
  ];
}

function headOf({ number, createdAt, dueDate, paidAt }: Printed): InvoiceField[] {
  return [
    field(TEXTS.number, toPersianDigits(number), true),
    field(TEXTS.date, formatShortDate(createdAt), true),
    paidAt ? field(TEXTS.paidAt, formatShortDate(paidAt), true) : field(TEXTS.dueDate, formatShortDate(dueDate), true),
  ];
}

const isGiven = ({ value }: InvoiceField): boolean => value !== '';

/** Both parties, as their blocks are shown on every formal document. What is unknown of them is left out. */
export function partiesOf({ buyer, seller }: Pick<InvoiceSource, 'buyer' | 'seller'>): InvoicePage['parties'] {
  return [
    { title: TEXTS.seller, fields: sellerFields(seller).filter(isGiven) },
    { title: TEXTS.buyer, fields: buyerFields(buyer).filter(isGiven) },
  ];
}

function noteLine({ number, amountRials, createdAt }: CreditNoteType): string {
  return CREDIT_NOTE_PAPER.noteOf(toPersianDigits(number), formatRial(amountRials), formatDate(createdAt));
}

/** The descriptions of the services of an invoice, each once. */
function describedServices({ lines }: Printed): string[] {
  const all = lines.flatMap(({ label, description }) => (description ? [`${label}: ${description}`] : []));
  return [...new Set(all)];
}

/** Somebody has still to pay it. */
const OPEN_STATES: ReadonlySet<ReturnType<typeof stateOf>> = new Set(['pending', 'due', 'overdue']);

export function describeInvoice(source: InvoiceSource): InvoicePage {
  const { invoice, seller, verifyUrl, brand = PLATFORM_DEFAULTS.name, creditNotes = [] } = source;
  const { amountRials, vatPercent, dueDate } = invoice;
  const state = stateOf(invoice);
  return {
    brand,
    title: TEXTS.title,
    head: headOf(invoice),
    status: {
      text: TEXTS.statuses[state],
      paid: state === 'paid',
      void: state === 'cancelled' || state === 'refunded',
    },
    parties: partiesOf(source),
    goods: `${TEXTS.goods}. ${TEXTS.inRials}`,
    ...documentTable(invoice, seller.goodsCode),
    payable: {
      label: OPEN_STATES.has(state) ? TEXTS.payableInWords : TEXTS.totalInWords,
      figures: formatRial(amountRials),
      words: `${amountInWords(amountRials)} ریال`,
    },
    notes: [
      TEXTS.vatRate(vatPercent),
      `${TEXTS.terms}: ${TEXTS.cash}. ${TEXTS.dueDate}: ${formatDate(dueDate)}`,
      ...describedServices(invoice),
      ...creditNotes.map(noteLine),
    ],
    seals: [TEXTS.sellerSeal, TEXTS.buyerSeal],
    verify: { text: TEXTS.verify, url: verifyUrl, qr: qrSvg(verifyUrl) },
  };
}
