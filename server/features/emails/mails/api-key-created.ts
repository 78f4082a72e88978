import type { Mail } from './mail.js';

/** An API key was created. */
export const apiKeyCreated: Mail<'api_key_created'> = {
  about: 'security',
  subject: 'یک کلید API برای حساب شما در برپا ساخته شد',
  heading: 'یک کلید API ساخته شد',
  body: 'برنامه‌ای که این کلید را دارد می‌تواند در حد دسترسی‌های کلید از سوی شما کار کند.',
  button: 'دیدن کلیدها',
  note: 'اگر این کار شما نبود، فوراً کلید را باطل کنید و رمز عبور خود را عوض کنید.',
  facts: ['keyName', 'at'],
};
