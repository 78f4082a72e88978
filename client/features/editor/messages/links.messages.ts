/** Where buttons and links of a site lead, in the designer. */
import type { LinkKind, TypedKind } from '#core/sections/link-target.js';

type Choice = 'usual' | LinkKind;

export const linkMessages = {
  of: (label: string) => `مقصد ${label}`,
  kinds: {
    usual: 'مقصد معمول سایت',
    page: 'صفحه',
    section: 'بخشی از صفحه',
    phone: 'تلفن',
    whatsapp: 'واتساپ',
    mail: 'ایمیل',
    web: 'آدرس وب',
    file: 'فایل',
  } as const satisfies Record<Choice, string>,
  page: 'کدام صفحه',
  section: 'کدام بخش',
  choose: 'انتخاب کنید',
  gone: 'این مقصد حذف شده است؛ مقصد دیگری انتخاب کنید.',
  whichFile: 'کدام فایل',
  file: (name: string, size: string) => `${name} (${size})`,
  noFiles: 'هنوز فایلی آپلود نکرده‌اید.',
  upload: 'آپلود فایل جدید',
  fileHint: 'PDF، Word یا تصویر، تا ۱۰ مگابایت. هر بازدیدکننده‌ای می‌تواند آن را باز کند.',
  fileGuest: 'فایل‌ها در حساب کاربری نگهداری می‌شوند. وارد شوید؛ طراحی‌تان همین‌طور می‌ماند.',
  fileSignIn: 'ورود یا ثبت‌نام',
  none: 'هنوز بخشی در سایت نیست.',
  numbered: (name: string, number: string) => `${name} ${number}`,
  hints: {
    phone: '02112345678',
    whatsapp: '09121234567',
    mail: 'name@example.com',
    web: 'https://example.com',
  } as const satisfies Record<TypedKind, string>,
  faults: {
    phone: 'شماره را با پیش‌شماره بنویسید، مثل ۰۲۱۱۲۳۴۵۶۷۸',
    whatsapp: 'شمارهٔ واتساپ را کامل بنویسید، مثل ۰۹۱۲۱۲۳۴۵۶۷',
    mail: 'ایمیل را کامل بنویسید، مثل name@example.com',
    web: 'آدرس را کامل بنویسید، مثل https://example.com',
  } as const satisfies Record<TypedKind, string>,
} as const;
