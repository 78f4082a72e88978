/** The invoices tab. */
import { formatNumber } from '#core/dates/calendar.js';
import { isolated } from '#core/text/bidi.js';

export const invoiceMessages = {
  filter: 'نمایش',
  filters: { all: 'همه', pending: 'در انتظار', due: 'سررسیدشده', paid: 'پرداخت‌شده' },
  search: 'جستجو در صورت‌حساب‌ها',
  searchHint: 'شماره یا نام خدمت',
  listLabel: 'صورت‌حساب‌های شما',
  month: {
    count: (n: number) => `${formatNumber(n)} صورت‌حساب`,
    paid: 'پرداخت‌شده',
    unpaid: 'پرداخت‌نشده',
    refunded: 'برگشت داده‌شده',
  },
  number: 'شماره',
  issued: 'صدور',
  due: 'سررسید',
  paidAt: 'تاریخ پرداخت',
  payWallet: 'از کیف پول',
  payGateway: 'با کارت',
  paySplit: 'کیف پول و کارت',
  ways: 'راه‌های پرداخت',
  downloadLabel: (format: string, number: string) => `دریافت ${format} صورت‌حساب ${number}`,
  downloadFailed: 'دریافت صورت‌حساب ناموفق بود.',

  creditNote: {
    name: 'صورت‌حساب برگشت از فروش',
    downloadLabel: (format: string, number: string) => `دریافت ${format} صورت‌حساب برگشت از فروش ${number}`,
    downloadFailed: 'دریافت صورت‌حساب برگشت از فروش ناموفق بود.',
  },
  payLabel: (how: string, number: string) => `پرداخت صورت‌حساب ${number} ${how}`,
  splitQuestion: {
    title: 'بخشی از کیف پول، بقیه با کارت؟',
    text: (name: string) => `پرداخت «${isolated(name)}» در دو بخش:`,
    wallet: 'از کیف پول',
    card: 'با کارت در درگاه',
    total: 'جمع',
    note: 'سهم کیف پول کنار گذاشته می‌شود و اگر پرداخت با کارت انجام نشود، به کیف پول برمی‌گردد.',
    action: 'رفتن به درگاه پرداخت',
  },
  paid: 'صورت‌حساب پرداخت شد.',
  failed: 'صورت‌حساب‌ها بارگذاری نشد',
  payFailed: 'پرداخت صورت‌حساب ناموفق بود',
  empty: {
    title: 'هنوز صورت‌حسابی ندارید',
    text: 'با هر سفارش یک صورت‌حساب به نام شما صادر می‌شود.',
    action: 'سفارش جدید',
  },
  nothingFound: {
    title: 'صورت‌حسابی با این مشخصات نیست',
    text: 'نمایش را به «همه» برگردانید یا جستجو را پاک کنید.',
    action: 'نمایش همه',
  },
} as const;
