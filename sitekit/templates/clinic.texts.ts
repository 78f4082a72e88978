import type { Slots } from '../copy/slot-makers.js';
import { templateTexts } from './template-texts.js';

/** One family clinic, described in three ways. */
export const clinicTemplates: Readonly<Record<string, Slots>> = {
  'clinic-care': templateTexts(
    [
      'کنار شما و خانواده‌تان',
      'از اولین سلام تا آخرین سؤال، کنارتان هستیم',
      'سلامت با یک گفت‌وگوی خوب شروع می‌شود. حالتان را بگویید؛ با حوصله می‌شنویم و قدم بعدی را با هم پیدا می‌کنیم.',
      'گرفتن نوبت',
    ],
    {
      'services.title': 'خدمات ما',
      'about.title': 'مهربانی، پیش از نسخه',
      'contact.title': 'راهِ رسیدن به ما',
      'footer.text': 'سلامت شما، با حوصله و احترام.',
    },
  ),
  'clinic-centre': templateTexts(
    [
      'مرکز درمانی',
      'سلامت شما، در مسیری روشن',
      'از اولین تماس تا ادامهٔ درمان می‌دانید قدم بعدی چیست و از چه کسی بپرسید.',
      'درخواست نوبت',
    ],
    {
      'services.title': 'خدمات درمانی',
      'services.text': 'هر پرسشی دارید بپرسید تا راهنمایی‌تان کنیم.',
      'testimonials.title': 'از زبان مراجعان',
      'faqs.title': 'پیش از آمدن بدانید',
      'contact.title': 'از ما بپرسید',
      'footer.text': 'درمان، در مسیری روشن.',
    },
  ),
  'clinic-calm': templateTexts(
    [
      'آرام و بدون عجله',
      'آرامش، قدم اول درمان است',
      'درمان وقتی بهتر پیش می‌رود که آرام باشید. این‌جا می‌توانید با خیال راحت حرف بزنید و بپرسید.',
      'هماهنگی نوبت',
    ],
    {
      'testimonials.title': 'حرف مراجعان',
      'call_to_actions.title': 'ساعتی برای خودتان نگه دارید',
      'call_to_actions.text': 'از حالتان بنویسید تا وقت مناسب را هماهنگ کنیم.',
      'contact.title': 'برای نوبت پیام بدهید',
    },
  ),
};
