import type { Slots } from '../copy/slot-makers.js';
import { templateTexts } from './template-texts.js';

/** One language school, in the templates of schools. */
export const languageschoolTemplates: Readonly<Record<string, Slots>> = {
  'school-light': templateTexts(
    [
      'کلاس زبان',
      'زبان را با حرف زدن یاد می‌گیرید',
      'قاعده‌ها لازم است، ولی زبان در گفت‌وگو جا می‌افتد. از همان جلسهٔ اول حرف می‌زنید.',
      'تعیین سطح',
    ],
    {
      'features.title': 'در کلاس چه می‌گذرد',
      'testimonials.title': 'از زبان زبان‌آموزان',
      'contact.title': 'برای تعیین سطح خبر بدهید',
      'footer.text': 'کلاسی برای حرف زدن.',
    },
  ),
  'school-campus': templateTexts(
    [
      'آموزشگاه زبان',
      'زبانی که به کارتان می‌آید',
      'برای سفر، تحصیل یا کار. هدفتان را بگویید تا دورهٔ مناسب سطح شما را پیدا کنیم.',
      'انتخاب دوره',
    ],
    {
      'services.title': 'دوره‌های زبان',
      'services.text': 'از سطح خودتان شروع کنید؛ نه بالاتر و نه پایین‌تر.',
      'contact.title': 'پرسش دربارهٔ کلاس‌ها',
      'footer.text': 'آموزش زبان، از سلام تا گفت‌وگو.',
    },
  ),
  'school-play': templateTexts(
    [
      'زبان برای بچه‌ها',
      'بچه‌ها زبان را بازی می‌کنند',
      'شعر، قصه، نقاشی و بازی به یک زبان دیگر. وقتی خوش بگذرد، کلمه‌ها خودشان می‌مانند.',
      'ثبت‌نام کودک',
    ],
    {
      'features.title': 'یک جلسه با کلمه‌ها',
      'testimonials.title': 'حرف خانواده‌ها',
      'call_to_actions.title': 'یک زبان دیگر، یک دنیای دیگر',
      'contact.title': 'از کلاس کودکان بپرسید',
      'footer.text': 'زبان، با شعر و قصه و بازی.',
    },
  ),
};
