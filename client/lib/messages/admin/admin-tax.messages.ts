/** VAT and the seller of the invoices, among the settings. */
import { formatNumber } from '#core/dates/calendar.js';
import { formatPercent } from '#core/text/number-format.js';

export const adminTaxMessages = {
  vat: {
    title: 'مالیات بر ارزش افزوده',
    text: 'قیمت‌ها با مالیات‌اند؛ هر صورت‌حساب سهم مالیات را با نرخ روز خود نشان می‌دهد. صورت‌حساب‌های نوشته‌شده نرخ خود را نگه می‌دارند.',
    failed: 'نرخ‌های مالیات بارگذاری نشد',
    listLabel: 'نرخ‌های مالیات',
    columns: { from: 'از روز', percent: 'نرخ', actions: 'کارها' },
    percentOf: formatPercent,
    now: 'الان',
    none: 'هنوز نرخی ثبت نشده است؛ صورت‌حساب‌ها بدون مالیات نوشته می‌شوند.',
    removeLabel: (day: string) => `حذف نرخ از ${day}`,
    removeQuestion: {
      title: 'این نرخ حذف شود؟',
      text: (day: string) => `از ${day} دوباره نرخ قبل از آن حساب می‌شود. صورت‌حساب‌های نوشته‌شده تغییر نمی‌کنند.`,
      action: 'حذف نرخ',
    },
    removed: 'نرخ حذف شد.',
    removeFailed: 'نرخ حذف نشد',
    day: 'از روز',
    noDay: 'روز را انتخاب کنید',
    percent: 'نرخ (درصد)',
    save: 'ثبت نرخ',
    saved: 'نرخ ثبت شد.',
    saveFailed: 'نرخ ثبت نشد',
    faults: {
      day: 'روز شروع نرخ را انتخاب کنید.',
      percent: (most: number) => `نرخ عددی درست از ۰ تا ${formatNumber(most)} است.`,
    },
    preview: {
      title: 'نمونهٔ صورت‌حساب',
      amount: 'مبلغ صورت‌حساب (تومان)',
      net: 'مبلغ بی‌مالیات',
      vat: (percent: number) => `مالیات (${formatPercent(percent)})`,
      total: 'قابل پرداخت',
    },
  },
  seller: {
    title: 'فروشنده روی صورت‌حساب',
    text: 'روی صورت‌حساب‌های پس از این نوشته می‌شود؛ صورت‌حساب‌های نوشته‌شده فروشندهٔ خود را نگه می‌دارند.',
    failed: 'مشخصات فروشنده بارگذاری نشد',
    fields: {
      name: 'نام',
      economicCode: 'کد اقتصادی',
      registrationNumber: 'شمارهٔ ثبت',
      nationalId: 'شناسهٔ ملی',
      province: 'استان',
      county: 'شهرستان',
      city: 'شهر',
      goodsCode: 'شناسهٔ کالا و خدمت',
      postalCode: 'کد پستی',
      address: 'نشانی',
      phone: 'تلفن',
    },
    // They are in left-to-right fields: the mark at the beginning makes them Persian sentences there.
    hints: {
      nationalId: '\u200f۱۱ رقم یا خالی',
      postalCode: '\u200f۱۰ رقم یا خالی',
      goodsCode: '\u200f۱۳ رقم یا خالی',
    },
    faults: {
      name: 'نام فروشنده را بنویسید.',
      nationalId: 'شناسهٔ ملی ۱۱ رقم است.',
      postalCode: 'کد پستی ۱۰ رقم است.',
      goodsCode: 'شناسهٔ کالا و خدمت ۱۳ رقم است.',
    },
    save: 'ذخیرهٔ فروشنده',
    saved: 'فروشنده ذخیره شد.',
    saveFailed: 'فروشنده ذخیره نشد',
  },
} as const;
