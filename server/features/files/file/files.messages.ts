import { ltr } from '#core/text/bidi.js';
import { toPersianDigits } from '#core/text/digits.js';
import type { LeftOut } from '../content/judged.js';

const LOST: Readonly<Record<LeftOut, string>> = {
  scripts: 'کدها',
  links: 'لینک‌ها (شکل‌های آن‌ها مانده است)',
  html: 'متن‌های HTML',
  animations: 'حرکت‌ها',
  addresses: 'تصویرها و فایل‌هایی که از جای دیگری خوانده می‌شدند',
  styles: 'بخشی از رنگ‌ها و سبک‌ها',
  others: 'بخش‌هایی که مرورگرها نشان نمی‌دهند',
};

export const messages = {
  imageTooLarge: 'حجم تصویر نباید بیشتر از ۱ مگابایت باشد.',
  /** S-141 and S-142, as documented. */
  deleted: 'فایل حذف شد',
  inUse: (orderNumber: string) =>
    `این فایل در طرح سفارش ${ltr(orderNumber)} یا سایت آن استفاده شده است. اول آن را از طرح بردارید، بعد حذفش کنید.`,
  /** The sentence about the parts that an SVG has lost; undefined where it lost none. */
  leftOut: (lost: readonly LeftOut[]) =>
    lost.length === 0
      ? undefined
      : `برای امنیت، از این SVG برداشته شد: ${lost.map((each) => LOST[each]).join('، ')}. اگر طرح تغییر کرده است، آن را بدون این‌ها ذخیره کنید و دوباره بفرستید.`,
  uploaded: (count: number) => `${toPersianDigits(count)} فایل با موفقیت آپلود شد`,
} as const;
