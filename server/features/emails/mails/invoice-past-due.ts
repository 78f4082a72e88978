import type { Mail } from './mail.js';

/** Reminds of an invoice after its due date: what a banned account could not pay without signing in. */
export const invoicePastDue: Mail<'invoice_past_due'> = {
  about: 'other',
  subject: 'یادآوری: سررسید صورت‌حساب شما در برپا گذشته است',
  heading: 'سررسید صورت‌حساب گذشته است',
  body: 'صورت‌حساب زیر پرداخت نشده است و سررسید آن گذشته است. لطفاً آن را از کیف پول یا با کارت بپردازید.',
  button: 'پرداخت صورت‌حساب',
  note: 'اگر همین تازگی پرداخت کرده‌اید، این پیام را نادیده بگیرید.',
  facts: ['invoiceNumber', 'title', 'amount', 'dueDate'],
};
