import type { RetiredTexts } from '../layouts/library.js';

/** The words of the trade's templates until decision 118. Designs that were made of them still hold it. */
export const gymRetired: RetiredTexts = {
  'hero.text': [
    'نهصد متر سالن، هالترهای استاندارد و مربی‌هایی که اول فرم را درست می‌کنند، بعد وزنه را.',
    'چهل‌ودو کلاس در هفته، گروه‌های بیست‌نفره و موسیقی‌ای که نمی‌گذارد وسطش بایستید.',
    'کف چوبی، نور ملایم و گروه‌های دوازده‌نفره. برای کمر، برای خواب و برای یک ساعت سکوت.',
  ],
  'hero.primary': ['جلسهٔ آزمایشی', 'جلسهٔ رایگان یوگا'],
  'stats.title': ['رکوردهایی که ثبت شد'],
  'call_to_actions.title': ['سه قدم تا اولین تمرین'],
  'hero.eyebrow': ['کلاس گروهی و اسپینینگ'],
  'testimonials.title': ['دفتر یادداشت استودیو'],
  'newsletter.title': ['تمرین نفس، هر شنبه'],
  'contact.title': ['کفش‌ها بیرون، حواس داخل'],
};
