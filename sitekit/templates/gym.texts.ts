import type { Slots } from '../copy/slot-makers.js';
import { templateTexts } from './template-texts.js';

/** One gym, described in three ways. */
export const gymTemplates: Readonly<Record<string, Slots>> = {
  'gym-iron': templateTexts(
    [
      'سالن وزنه و تمرین سنگین',
      'آهن دروغ نمی‌گوید',
      'نهصد متر سالن، هالترهای استاندارد و مربی‌هایی که اول فرم را درست می‌کنند، بعد وزنه را.',
      'جلسهٔ آزمایشی',
    ],
    {
      'stats.title': 'رکوردهایی که ثبت شد',
      'services.title': 'تمرین‌های سالن آهن',
      'team.title': 'مربی‌های وزنه',
      'pricing.title': 'اشتراک سالن',
      'testimonials.title': 'قوی‌ترها می‌گویند',
      'call_to_actions.title': 'سه قدم تا اولین تمرین',
      'contact.title': 'سالن کجاست',
      'footer.text': 'سالن آهن، برای قوی شدن.',
    },
  ),
  'gym-pulse': templateTexts(
    [
      'کلاس گروهی و اسپینینگ',
      'با ضربان بقیه بدوید',
      'چهل‌ودو کلاس در هفته، گروه‌های بیست‌نفره و موسیقی‌ای که نمی‌گذارد وسطش بایستید.',
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
      'کف چوبی، نور ملایم و گروه‌های دوازده‌نفره. برای کمر، برای خواب و برای یک ساعت سکوت.',
      'جلسهٔ رایگان یوگا',
    ],
    {
      'about.title': 'استودیویی برای آهسته شدن',
      'services.title': 'یوگا، پیلاتس و تمرین اصلاحی',
      'gallery.title': 'فضای استودیو',
      'tables.title': 'ساعت کلاس‌ها',
      'testimonials.title': 'دفتر یادداشت استودیو',
      'newsletter.title': 'تمرین نفس، هر شنبه',
      'contact.title': 'کفش‌ها بیرون، حواس داخل',
    },
  ),
};
