import type { Slots } from '../copy/slot-makers.js';
import { templateTexts } from './template-texts.js';

/** One office of lawyers, described in three ways. */
export const lawTemplates: Readonly<Record<string, Slots>> = {
  'law-office': templateTexts(
    [
      '',
      'کنار شما، تا اجرای حکم',
      'پرونده را پیش از قرارداد می‌خوانیم و نظرمان را می‌نویسیم. بعد با خیال روشن تصمیم می‌گیرید.',
      'گرفتن وقت حضوری',
    ],
    {
      'services.title': 'زمینه‌های وکالت',
      'about.title': 'نامه‌ای از مدیر دفتر',
      'team.title': 'وکلای پایه‌یک دفتر',
      'stats.title': 'هجده سال در چند سطر',
      'faqs.title': 'پیش از وکالت بپرسید',
      'forms.title': 'شرح پرونده را بنویسید',
      'contact.title': 'نشانی و ساعت مراجعه',
      'footer.text': 'دفتر وکالت دادآور.',
    },
  ),
  'law-clear': templateTexts(
    [
      'مشاورهٔ حقوقی آنلاین',
      'حقوق، به زبانی که می‌فهمید',
      'سؤالتان را بنویسید، وکیل متخصص زنگ می‌زند و خلاصهٔ مشاوره را نوشته‌شده می‌گیرید.',
      'شروع مشاوره',
    ],
    {
      'features.title': 'مشاوره‌ای که به درد می‌خورد',
      'services.title': 'در چه موضوعی کمک می‌خواهید؟',
      'accordion.title': 'مشاوره چطور پیش می‌رود',
      'pricing.title': 'تعرفهٔ روشن مشاوره',
      'testimonials.title': 'کسانی که پیش از امضا پرسیدند',
      'forms.title': 'شماره‌تان را بگذارید',
      'contact.title': 'راه‌های تماس با وکیل',
      'footer.text': 'مشاورهٔ حقوقی ساده و صریح.',
    },
  ),
  'law-scales': templateTexts(
    [
      'مؤسسهٔ حقوقی و داوری',
      'عدالت، سطر به سطر',
      'قرارداد، شرکت و داوری برای کسب‌وکارهایی که می‌خواهند پیش از اختلاف، راهش را بدانند.',
      'جلسه با شریک ارشد',
    ],
    {
      'about.title': 'داستان یک مؤسسه',
      'services.title': 'خدمات به کسب‌وکارها',
      'content.title': 'پرونده را چطور می‌خوانیم',
      'team.title': 'شریک‌ها و وکلا',
      'faqs.title': 'پرسش‌های مدیران',
      'call_to_actions.title': 'قرارداد بعدی را پیش از امضا بفرستید',
      'contact.title': 'مؤسسه در خیابان بخارست',
    },
  ),
};
