import type { Mail } from './mail.js';

/** The payment of an order arrived. */
export const orderPaid: Mail<'order_paid'> = {
  about: 'money',
  subject: 'پرداخت سفارش شما در برپا انجام شد',
  heading: 'پرداخت شما انجام شد',
  body: 'ممنون از خریدتان. پرداخت سفارشتان ثبت شد و کار ساخت سایت شروع می‌شود.',
  button: 'دیدن سفارش',
  facts: ['orderNumber', 'title', 'domain', 'amount', 'refId'],
};
