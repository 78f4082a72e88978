import type { RetiredTexts } from '../layouts/library.js';

/** The words of the trade's templates until decision 118. Designs that were made of them still hold it. */
export const buildingRetired: RetiredTexts = {
  'hero.text': [
    'از آجر و نور شروع می‌کنیم و تا دستگیرهٔ در با شما می‌مانیم. یک قرارداد، یک مسئول، یک تاریخ.',
    'اسکلت، تأسیسات و نما با گروه ثابت و کارگاه تجهیزشده. گزارش پیشرفت هر هفته روی میز شماست.',
    'کم می‌سازیم و دقیق. هر پروژه با یک پرسش دربارهٔ نور شروع می‌شود و با یک خانهٔ آرام تمام.',
  ],
  'hero.primary': ['بازدید رایگان'],
  'gallery.title': ['خانه‌هایی که ساخته‌ایم', 'کارگاه‌های فعال'],
  'stats.title': ['متر به متر، در این سال‌ها'],
  'footer.text': ['خانه‌ساز، با یک قرارداد.', 'پیمانکار عمومی، با ضمانت ده‌ساله.', 'استودیوی معماری خشت و نور.'],
  'hero.title': ['سازه‌ای محکم، سر موعد'],
  'testimonials.title': ['کارفرماها چه نمره‌ای داده‌اند'],
  'content.title': ['سه یادداشت از میز طراحی', 'سه یادداشت از میز طراحی'],
  'contact.title': ['استودیو، با قرار قبلی'],
};

/** The former wording until decision 143: true of anybody, so it stays published. */
export const buildingReworded: RetiredTexts = {
  'hero.text': ['هر پروژه با یک پرسش دربارهٔ نور شروع می‌شود و دنبال خانه‌ای آرام می‌گردد.'],
};
