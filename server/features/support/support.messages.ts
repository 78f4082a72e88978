import { toPersianDigits } from '#core/text/digits.js';
import { SUPPORT } from '#core/limits/limits.js';
import type { TicketCategory, TicketPriority, TicketStatus } from './support.values.js';

const name = (number: number): string => `تیکت ${toPersianDigits(number)}`;

export const messages = {
  subjectShort: `موضوع را با حداقل ${toPersianDigits(SUPPORT.subject.min)} کاراکتر بنویسید.`,
  messageMissing: 'پیام خود را بنویسید.',
  attachmentsMany: `با هر پیام حداکثر ${toPersianDigits(SUPPORT.attachments)} فایل می‌توان فرستاد.`,
  attachmentRefused: 'یکی از پیوست‌ها دیگر در دسترس نیست. آن را بردارید و دوباره اضافه کنید.',
  assigneeUnknown: 'چنین مدیری پیدا نشد.',
  openMany: `شما ${toPersianDigits(SUPPORT.openTickets)} تیکت باز دارید. اول یکی را ببندید یا در همان‌ها بنویسید.`,
  conversationFull: 'این گفت‌وگو طولانی شده است. برای ادامه تیکت جدیدی بنویسید.',
  removed: 'متن این پیام پاک شده است.',
  removedSubject: 'تیکت یک حساب حذف‌شده',
} as const;

export const statusNames: Readonly<Record<TicketStatus, string>> = {
  open: 'باز',
  in_progress: 'در حال بررسی',
  answered: 'پاسخ داده‌شده',
  closed: 'بسته',
};

export const categoryNames: Readonly<Record<TicketCategory, string>> = {
  general: 'عمومی',
  order: 'سفارش',
  payment: 'پرداخت',
  wallet: 'کیف پول',
  domain: 'دامنه',
  technical: 'فنی',
  account: 'حساب کاربری',
};

export const priorityNames: Readonly<Record<TicketPriority, string>> = {
  low: 'کم',
  normal: 'معمولی',
  high: 'زیاد',
  urgent: 'فوری',
};

/** Titles in the list of notifications. */
export const notices = {
  opened: (number: number) => `${name(number)} رسید`,
  written: (number: number) => `پیام جدید در ${name(number)}`,
  answered: (number: number) => `پاسخ جدید به ${name(number)}`,
  closed: (number: number) => `${name(number)} بسته شد`,
  closedText: (subject: string) => `«${subject}» بسته شد. اگر هنوز پرسشی دارید، در همان گفت‌وگو بنویسید.`,
  onlyFiles: 'فایلی پیوست شد.',
} as const;
