import type { Mail } from './mail.js';

/** An API key got further scopes. */
export const apiKeyWidened: Mail<'api_key_widened'> = {
  about: 'security',
  subject: 'دسترسی‌های یک کلید API شما در برپا بیشتر شد',
  heading: 'دسترسی‌های یک کلید API بیشتر شد',
  body: 'برنامه‌ای که این کلید را دارد از این پس به بخش‌های زیر هم دسترسی دارد.',
  button: 'دیدن کلیدها',
  note: 'اگر این کار شما نبود، فوراً کلید را باطل کنید و رمز عبور خود را عوض کنید.',
  facts: ['keyName', 'addedScopes', 'at'],
};
