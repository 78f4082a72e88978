import type { Mail } from './mail.js';

/** A webhook was added to a site; `keyName` where an API key did it. */
export const webhookAdded: Mail<'webhook_added'> = {
  about: 'security',
  subject: 'وب‌هوک جدیدی به سایت شما در برپا اضافه شد',
  heading: 'وب‌هوک جدیدی اضافه شد',
  body: 'از این پس پیام‌های بازدیدکنندگان یا اعضای خبرنامهٔ سایت زیر به آدرس زیر هم فرستاده می‌شود. اگر نام کلیدی نوشته شده است، برنامه‌ای آن را با کلید API شما اضافه کرده است؛ وب‌هوک با باطل شدن آن کلید حذف نمی‌شود.',
  button: 'دیدن وب‌هوک‌ها',
  note: 'اگر این کار شما نبود، وب‌هوک را حذف کنید، کلیدهای API خود را بازبینی کنید و رمز عبور خود را عوض کنید.',
  facts: ['title', 'receiver', 'keyName', 'at'],
};
