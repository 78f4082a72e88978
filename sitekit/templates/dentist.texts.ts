import type { Slots } from '../copy/slot-makers.js';
import { templateTexts } from './template-texts.js';

/** One dental practice, in the templates of clinics. */
export const dentistTemplates: Readonly<Record<string, Slots>> = {
  'clinic-care': templateTexts(
    [
      'دندان‌پزشکی خانواده',
      'لبخند همهٔ خانه، با حوصله',
      'از دندان شیری بچه‌ها تا دندان مصنوعی بزرگ‌ترها؛ اول معاینه می‌کنیم، بعد با هم تصمیم می‌گیریم.',
      'گرفتن نوبت معاینه',
    ],
    {
      'services.title': 'درمان‌های دندان',
      'about.title': 'حوصله، پیش از درمان',
      'contact.title': 'راه‌های گرفتن نوبت',
      'footer.text': 'دندان‌پزشکی برای همهٔ خانواده.',
    },
  ),
  'clinic-centre': templateTexts(
    [
      'مرکز دندان‌پزشکی',
      'درمانی که مرحله‌هایش را می‌دانید',
      'بعد از معاینه، مرحله‌های درمان و هزینهٔ هر کدام را برایتان می‌نویسیم تا با خیال راحت تصمیم بگیرید.',
      'درخواست معاینه',
    ],
    {
      'services.title': 'از معاینه تا زیبایی لبخند',
      'services.text': 'نمی‌دانید به کدام درمان نیاز دارید؟ با یک معاینه معلوم می‌شود.',
      'testimonials.title': 'از زبان بیماران',
      'faqs.title': 'پرسش‌های پیش از درمان',
      'contact.title': 'پرسش و نوبت',
      'footer.text': 'درمان دندان، مرحله‌به‌مرحله.',
    },
  ),
  'clinic-calm': templateTexts(
    [
      'بدون ترس از دندان‌پزشکی',
      'از صندلی دندان‌پزشکی نترسید',
      'خیلی‌ها از دندان‌پزشکی می‌ترسند. آرام پیش می‌رویم و هر وقت دستتان را بالا ببرید، دست نگه می‌داریم.',
      'هماهنگی وقت معاینه',
    ],
    {
      'testimonials.title': 'حرف کسانی که می‌ترسیدند',
      'call_to_actions.title': 'درد دندان را تحمل نکنید',
      'call_to_actions.text': 'بنویسید کدام دندان اذیتتان می‌کند تا وقت معاینه را هماهنگ کنیم.',
      'contact.title': 'برای وقت معاینه پیام بدهید',
    },
  ),
};
