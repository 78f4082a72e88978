/** A receipt and an invoice that never change, for pictures and for the bench. */
import { rial, toman } from '#core/money.js';
import { describeInvoice, type InvoicePage } from '#features/invoices/document/invoice-document.js';
import type { InvoiceLineType, InvoiceStatus } from '#features/invoices/index.js';
import { vatOfInvoice } from '#features/invoices/tax/vat.js';
import type { ReceiptType } from '#features/receipts/index.js';

const CODE = '0123456789ABCDEFGHJK';
export const OUR_ADDRESS = 'https://barpa.example';

export const RECEIPT: ReceiptType = {
  id: '01a1fea1-5140-76b8-9dc8-f4e1304a0001',
  number: '1405-000034',
  userId: '01a1fea1-5140-76b8-9dc8-f4e1304a0002',
  paymentId: '01a1fea1-5140-76b8-9dc8-f4e1304a0003',
  invoiceId: '01a1fea1-5140-76b8-9dc8-f4e1304a0004',
  orderNumber: 'WZ-1795256000123',
  refId: '201749301',
  service: 'طراحی وب‌سایت \u2066sara-rad.ir\u2069',
  amountRials: rial(27_000_000),
  walletRials: rial(0),
  method: 'gateway',
  cardMask: '502229******5995',
  payerName: 'محمدرضا نیک‌پور',
  payerEmail: 'nikpour@example.com',
  verifyCode: CODE,
  createdAt: new Date('2026-11-21T10:00:00Z'),
  refunds: [],
};

function line(
  label: string,
  quantity: number,
  unit: number,
  recurrence: InvoiceLineType['recurrence'],
): InvoiceLineType {
  return { label, quantity, unitToman: toman(unit), amountToman: toman(quantity * unit), recurrence };
}

const LINES: readonly InvoiceLineType[] = [
  line('صفحه‌ها، یک سال', 3, 12_000_000, 'recurring'),
  line('بخش‌ها، یک سال', 7, 3_000_000, 'recurring'),
  line('دامنهٔ ‎.ir‎، یک سال', 1, 0, 'one_off'),
  line('بهینه‌سازی برای موتورهای جستجو (SEO)، یک سال', 1, 6_000_000, 'recurring'),
  line('تخفیف پرداخت سالانه (۱۰٪)', 1, -6_300_000, 'recurring'),
];

const AMOUNT = rial(567_000_000);

export function invoicePage(status: InvoiceStatus): InvoicePage {
  const lineRials = LINES.map((each) => rial(each.amountToman * 10));
  return describeInvoice({
    invoice: {
      number: '1405-000012',
      status,
      amountRials: AMOUNT,
      vatPercent: 10,
      vatRials: vatOfInvoice(AMOUNT, lineRials, 10),
      creditedRials: rial(0),
      lines: LINES,
      dueDate: new Date('2026-11-24T10:00:00Z'),
      paidAt: status === 'paid' ? new Date('2026-11-22T10:00:00Z') : null,
      createdAt: new Date('2026-11-21T10:00:00Z'),
    },
    buyer: {
      fullName: 'محمدرضا نیک‌پور',
      company: null,
      email: 'nikpour@example.com',
      phone: '09121234567',
      address: 'تهران، خیابان ولیعصر، کوچهٔ بهار، پلاک 12',
    },
    seller: {
      name: 'برپا',
      economicCode: '411111111111',
      registrationNumber: '123456',
      nationalId: '14001234567',
      province: 'تهران',
      city: 'تهران',
      postalCode: '1234567890',
      address: 'خیابان آزادی، پلاک ۱',
      phone: '02191000000',
    },
    verifyUrl: `${OUR_ADDRESS}/invoices/verify/${CODE}`,
  });
}
