import type { Slots } from '../copy/slot-makers.js';
import { templateTexts } from './template-texts.js';

/** One garage, described in three ways. */
export const garageTemplates: Readonly<Record<string, Slots>> = {
  'garage-pit': templateTexts(
    [
      'تعمیر تخصصی موتور و گیربکس',
      'صدای موتور را به ما بسپارید',
      'دیاگ، بالابر و مکانیکی که بیست‌وچهار سال همین کار را کرده. قیمت را قبل از باز کردن پیچ می‌دانید.',
      'نوبت فوری',
    ],
    {
      'services.title': 'کارهایی که هر روز می‌کنیم',
      'features.title': 'شش پله تا اطمینان',
      'pricing.title': 'تابلوی قیمت',
      'testimonials.title': 'نمرهٔ راننده‌ها',
      'faqs.title': 'زیر کاپوت چه خبر است؟',
      'call_to_actions.title': 'تخفیف سرویس این هفته',
      'contact.title': 'زنگ بزنید، همین حالا',
      'footer.text': 'پیت‌استاپ شهر.',
    },
  ),
  'garage-road': templateTexts(
    [
      'سرویس پیش از سفر و امداد',
      'با خیال راحت به جاده بزنید',
      'بازدید سی‌وشش نقطه در یک ساعت و امدادی که شب و روز نزدیک شماست.',
      'بازدید پیش از سفر',
    ],
    {
      'features.title': 'چرا پیش از سفر به ما سر می‌زنند',
      'services.title': 'از روغن تا امداد جاده',
      'left_right_sections.title': 'جایگاه سرویس سریع',
      'pricing.title': 'بستهٔ سفر',
      'tables.title': 'چه چیزی را چه زمانی عوض کنیم',
      'contact.title': 'شمارهٔ امداد شبانه‌روز',
    },
  ),
  'garage-care': templateTexts(
    [
      'سرویس در محل و کارواش',
      'ماشینتان را از در خانه می‌گیریم',
      'سرویس، شست‌وشو و تحویل در همان روز. شما سر کار باشید، ماشین سرحال برمی‌گردد.',
      'سفارش سرویس',
    ],
    {
      'services.title': 'یک تماس، همهٔ کارها',
      'about.title': 'تعمیرگاهی که سراغ شما می‌آید',
      'accordion.title': 'سفارش شما چطور انجام می‌شود',
      'gallery.title': 'عکس‌های تحویل',
      'pricing.title': 'بستهٔ مناسب ماشین شما',
      'faqs.title': 'سؤال‌های سفارش در محل',
      'forms.title': 'ماشین را چه روزی بگیریم؟',
      'contact.title': 'راه‌های سفارش',
      'footer.text': 'سرویس خودرو، بدون رفتن به تعمیرگاه.',
    },
  ),
};
