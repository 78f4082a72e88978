/** Choosing several sections in the list of sections, and what is done to them together. */
import { formatNumber } from '#core/dates/calendar.js';

export const choiceMessages = {
  begin: 'انتخاب چند بخش',
  end: 'پایان انتخاب',
  tools: 'بخش‌های انتخاب‌شده',
  count: (n: number) => (n === 0 ? 'بخشی انتخاب نشده' : `${formatNumber(n)} بخش انتخاب شده`),
  all: 'انتخاب همه',
  select: (name: string, n: number) => `انتخاب ${name}، بخش ${formatNumber(n)}`,
  up: 'بردن بخش‌های انتخاب‌شده به بالا',
  down: 'بردن بخش‌های انتخاب‌شده به پایین',
  movedUp: (what: string) => `${what} یک ردیف بالا رفت.`,
  movedDown: (what: string) => `${what} یک ردیف پایین رفت.`,
  send: 'بردن به صفحهٔ دیگر',
  sent: (what: string, page: string) => `${what} به صفحهٔ «${page}» رفت.`,
  noRoom: 'جا ندارد',
  remove: 'حذف بخش‌های انتخاب‌شده',
} as const;
