import type { Slots } from '../copy/slot-makers.js';
import { templateTexts } from './template-texts.js';

/** One group of architects and builders, described in three ways. */
export const buildingTemplates: Readonly<Record<string, Slots>> = {
  'building-house': templateTexts(
    [
      'ساخت و بازسازی خانه',
      'خانه‌ای که برای شما کشیده شده',
      'از آجر و نور شروع می‌کنیم و تا آخرین جزئیات با شما می‌مانیم. خانه باید شبیه زندگی شما باشد.',
      'درخواست بازدید',
    ],
    {
      'gallery.title': 'آجر، نور، خانه',
      'services.title': 'ساخت یا بازسازی؟',
      'stats.title': 'ساختن به زبان عدد',
      'testimonials.title': 'صاحب‌خانه‌ها تعریف می‌کنند',
      'faqs.title': 'سؤال‌های پیش از قرارداد',
      'contact.title': 'قرار بازدید بگذاریم',
      'footer.text': 'خانه‌ای شبیه زندگی شما.',
    },
  ),
  'building-frame': templateTexts(
    [
      'پیمانکاری عمومی ساختمان',
      'ساختمانی محکم، با برنامهٔ روشن',
      'برنامه، اجرا و نظارت کنار هم. در هر مرحله می‌دانید کار کجاست و قدم بعدی چیست.',
      'برآورد پروژه',
    ],
    {
      'features.title': 'کارگاهی که غافلگیرتان نمی‌کند',
      'accordion.title': 'ایستگاه‌های یک پروژه',
      'gallery.title': 'از کارگاه',
      'services.title': 'خدمات پیمانکاری',
      'tables.title': 'زمان‌بندی یک ساختمان',
      'testimonials.title': 'از زبان کارفرماها',
      'forms.title': 'مشخصات پروژه را بفرستید',
      'footer.text': 'پیمانکاری ساختمان، با برنامهٔ روشن.',
    },
  ),
  'building-studio': templateTexts(
    [
      'استودیوی معماری',
      'سکوت، نور، خط',
      'هر پروژه با یک سؤال دربارهٔ نور شروع می‌شود و به خانه‌ای آرام می‌رسد.',
      'دیدن کارها',
    ],
    {
      'about.title': 'معماری از پنجره شروع می‌شود',
      'gallery.title': 'فهرست پروژه‌ها',
      'services.title': 'کار استودیو',
      'team.title': 'به استودیو بپیوندید',
      'call_to_actions.title': 'زمینتان را با هم ببینیم',
      'contact.title': 'قرار گفت‌وگو بگذاریم',
      'footer.text': 'استودیوی معماری.',
    },
  ),
};
