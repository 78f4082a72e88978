import type { Mail } from './mail.js';

/** A webhook was added to an account; `keyName` where an API key did it. */
export const accountWebhookAdded: Mail<'account_webhook_added'> = {
  about: 'security',
  subject: 'وب‌هوک جدیدی به حساب شما در برپا اضافه شد',
  heading: 'وب‌هوک جدیدی اضافه شد',
  body: 'از این پس رویدادهای حساب شما، مثل سفارش‌ها و پرداخت‌ها، به آدرس زیر هم فرستاده می‌شود. اگر نام کلیدی نوشته شده است، برنامه‌ای آن را با کلید API شما اضافه کرده است؛ بعد از باطل شدن آن کلید چیزی فرستاده نمی‌شود.',
  button: 'دیدن حساب کاربری',
  note: 'اگر این کار شما نبود، کلیدهای API خود را باطل کنید و رمز عبور خود را عوض کنید.',
  facts: ['receiver', 'keyName', 'at'],
};
