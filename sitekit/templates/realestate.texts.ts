import type { Slots } from '../copy/slot-makers.js';
import { templateTexts } from './template-texts.js';

/** One estate agent of a neighbourhood, described in three ways. */
export const realestateTemplates: Readonly<Record<string, Slots>> = {
  'realestate-key': templateTexts(
    [
      'خرید، فروش و اجاره',
      'دنبال خانهٔ بعدی هستید؟',
      'از بودجه و سلیقه‌تان بگویید تا گزینه‌هایی را پیشنهاد کنیم که ارزش دیدن دارد.',
      'مشاورهٔ ملکی',
    ],
    {
      'stats.title': 'کارنامهٔ ما',
      'services.title': 'چه کاری از ما برمی‌آید',
      'gallery.title': 'چند قاب از خانه',
      'about.title': 'خانه یعنی زندگی',
      'faqs.title': 'پیش از بیعانه بخوانید',
      'forms.title': 'ملک دلخواهتان را سفارش بدهید',
      'contact.title': 'دفتر را روی نقشه ببینید',
      'footer.text': 'خرید، فروش و اجاره، با خیال راحت.',
    },
  ),
  'realestate-street': templateTexts(
    [
      'مشاور محله',
      'خانه‌ای در کوچه‌ای که دوستش دارید',
      'محله را باید قدم زد. از نیازتان بگویید تا جایی را پیدا کنیم که به زندگی شما بیاید.',
      'شروع گفت‌وگو',
    ],
    {
      'features.title': 'چرا ما',
      'tables.title': 'فایل‌های جدید محله',
      'team.title': 'مشاوران ما',
      'testimonials.title': 'از زبان مشتریان',
      'call_to_actions.title': 'ملکتان را معرفی کنید',
      'contact.title': 'از مشاور بپرسید',
      'footer.text': 'املاک محله، با آدم‌های محله.',
    },
  ),
  'realestate-tower': templateTexts(
    [
      'اداری، تجاری و سرمایه‌گذاری',
      'ملکی که حسابش را کرده‌اید',
      'پیش از هر خرید، باید حساب‌وکتابش روشن باشد. نیازتان را بگویید تا گزینه‌ها را کنار هم بگذاریم.',
      'پرسیدن از مشاور',
    ],
    {
      'gallery.title': 'چند قاب از شهر',
      'features.title': 'معامله با حساب‌وکتاب',
      'accordion.title': 'مسیر سرمایه‌گذاری',
      'pricing.title': 'روش‌های همکاری',
      'stats.title': 'سرمایه‌گذاری به زبان عدد',
      'call_to_actions.title': 'دربارهٔ سرمایه‌گذاری حرف بزنیم',
      'contact.title': 'قرار گفت‌وگو',
      'footer.text': 'مشاورهٔ ملکی.',
    },
  ),
};
