import type { Mail } from './mail.js';

/** Asks a subscriber to confirm, in the name of the site. */
export const newsletterConfirm: Mail<'newsletter_confirm'> = {
  about: 'other',
  isSecret: true,
  toUnconfirmed: { siteName: 'name' },
  subject: 'عضویت خود در خبرنامه را تأیید کنید',
  heading: 'عضویت خود را تأیید کنید',
  body: 'این ایمیل در فرم خبرنامهٔ سایت زیر نوشته شده است. برای عضویت، دکمهٔ زیر را بزنید. این لینک هفت روز اعتبار دارد.',
  button: 'تأیید عضویت',
  note: 'اگر شما این ایمیل را ننوشته‌اید، کاری لازم نیست: بدون تأیید شما عضو نمی‌شوید و این ایمیل پس از چند روز پاک می‌شود.',
  footer: 'این ایمیل را برپا از طرف صاحب سایت فرستاده است؛ به آن پاسخ ندهید.',
  facts: ['siteName', 'address'],
};
