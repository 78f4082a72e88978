import type { Slots } from '../copy/slot-makers.js';
import { templateTexts } from './template-texts.js';

/** One confectionery, in the templates of shops. */
export const confectionerTemplates: Readonly<Record<string, Slots>> = {
  'shop-craft': templateTexts(
    [
      'شیرینی دست‌ساز',
      'شیرینی‌ای که با دست ساخته می‌شود',
      'خمیر را خودمان ورز می‌دهیم و شیرینی را با حوصله می‌چینیم. بگویید برای چه روزی می‌خواهید تا آماده کنیم.',
      'سفارش شیرینی',
    ],
    {
      'features.title': 'آنچه شیرینی را خوب می‌کند',
      'services.title': 'از کارگاه تا جعبه',
      'about.title': 'کارگاهی با بوی هل و گلاب',
      'testimonials.title': 'از زبان شیرینی‌خورها',
      'call_to_actions.title': 'مهمان دارید؟',
      'contact.title': 'برای سفارش خبر بدهید',
      'footer.text': 'شیرینی دست‌ساز، با حوصله.',
    },
  ),
  'shop-window': templateTexts(
    [
      'ویترین امروز',
      'کیکی که جشنتان را شیرین می‌کند',
      'از طرح و طعمی که دوست دارید بگویید؛ کیک را برای روز جشن شما آماده می‌کنیم.',
      'سفارش کیک',
    ],
    {
      'gallery.title': 'ویترین را ببینید',
      'services.title': 'برای هر مهمانی، یک طعم',
      'testimonials.title': 'بعد از فوت کردن شمع‌ها',
      'newsletter.title': 'خبر طعم‌های جدید',
      'contact.title': 'روز جشن را بگویید',
      'footer.text': 'کیک و شیرینی برای روزهای خوب.',
    },
  ),
  'shop-bazaar': templateTexts(
    [
      'قنادی',
      'یک جعبه شیرینی، یک خبر خوب',
      'شیرینی خشک و خامه‌ای، کیک و دسر. برای مهمانی، عیددیدنی یا یک عصر ساده، بگویید چه می‌خواهید.',
      'دیدن شیرینی‌ها',
    ],
    {
      'services.title': 'پیشخوان شیرینی',
      'testimonials.title': 'حرف مشتری‌ها',
      'faqs.title': 'پرسش‌های سفارش شیرینی',
      'call_to_actions.title': 'جعبه را برایتان بچینیم؟',
      'contact.title': 'سفارش و نشانی قنادی',
      'footer.text': 'قنادی، برای خبرهای خوب.',
    },
  ),
};
