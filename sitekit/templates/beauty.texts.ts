import type { Slots } from '../copy/slot-makers.js';
import { templateTexts } from './template-texts.js';

/** One beauty salon for women, described in three ways. */
export const beautyTemplates: Readonly<Record<string, Slots>> = {
  'beauty-mirror': templateTexts(
    [
      'سالن زیبایی',
      'جلوی آینه، همان که دوست دارید باشید',
      'چند ساعت حال خوب: مشاوره، مراقبت و نتیجه‌ای که به صورت و سلیقهٔ شما بیاید.',
      'رزرو وقت',
    ],
    {
      'services.title': 'خدمات سالن',
      'about.title': 'به سلیقهٔ شما، با حوصلهٔ ما',
      'gallery.title': 'قاب‌هایی از یک روز سالن',
      'pricing.title': 'تعرفهٔ سالن',
      'testimonials.title': 'از زبان مراجع‌ها',
      'contact.title': 'نوبتتان را هماهنگ کنیم',
      'footer.text': 'جایی برای نفس کشیدن.',
    },
  ),
  'beauty-gold': templateTexts(
    [
      'استودیوی عروس و میکاپ',
      'درخششی که تا آخر شب می‌ماند',
      'برای روزی که می‌خواهید بدرخشید، از سلیقه‌تان شروع می‌کنیم و تا آخرین جزئیات کنارتان هستیم.',
      'رزرو روز خاص',
    ],
    {
      'about.title': 'هر صورت، یک طرح',
      'services.title': 'از میکاپ روزانه تا شب عروسی',
      'pricing.title': 'بسته‌های روز خاص',
      'gallery.title': 'قاب‌هایی از روزهای خاص',
      'team.title': 'گروه کنار شما',
      'call_to_actions.title': 'تاریخ جشنتان را نگه داریم',
      'contact.title': 'برای هماهنگی پیام بدهید',
      'footer.text': 'استودیوی میکاپ و عروس.',
    },
  ),
  'beauty-fresh': templateTexts(
    [
      'مراقبت پوست و ناخن',
      'پوستی که نفس می‌کشد',
      'اول پوستتان را می‌شناسیم، بعد پیشنهاد می‌دهیم. مراقبتی آرام و قدم‌به‌قدم، متناسب با پوست شما.',
      'مشاورهٔ پوست',
    ],
    {
      'features.title': 'مراقبت، از پایه',
      'services.title': 'مراقبت، قدم به قدم',
      'pricing.title': 'از یک جلسه تا یک دوره',
      'team.title': 'کارشناسان پوست و ناخن',
      'testimonials.title': 'قبل و بعد، از زبان مراجع‌ها',
      'faqs.title': 'پیش از اولین جلسه',
      'contact.title': 'دربارهٔ پوستتان بپرسید',
    },
  ),
};
