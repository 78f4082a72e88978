import type { RetiredTexts } from '../layouts/library.js';

/** The words of the trade's templates until decision 118. Designs that were made of them still hold it. */
export const lawRetired: RetiredTexts = {
  'hero.title': ['کنار شما، تا اجرای حکم'],
  'hero.text': [
    'پرونده را پیش از قرارداد می‌خوانیم و نظرمان را می‌نویسیم. بعد با خیال روشن تصمیم می‌گیرید.',
    'سؤالتان را بنویسید، وکیل متخصص زنگ می‌زند و خلاصهٔ مشاوره را نوشته‌شده می‌گیرید.',
    'قرارداد، شرکت و داوری برای کسب‌وکارهایی که می‌خواهند پیش از اختلاف، راهش را بدانند.',
  ],
  'about.title': ['نامه‌ای از مدیر دفتر', 'داستان یک مؤسسه'],
  'team.title': ['وکلای پایه‌یک دفتر'],
  'stats.title': ['هجده سال در چند سطر'],
  'footer.text': ['دفتر وکالت دادآور.'],
  'hero.eyebrow': ['مشاورهٔ حقوقی آنلاین', 'مؤسسهٔ حقوقی و داوری'],
  'testimonials.title': ['کسانی که پیش از امضا پرسیدند'],
  'hero.primary': ['جلسه با شریک ارشد'],
  'contact.title': ['مؤسسه در خیابان بخارست'],
  'content.title': ['پرونده را چطور می‌خوانیم'],
};
