import type { Mail } from './mail.js';

/** The link that sets the first password of an account whose address is not confirmed. */
export const choosePassword: Mail<'choose_password'> = {
  about: 'other',
  isSecret: true,
  subject: 'ثبت‌نام خود را در برپا کامل کنید',
  heading: 'برای ورود، رمز عبور بسازید',
  body: 'این ایمیل در برپا ثبت شده است، اما هنوز تأیید نشده. با دکمهٔ زیر رمز عبوری جدید بسازید؛ با همین کار ایمیل شما هم تأیید می‌شود. رمز عبوری که قبلاً هنگام ثبت‌نام نوشته شده، دیگر کار نمی‌کند. این لینک یک ساعت اعتبار دارد و فقط یک بار کار می‌کند.',
  button: 'ساختن رمز عبور',
  note: 'اگر شما این را نخواسته‌اید، این پیام را نادیده بگیرید.',
};
