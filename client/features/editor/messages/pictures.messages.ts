/** The picture of a section: replacing it, what it shows, and what of it stays in sight. */
import { toPersianDigits } from '#core/text/digits.js';

export const sectionPictureMessages = {
  title: (label: string) => `ویرایش ${label}`,
  edit: (label: string) => `ویرایش ${label}`,
  replace: 'تصویر دیگر',
  fromLibrary: 'از رسانه‌ها',
  fromLibraryFor: (label: string) => `${label} از رسانه‌ها`,
  remove: 'حذف تصویر',
  removed: 'تصویر برداشته شد.',
  alt: 'متن جایگزین',
  altHint: 'برای نابینایان و موتورهای جستجو: در تصویر چه دیده می‌شود؟ اگر خالی بماند، متن همین بخش خوانده می‌شود.',
  focal: 'نقطهٔ مهم تصویر',
  focalHint: 'نقطه را بکشید یا با کلیدهای جهت‌نما جابه‌جا کنید. هر جا تصویر بریده شود، این نقطه دیده می‌شود.',
  focalAt: (left: number, top: number) =>
    `نقطهٔ مهم تصویر: ${toPersianDigits(left)} درصد از چپ، ${toPersianDigits(top)} درصد از بالا`,
  middle: 'برگشت به میانه',
  view: 'بخش‌های ویرایش تصویر',
  crop: 'برش تصویر',
  cropHint:
    'کادر یا گوشه‌های آن را بکشید، یا با کلیدهای جهت‌نما جابه‌جا کنید. خود تصویر کامل می‌ماند و هر وقت بخواهید برمی‌گردد.',
  ratio: 'نسبت عرض به ارتفاع',
  ratios: { free: 'آزاد', '1:1': 'مربع', '4:3': '۴ به ۳', '16:9': '۱۶ به ۹', '3:4': '۳ به ۴' },
  moveCrop: 'جابه‌جایی کادر برش',
  corner: ({ x, y }: { readonly x: number; readonly y: number }) =>
    `گوشهٔ ${y < 0 ? 'بالا' : 'پایین'} سمت ${x < 0 ? 'چپ' : 'راست'}`,
  cropSize: (width: number, height: number) => `${toPersianDigits(width)} × ${toPersianDigits(height)} پیکسل`,
  whole: 'برگشت به تصویر کامل',
  video: (label: string) => `ویدیو به‌جای ${label}`,
  videoHint:
    'آدرس ویدیو در آپارات، یوتیوب یا ویمیو. تصویر این بخش پیش از پخش دیده می‌شود و ویدیو با کلیک بازدیدکننده باز می‌شود.',
  videoFault: 'آدرس ویدیو را کامل بگذارید، مثل https://www.aparat.com/v/abc12',
  done: 'تمام',
} as const;
