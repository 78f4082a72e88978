/** Files that people send: why one is not taken, and what to send instead. */
import { spec } from './error-spec.js';

export const FILE_ERRORS = {
  FILE_TOO_LARGE: spec(413, 'The file must not be larger than 10 MB', 'حجم فایل نباید بیشتر از 10 مگابایت باشد'),
  /** S-136: the documented text. What is none of the documented kinds, by its name or by its content. */
  FILE_TYPE_UNSUPPORTED: spec(415, 'This file type is not supported', 'فرمت فایل پشتیبانی نمیشود'),
  FILE_EMPTY: spec(
    415,
    'The file is empty. Send it again from where it is stored.',
    'این فایل خالی است. آن را دوباره از جای اصلی‌اش انتخاب کنید.',
  ),
  FILE_BROKEN: spec(
    415,
    'The file is incomplete or damaged. Save it again in the program that made it.',
    'این فایل ناقص یا خراب است. آن را در برنامهٔ خودش باز کنید، دوباره ذخیره کنید و بفرستید.',
  ),
  FILE_UNSAFE: spec(
    415,
    'Something else is hidden in the file. Export it again from the program that made it.',
    'در این فایل چیزی جز محتوای خودش هم هست که پذیرفته نمی‌شود. از برنامهٔ اصلی دوباره خروجی بگیرید و آن را بفرستید.',
  ),
  FILE_HAS_MACROS: spec(
    415,
    'The document has macros. Save it without them, or as PDF.',
    'این سند ماکرو دارد و پذیرفته نمی‌شود. آن را بدون ماکرو (DOCX) یا به‌صورت PDF ذخیره کنید و بفرستید.',
  ),
  FILE_TOO_COMPLEX: spec(
    415,
    'The file takes too much memory to open. Save it smaller or simpler.',
    'باز کردن این فایل حافظهٔ زیادی می‌گیرد. آن را کوچک‌تر یا ساده‌تر ذخیره کنید و بفرستید.',
  ),
  FILE_HAS_ENTITIES: spec(
    415,
    'The SVG has XML entities that cannot be resolved. Save it as plain SVG.',
    'این SVG بخش‌هایی از خود را با نام (Entity) یا از فایل دیگری می‌خواند. آن را در برنامهٔ طراحی با گزینهٔ «SVG ساده» (Plain SVG) ذخیره کنید و بفرستید.',
  ),
  FILE_QUOTA_EXCEEDED: spec(
    409,
    'There is no room left for this file. Delete others first.',
    'جای نگهداری فایل‌ها پر شده است. فایلی را حذف کنید و دوباره تلاش کنید.',
  ),
  FILE_IN_USE: spec(
    409,
    'This file is used in the design of an order or of its site. Remove it there before you delete it.',
    'این فایل در طرح یک سفارش یا سایت آن استفاده شده است. اول آن را از طرح بردارید، بعد حذفش کنید.',
  ),
} as const;

/** The reasons why the bytes of a file are refused; repeating the upload does not help. */
export const CONTENT_FAULTS = [
  'FILE_TYPE_UNSUPPORTED',
  'FILE_EMPTY',
  'FILE_BROKEN',
  'FILE_UNSAFE',
  'FILE_HAS_MACROS',
  'FILE_TOO_COMPLEX',
  'FILE_HAS_ENTITIES',
] as const satisfies readonly (keyof typeof FILE_ERRORS)[];
export type ContentFault = (typeof CONTENT_FAULTS)[number];

export function isContentFault(code: string): code is ContentFault {
  return (CONTENT_FAULTS as readonly string[]).includes(code);
}
