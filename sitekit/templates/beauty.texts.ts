import type { Slots } from '../copy/slot-makers.js';
import { templateTexts } from './template-texts.js';

/** One beauty salon for women, described in three ways. */
export const beautyTemplates: Readonly<Record<string, Slots>> = {
  'beauty-mirror': templateTexts(
    [
      'سالن زیبایی، با نوبت سر ساعت',
      'جلوی آینه، همان که دوست دارید باشید',
      'یک ساعت بدون عجله: مشاوره، مواد اصل و آرایشگری که فرمول رنگ شما را یادش مانده است.',
      'رزرو وقت',
    ],
    {
      'services.title': 'سه خدمتی که بیشتر برایش می‌آیند',
      'about.title': 'دو صندلی که نه تا شد',
      'gallery.title': 'قاب‌هایی از یک روز سالن',
      'pricing.title': 'تعرفهٔ امسال سالن',
      'testimonials.title': 'مراجعی که چهار سال است می‌آید',
      'contact.title': 'صندلی خالی امروز',
      'footer.text': 'آینه؛ سالنی برای نفس کشیدن.',
    },
  ),
  'beauty-gold': templateTexts(
    [
      'استودیوی عروس و میکاپ',
      'درخششی که تا آخر شب می‌ماند',
      'آرایش و شینیون در اتاق اختصاصی، با جلسهٔ آزمایشی و گروهی که از صبح فقط برای شماست.',
      'رزرو روز خاص',
    ],
    {
      'about.title': 'هر صورت، یک طرح',
      'services.title': 'از میکاپ روزانه تا شب عروسی',
      'pricing.title': 'بسته‌های روز خاص',
      'gallery.title': 'عروس‌های این فصل',
      'team.title': 'گروه کنار شما',
      'call_to_actions.title': 'تاریخ جشنتان را نگه داریم',
      'contact.title': 'استودیو را از نزدیک ببینید',
      'footer.text': 'استودیوی میکاپ و عروس.',
    },
  ),
  'beauty-fresh': templateTexts(
    [
      'مراقبت پوست و ناخن',
      'پوستی که نفس می‌کشد',
      'اول پوستتان را می‌سنجیم، بعد برنامه می‌نویسیم. بدون درد، بدون مواد سنگین و با پیگیری یک‌ماهه.',
      'مشاورهٔ پوست',
    ],
    {
      'features.title': 'شش دلیل برای پوست شاداب',
      'services.title': 'مراقبت، قدم به قدم',
      'pricing.title': 'از یک جلسه تا یک دوره',
      'team.title': 'کارشناسان پوست و ناخن',
      'testimonials.title': 'قبل و بعد، از زبان مراجع‌ها',
      'faqs.title': 'پیش از اولین جلسه',
      'contact.title': 'کلینیک پوست را پیدا کنید',
    },
  ),
};
