import type { Mail } from './mail.js';

/** To the team: a customer opened a ticket. */
export const ticketOpened: Mail<'ticket_opened'> = {
  about: 'other',
  subject: 'تیکت جدیدی در برپا رسید',
  heading: 'تیکت جدیدی رسید',
  body: 'یکی از مشتریان به پشتیبانی نوشته است و منتظر پاسخ است.',
  button: 'دیدن و پاسخ دادن',
  note: 'در بخش حساب کاربری می‌توانید انتخاب کنید که از چه چیزهایی با ایمیل باخبر شوید.',
  facts: ['ticketNumber', 'title', 'customer', 'category', 'priority'],
};
