import type { Slots } from '../copy/slot-makers.js';
import { templateTexts } from './template-texts.js';

/** One photographer’s studio, in the templates of portfolios. */
export const photographerTemplates: Readonly<Record<string, Slots>> = {
  'portfolio-magazine': templateTexts(
    [
      'دفتر عکس',
      'هر عکس، یک روز از زندگی کسی',
      'عکس‌ها را مثل مجله ورق بزنید: جشن، خانه، خیابان. پشت هر کدام آدم‌هایی هستند که یک روز را با ما گذراندند.',
      'ورق زدن عکس‌ها',
    ],
    {
      'about.title': 'پیش از باز شدن دیافراگم',
      'about.text':
        'بیشتر وقت ما به نگاه کردن می‌گذرد: نور از کجا می‌آید، چه کسی می‌خندد، کدام دست دیگری را گرفته است.',
      'services.title': 'در این دفتر',
      'gallery.title': 'صفحه‌های عکس',
      'call_to_actions.title': 'صفحهٔ بعدی، عکس شما',
      'contact.title': 'برای رزرو بنویسید',
      'footer.text': 'عکس‌هایی که ورق می‌خورند.',
    },
  ),
  'portfolio-tiles': templateTexts(
    [
      'نور، رنگ، آدم‌ها',
      'قاب‌های بزرگ، لحظه‌های کوچک',
      'عکس‌ها را بزرگ و کوچک کنار هم چیده‌ایم؛ درست مثل روزی که از آن عکس گرفته‌ایم.',
      'دیدن قاب‌ها',
    ],
    {
      'features.title': 'پیش از گرفتن عکس',
      'testimonials.title': 'از زبان کسانی که در قاب‌اند',
      'contact.title': 'از روز عکاسی بگویید',
      'footer.text': 'لحظه‌ها، قاب به قاب.',
    },
  ),
  'portfolio-studio': templateTexts(
    [
      'آتلیهٔ عکس',
      'جایی که نور منتظر شماست',
      'آتلیه‌ای آرام برای پرتره، کودک و خانواده. از عکسی که در ذهن دارید بگویید.',
      'وقت آتلیه',
    ],
    {
      'services.title': 'آنچه در آتلیه عکاسی می‌شود',
      'about.title': 'عکس، بدون عجله',
      'about.text': 'وقت می‌گذاریم تا جلوی دوربین راحت شوید. عکسی که شبیه خودتان باشد، از همین‌جا می‌آید.',
      'gallery.title': 'دیوار عکس‌ها',
      'footer.text': 'آتلیهٔ عکس، با نور خوب.',
    },
  ),
};
