/** The texts of the checks for search engines, in Persian: why it matters, and what to do about it. */
import { formatNumber } from '#core/dates/calendar.js';
import { SEO, SEO_CHECKS } from '#core/limits/limits.js';
import type { SeoCode } from './seo-checks.js';

export interface SeoAdvice {
  readonly title: string;
  readonly reason: string;
  readonly mend: string;
}

const digits = (count: number): string => formatNumber(count);
const megabytes = (bytes: number): string => digits(Math.round(bytes / 100_000) / 10);

/** By code; `count` of the finding. */
export const SEO_ADVICE: Readonly<Record<SeoCode, (count: number) => SeoAdvice>> = {
  businessName: () => ({
    title: 'نام سایت نوشته نشده است',
    reason: 'گوگل نام سایت را از این‌جا برمی‌دارد و کنار هر نتیجه نشان می‌دهد.',
    mend: 'نام را در مشخصات سایت بنویسید.',
  }),
  businessContact: () => ({
    title: 'تلفن یا نشانی کسب‌وکار نوشته نشده است',
    reason: 'گوگل بدون تلفن یا نشانی، سایت را کسب‌وکاری که بتوان به آن سر زد یا زنگ زد نمی‌شناسد.',
    mend: 'حداقل یکی از این دو را در مشخصات سایت بنویسید.',
  }),
  titleMissing: () => ({
    title: 'صفحه عنوان جداگانه ندارد',
    reason: 'عنوان اولین چیزی است که در نتیجهٔ جستجو خوانده می‌شود. فعلاً از نام صفحه ساخته شده است.',
    mend: 'عنوانی بنویسید که بگوید این صفحه برای چه کسی و دربارهٔ چیست.',
  }),
  titleRepeated: () => ({
    title: 'عنوان این صفحه با صفحهٔ دیگری یکی است',
    reason: 'گوگل صفحه‌های هم‌عنوان را از هم تشخیص نمی‌دهد و شاید فقط یکی را نشان دهد.',
    mend: 'برای هر صفحه عنوان خودش را بنویسید.',
  }),
  titleShort: (count) => ({
    title: `عنوان فقط ${digits(count)} کاراکتر دارد`,
    reason: 'عنوان کوتاه کلمه‌هایی را که مردم جستجو می‌کنند ندارد.',
    mend: `عنوان را به بیش از ${digits(SEO_CHECKS.leastTitle)} کاراکتر برسانید.`,
  }),
  titleLong: (count) => ({
    title: `عنوان ${digits(count)} کاراکتر است و بریده می‌شود`,
    reason: `گوگل حدود ${digits(SEO.shownTitle)} کاراکتر اول عنوان را نشان می‌دهد.`,
    mend: 'عنوان را کوتاه کنید و مهم‌ترین کلمه‌ها را اول بیاورید.',
  }),
  descriptionMissing: () => ({
    title: 'صفحه توضیح جداگانه ندارد',
    reason: 'توضیح زیر عنوان دیده می‌شود و روی کلیک اثر دارد. فعلاً از متن صفحه برداشته شده است.',
    mend: 'در یکی‌دو جمله بنویسید بازدیدکننده در این صفحه چه پیدا می‌کند.',
  }),
  descriptionRepeated: () => ({
    title: 'توضیح این صفحه با صفحهٔ دیگری یکی است',
    reason: 'توضیح تکراری به کسی نمی‌گوید کدام صفحه به کارش می‌آید.',
    mend: 'برای هر صفحه توضیح خودش را بنویسید.',
  }),
  descriptionShort: (count) => ({
    title: `توضیح فقط ${digits(count)} کاراکتر دارد`,
    reason: 'گوگل معمولاً به‌جای توضیح خیلی کوتاه، تکه‌ای از متن صفحه را نشان می‌دهد.',
    mend: `توضیح را به بیش از ${digits(SEO_CHECKS.leastDescription)} کاراکتر برسانید.`,
  }),
  descriptionLong: (count) => ({
    title: `توضیح ${digits(count)} کاراکتر است و بریده می‌شود`,
    reason: `گوگل حدود ${digits(SEO.shownDescription)} کاراکتر اول توضیح را نشان می‌دهد.`,
    mend: 'حرف اصلی را در جملهٔ اول بنویسید و بقیه را کوتاه کنید.',
  }),
  headingMissing: () => ({
    title: 'صفحه تیتر اصلی ندارد',
    reason: 'موتور جستجو و صفحه‌خوان‌ها موضوع صفحه را از تیتر اصلی می‌فهمند.',
    mend: 'برای اولین بخش صفحه تیتر بنویسید.',
  }),
  headingSample: () => ({
    title: 'تیتر اصلی صفحه هنوز نمونه است',
    reason: 'همین تیتر در سایت‌های دیگر هم هست و چیزی دربارهٔ کار شما نمی‌گوید.',
    mend: 'تیتر را با کلمه‌های خودتان بنویسید.',
  }),
  pictureText: (count) => ({
    title: `${digits(count)} تصویر متن جایگزین ندارد`,
    reason: 'گوگل و صفحه‌خوان‌ها تصویر را از متن جایگزین آن می‌شناسند.',
    mend: 'در مشخصات هر تصویر، در چند کلمه بنویسید چه چیزی در آن دیده می‌شود.',
  }),
  linkText: (count) => ({
    title: `متن ${digits(count)} لینک یا دکمه مقصد را نمی‌گوید`,
    reason: 'متن‌هایی مثل «این‌جا» یا «بیشتر» به گوگل و بازدیدکننده نمی‌گویند لینک به کجا می‌رود.',
    mend: 'به‌جای آن، نام چیزی را بنویسید که باز می‌شود؛ مثل «قیمت خدمات».',
  }),
  pictureWeight: (bytes) => ({
    title: `تصویرهای این صفحه در گوشی ${megabytes(bytes)} مگابایت است`,
    reason: `صفحه‌های سنگین دیر باز می‌شوند و گوگل آن‌ها را پایین‌تر نشان می‌دهد. تا ${megabytes(SEO_CHECKS.pictureBytes)} مگابایت خوب است.`,
    mend: 'تصویرهای کم‌اهمیت را بردارید یا عکس‌های ساده‌تری بگذارید.',
  }),
};
