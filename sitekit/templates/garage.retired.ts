import type { RetiredTexts } from '../layouts/library.js';

/** The words of the trade's templates until decision 118. Designs that were made of them still hold it. */
export const garageRetired: RetiredTexts = {
  'hero.eyebrow': ['تعمیر تخصصی موتور و گیربکس', 'سرویس پیش از سفر و امداد', 'سرویس در محل و کارواش'],
  'hero.text': [
    'دیاگ، بالابر و مکانیکی که بیست‌وچهار سال همین کار را کرده. قیمت را قبل از باز کردن پیچ می‌دانید.',
    'بازدید سی‌وشش نقطه در یک ساعت و امدادی که شب و روز نزدیک شماست.',
    'سرویس، شست‌وشو و تحویل در همان روز. شما سر کار باشید، ماشین سرحال برمی‌گردد.',
  ],
  'hero.primary': ['نوبت فوری'],
  'features.title': ['شش پله تا اطمینان', 'چرا پیش از سفر به ما سر می‌زنند'],
  'testimonials.title': ['نمرهٔ راننده‌ها'],
  'call_to_actions.title': ['تخفیف سرویس این هفته'],
  'contact.title': ['زنگ بزنید، همین حالا', 'شمارهٔ امداد شبانه‌روز'],
  'footer.text': ['پیت‌استاپ شهر.', 'سرویس خودرو، بدون رفتن به تعمیرگاه.'],
  'services.title': ['از روغن تا امداد جاده', 'یک تماس، همهٔ کارها'],
  'left_right_sections.title': ['جایگاه سرویس سریع', 'جایگاه سرویس سریع'],
  'hero.title': ['ماشینتان را از در خانه می‌گیریم'],
  'about.title': ['تعمیرگاهی که سراغ شما می‌آید'],
  'gallery.title': ['عکس‌های تحویل'],
  'faqs.title': ['سؤال‌های سفارش در محل'],
  'forms.title': ['ماشین را چه روزی بگیریم؟'],
};
