import { ltr } from '../../../core/bidi.js';
import type { SiteStatus, SiteStop } from './sites.values.js';

interface BuildState {
  readonly status: SiteStatus;
  readonly buildingNumber: number | null;
  /** What the last failed build said. */
  readonly failure: string | null;
}

/** Why it is closed, for its customer to read. */
export const STOP_TEXTS: Readonly<Record<SiteStop, string>> = {
  refunded: 'وجه سفارش بازگردانده شده است.',
  cancelled: 'سفارش لغو شده است.',
  deleted: 'سفارش حذف شده است.',
  account_removed: 'حساب صاحب سایت حذف شده است.',
  suspended: 'سایت موقتاً بسته شده است.',
  taken_down: 'مدیران برپا سایت را بسته‌اند.',
};

export const SITE_TEXTS = {
  online: (address: string, number: string) => ({
    title: 'سایت شما آنلاین است',
    message: `سایت سفارش ${ltr(number)} ساخته شد و در این نشانی باز می‌شود: ${ltr(address)}`,
  }),
  failed: (number: string) => ({
    title: 'ساخت سایت شما به مشکل خورد',
    message: `سایت سفارش ${ltr(number)} ساخته نشد. پرداخت شما سر جای خود است. برای پیگیری از بخش پشتیبانی بنویسید.`,
  }),
  offline: (address: string, why: SiteStop) => ({
    title: 'سایت شما از دسترس خارج شد',
    message: `${ltr(address)} دیگر برای بازدیدکنندگان باز نمی‌شود. ${STOP_TEXTS[why]}`,
  }),
} as const;

/** Why a site is not as its customer expects it, for the customer to read. */
export const FAILURE_TEXTS = {
  retrying: 'ساخت سایت یک بار ناموفق بود و خودبه‌خود دوباره انجام می‌شود.',
  failed: 'سایت ساخته نشد. دوباره بسازید یا از بخش پشتیبانی بنویسید.',
  notRenewed: 'نسخه‌ی تازه ساخته نشد؛ بازدیدکنندگان همچنان نسخه‌ی پیشین را می‌بینند.',
} as const;

/** Null where nothing is wrong. */
export function failureText({ status, buildingNumber, failure }: BuildState): string | null {
  if (status === 'failed') return FAILURE_TEXTS.failed;
  if (failure === null) return null;
  return buildingNumber === null ? FAILURE_TEXTS.notRenewed : FAILURE_TEXTS.retrying;
}
