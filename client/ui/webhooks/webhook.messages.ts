/** Webhooks of sites and of accounts alike. */
import { ltr } from '#core/text/bidi.js';
import { WEBHOOK, type DeliveryState, type WebhookFault } from '#core/sites/webhooks.js';
import { toPersianDigits } from '#client/lib/format.js';

const deliveryStates: Readonly<Record<DeliveryState, string>> = {
  waiting: 'در صف',
  delivered: 'رسید',
  failed: 'نرسید',
};

const faults: Readonly<Record<WebhookFault, string>> = {
  address_refused: 'این آدرس به شبکهٔ عمومی نمی‌رسد',
  unreachable: 'سرور پیدا نشد یا اتصال قطع شد',
  certificate: 'گواهی TLS سرور معتبر نیست',
  timeout: `تا ${toPersianDigits(WEBHOOK.timeoutMs / 1000)} ثانیه پاسخی نیامد`,
  gone: 'پیش از ارسال حذف شده بود',
  turned_off: 'وب‌هوک خاموش بود',
};

export const webhookMessages = {
  testEvent: 'ارسال آزمایشی',
  states: { on: 'روشن', failing: 'ارسال ناموفق', off: 'خاموش' },
  add: {
    action: 'افزودن وب‌هوک',
    title: 'افزودن وب‌هوک',
    label: 'آدرس دریافت',
    placeholder: 'https://example.com/webhooks/barpa',
    hint: 'آدرس عمومی با https، روی پورت ۴۴۳ یا ۸۴۴۳. برنامهٔ شما باید با یکی از کدهای ۲۰۰ تا ۲۹۹ جواب دهد.',
    missing: 'آدرس را بنویسید.',
    submit: 'افزودن',
  },
  shown: {
    title: 'وب‌هوک اضافه شد',
    text: 'کلید امضا را همین حالا کپی کنید و جای امنی نگه دارید. دیگر هرگز نشان داده نمی‌شود.',
    label: 'کلید امضا',
    copy: 'کپی کلید امضا',
    check:
      'هر درخواست با این کلید امضا می‌شود. در برنامهٔ خود امضا را با کتابخانه‌های Standard Webhooks بررسی کنید تا مطمئن شوید از برپا آمده است.',
    specification: 'راهنمای بررسی امضا',
    kept: 'کلید امضا را نگه داشتم.',
    done: 'پایان',
  },
  turnOn: {
    action: 'روشن کردن',
    label: (url: string) => `روشن کردن ${ltr(url)}`,
    done: 'وب‌هوک روشن شد.',
    failed: 'وب‌هوک روشن نشد',
  },
  test: {
    action: 'ارسال آزمایشی',
    label: (url: string) => `ارسال آزمایشی به ${ltr(url)}`,
    done: 'ارسال آزمایشی در راه است.',
    failed: 'ارسال آزمایشی انجام نشد',
  },
  remove: {
    action: 'حذف',
    label: (url: string) => `حذف ${ltr(url)}`,
    title: 'این وب‌هوک حذف شود؟',
    text: (url: string) => `دیگر چیزی به ${ltr(url)} ارسال نمی‌شود و فهرست ارسال‌هایش هم پاک می‌شود.`,
    confirm: 'حذف وب‌هوک',
    done: 'وب‌هوک حذف شد.',
    failed: 'وب‌هوک حذف نشد',
  },
  deliveries: {
    title: 'ارسال‌های اخیر',
    failed: 'ارسال‌ها بارگذاری نشد',
    none: 'هنوز چیزی به این آدرس ارسال نشده است. با ارسال آزمایشی ببینید برنامه‌تان درست دریافت می‌کند یا نه.',
    more: (n: number) => `نمایش ${toPersianDigits(n)} ارسال دیگر`,
    state: (state: DeliveryState): string => deliveryStates[state],
    fault: (fault: WebhookFault): string => faults[fault],
    answer: (status: number) => `پاسخ ${toPersianDigits(status)}`,
    tries: (n: number) => `${toPersianDigits(n)} بار ارسال شد`,
    next: 'ارسال بعدی',
    repeat: 'ارسال دوباره',
    repeatLabel: (what: string) => `ارسال دوبارهٔ ${what}`,
    repeated: 'دوباره در راه است.',
    repeatFailed: 'دوباره ارسال نشد',
  },
} as const;
