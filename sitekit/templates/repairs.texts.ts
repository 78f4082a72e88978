import type { Slots } from '../copy/slot-makers.js';
import { templateTexts } from './template-texts.js';

/** One workshop for household appliances, in the templates of garages. */
export const repairsTemplates: Readonly<Record<string, Slots>> = {
  'garage-pit': templateTexts(
    [
      'تعمیر یخچال و لباسشویی',
      'دستگاه را دور نیندازید',
      'از نشانه تا علت را قدم‌به‌قدم بررسی می‌کنیم. پیش از شروع می‌دانید چه قطعه‌ای لازم است و تعمیر می‌ارزد یا نه.',
      'گرفتن نوبت تعمیر',
    ],
    {
      'services.title': 'دستگاه‌هایی که تعمیر می‌کنیم',
      'features.title': 'تعمیر، بدون حدس و گمان',
      'pricing.title': 'هزینهٔ سرویس‌ها',
      'testimonials.title': 'حرف صاحب‌خانه‌ها',
      'faqs.title': 'پیش از تعمیر بپرسید',
      'call_to_actions.title': 'دستگاه صدا می‌دهد؟',
      'contact.title': 'تعمیرکار لازم دارید؟',
      'footer.text': 'تعمیر و سرویس لوازم خانگی.',
    },
  ),
  'garage-road': templateTexts(
    [
      'سرویس پیش از فصل',
      'پیش از گرما، سری به کولر بزنید',
      'سرویس به‌موقع از خرابی وسط تابستان و زمستان کم می‌کند. بگویید چه دستگاهی دارید.',
      'درخواست سرویس فصل',
    ],
    {
      'features.title': 'سرویس خوب چه دارد',
      'services.title': 'از یخچال تا کولر',
      'pricing.title': 'بسته‌های سرویس خانه',
      'tables.title': 'نشانه‌ها را بشناسید',
      'contact.title': 'برای سرویس هماهنگ کنید',
    },
  ),
  'garage-care': templateTexts(
    [
      'تعمیرکار لوازم خانگی',
      'آشپزخانه دوباره راه می‌افتد',
      'مشکل را بگویید تا دربارهٔ راه تعمیر و وقت آن حرف بزنیم.',
      'درخواست تعمیرکار',
    ],
    {
      'services.title': 'کدام دستگاه خراب است؟',
      'about.title': 'تعمیر با توضیح',
      'accordion.title': 'تعمیر شما چطور پیش می‌رود',
      'gallery.title': 'چند قاب از کارگاه',
      'pricing.title': 'سرویس مناسب خانهٔ شما',
      'faqs.title': 'سؤال‌هایی که پشت تلفن می‌پرسند',
      'forms.title': 'از خرابی بنویسید',
      'contact.title': 'راه‌های درخواست تعمیر',
      'footer.text': 'تعمیر لوازم خانگی، با توضیح.',
    },
  ),
};
