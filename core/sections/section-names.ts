/** The name of each section type wherever one is named: the wizard, and the list of a release's changes. */
import type { SectionType } from '../catalogue.js';

export const SECTION_NAMES: Readonly<Record<SectionType, string>> = {
  headers: 'سربرگ',
  hero: 'بنر اصلی',
  about: 'دربارهٔ ما',
  services: 'خدمات',
  contact: 'تماس',
  newsletter: 'خبرنامه',
  footer: 'پابرگ',
  features: 'ویژگی‌ها',
  gallery: 'گالری',
  testimonials: 'نظر مشتریان',
  team: 'تیم ما',
  pricing: 'تعرفه‌ها',
  faqs: 'پرسش‌های رایج',
  blog_posts: 'نوشته‌ها',
  call_to_actions: 'دعوت به اقدام',
  content: 'محتوا',
  forms: 'فرم',
  accordion: 'آکاردئون',
  tables: 'جدول',
  stats: 'آمار',
  socials: 'شبکه‌های اجتماعی',
  logos: 'همکاران',
  left_right_sections: 'متن و تصویر',
  full_page: 'صفحهٔ کامل',
};
