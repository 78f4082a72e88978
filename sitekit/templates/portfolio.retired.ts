import type { RetiredTexts } from '../layouts/library.js';

/** The words of the trade's templates until decision 118. Designs that were made of them still hold it. */
export const portfolioRetired: RetiredTexts = {
  'hero.title': ['دوازده کار، و آنچه میان خط‌ها ماند', 'هر کاشی، یک روز از کار من'],
  'about.text': [
    'سه سال نخست فقط نگاه کردم: به تابلوی مغازه‌ها، به جلد دفترها، به خط روی کامیون‌ها. بعد شروع کردم به ساختن، و هنوز نگاه کردن نیمی از کار من است.',
    'نگارستان با یک چاپ دستی آغاز شد. هنوز هر هویت تازه را نخست با مرکب و کاغذ می‌آزماییم و اگر از دور خوانده شد، به صفحه می‌آوریم.',
  ],
  'services.title': ['فهرست این شماره'],
  'testimonials.title': ['هم‌بازی‌های پیشین'],
  'hero.eyebrow': ['نگارستان، طبقهٔ سوم'],
  'hero.text': ['سه نفر، یک میز بلند و سالی هشت پروژه. کمتر می‌پذیریم تا هر کدام را تا آخرین سطر دنبال کنیم.'],
  'about.title': ['میزی که چراغش دیر خاموش می‌شود'],
};

/** The former wording until decision 143: true of anybody, so it stays published. */
export const portfolioReworded: RetiredTexts = {
  'hero.title': ['کارها، و آنچه میان خط‌ها ماند'],
  'hero.text': ['این کارنامه را مثل مجله ورق بزنید: هر کار با پرسشش آغاز می‌شود و با آنچه از آن آموختم پایان می‌گیرد.'],
  'about.text': [
    'اول نگاه می‌کنم: به تابلوی مغازه‌ها، به جلد دفترها، به خط و رنگ شهر. بعد شروع می‌کنم به ساختن؛ نگاه کردن نیمی از کار من است.',
  ],
  'footer.text': ['کاشی‌کاریِ روزهای یک تصویرگر.'],
};
