import type { Slots } from '../copy/slot-makers.js';
import { templateTexts } from './template-texts.js';

/** One restaurant in an old courtyard, described in three ways. */
export const restaurantTemplates: Readonly<Record<string, Slots>> = {
  'restaurant-night': templateTexts(
    [
      'شب‌های حیاط، از هشت شب',
      'چراغ‌ها که روشن شد، سفره آماده است',
      'بوی زغال و ریحان، صدای آب حوض و میزی که تا نیمه‌شب از آنِ شماست. شب‌های جمعه نوازنده هم داریم.',
      'رزرو میز شب',
    ],
    {
      'about.title': 'حیاطی که شب‌ها بیدار می‌شود',
      'about.text':
        'روزها این‌جا خانه‌ای خاموش بود. چهل فانوس از شاخه‌های توت آویختیم، تنور را کنار حوض بردیم و گذاشتیم شب خودش مهمان بیاورد.',
      'gallery.title': 'دیوار شب',
      'contact.title': 'میز امشب را نگه داریم؟',
      'footer.note': 'رستورانی برای شب‌های بلند.',
    },
  ),
  'restaurant-garden': templateTexts(
    [
      'زیر درخت توت صدساله',
      'میزی در سایه، لیوانی شربت خنک',
      'صبحانه تا عصرانه در باغ می‌مانیم: نان تازه، پنیر محلی و شربتی که از میوهٔ همین باغ است.',
      'جا گرفتن در باغ',
    ],
    {
      'features.title': 'باغ چه دارد که شهر ندارد',
      'gallery.title': 'باغ در چهار فصل',
      'gallery.text': 'شکوفهٔ فروردین، سایهٔ تیر، برگ آبان و بخار چای دی؛ هر بار که بیایید باغ دیگری است.',
      'testimonials.title': 'یادداشت‌های مهمانان بر میز چوبی',
      'contact.title': 'باغ را از این کوچه پیدا کنید',
      'footer.note': 'کافه‌ای زیر درختان توت.',
    },
  ),
  'restaurant-fire': templateTexts(
    [
      'از اجاق، یک‌راست به میز',
      'آتشی که از ظهر خاموش نشده است',
      'زغال بلوط، سیخ بلند و آشپزانی که بیست سال کنار همین اجاق ایستاده‌اند. گوشت را هر بامداد خودمان برمی‌گزینیم.',
      'رزرو کنار اجاق',
    ],
    {
      'services.title': 'آنچه از آتش می‌گذرد',
      'gallery.title': 'شعله، دود، بشقاب',
      'call_to_actions.title': 'گرسنه‌اید؟ آتش روشن است',
      'contact.title': 'تا اجاق گرم است برسید',
      'footer.text': 'کباب زغالی، با آتشی که خاموش نمی‌شود.',
    },
  ),
};
