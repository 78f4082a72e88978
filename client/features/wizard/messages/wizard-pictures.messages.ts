/** The picture of a section: replacing it, what it shows, and what of it stays in sight. */
import { toPersianDigits } from '../../../../core/text/digits.js';

export const sectionPictureMessages = {
  title: (label: string) => `ویرایش ${label}`,
  edit: (label: string) => `ویرایش ${label}`,
  replace: 'تصویر دیگر',
  remove: 'حذف تصویر',
  removed: 'تصویر برداشته شد.',
  alt: 'متن جایگزین',
  altHint: 'برای نابینایان و موتورهای جست‌وجو: در تصویر چه دیده می‌شود؟ اگر خالی بماند، متن همین بخش خوانده می‌شود.',
  focal: 'نقطهٔ مهم تصویر',
  focalHint: 'نقطه را بکشید یا با کلیدهای جهت‌نما جابه‌جا کنید. هر جا تصویر بریده شود، این نقطه دیده می‌شود.',
  focalAt: (left: number, top: number) =>
    `نقطهٔ مهم تصویر: ${toPersianDigits(left)} درصد از چپ، ${toPersianDigits(top)} درصد از بالا`,
  middle: 'برگشت به میانه',
  done: 'تمام',
} as const;
