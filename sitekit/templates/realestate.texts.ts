import type { Slots } from '../copy/slot-makers.js';
import { templateTexts } from './template-texts.js';

/** One estate agent of a neighbourhood, described in three ways. */
export const realestateTemplates: Readonly<Record<string, Slots>> = {
  'realestate-key': templateTexts(
    [
      'خرید و اجاره در شمال شهر',
      'کلید خانهٔ بعدی‌تان این‌جاست',
      'فایل‌های بازدیدشده، قیمت واقعی و مشاوری که از اولین تماس تا تحویل کلید عوض نمی‌شود.',
      'دیدن فایل‌های امروز',
    ],
    {
      'stats.title': 'دفتر ما در چند عدد',
      'services.title': 'چه کاری از ما برمی‌آید',
      'gallery.title': 'خانه‌های آمادهٔ بازدید',
      'about.title': 'از زبان مدیر دفتر',
      'faqs.title': 'پیش از بیعانه بخوانید',
      'forms.title': 'ملک دلخواهتان را سفارش بدهید',
      'contact.title': 'دفتر را روی نقشه ببینید',
      'footer.text': 'کلید طلایی؛ معاملهٔ بی‌دردسر.',
    },
  ),
  'realestate-street': templateTexts(
    [
      'مشاور همین محله',
      'خانه‌ای در کوچه‌ای که می‌شناسیم',
      'فقط در شش محله کار می‌کنیم، ولی هر شش تا را ساختمان به ساختمان می‌شناسیم.',
      'محله‌ها را ببینید',
    ],
    {
      'features.title': 'چرا مشاور محلی',
      'left_right_sections.title': 'خریدار هستید یا مالک؟',
      'tables.title': 'فایل‌های جدید محله',
      'team.title': 'مشاورانی که همسایهٔ شما هستند',
      'testimonials.title': 'همسایه‌های جدید چه می‌گویند',
      'call_to_actions.title': 'ملکتان را رایگان کارشناسی کنیم',
      'contact.title': 'سر کوچهٔ سوم، پلاک ۴۲',
      'footer.text': 'املاک محله، با آدم‌های محله.',
    },
  ),
  'realestate-tower': templateTexts(
    [
      'برج، اداری و سرمایه‌گذاری',
      'ملکی که حسابش را کرده‌اید',
      'برای هر ملک گزارش بازده، سابقهٔ ساخت و ریسک حقوقی می‌گیرید؛ پیش از آنکه ریالی جابه‌جا شود.',
      'دریافت گزارش ملک',
    ],
    {
      'gallery.title': 'ملک‌های ویژه',
      'features.title': 'معامله با گزارش، نه با حدس',
      'accordion.title': 'مسیر سرمایه‌گذاری',
      'pricing.title': 'سه روش همکاری',
      'stats.title': 'بازده معامله‌های پارسال',
      'call_to_actions.title': 'جلسهٔ سرمایه‌گذاری، در دفتر ما',
      'contact.title': 'طبقهٔ مشاوران',
      'footer.text': 'مشاور سرمایه‌گذاری ملکی.',
    },
  ),
};
