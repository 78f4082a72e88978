/** Persian texts of invoices: notices, faults, and the document's own words. */
import { documentNumber } from '#core/text/bidi.js';
import { formatDate, formatToman } from '#core/dates/calendar.js';
import type { RenewalPeriod } from './invoice.entity.js';
import { formatPercent } from '#core/text/number-format.js';

interface Facts {
  readonly number: string;
  readonly serviceName: string;
  readonly amountToman: number;
  readonly dueAt: Date;
}

interface Notice {
  readonly title: string;
  readonly message: string;
}

const PERIODS: Readonly<Record<RenewalPeriod, string>> = { month: 'تمدید ماهانه', year: 'تمدید سالانه' };

export const INVOICE_TEXTS = {
  renewalService: (period: RenewalPeriod, serviceName: string) => `${PERIODS[period]}، ${serviceName}`,
  issued: ({ number, serviceName, amountToman, dueAt }: Facts): Notice => ({
    title: 'صورت‌حساب جدیدی دارید',
    message: `صورت‌حساب ${documentNumber(number)} («${serviceName}») به مبلغ ${formatToman(amountToman)} صادر شد. سررسید: ${formatDate(dueAt)}.`,
  }),
  before_due: ({ number, amountToman, dueAt }: Facts): Notice => ({
    title: 'سررسید صورت‌حساب نزدیک است',
    message: `صورت‌حساب ${documentNumber(number)} به مبلغ ${formatToman(amountToman)} تا ${formatDate(dueAt)} پرداخت شود.`,
  }),
  after_due: ({ number, amountToman, dueAt }: Facts): Notice => ({
    title: 'سررسید صورت‌حساب گذشته است',
    message: `صورت‌حساب ${documentNumber(number)} به مبلغ ${formatToman(amountToman)} از ${formatDate(dueAt)} پرداخت نشده است.`,
  }),
  before_suspension: ({
    number,
    serviceName,
    amountToman,
    suspendsAt,
  }: Facts & { readonly suspendsAt: Date }): Notice => ({
    title: 'سایت شما به‌زودی موقتاً بسته می‌شود',
    message: `صورت‌حساب ${documentNumber(number)} («${serviceName}») به مبلغ ${formatToman(amountToman)} پرداخت نشده است. اگر تا ${formatDate(suspendsAt)} پرداخت نشود، سایت از همان روز برای بازدیدکنندگان باز نمی‌شود. با پرداخت، سایت همان لحظه باز می‌شود.`,
  }),
  stopped: (serviceName: string, date: string): Notice => ({
    title: 'تمدید متوقف شد',
    message: `«${serviceName}» دیگر تمدید نمی‌شود و صورت‌حساب جدیدی نمی‌آید. زمانی که پرداخت کرده‌اید تا ${date} باقی است؛ تا آن روز می‌توانید تمدید را از سر بگیرید.`,
  }),
  resumed: (serviceName: string, date: string): Notice => ({
    title: 'تمدید از سر گرفته شد',
    message: `«${serviceName}» از ${date} تمدید می‌شود و صورت‌حساب آن پیش از این روز می‌آید.`,
  }),
  endingSoon: (serviceName: string, date: string): Notice => ({
    title: 'زمان سایت شما رو به پایان است',
    message: `تمدید «${serviceName}» را متوقف کرده‌اید. زمان پرداخت‌شده ${date} به پایان می‌رسد و سایت از آن پس باز نمی‌شود. تا آن روز می‌توانید تمدید را از سر بگیرید.`,
  }),
  wholeToman: 'مبلغ به ریال و مضربی از ۱۰ باشد.',
  nationalId: 'شناسهٔ ملی ۱۱ رقم است.',
  postalCode: 'کد پستی ۱۰ رقم است.',
  goodsCode: 'شناسهٔ کالا و خدمت ۱۳ رقم است.',
  paidByHand: 'صورت‌حساب سفارش با پرداخت سفارش تسویه می‌شود و دستی «پرداخت‌شده» نمی‌شود.',
} as const;

/** The words of the formal layout (protocols B4). */
export const INVOICE_PAPER = {
  title: 'صورت‌حساب فروش کالا و خدمات',
  number: 'شماره سریال',
  date: 'تاریخ',
  dueDate: 'سررسید',
  seller: 'مشخصات فروشنده',
  buyer: 'مشخصات خریدار',
  goods: 'مشخصات کالا یا خدمات مورد معامله',
  name: 'نام شخص حقیقی / حقوقی',
  economicCode: 'شماره اقتصادی',
  registrationNumber: 'شماره ثبت',
  nationalId: 'شناسه / کد ملی',
  province: 'استان',
  county: 'شهرستان',
  city: 'شهر',
  postalCode: 'کد پستی',
  address: 'نشانی',
  phone: 'تلفن',
  email: 'ایمیل',
  columns: [
    'ردیف',
    'کد کالا / خدمت',
    'شرح کالا یا خدمات',
    'تعداد',
    'واحد',
    'مبلغ واحد',
    'مبلغ کل',
    'تخفیف',
    'مبلغ پس از تخفیف',
    'مالیات و عوارض',
    'جمع کل',
  ],
  unit: 'عدد',
  inRials: 'همهٔ مبلغ‌ها به ریال است.',
  total: 'جمع کل',
  /** The label on an invoice that waits for its payment, and on every other. */
  payableInWords: 'مبلغ قابل پرداخت به حروف',
  totalInWords: 'جمع کل به حروف',
  vatRate: (percent: number) => `مالیات بر ارزش افزوده با نرخ ${formatPercent(percent)} در مبلغ‌ها آمده است.`,
  terms: 'شرایط فروش',
  cash: 'نقدی',
  statuses: {
    pending: 'در انتظار پرداخت',
    due: 'سررسیدشده',
    overdue: 'سررسیدشده',
    paid: 'پرداخت‌شده',
    cancelled: 'باطل‌شده',
    partially_refunded: 'بخشی بازگردانده‌شده',
    refunded: 'بازگردانده‌شده',
  },
  paidAt: 'تاریخ پرداخت',
  sellerSeal: 'مهر و امضای فروشنده',
  buyerSeal: 'مهر و امضای خریدار',
  verify: 'اصالت این صورت‌حساب را با این کد بررسی کنید',
} as const;
