/** Receipts and invoices as pages: how they look, and what can be read back from the PDF. */
import { formatNumber } from '#core/dates/calendar.js';
import { rial } from '#core/money.js';
import { INVOICE_TEMPLATE } from '#features/invoices/document/invoice-file.service.js';
import { invoiceHtml } from '#features/invoices/document/invoice-html.js';
import { describeReceipt } from '#features/receipts/receipt-document.js';
import { receiptPdf, RECEIPT_TEMPLATE } from '#features/receipts/receipt-pdf.js';
import { printPdf, printSvg } from '#platform/documents/pdf-renderer.js';
import { invoicePage, OUR_ADDRESS, RECEIPT } from '#tests/helpers/documents.js';
import { pdfPages, pdfText } from '#tests/helpers/samples/pdf-text.js';
import { differenceFromPicture } from '#tests/helpers/samples/picture.js';

/** The difference of 255, in the worst cell: smoothing of edges stays far below, a changed digit goes far above. */
const TOLERANCE = 14;

describe('a receipt on document', () => {
  it('S-174 looks as its stored picture', async () => {
    const svg = printSvg(RECEIPT_TEMPLATE, describeReceipt(RECEIPT, OUR_ADDRESS));
    expect(await differenceFromPicture('receipt', svg)).toBeLessThan(TOLERANCE);
  });

  it('shows in the picture when a digit is wrong', async () => {
    const other = { ...RECEIPT, refId: '201749381' };
    const svg = printSvg(RECEIPT_TEMPLATE, describeReceipt(other, OUR_ADDRESS));
    expect(await differenceFromPicture('receipt', svg)).toBeGreaterThan(TOLERANCE);
  });

  it('S-222 carries reference, order, amount and number as text', () => {
    const pdf = receiptPdf(RECEIPT, OUR_ADDRESS);
    const text = pdfText(pdf);
    expect(pdfPages(pdf)).toBe(1);
    for (const fact of [
      RECEIPT.refId,
      RECEIPT.orderNumber ?? '-',
      formatNumber(27_000_000),
      '۱۴۰۵-۰۰۰۰۳۴',
      RECEIPT.verifyCode,
    ])
      expect(text).toContain(fact);
  });

  it('S-222 of a split payment says both ways with what came by each', () => {
    const split = { ...RECEIPT, walletRials: rial(4_000_000) };
    const pdf = receiptPdf(split, OUR_ADDRESS);
    expect(pdfPages(pdf)).toBe(1);
    for (const amount of [27_000_000, 23_000_000, 4_000_000]) expect(pdfText(pdf)).toContain(formatNumber(amount));
    const ways = describeReceipt(split, OUR_ADDRESS)
      .fields.slice(6, 9)
      .map(({ label, value }) => [label, value]);
    expect(ways).toEqual([
      ['روش پرداخت', 'درگاه بانکی زرین‌پال و کیف پول'],
      ['از درگاه بانکی زرین‌پال', '۲۳٬۰۰۰٬۰۰۰ ریال'],
      ['از کیف پول', '۴٬۰۰۰٬۰۰۰ ریال'],
    ]);
  });

  it('stays on one page with a long service and name', () => {
    const long = { ...RECEIPT, service: 'طراحی وب‌سایت فروشگاهی '.repeat(6), payerName: 'محمدرضا نیک‌پور '.repeat(5) };
    expect(pdfPages(receiptPdf(long, OUR_ADDRESS))).toBe(1);
  });
});

describe('a formal invoice on document', () => {
  it.each(['pending', 'paid', 'cancelled'] as const)('S-173 looks as its stored picture while %s', async (status) => {
    const svg = printSvg(INVOICE_TEMPLATE, invoicePage(status));
    expect(await differenceFromPicture(`invoice-${status}`, svg)).toBeLessThan(TOLERANCE);
  });

  it('leaves out what is unknown of the parties', () => {
    const html = invoiceHtml(invoicePage('pending'));
    expect(html).not.toContain('—');
    const [seller, buyer] = invoicePage('pending').parties;
    expect(seller?.fields.map(({ label }) => label)).toContain('شماره اقتصادی');
    expect(buyer?.fields.map(({ label }) => label)).not.toContain('شماره اقتصادی');
  });

  it('S-221 carries its number, lines, VAT and total as text', () => {
    const pdf = printPdf(INVOICE_TEMPLATE, invoicePage('pending'));
    const text = pdfText(pdf);
    expect(pdfPages(pdf)).toBe(1);
    for (const amount of [567_000_000, 515_454_546, 51_545_454, 57_272_727, 360_000_000, 327_272_727])
      expect(text).toContain(formatNumber(amount));
    expect(text).toContain('۱۴۰۵-۰۰۰۰۱۲');
    expect(text).toContain('nikpour@example.com');
  });

  it('adds up in every column', () => {
    const { rows, totals } = invoicePage('pending');
    const value = (cell: string): number =>
      Number(
        cell
          .replace(/[^\d۰-۹\-−]/g, '')
          .replace('−', '-')
          .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf)),
      );
    const [net = 0, discount = 0, after = 0, vat = 0, gross = 0] = totals.map(value);
    const sum = (column: number): number => rows.reduce((total, row) => total + value(row[column] ?? ''), 0);
    expect([6, 7, 8, 9, 10].map(sum)).toEqual([net, discount, after, vat, gross]);
    expect(net - discount).toBe(after);
    expect(after + vat).toBe(gross);
  });

  it('writes the amount in words, and nothing unescaped', () => {
    const page = invoicePage('pending');
    const html = invoiceHtml({ ...page, parties: [{ title: '<b>', fields: [] }] });
    expect(html).toContain('پانصد و شصت و هفت میلیون ریال');
    expect(html).toContain('<html lang="fa" dir="rtl">');
    expect(html).not.toContain('<h2><b>');
    expect(html).not.toMatch(/(src|href)="?https?:/);
  });
});
