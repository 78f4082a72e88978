/** The webhooks of a site; what those of accounts say as well is in `ui/webhooks`. */
import { ltr } from '#core/text/bidi.js';
import { WEBHOOK, type SiteEvent, type WebhookEvent } from '#core/sites/webhooks.js';
import { toPersianDigits } from '#client/lib/format.js';
import { webhookMessages } from '#client/ui/webhooks/webhook.messages.js';

const events: Readonly<Record<WebhookEvent, string>> = {
  'message.received': 'پیام جدید',
  'subscriber.confirmed': 'عضو جدید خبرنامه',
  'webhook.test': webhookMessages.testEvent,
};

export const siteWebhooksMessages = {
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
    /** The event of a delivery. */
    nameOf: (event: string): string => (isKey(events, event) ? events[event] : event),
    missing: 'حداقل یک مورد را انتخاب کنید.',
    save: 'ذخیرهٔ انتخاب',
    saveLabel: (url: string) => `ذخیرهٔ انتخاب برای ${ltr(url)}`,
    done: 'ذخیره شد. از این پس همین‌ها ارسال می‌شود.',
    failed: 'انتخاب شما ذخیره نشد',
  },
  madeByKey: (name: string) => `با کلید API «${name}» اضافه شده است و با باطل شدن آن کلید حذف نمی‌شود.`,
  off: {
    title: 'این وب‌هوک خاموش شده است',
    text: 'ارسال به این آدرس ناموفق ماند. مشکل را در برنامهٔ خود رفع کنید و آن را دوباره روشن کنید. آنچه در این مدت رسیده است خودکار ارسال نمی‌شود.',
  },
} as const;

/** The server may know more of them than this page. */
function isKey<Key extends string>(texts: Readonly<Record<Key, string>>, key: string): key is Key {
  return Object.hasOwn(texts, key);
}
