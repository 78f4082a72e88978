/** A formal invoice as a reader sees it: every value formatted once, for the PDF and for the HTML alike. */
import { formatDate, formatNumber, formatRial, formatShortDate } from '../../../core/calendar.js';
import { toPersianDigits } from '../../../core/digits.js';
import { rial, sumRials, tomanToRial, type Rial } from '../../../core/money.js';
import { SITE } from '../../../core/site.js';
import { vatParts } from '../../../core/vat.js';
import { qrSvg } from '../../platform/documents/qr.js';
import { amountInWords } from '../../platform/documents/words.js';
import type { Buyer, InvoiceLine, Seller } from './invoice.entity.js';
import { INVOICE_PAPER as TEXTS } from './invoices.messages.js';
import type { InvoiceRow } from './invoices.queries.js';

export interface PaperField {
  readonly label: string;
  /** Empty where it is not known: a formal invoice has its place all the same. */
  readonly value: string;
  readonly ltr: boolean;
  /** Takes two places of the row. */
  readonly wide?: boolean;
}

export interface InvoicePage {
  readonly brand: string;
  readonly title: string;
  readonly head: readonly PaperField[];
  readonly status: { readonly text: string; readonly paid: boolean; readonly void: boolean };
  readonly parties: readonly { readonly title: string; readonly fields: readonly PaperField[] }[];
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

export interface PaperSource {
  readonly invoice: InvoiceRow;
  readonly buyer: Buyer;
  readonly seller: Seller;
  /** Absolute. */
  readonly verifyUrl: string;
  /** What the site calls itself now. */
  readonly brand?: string;
}

const field = (label: string, value: string | null, ltr = false): PaperField => ({ label, value: value ?? '', ltr });
const digits = (value: string | null): string => toPersianDigits(value ?? '');

function sellerFields(seller: Seller): PaperField[] {
  return [
    field(TEXTS.name, seller.name),
    field(TEXTS.economicCode, digits(seller.economicCode), true),
    field(TEXTS.registrationNumber, digits(seller.registrationNumber), true),
    field(TEXTS.nationalId, digits(seller.nationalId), true),
    field(TEXTS.province, seller.province),
    field(TEXTS.city, seller.city),
    field(TEXTS.postalCode, digits(seller.postalCode), true),
    field(TEXTS.phone, digits(seller.phone), true),
    { ...field(TEXTS.address, digits(seller.address)), wide: true },
  ];
}

function buyerFields(buyer: Buyer): PaperField[] {
  return [
    field(TEXTS.name, buyer.company ?? buyer.fullName),
    field(TEXTS.economicCode, digits(buyer.economicCode ?? null), true),
    field(TEXTS.nationalId, digits(buyer.nationalId ?? null), true),
    field(TEXTS.postalCode, digits(buyer.postalCode ?? null), true),
    field(TEXTS.phone, digits(buyer.phone), true),
    field(TEXTS.email, buyer.email, true),
    { ...field(TEXTS.address, digits(buyer.address)), wide: true },
  ];
}

/** The amounts of one row, in rials. */
interface Amounts {
  readonly unit: Rial;
  readonly net: Rial;
  readonly discount: Rial;
  readonly after: Rial;
  readonly vat: Rial;
  readonly gross: Rial;
}

/** A discount is a line of its own with a negative amount: it stands in the column of discounts. */
function amountsOf(line: InvoiceLine, percent: number): Amounts {
  const gross = tomanToRial(line.amountToman);
  const { netRials: after, vatRials: vat } = vatParts(gross, percent);
  const isDiscount = gross < 0;
  const net = isDiscount ? rial(0) : after;
  const unit = isDiscount ? rial(0) : rial(Math.round(after / line.quantity));
  return { unit, net, discount: isDiscount ? rial(-after) : rial(0), after, vat, gross };
}

/** A negative number keeps its sign at its left, as Persian reads it in a left-to-right run. */
const money = (amount: Rial): string => formatNumber(amount).replace(/\u200e/g, '');

function rowCells(line: InvoiceLine, index: number, amounts: Amounts): string[] {
  const { unit, net, discount, after, vat, gross } = amounts;
  return [
    formatNumber(index + 1),
    line.label,
    formatNumber(line.quantity),
    TEXTS.unit,
    ...[unit, net, discount, after, vat, gross].map(money),
  ];
}

function headOf({ number, createdAt, dueDate, paidAt }: InvoiceRow): PaperField[] {
  return [
    field(TEXTS.number, toPersianDigits(number), true),
    field(TEXTS.date, formatShortDate(createdAt), true),
    paidAt ? field(TEXTS.paidAt, formatShortDate(paidAt), true) : field(TEXTS.dueDate, formatShortDate(dueDate), true),
  ];
}

export function describeInvoice({ invoice, buyer, seller, verifyUrl, brand = SITE.name }: PaperSource): InvoicePage {
  const { amountRials, vatPercent, vatRials, lines, status, dueDate } = invoice;
  const amounts = lines.map((line) => amountsOf(line, vatPercent));
  const sum = (of: (each: Amounts) => Rial): Rial => sumRials(amounts.map(of));
  return {
    brand,
    title: TEXTS.title,
    head: headOf(invoice),
    status: { text: TEXTS.statuses[status], paid: status === 'paid', void: status === 'cancelled' },
    parties: [
      { title: TEXTS.seller, fields: sellerFields(seller) },
      { title: TEXTS.buyer, fields: buyerFields(buyer) },
    ],
    goods: `${TEXTS.goods}. ${TEXTS.inRials}`,
    columns: TEXTS.columns,
    rows: lines.map((line, index) => rowCells(line, index, amounts[index] ?? amountsOf(line, vatPercent))),
    totals: [
      sum((each) => each.net),
      sum((each) => each.discount),
      rial(amountRials - vatRials),
      vatRials,
      amountRials,
    ].map(money),
    totalLabel: TEXTS.total,
    payable: { label: TEXTS.inWords, figures: formatRial(amountRials), words: `${amountInWords(amountRials)} ریال` },
    notes: [
      TEXTS.vatRate(formatNumber(vatPercent)),
      `${TEXTS.terms}: ${TEXTS.cash}. ${TEXTS.dueDate}: ${formatDate(dueDate)}`,
    ],
    seals: [TEXTS.sellerSeal, TEXTS.buyerSeal],
    verify: { text: TEXTS.verify, url: verifyUrl, qr: qrSvg(verifyUrl) },
  };
}
