/** The texts for a visitor where a form was not simply accepted. */
import type { DoubtReason } from '#features/inbox/index.js';
import { toPersianDigits } from '#core/text/digits.js';

const minutes = (seconds: number): string => toPersianDigits(Math.max(1, Math.ceil(seconds / 60)));

const DOUBTS: Readonly<Record<DoubtReason, string>> = {
  looks: 'نوشتهٔ شما به پیام‌های تبلیغاتی شباهت دارد. اگر خودتان آن را نوشته‌اید، دکمه را بزنید.',
  hidden: 'پیام شما هنوز ارسال نشده است. آن را مرور کنید و اگر خودتان نوشته‌اید، دکمه را بزنید.',
  busy: 'الان پیام‌های زیادی به این سایت می‌رسد. برای این‌که پیام شما ارسال شود، دکمه را بزنید.',
};

export const FORM_WORDS = {
  faulty: { title: 'پیام ارسال نشد', text: 'این موردها را درست کنید و دوباره بفرستید:' },
  limited: (seconds: number) => ({
    title: 'پیام هنوز ارسال نشده است',
    text: `پیام‌های زیادی ارسال شده است. نوشتهٔ شما همین‌جاست؛ ${minutes(seconds)} دقیقهٔ دیگر دوباره بفرستید.`,
  }),
  unconfirmed: (reason: DoubtReason) => ({ title: 'این پیام را تأیید کنید', text: DOUBTS[reason] }),
  trouble: {
    title: 'پیام هنوز ارسال نشده است',
    text: 'الان نمی‌توانیم آن را بگیریم. نوشتهٔ شما همین‌جاست؛ چند لحظهٔ دیگر دوباره بفرستید.',
  },
  changed: {
    title: 'این فرم دیگر در سایت نیست',
    text: 'نوشتهٔ شما این است. آن را بردارید و با فرم جدید سایت بفرستید:',
  },
  withoutFiles: {
    title: 'پیام رسید، اما همهٔ فایل‌ها نه',
    text: 'نوشتهٔ شما به صاحب سایت رسید. این فایل‌ها ذخیره نشد؛ اگر لازم است، از راه دیگری بفرستید:',
  },
  siteFull: 'جای فایل‌های این سایت پر شده است.',
  fileNotStored: 'الان نمی‌توانیم فایل را نگه داریم.',
  chooseAgain: 'فایل‌ها را دوباره انتخاب کنید.',
  choose: 'انتخاب کنید',
  send: 'ارسال',
  again: 'دوباره بفرستید',
  confirm: 'بله، ارسال شود',
  home: 'رفتن به صفحهٔ اصلی',
  leaveEmpty: 'این کادر را خالی بگذارید',
} as const;
