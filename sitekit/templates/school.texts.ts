import type { Slots } from '../copy/slot-makers.js';
import { templateTexts } from './template-texts.js';

/** One small school for curious children, described in three ways. */
export const schoolTemplates: Readonly<Record<string, Slots>> = {
  'school-light': templateTexts(
    [
      'یادگیری با شوق',
      'چراغی در ذهن هر کودک روشن می‌شود',
      'یادگیری یعنی پرسیدن، امتحان کردن و دوباره پرسیدن. بیایید با هم شروع کنیم.',
      'ثبت‌نام',
    ],
    {
      'features.title': 'کلاس روشن چه شکلی است',
      'testimonials.title': 'از زبان خانواده‌ها',
      'contact.title': 'برای ثبت‌نام بپرسید',
      'footer.text': 'جایی روشن برای پرسیدن.',
    },
  ),
  'school-campus': templateTexts(
    [
      'آموزشگاه',
      'جایی برای پرسیدن و ساختن',
      'از درس تا کارگاه، راهی را پیدا می‌کنیم که به علاقه و توان شما بیاید.',
      'دیدن دوره‌ها',
    ],
    {
      'services.title': 'رشته‌ها و کارگاه‌ها',
      'services.text': 'از علاقه‌تان شروع کنید و قدم‌به‌قدم جلو بروید.',
      'contact.title': 'پرسش دربارهٔ دوره‌ها',
      'footer.text': 'آموزشگاهی برای بچه‌های کنجکاو.',
    },
  ),
  'school-play': templateTexts(
    [
      'بازی و خلاقیت',
      'بازی کار جدی کودکان است',
      'گل، رنگ، نمایش و قصه. بچه‌ها وقتی بازی می‌کنند، بیشتر از همیشه یاد می‌گیرند.',
      'شروع کنیم',
    ],
    {
      'features.title': 'یک روز بازیگوش',
      'testimonials.title': 'از زبان پدرها و مادرها',
      'call_to_actions.title': 'برای بازی آماده‌اید؟',
      'contact.title': 'بیایید حرف بزنیم',
      'footer.text': 'جایی که کودک، کودک می‌ماند.',
    },
  ),
};
