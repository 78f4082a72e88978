import type { Mail } from './mail.js';

/** A new invoice. */
export const invoiceIssued: Mail<'invoice_issued'> = {
  about: 'money',
  subject: 'صورت‌حساب جدید شما در برپا',
  heading: 'صورت‌حساب جدیدی دارید',
  body: 'صورت‌حساب زیر برای شما صادر شد. آن را از کیف پول یا با کارت بپردازید.',
  button: 'دیدن و پرداخت صورت‌حساب',
  facts: ['invoiceNumber', 'title', 'amount', 'dueDate'],
};
