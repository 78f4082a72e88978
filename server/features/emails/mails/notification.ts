import type { Mail } from './mail.js';

/** A notification of the list that has no mail of its own; its words come with it. */
export const notification: Mail<'notification'> = {
  about: 'other',
  toUnconfirmed: 'nothing',
  title: 'اعلان',
  subject: 'خبری از برپا برای شما',
  button: 'دیدن در برپا',
  note: 'در بخش حساب کاربری می‌توانید انتخاب کنید که از چه چیزهایی با ایمیل باخبر شوید.',
  words: ({ title = '', message = '' }) => ({ subject: title, heading: title, body: message }),
  others: ['kind', 'title', 'message'],
};
