import type { Mail } from './mail.js';

/** Reminds of an invoice before its due date: what a banned account could not pay without signing in. */
export const invoiceDueSoon: Mail<'invoice_due_soon'> = {
  about: 'other',
  subject: 'یادآوری: سررسید صورت‌حساب شما در برپا نزدیک است',
  heading: 'سررسید صورت‌حساب نزدیک است',
  body: 'صورت‌حساب زیر هنوز پرداخت نشده است و سررسید آن نزدیک است.',
  button: 'پرداخت صورت‌حساب',
  note: 'اگر همین تازگی پرداخت کرده‌اید، این پیام را نادیده بگیرید.',
  facts: ['invoiceNumber', 'title', 'amount', 'dueDate'],
};
