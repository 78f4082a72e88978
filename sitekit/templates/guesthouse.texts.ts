import type { Slots } from '../copy/slot-makers.js';
import { templateTexts } from './template-texts.js';

/** One guesthouse, in the templates of restaurants. */
export const guesthouseTemplates: Readonly<Record<string, Slots>> = {
  'restaurant-night': templateTexts(
    ['چند شب اقامت', 'شبی که با قصه تمام می‌شود', 'شب را این‌جا بمانید: شام، چای و گپی که طول می‌کشد.', 'رزرو یک شب'],
    {
      'about.title': 'شب‌های خانه',
      'about.text': 'بعد از شام عجله‌ای نیست. چای می‌آوریم، قصه می‌گوییم و هر کس هر وقت خواست می‌خوابد.',
      'pricing.title': 'اتاق‌ها و سفره',
      'gallery.title': 'قاب‌هایی از خانه',
      'contact.title': 'کی می‌رسید؟',
      'footer.note': 'برای شب‌های آرام سفر.',
    },
  ),
  'restaurant-garden': templateTexts(
    ['سفر آرام', 'صبحی که عجله ندارد', 'خانه‌ای برای سفری که در آن کسی نمی‌دود.', 'دیدن اتاق‌های خالی'],
    {
      'features.title': 'دلیل‌های ساده برای ماندن',
      'pricing.title': 'اتاق و قیمت هر شب',
      'gallery.title': 'چند قاب از اقامتگاه',
      'gallery.text': 'چای، سایه و کاشی.',
      'testimonials.title': 'از دفتر خاطره‌ها',
      'contact.title': 'اتاق را با هم انتخاب کنیم',
      'footer.note': 'خانه‌ای برای سفرهای آرام.',
    },
  ),
  'restaurant-fire': templateTexts(
    [
      'سفر و سفرهٔ محلی',
      'سفری که بوی نان تازه می‌دهد',
      'سفر را از سفره‌اش به یاد می‌آورند. بیایید؛ سفره پهن است.',
      'هماهنگی سفر',
    ],
    {
      'services.title': 'سفر شما چه کم دارد؟',
      'pricing.title': 'هزینهٔ اقامت',
      'gallery.title': 'خانه، چای، سفره',
      'call_to_actions.title': 'دلتان سفر می‌خواهد؟',
      'contact.title': 'پیش از راه افتادن خبر بدهید',
      'footer.text': 'اقامتگاه، سفره و قصه.',
    },
  ),
};
