import type { RetiredTexts } from '../layouts/library.js';

/** The words of the trade's templates until decision 118. Designs that were made of them still hold it. */
export const clinicRetired: RetiredTexts = {
  'hero.eyebrow': ['درمانگاه محلهٔ شما', 'مرکز درمانی شبانه‌روزی شهر', 'اتاقی روشن، ساعتی بی‌شتاب'],
  'hero.text': [
    'پذیرش، پزشک و پرستار پروندهٔ شما را پیش از آمدنتان خوانده‌اند. لازم نیست هیچ چیز را دو بار بگویید.',
    'آزمایش، تصویربرداری و داروخانه چند قدم از مطب فاصله دارند. نتیجه‌ها بی‌کاغذبازی در پروندهٔ شما می‌نشینند.',
    'نور ملایم، صدای کم و فاصله میان نوبت‌ها. بیشتر مراجعان ما پیش از ورود به اتاق معاینه آرام‌تر شده‌اند.',
  ],
  'services.title': ['برای هر سن، پزشکی آشنا', 'بخش‌های درمانگاه'],
  'about.title': ['مهر، پیش از نسخه'],
  'footer.text': ['درمانگاهی خوانا، آرام و نزدیک به خانه.', 'درمانگاهی که برای شهر ساخته شد.'],
  'hero.title': ['دوازده تخصص، یک پرونده، یک ساختمان'],
  'services.text': ['هر بخش ساعت پذیرش و شمارهٔ خود را دارد؛ پذیرش مرکزی راهنمایی‌تان می‌کند.'],
  'testimonials.title': ['مراجعان از کارِ منظم می‌گویند', 'آنان که آرام‌تر رفتند'],
  'contact.title': ['پذیرش، هر ساعت از روز', 'نوبتی که منتظرتان می‌ماند'],
  'call_to_actions.text': ['میان هر دو نوبت بیست دقیقه فاصله می‌گذاریم تا کسی شتاب نکند.'],
};

/** The former wording until decision 143: true of anybody, so it stays published. */
export const clinicReworded: RetiredTexts = {
  'hero.title': ['از نخستین سلام تا آخرین پرسش، کنارتان هستیم', 'آرامش، نخستین گام درمان است'],
};
