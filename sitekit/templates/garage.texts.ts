import type { Slots } from '../copy/slot-makers.js';
import { templateTexts } from './template-texts.js';

/** One garage, described in three ways. */
export const garageTemplates: Readonly<Record<string, Slots>> = {
  'garage-pit': templateTexts(
    [
      'تعمیر موتور و گیربکس',
      'صدای موتور را به ما بسپارید',
      'از نشانه‌ها شروع می‌کنیم تا به علت برسیم. پیش از هر کار می‌دانید چه چیزی لازم است و چرا.',
      'رزرو نوبت تعمیر',
    ],
    {
      'services.title': 'کارهایی که هر روز می‌کنیم',
      'features.title': 'قدم‌به‌قدم تا اطمینان',
      'pricing.title': 'تابلوی قیمت',
      'testimonials.title': 'از زبان راننده‌ها',
      'faqs.title': 'زیر کاپوت چه خبر است؟',
      'call_to_actions.title': 'وقت سرویس رسیده؟',
      'contact.title': 'برای نوبت خبر بدهید',
      'footer.text': 'سرویس و تعمیر خودرو.',
    },
  ),
  'garage-road': templateTexts(
    [
      'سرویس پیش از سفر',
      'با خیال راحت به جاده بزنید',
      'پیش از سفر، ماشین را با هم نگاه می‌کنیم تا حواستان فقط به جاده باشد.',
      'بازدید پیش از سفر',
    ],
    {
      'features.title': 'پیش از سفر، سری به ما بزنید',
      'services.title': 'از روغن تا ترمز',
      'pricing.title': 'بستهٔ سفر',
      'tables.title': 'چه چیزی را چه زمانی عوض کنیم',
      'contact.title': 'پیش از سفر با ما هماهنگ کنید',
    },
  ),
  'garage-care': templateTexts(
    [
      'سرویس خودرو، ساده و بی‌دردسر',
      'ماشین سرحال، روز آرام',
      'شما به کارتان برسید؛ بقیه‌اش را به ما بسپارید. پیش از هر کار با شما هماهنگ می‌کنیم.',
      'سفارش سرویس',
    ],
    {
      'services.title': 'یک تماس تا شروع کار',
      'about.title': 'فکر ماشین با ما',
      'accordion.title': 'سفارش شما چطور انجام می‌شود',
      'gallery.title': 'چند قاب',
      'pricing.title': 'بستهٔ مناسب ماشین شما',
      'faqs.title': 'سؤال‌های رایج',
      'forms.title': 'ماشین شما چه لازم دارد؟',
      'contact.title': 'راه‌های سفارش',
      'footer.text': 'سرویس خودرو، ساده و بی‌دردسر.',
    },
  ),
};
