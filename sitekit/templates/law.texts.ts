import type { Slots } from '../copy/slot-makers.js';
import { templateTexts } from './template-texts.js';

/** One office of lawyers, described in three ways. */
export const lawTemplates: Readonly<Record<string, Slots>> = {
  'law-office': templateTexts(
    [
      '',
      'کنار شما، قدم‌به‌قدم',
      'موضوع را با دقت می‌خوانیم و نظرمان را روشن می‌گوییم. بعد با خیال راحت تصمیم می‌گیرید.',
      'گرفتن وقت مشاوره',
    ],
    {
      'services.title': 'زمینه‌های وکالت',
      'about.title': 'شیوهٔ کار ما',
      'team.title': 'وکلای دفتر',
      'stats.title': 'کارنامهٔ دفتر',
      'faqs.title': 'پیش از وکالت بپرسید',
      'forms.title': 'شرح پرونده را بنویسید',
      'contact.title': 'نشانی و ساعت مراجعه',
      'footer.text': 'وکالت و مشاورهٔ حقوقی.',
    },
  ),
  'law-clear': templateTexts(
    [
      'مشاورهٔ حقوقی',
      'حقوق، به زبانی که می‌فهمید',
      'سؤالتان را بنویسید تا به زبان ساده بگوییم چه راه‌هایی پیش رو دارید.',
      'شروع مشاوره',
    ],
    {
      'features.title': 'مشاوره‌ای که به درد می‌خورد',
      'services.title': 'در چه موضوعی کمک می‌خواهید؟',
      'accordion.title': 'مشاوره چطور پیش می‌رود',
      'pricing.title': 'تعرفهٔ روشن مشاوره',
      'testimonials.title': 'از زبان موکلان',
      'forms.title': 'شماره‌تان را بگذارید',
      'contact.title': 'راه‌های تماس با وکیل',
      'footer.text': 'مشاورهٔ حقوقی ساده و صریح.',
    },
  ),
  'law-scales': templateTexts(
    [
      'مشاورهٔ حقوقی کسب‌وکار',
      'عدالت، سطر به سطر',
      'قرارداد، شرکت و اختلاف‌های کاری؛ برای کسب‌وکارهایی که می‌خواهند پیش از اختلاف راهش را بدانند.',
      'گفت‌وگو با وکیل',
    ],
    {
      'about.title': 'کار ما چطور پیش می‌رود',
      'services.title': 'خدمات به کسب‌وکارها',
      'team.title': 'شریک‌ها و وکلا',
      'faqs.title': 'پرسش‌های مدیران',
      'call_to_actions.title': 'قرارداد بعدی را پیش از امضا بفرستید',
      'contact.title': 'با ما حرف بزنید',
    },
  ),
};
