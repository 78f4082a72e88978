import type { RetiredTexts } from '../layouts/library.js';

/** The words of the trade's templates until decision 118. Designs that were made of them still hold it. */
export const beautyRetired: RetiredTexts = {
  'hero.eyebrow': ['سالن زیبایی، با نوبت سر ساعت'],
  'hero.text': [
    'یک ساعت بدون عجله: مشاوره، مواد اصل و آرایشگری که فرمول رنگ شما را یادش مانده است.',
    'آرایش و شینیون در اتاق اختصاصی، با جلسهٔ آزمایشی و گروهی که از صبح فقط برای شماست.',
    'اول پوستتان را می‌سنجیم، بعد برنامه می‌نویسیم. بدون درد، بدون مواد سنگین و با پیگیری یک‌ماهه.',
  ],
  'services.title': ['سه خدمتی که بیشتر برایش می‌آیند'],
  'about.title': ['دو صندلی که نه تا شد'],
  'pricing.title': ['تعرفهٔ امسال سالن'],
  'testimonials.title': ['مراجعی که چهار سال است می‌آید'],
  'contact.title': ['صندلی خالی امروز', 'استودیو را از نزدیک ببینید', 'کلینیک پوست را پیدا کنید'],
  'footer.text': ['آینه؛ سالنی برای نفس کشیدن.'],
  'gallery.title': ['عروس‌های این فصل'],
  'features.title': ['شش دلیل برای پوست شاداب'],
};
