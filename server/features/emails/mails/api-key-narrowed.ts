import type { Mail } from './mail.js';

/** API keys lost scopes when these were divided. */
export const apiKeyNarrowed: Mail<'api_key_narrowed'> = {
  about: 'security',
  subject: 'دسترسی‌های کلیدهای API شما در برپا کمتر شد',
  heading: 'دسترسی‌های کلیدهای API کمتر شد',
  body: 'برای امنیت بیشتر، دسترسی‌های سایت را از هم جدا کردیم. کلیدهای زیر دیگر به بخش‌های زیر دسترسی ندارند و برنامه‌ای که به آن‌ها نیاز دارد پاسخ ۴۰۳ می‌گیرد. اگر برنامهٔ شما به آن‌ها نیاز دارد، در حساب کاربری، بخش «کلیدهای API»، آن‌ها را با رمز عبور خود به همان کلید اضافه کنید؛ ساختن کلید جدید لازم نیست.',
  button: 'دیدن کلیدها',
  note: 'دسترسی‌های دیگر این کلیدها مثل قبل کار می‌کنند.',
  facts: ['keyName', 'lostScopes'],
};
