import type { Slots } from '../copy/slot-makers.js';
import { templateTexts } from './template-texts.js';

/** One shop of handmade pottery, described in three ways. */
export const shopTemplates: Readonly<Record<string, Slots>> = {
  'shop-craft': templateTexts(
    [
      'دست‌ساخته‌ها',
      'چیزهایی که با دست و دل ساخته می‌شوند',
      'کار دست حال دیگری دارد: گرم و صمیمی، و هیچ‌کدام مثل آن یکی نیست.',
      'دیدن دست‌ساخته‌ها',
    ],
    {
      'services.title': 'از میز صبحانه تا طاقچه',
      'about.title': 'زیبایی در کارهای ساده',
      'about.text': 'چیزی را دوست داریم که هم به کار بیاید و هم چشم را خوشحال کند. با همین نگاه انتخاب می‌کنیم.',
      'testimonials.title': 'از زبان خریداران',
      'call_to_actions.title': 'قطعهٔ دلخواهتان را انتخاب کنید',
      'contact.title': 'هر پرسشی دارید بپرسید',
      'footer.text': 'از دست سازنده تا دست شما.',
    },
  ),
  'shop-window': templateTexts(
    [
      'ویترین',
      'رنگ، شکل، سادگی',
      'کالا خودش حرف می‌زند. نگاهی به ویترین بیندازید و چیزی را که دوست دارید پیدا کنید.',
      'دیدن ویترین',
    ],
    {
      'gallery.title': 'گالری',
      'gallery.text': 'رنگ‌ها و شکل‌هایی که دوستشان داریم.',
      'testimonials.title': 'خریداران چه می‌گویند',
      'contact.title': 'دربارهٔ ویترین بپرسید',
      'footer.text': 'ویترینی کوچک از چیزهای دوست‌داشتنی.',
    },
  ),
  'shop-bazaar': templateTexts(
    [
      'بازارچه',
      'یک سبد، برای همهٔ خانه',
      'از آشپزخانه تا طاقچه، دسته‌ها را ببینید و سبدتان را پر کنید.',
      'گشتن در بازارچه',
    ],
    {
      'services.title': 'حجره‌های بازارچه',
      'services.text': 'دسته‌ها را ببینید و راحت انتخاب کنید.',
      'testimonials.title': 'حرف مشتری‌های بازارچه',
      'call_to_actions.title': 'سبدتان را از کجا پر می‌کنید؟',
      'contact.title': 'پرسش دربارهٔ خرید',
      'footer.text': 'بازارچه‌ای برای همهٔ خانه.',
    },
  ),
};
