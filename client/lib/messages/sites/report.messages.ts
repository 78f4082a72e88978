/** Reporting abuse of a site, without an account. */
import { REPORT_KIND_NAMES } from '#core/sites/value-names.js';
import type { SiteReportKind } from '#client/gql/graphql.js';

export const reportKindNames: Readonly<Record<SiteReportKind, string>> = REPORT_KIND_NAMES;

export const reportMessages = {
  title: 'گزارش تخلف یک سایت',
  lead: 'اگر سایتی که با برپا ساخته شده کسی را فریب می‌دهد یا آزار می‌رساند، این‌جا بنویسید. نیازی به حساب کاربری نیست.',
  address: 'آدرس سایت یا صفحه',
  addressHint: 'همان‌گونه که در نوار آدرس مرورگر دیده‌اید',
  addressMissing: 'آدرس سایت را بنویسید.',
  kind: 'موضوع گزارش',
  message: 'چه چیزی نادرست است؟',
  messageHint: 'در چند جمله بنویسید چه دیده‌اید و کجای سایت.',
  messageShort: 'حداقل در یک جمله بنویسید چه چیزی نادرست است.',
  email: 'ایمیل شما (اختیاری)',
  emailHint: 'فقط برای ارسال نتیجه؛ پس از تصمیم پاک می‌شود.',
  privacy:
    'جز آنچه در این برگه می‌نویسید، چیزی از شما کنار گزارش نگه داشته نمی‌شود و صاحب سایت نمی‌فهمد چه کسی گزارش داده است.',
  send: 'ارسال گزارش',
  failed: 'گزارش ارسال نشد',
  sentTitle: 'گزارش شما رسید',
  sent: 'مدیران برپا آن را می‌خوانند و دربارهٔ سایت تصمیم می‌گیرند.',
  sentAnswer: 'نتیجه را به ایمیلی که نوشتید می‌فرستیم.',
  sentNoAnswer: 'چون ایمیلی ننوشتید، نتیجه را نمی‌توانیم به شما بگوییم.',
  another: 'گزارش سایت دیگر',
} as const;
