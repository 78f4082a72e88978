/** The receipts tab. */
import { formatNumber } from '#core/dates/calendar.js';
import { RECEIPT_METHOD_NAMES } from '#core/value-names.js';

export const receiptMessages = {
  search: 'جستجو در رسیدها',
  searchHint: 'کد پیگیری، شماره یا نام خدمت',
  listLabel: 'رسیدهای شما',
  month: {
    count: (n: number) => `${formatNumber(n)} رسید`,
    total: 'جمع رسیدها',
    wallet: 'از آن با کیف پول',
    refunded: 'بازگردانده‌شده',
  },
  refId: 'کد پیگیری',
  number: 'شمارهٔ رسید',
  method: 'روش',
  methods: RECEIPT_METHOD_NAMES,
  card: 'کارت',
  refunded: 'بازگردانده‌شده:',
  toCard: 'به کارت',
  toWallet: 'به کیف پول',
  toBoth: 'به کارت و کیف پول',
  downloadLabel: (format: string, number: string) => `دریافت ${format} رسید ${number}`,
  downloadFailed: 'دریافت رسید ناموفق بود.',
  failed: 'رسیدها بارگذاری نشد',
  empty: { title: 'هنوز رسیدی ندارید', text: 'برای هر پرداخت، رسیدی با کد پیگیری این‌جا می‌ماند.' },
  nothingFound: {
    title: 'رسیدی با این مشخصات نیست',
    text: 'نوشتهٔ جستجو را کوتاه‌تر کنید یا پاک کنید.',
    action: 'نمایش همهٔ رسیدها',
  },
} as const;
