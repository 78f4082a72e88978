/** The shared texts of the pages of administrators. */
import { formatNumber } from '#core/dates/calendar.js';

export const adminMessages = {
  refresh: 'به‌روزرسانی',
  refreshed: 'به‌روز شد.',
  actions: 'کارها',
  more: (what: string) => `کارهای دیگر ${what}`,
  noName: 'بی‌نام',
  none: '—',
  showAll: 'نمایش همه',
  nothingFound: { title: 'چیزی با این مشخصات نیست', text: 'جستجو را کوتاه‌تر کنید یا فیلترها را بردارید.' },
  pages: {
    label: 'صفحه‌ها',
    of: (page: number, pages: number, capped = false) =>
      `صفحهٔ ${formatNumber(page)} از ${capped ? 'بیش از ' : ''}${formatNumber(pages)}`,
    total: (n: number, capped = false) => `${capped ? 'بیش از ' : ''}${formatNumber(n)} مورد`,
    previous: 'قبلی',
    next: 'بعدی',
    page: (n: number) => `صفحهٔ ${formatNumber(n)}`,
  },
  table: {
    columns: 'ستون‌ها',
    details: 'جزئیات',
    detailsOf: (row: string) => `جزئیات ${row}`,
    order: 'ترتیب فهرست',
    falling: (name: string) => `${name} (نزولی)`,
    rising: (name: string) => `${name} (صعودی)`,
    keys: [
      { keys: ['J', 'K'], text: 'ردیف بعد و قبل' },
      { keys: ['Enter'], text: 'باز کردن ردیف' },
      { keys: ['/'], text: 'جستجو' },
    ],
  },
  filters: (set: number) => (set === 0 ? 'فیلترها' : `فیلترها (${formatNumber(set)})`),
  saved: {
    title: 'فیلترهای ذخیره‌شده',
    save: 'ذخیرهٔ این فیلتر',
    name: 'نام فیلتر',
    hint: 'فقط در همین مرورگر می‌ماند.',
    action: 'ذخیره',
    remove: (name: string) => `حذف فیلتر ${name}`,
  },
  picker: {
    hint: 'نام یا ایمیل را بنویسید',
    nothing: 'کسی با این مشخصات نیست',
    failed: 'کاربران بارگذاری نشد؛ دوباره بنویسید',
  },
  customerFilter: {
    only: (name: string) => `فقط ${name}`,
    showEveryone: 'نمایش همهٔ مشتریان',
    oneCustomer: 'یک مشتری',
  },
  csv: 'خروجی CSV',
  csvFailed: 'فایل خروجی دریافت نشد',
  status: 'وضعیت',
  allStatuses: 'همهٔ وضعیت‌ها',
  reason: 'دلیل',
  reasonOptional: 'دلیل (اختیاری)',
  tableOf: (title: string) => `جدول ${title}`,
} as const;
