import type { Slots } from '../copy/slot-makers.js';
import { templateTexts } from './template-texts.js';

/** One group of architects and builders, described in three ways. */
export const buildingTemplates: Readonly<Record<string, Slots>> = {
  'building-house': templateTexts(
    [
      'ساخت و بازسازی خانه',
      'خانه‌ای که برای شما کشیده شده',
      'از آجر و نور شروع می‌کنیم و تا دستگیرهٔ در با شما می‌مانیم. یک قرارداد، یک مسئول، یک تاریخ.',
      'بازدید رایگان',
    ],
    {
      'gallery.title': 'خانه‌هایی که ساخته‌ایم',
      'services.title': 'ساخت یا بازسازی؟',
      'stats.title': 'متر به متر، در این سال‌ها',
      'testimonials.title': 'صاحب‌خانه‌ها تعریف می‌کنند',
      'faqs.title': 'سؤال‌های پیش از قرارداد',
      'contact.title': 'قرار بازدید بگذاریم',
      'footer.text': 'خانه‌ساز، با یک قرارداد.',
    },
  ),
  'building-frame': templateTexts(
    [
      'پیمانکاری عمومی ساختمان',
      'سازه‌ای محکم، سر موعد',
      'اسکلت، تأسیسات و نما با گروه ثابت و کارگاه تجهیزشده. گزارش پیشرفت هر هفته روی میز شماست.',
      'درخواست برآورد',
    ],
    {
      'features.title': 'کارگاهی که غافلگیرتان نمی‌کند',
      'accordion.title': 'ایستگاه‌های یک پروژه',
      'gallery.title': 'کارگاه‌های فعال',
      'services.title': 'خدمات پیمانکاری',
      'tables.title': 'زمان‌بندی یک ساختمان',
      'testimonials.title': 'کارفرماها چه نمره‌ای داده‌اند',
      'forms.title': 'مشخصات پروژه را بفرستید',
      'footer.text': 'پیمانکار عمومی، با ضمانت ده‌ساله.',
    },
  ),
  'building-studio': templateTexts(
    [
      'استودیوی معماری',
      'سکوت، نور، خط',
      'کم می‌سازیم و دقیق. هر پروژه با یک پرسش دربارهٔ نور شروع می‌شود و با یک خانهٔ آرام تمام.',
      'دیدن کارها',
    ],
    {
      'about.title': 'معماری از پنجره شروع می‌شود',
      'gallery.title': 'فهرست پروژه‌ها',
      'services.title': 'کار استودیو',
      'content.title': 'سه یادداشت از میز طراحی',
      'team.title': 'به استودیو بپیوندید',
      'call_to_actions.title': 'زمینتان را با هم ببینیم',
      'contact.title': 'استودیو، با قرار قبلی',
      'footer.text': 'استودیوی معماری خشت و نور.',
    },
  ),
};
