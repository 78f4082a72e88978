import { toPersianDigits } from '#core/text/digits.js';
import { SITE_MESSAGE, type MessageKind, type MessageState } from '#core/sites/site-messages.js';

export const MESSAGE_FAULTS = {
  nothingChanged: 'بنویسید چه چیزی تغییر کند.',
  replyMissing: 'متن پاسخ را بنویسید.',
  noSender: 'ایمیل یا شمارهٔ تلفن فرستنده را وارد کنید.',
  noAddress: 'فرستنده ایمیلی ننوشته است و نمی‌توان با ایمیل به او پاسخ داد.',
  manyReplies: `به هر پیام حداکثر ${toPersianDigits(SITE_MESSAGE.replies)} پاسخ می‌توان فرستاد.`,
} as const;

/** Titles of the columns of the exported messages, and the words in them. */
export const CSV_TITLES = {
  receivedAt: 'زمان',
  form: 'فرم',
  kind: 'نوع',
  state: 'جای پیام',
  name: 'نام',
  email: 'ایمیل',
  phone: 'تلفن',
  answers: 'پاسخ‌ها',
  named: 'پاسخ‌ها (JSON)',
  files: 'فایل‌ها',
  page: 'صفحه',
  id: 'شناسه',
} as const;

export const KIND_NAMES: Readonly<Record<MessageKind, string>> = {
  contact: 'تماس',
  booking: 'رزرو',
  newsletter: 'خبرنامه',
};

export const STATE_NAMES: Readonly<Record<MessageState, string>> = {
  inbox: 'صندوق',
  archived: 'بایگانی',
  spam: 'هرزنامه',
};
