import type { Mail } from './mail.js';

/** An administrator revoked an API key. */
export const apiKeyRevoked: Mail<'api_key_revoked'> = {
  about: 'security',
  subject: 'یک کلید API حساب شما در برپا باطل شد',
  heading: 'یک کلید API باطل شد',
  body: 'مدیران برپا این کلید را باطل کردند. برنامه‌ای که آن را داشت دیگر به حساب شما دسترسی ندارد.',
  button: 'دیدن کلیدها',
  note: 'اگر دلیل آن را نمی‌دانید، با پشتیبانی تماس بگیرید.',
  facts: ['keyName', 'at'],
};
