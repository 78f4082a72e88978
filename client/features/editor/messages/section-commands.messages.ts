/** Texts of duplicating, copying, cutting, pasting and removing sections. */
import { formatNumber } from '#core/dates/calendar.js';
import { DESIGN } from '#core/limits/limits.js';

const withChange = (text: string, change: string | null) => (change === null ? `${text}.` : `${text}؛ ${change}.`);

export const commandMessages = {
  options: (name: string) => `گزینه‌های بخش ${name}`,
  duplicate: 'ساخت کپی از بخش',
  copy: 'کپی',
  cut: 'برش',
  pasteAfter: 'چسباندن بعد از این بخش',
  paste: 'چسباندن بخش کپی‌شده',
  duplicated: (what: string, change: string | null) => withChange(`کپی ${what} ساخته شد`, change),
  copied: (what: string) => `${what} کپی شد.`,
  isShared: (name: string) =>
    `${name} در همهٔ صفحه‌ها مشترک است؛ از گزینه‌های آن، آن را جدا یا از همهٔ صفحه‌ها حذف کنید.`,
  removed: (what: string) => `${what} حذف شد.`,
  wasCut: (what: string) => `${what} برداشته شد؛ آن را در جای جدید بچسبانید.`,
  restored: (what: string) => `${what} برگشت.`,
  pasted: (what: string, change: string | null) => withChange(`${what} اضافه شد`, change),
  /** One section by its name, several by their number. */
  one: (name: string) => `بخش «${name}»`,
  several: (n: number) => `${formatNumber(n)} بخش`,
  nothing: 'بخشی برای چسباندن نیست؛ اول یک بخش را کپی کنید.',
  noSection: 'برای گذاشتن تصویر، اول بخشی را انتخاب کنید که تصویر در آن بیاید.',
  refused: 'بخش‌های کپی‌شده خوانده نشد و چیزی تغییر نکرد. دوباره کپی کنید.',
  noRoom: (room: number) =>
    room > 0
      ? `این صفحه فقط برای ${formatNumber(room)} بخش دیگر جا دارد و چیزی اضافه نشد.`
      : `هر صفحه حداکثر ${formatNumber(DESIGN.maxSectionsPerPage)} بخش دارد و چیزی اضافه نشد.`,
  withoutFiles: (n: number) => `${formatNumber(n)} تصویر یا فایل در حساب شما نبود و جای آن خالی ماند.`,
  notCopied: 'مرورگر اجازهٔ کپی نداد. با Ctrl+C هم می‌توانید کپی کنید.',
  notRead: 'مرورگر اجازهٔ خواندن کپی را نداد. دسترسی را باز کنید یا با Ctrl+V بچسبانید.',
  notPasted: 'بخش‌ها اضافه نشد',
} as const;
