import type { Slots } from '../copy/slot-makers.js';
import { templateTexts } from './template-texts.js';

/** One designer and illustrator, described in three ways. */
export const portfolioTemplates: Readonly<Record<string, Slots>> = {
  'portfolio-magazine': templateTexts(
    [
      'شمارهٔ امسال کارنامه',
      'کارها، و قصهٔ پشت هر کدام',
      'این کارنامه را مثل مجله ورق بزنید: هر کار با یک سؤال شروع می‌شود و با چیزی که از آن یاد گرفته‌ام تمام می‌شود.',
      'خواندن کارها',
    ],
    {
      'about.title': 'سرمقاله',
      'about.text':
        'اول نگاه می‌کنم: به تابلوی مغازه‌ها، به جلد دفترها، به خط و رنگ شهر. بعد شروع می‌کنم به ساختن؛ نصف کار من نگاه کردن است.',
      'services.title': 'فهرست',
      'gallery.title': 'صفحه‌های رنگی',
      'call_to_actions.title': 'شمارهٔ بعدی را با هم بنویسیم',
      'contact.title': 'نامه به سردبیر',
      'footer.text': 'کارنامهٔ یک طراح، در قالب مجله.',
    },
  ),
  'portfolio-tiles': templateTexts(
    [
      'طرح، عکس، بازی',
      'هر کاشی، گوشه‌ای از کار من',
      'بزرگ و کوچک کنار هم چیده‌ام؛ همان‌طور که روزها هستند. روی هر کاشی بایستید، پشتش داستانی دارد.',
      'چیدن کاشی‌ها',
    ],
    {
      'features.title': 'رنگ‌هایی که با خودم می‌آورم',
      'testimonials.title': 'از زبان همکاران',
      'contact.title': 'رنگش را شما بگویید',
      'footer.text': 'روزهای یک تصویرگر، کاشی به کاشی.',
    },
  ),
  'portfolio-studio': templateTexts(
    [
      'آتلیهٔ طراحی',
      'آتلیه‌ای برای کارهایی که می‌مانند',
      'کار را از یک گفت‌وگو شروع می‌کنیم و تا آخرین جزئیات دنبال می‌کنیم.',
      'دیدن کارنامه',
    ],
    {
      'services.title': 'آنچه در آتلیه ساخته می‌شود',
      'about.title': 'کار، با حوصله',
      'about.text': 'هر فکر را اول روی کاغذ امتحان می‌کنیم. اگر از دور هم خوانده شد، سراغ جزئیات می‌رویم.',
      'gallery.title': 'دیوار آتلیه',
      'footer.text': 'آتلیهٔ هویت و تصویر.',
    },
  ),
};
