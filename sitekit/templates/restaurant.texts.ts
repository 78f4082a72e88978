import type { Slots } from '../copy/slot-makers.js';
import { templateTexts } from './template-texts.js';

/** One restaurant in an old courtyard, described in three ways. */
export const restaurantTemplates: Readonly<Record<string, Slots>> = {
  'restaurant-night': templateTexts(
    [
      'شام، با حال خوب',
      'چراغ‌ها که روشن شد، سفره آماده است',
      'شب، میز و آدم‌هایی که دوستشان دارید. بنشینید؛ بقیه‌اش را به ما بسپارید.',
      'رزرو میز شام',
    ],
    {
      'about.title': 'شب‌هایی که کش می‌آیند',
      'about.text': 'غذای خوب عجله نمی‌شناسد. دوست داریم بنشینید، گپ بزنید و بگذارید شب خودش پیش برود.',
      'gallery.title': 'قاب‌های شب',
      'contact.title': 'میز امشب را نگه داریم؟',
      'footer.note': 'برای شب‌های بلند.',
    },
  ),
  'restaurant-garden': templateTexts(
    [
      'سایه، سبزی، آرامش',
      'عصری آرام، میزی برای شما',
      'جایی برای یک صبحانهٔ آرام یا عصری که نمی‌خواهید تمام شود.',
      'رزرو میز',
    ],
    {
      'features.title': 'آنچه برایمان مهم است',
      'gallery.title': 'چند قاب از باغ',
      'gallery.text': 'سایه، نور و رنگ.',
      'testimonials.title': 'از زبان مهمان‌ها',
      'contact.title': 'میز باغ را هماهنگ کنیم',
      'footer.note': 'کافه‌ای برای عصرهای آرام.',
    },
  ),
  'restaurant-fire': templateTexts(
    [
      'از اجاق، یک‌راست به میز',
      'طعمی که از آتش می‌آید',
      'آتش، حوصله و مواد خوب؛ کباب خوب همین‌ها را می‌خواهد.',
      'رزرو برای امروز',
    ],
    {
      'services.title': 'آنچه از آتش می‌گذرد',
      'gallery.title': 'شعله، دود، بشقاب',
      'call_to_actions.title': 'گرسنه‌اید؟',
      'contact.title': 'برای آمدن خبر بدهید',
      'footer.text': 'کباب، آتش و حوصله.',
    },
  ),
};
