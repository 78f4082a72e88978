import { ltr } from '#core/text/bidi.js';
import type { ZipError, ZipReason } from '#platform/zip/zip-reader.js';

const REASONS: Readonly<Record<ZipReason, string>> = {
  unreadable: 'این فایل zip خراب است یا به شیوه‌ای ناشناخته فشرده شده است. آن را دوباره بگیرید یا دوباره فشرده کنید.',
  entries: 'تعداد فایل‌های این zip بیش از حد است.',
  size: 'محتوای این zip پس از باز شدن بیش از حد بزرگ است.',
  path: 'نام یکی از فایل‌های این zip به بیرون از آن اشاره می‌کند؛ چنین فایلی پذیرفته نمی‌شود.',
  duplicate: 'یکی از فایل‌ها دو بار در این zip آمده است.',
  link: 'این zip لینک (symlink) دارد. به‌جای لینک، خود فایل را در آن بگذارید.',
  encrypted: 'این zip رمز دارد. آن را بدون رمز بسازید.',
  slow: 'باز کردن این zip بیش از حد طول کشید.',
};

/** The fault of a zip, for the person who has sent it. */
export function zipErrorText({ reason, path }: ZipError): string {
  const isNamed = path !== null && reason !== 'path';
  return isNamed ? `${REASONS[reason]} (${ltr(path.slice(0, 120))})` : REASONS[reason];
}

export const IMPORT_TEXTS = {
  noDesign: 'در این فایل طرح سایت (design.json) نیست. همان فایل zip را بفرستید که از بخش «خروجی» گرفته‌اید.',
  newer: 'این طرح با نسخهٔ جدیدتری ساخته شده است و این‌جا باز نمی‌شود.',
  tooManyPictures: 'تعداد تصویرها و فایل‌های این طرح بیش از حد است.',
  noFile: 'این فایل باز نمی‌شود. آن را در فایل zip جایگزین یا حذف کنید.',
} as const;
