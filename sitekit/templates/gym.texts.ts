import type { Slots } from '../copy/slot-makers.js';
import { templateTexts } from './template-texts.js';

/** One gym, described in three ways. */
export const gymTemplates: Readonly<Record<string, Slots>> = {
  'gym-iron': templateTexts(
    [
      'سالن وزنه و تمرین سنگین',
      'آهن دروغ نمی‌گوید',
      'اول فرم درست، بعد وزنهٔ سنگین. با هر سطحی که هستید می‌توانید شروع کنید.',
      'شروع تمرین',
    ],
    {
      'stats.title': 'تمرین به زبان عدد',
      'services.title': 'تمرین‌های سالن آهن',
      'team.title': 'مربی‌های وزنه',
      'pricing.title': 'اشتراک سالن',
      'testimonials.title': 'قوی‌ترها می‌گویند',
      'call_to_actions.title': 'از همین‌جا شروع کنید',
      'contact.title': 'سالن کجاست',
      'footer.text': 'سالن آهن، برای قوی شدن.',
    },
  ),
  'gym-pulse': templateTexts(
    [
      'کلاس گروهی',
      'با ضربان بقیه بدوید',
      'موسیقی، حرکت و انرژی جمع. لازم نیست از روز اول خوب باشید؛ کافی است بیایید.',
      'رزرو کلاس',
    ],
    {
      'services.title': 'کلاس‌های پرانرژی',
      'tables.title': 'برنامهٔ کلاس‌ها',
      'features.title': 'پله‌پله تا نفس بهتر',
      'pricing.title': 'شهریهٔ کلاس‌ها',
      'team.title': 'مربی‌های گروهی',
      'testimonials.title': 'هم‌گروهی‌ها چه می‌گویند',
      'faqs.title': 'قبل از اولین کلاس',
    },
  ),
  'gym-breath': templateTexts(
    [
      '',
      'نفس بکشید، بعد حرکت کنید',
      'حرکت آرام، نفس عمیق و حواسی که جمع می‌شود. برای بدن، برای خواب و برای ذهن.',
      'شروع کنید',
    ],
    {
      'about.title': 'استودیویی برای آهسته شدن',
      'services.title': 'تمرین‌های ذهن و بدن',
      'gallery.title': 'فضای استودیو',
      'tables.title': 'ساعت کلاس‌ها',
      'testimonials.title': 'از زبان هم‌تمرینی‌ها',
      'newsletter.title': 'نکته‌هایی برای نفس و حرکت',
      'contact.title': 'برای تمرین اول پیام بدهید',
    },
  ),
};
