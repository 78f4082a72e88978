/** The log of an account. */
import { ACCOUNT_EVENT_LOG, type AccountEventKind } from '#core/account-events.js';
import { toPersianDigits } from '#client/lib/format.js';
import { webhookMessages } from '#client/ui/webhooks/webhook.messages.js';

const kinds: Readonly<Record<AccountEventKind, string>> = {
  'order.created': 'سفارش جدید',
  'order.updated': 'تغییر سفارش',
  'order.paid': 'پرداخت سفارش',
  'order.cancelled': 'لغو سفارش',
  'order.deleted': 'حذف سفارش',
  'payment.succeeded': 'پرداخت موفق',
  'payment.failed': 'پرداخت ناموفق',
  'invoice.issued': 'صدور صورت‌حساب',
  'invoice.paid': 'پرداخت صورت‌حساب',
  'invoice.overdue': 'گذشتن سررسید صورت‌حساب',
  'invoice.cancelled': 'لغو صورت‌حساب',
  'refund.made': 'بازگشت وجه',
  'site.online': 'آنلاین شدن سایت',
  'site.closed': 'بسته شدن سایت',
  'site.reopened': 'باز شدن دوبارهٔ سایت',
  'domain.connected': 'اتصال دامنه',
  'domain.registered': 'ثبت دامنه',
  'domain.expiring': 'نزدیک شدن انقضای دامنه',
  'message.received': 'پیام جدید',
  'subscriber.confirmed': 'عضو جدید خبرنامه',
  'subscriber.removed': 'حذف عضو خبرنامه',
  'key.created': 'کلید API جدید',
  'key.revoked': 'باطل شدن کلید API',
  'key.widened': 'افزودن دسترسی به کلید API',
};

interface KindGroup {
  readonly title: string;
  readonly kinds: readonly AccountEventKind[];
}

/** The kinds as people look for them. Each is in one group. */
export const KIND_GROUPS: readonly KindGroup[] = [
  {
    title: 'سفارش‌ها',
    kinds: ['order.created', 'order.updated', 'order.paid', 'order.cancelled', 'order.deleted'],
  },
  { title: 'پرداخت‌ها', kinds: ['payment.succeeded', 'payment.failed', 'refund.made'] },
  { title: 'صورت‌حساب‌ها', kinds: ['invoice.issued', 'invoice.paid', 'invoice.overdue', 'invoice.cancelled'] },
  { title: 'سایت‌ها', kinds: ['site.online', 'site.closed', 'site.reopened'] },
  { title: 'دامنه‌ها', kinds: ['domain.connected', 'domain.registered', 'domain.expiring'] },
  { title: 'پیام‌ها و خبرنامه', kinds: ['message.received', 'subscriber.confirmed', 'subscriber.removed'] },
  { title: 'کلیدهای API', kinds: ['key.created', 'key.revoked', 'key.widened'] },
];

export function kindName(kind: AccountEventKind): string {
  return kinds[kind];
}

/** The event of a delivery: a kind, or a test. The server may know more of them than this page. */
export function eventName(event: string): string {
  if (event === 'webhook.test') return webhookMessages.testEvent;
  return isKind(event) ? kinds[event] : event;
}

function isKind(event: string): event is AccountEventKind {
  return Object.hasOwn(kinds, event);
}

export const accountEventMessages = {
  title: 'رویدادهای حساب',
  text: `آنچه در ${toPersianDigits(ACCOUNT_EVENT_LOG.keptDays)} روز گذشته برای سفارش‌ها، پرداخت‌ها، سایت‌ها و پیام‌های شما پیش آمده است. شمارهٔ هر رویداد برای ارسال دوباره به وب‌هوک لازم می‌شود.`,
  failed: 'رویدادها بارگذاری نشد',
  filter: 'نوع رویداد',
  all: 'همهٔ رویدادها',
  list: 'رویدادهای حساب',
  number: (sequence: number) => `شمارهٔ ${toPersianDigits(sequence)}`,
  more: 'نمایش رویدادهای قدیمی‌تر',
  moreFailed: 'رویدادهای قدیمی‌تر بارگذاری نشد',
  empty: { title: 'هنوز رویدادی نیست', text: 'سفارش، پرداخت، پیام و تغییرهای سایت شما این‌جا دیده می‌شوند.' },
  nothing: { title: 'رویدادی از این نوع نیست', text: 'نوع دیگری را انتخاب کنید یا همه را ببینید.' },
  choice: {
    label: 'کدام رویدادها ارسال شود؟',
    all: 'همهٔ رویدادها، حتی نوع‌هایی که بعداً اضافه شوند',
    missing: 'حداقل یک رویداد را انتخاب کنید.',
  },
} as const;
