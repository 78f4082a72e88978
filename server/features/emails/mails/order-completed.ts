import type { Mail } from './mail.js';

/** An order is completed; `address` while its site is online. */
export const orderCompleted: Mail<'order_completed'> = {
  about: 'other',
  subject: 'سفارش شما در برپا تکمیل شد',
  heading: 'سفارش شما تکمیل شد',
  body: 'سفارش زیر تکمیل شد. جزئیات آن را در داشبورد ببینید و اگر پرسشی دارید، از بخش پشتیبانی بنویسید.',
  button: 'رفتن به داشبورد',
  facts: ['orderNumber', 'title', 'domain', 'address'],
};
