import type { RetiredTexts } from '../layouts/library.js';

/** The words of the trade's templates until decision 118. Designs that were made of them still hold it. */
export const schoolRetired: RetiredTexts = {
  'hero.eyebrow': ['ثبت‌نام جلسهٔ آزمایشی باز است', 'دانش‌سرای دورهٔ نخست و دوم', 'مهد و کلاس خلاقیت، از سه سالگی'],
  'hero.text': [
    'کلاس‌های دوازده‌نفره، آزمایش با دست خود و معلمی که نام همه را می‌داند. یک جلسه بیایید، سپس تصمیم بگیرید.',
    'آزمایشگاه، کارگاه، زمین بازی و کتابخانه‌ای که تا هشت شب باز است. برنامهٔ هر دانش‌آموز را با خودش می‌چینیم.',
    'گل، رنگ، نمایش و قصه؛ بی‌نمره و بی‌رقابت. کودک با آستین رنگی به خانه می‌رود و فردا خودش زودتر بیدار می‌شود.',
  ],
  'hero.primary': ['رزرو جلسهٔ آزمایشی'],
  'testimonials.title': ['برق چشم بچه‌ها، از نگاه پدر و مادر', 'پدرها و مادرها از آستین‌های رنگی می‌گویند'],
  'contact.title': ['بیایید کلاس را از پشت پنجره ببینید', 'دفتر ثبت‌نام', 'نشانی گوشهٔ رنگ‌ها'],
  'hero.title': ['سه ساختمان، یک کتابخانه، هزار پرسش'],
  'services.text': ['هر نوجوان در سال نخست سه کارگاه را می‌آزماید و سپس راهش را برمی‌گزیند.'],
  'features.title': ['کاشی‌های یک روز بازیگوش'],
  'call_to_actions.title': ['فردا با لباس کهنه بیایید'],
};

/** The former wording until decision 143: true of anybody, so it stays published. */
export const schoolReworded: RetiredTexts = {
  'hero.text': ['یادگیری یعنی پرسیدن، آزمودن و دوباره پرسیدن. بیایید با هم شروع کنیم.'],
  'footer.text': ['دانش‌سرایی برای ذهن‌های جست‌وجوگر.'],
};
