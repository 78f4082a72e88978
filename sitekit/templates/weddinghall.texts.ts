import type { Slots } from '../copy/slot-makers.js';
import { templateTexts } from './template-texts.js';

/** One hall for weddings, in the templates of restaurants. */
export const weddinghallTemplates: Readonly<Record<string, Slots>> = {
  'restaurant-night': templateTexts(
    [
      'تالار جشن',
      'چراغ‌ها روشن، مهمان‌ها در راه',
      'شب جشن باید کنار مهمان‌هایتان باشید. برنامه را با هم می‌چینیم و بقیه‌اش را به ما می‌سپارید.',
      'رزرو تاریخ جشن',
    ],
    {
      'about.title': 'شب جشن، بدون دلهره',
      'about.text': 'از ورود مهمان اول تا خداحافظی، هر چیزی زمان خودش را دارد و کسی هست که حواسش به آن باشد.',
      'pricing.title': 'منوی جشن',
      'gallery.title': 'قاب‌های جشن',
      'contact.title': 'تاریخ جشن را بگویید',
      'footer.note': 'برای شب‌های جشن.',
    },
  ),
  'restaurant-garden': templateTexts(
    [
      'مراسم و جشن',
      'جشنی که شبیه خودتان است',
      'سفره، نور و چیدمانی که به سلیقهٔ شما باشد. بیایید و از نزدیک ببینید.',
      'وقت بازدید',
    ],
    {
      'features.title': 'جشن خوب چه می‌خواهد',
      'pricing.title': 'بسته‌ها و پذیرایی',
      'gallery.title': 'چند قاب از جشن‌ها',
      'gallery.text': 'میز، نور و گل.',
      'testimonials.title': 'از زبان عروس و دامادها',
      'contact.title': 'برای دیدن تالار هماهنگ کنیم',
      'footer.note': 'جایی برای جشن‌های شما.',
    },
  ),
  'restaurant-fire': templateTexts(
    [
      'تالار و پذیرایی',
      'شامی که مهمان‌ها یادشان می‌ماند',
      'غذای خوب، پذیرایی گرم و برنامه‌ای که سر وقت پیش می‌رود. مهمانی خوب همین است.',
      'پرسیدن تاریخ خالی',
    ],
    {
      'services.title': 'از عقد تا آخرین مهمان',
      'pricing.title': 'منو و پذیرایی',
      'gallery.title': 'میز، گل، چراغ',
      'call_to_actions.title': 'جشن در راه است؟',
      'contact.title': 'با تالار هماهنگ کنید',
      'footer.text': 'تالار، پذیرایی و جشن.',
    },
  ),
};
