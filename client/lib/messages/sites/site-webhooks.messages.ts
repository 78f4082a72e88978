/** The webhooks of a site. */
import { ltr } from '#core/text/bidi.js';
import {
  WEBHOOK,
  type DeliveryState,
  type SiteEvent,
  type WebhookEvent,
  type WebhookFault,
} from '#core/sites/webhooks.js';
import { toPersianDigits } from '../../format.js';

const events: Readonly<Record<WebhookEvent, string>> = {
  'message.received': 'پیام جدید',
  'subscriber.confirmed': 'عضو جدید خبرنامه',
  'webhook.test': 'ارسال آزمایشی',
};

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
  gone: 'پیام یا عضو پیش از ارسال حذف شده بود',
  turned_off: 'وب‌هوک خاموش بود',
};

export const siteWebhooksMessages = {
  part: 'وب‌هوک‌ها',
  title: 'وب‌هوک‌های سایت',
  text: 'هر پیام جدیدی که هرزنامه نباشد و هر عضو تأییدشدهٔ خبرنامه، همان لحظه به آدرس برنامهٔ شما ارسال می‌شود. برای هر آدرس انتخاب می‌کنید کدام‌ها ارسال شود. اگر برنامه جواب ندهد، تا حدود سه روز چند بار دیگر می‌فرستیم.',
  list: 'وب‌هوک‌های سایت',
  failed: 'وب‌هوک‌ها بارگذاری نشد',
  full: `هر سایت حداکثر ${toPersianDigits(WEBHOOK.perSite)} وب‌هوک دارد. برای افزودن، یکی را حذف کنید.`,
  empty: {
    title: 'هنوز وب‌هوکی ندارید',
    text: 'با وب‌هوک، پیام‌ها و اعضای خبرنامه خودکار به برنامه‌های دیگر شما می‌رسند؛ مثلاً به CRM، نرم‌افزار حسابداری یا ربات پیام‌رسان.',
  },
  events: {
    label: 'چه چیزی ارسال شود؟',
    name: (event: SiteEvent): string => events[event],
    missing: 'حداقل یک مورد را انتخاب کنید.',
    save: 'ذخیرهٔ انتخاب',
    saveLabel: (url: string) => `ذخیرهٔ انتخاب برای ${ltr(url)}`,
    done: 'ذخیره شد. از این پس همین‌ها ارسال می‌شود.',
    failed: 'انتخاب شما ذخیره نشد',
  },
  madeByKey: (name: string) => `با کلید API «${name}» اضافه شده است و با باطل شدن آن کلید حذف نمی‌شود.`,
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
  off: {
    title: 'این وب‌هوک خاموش شده است',
    text: 'ارسال به این آدرس ناموفق ماند. مشکل را در برنامهٔ خود رفع کنید و آن را دوباره روشن کنید. آنچه در این مدت رسیده است خودکار ارسال نمی‌شود.',
    turnOn: 'روشن کردن',
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
    event: (event: string): string => (isKey(events, event) ? events[event] : event),
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

/** The server may know more of them than this page. */
function isKey<Key extends string>(texts: Readonly<Record<Key, string>>, key: string): key is Key {
  return Object.hasOwn(texts, key);
}
