import { ltr } from '../../../core/text/bidi.js';
import { toPersianDigits } from '../../../core/text/digits.js';

export const messages = {
  imageTooLarge: 'حجم تصویر نباید بیشتر از ۱ مگابایت باشد.',
  /** S-141 and S-142, as documented. */
  deleted: 'فایل حذف شد',
  inUse: (orderNumber: string) =>
    `این فایل در طرح سفارش ${ltr(orderNumber)} استفاده شده است و تا در آن طرح هست، حذف نمی‌شود.`,
  uploaded: (count: number) => `${toPersianDigits(count)} فایل با موفقیت آپلود شد`,
} as const;
