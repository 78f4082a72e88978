import type { Slots } from '../copy/slot-makers.js';
import { templateTexts } from './template-texts.js';

/** One travel agency, in the templates of companies. */
export const travelTemplates: Readonly<Record<string, Slots>> = {
  'company-trust': templateTexts(
    [
      'همراه سفر شما',
      'سفری که از اول تا آخر برنامه دارد',
      'بلیت، هتل و روزهای سفر را کنار هم می‌چینیم تا پیش از بستن چمدان بدانید چه در راه است.',
      'برنامه‌ریزی سفر',
    ],
    {
      'services.title': 'سفرتان را از این‌جا بچینید',
      'stats.title': 'سفرهای ما در یک نگاه',
      'contact.title': 'با کارشناس سفر حرف بزنید',
      'footer.note': 'سفر، با برنامهٔ روشن.',
    },
  ),
  'company-tiles': templateTexts(
    [
      'مقصد به مقصد',
      'دنیا بزرگ است؛ از یک جا شروع کنید',
      'دریا، کویر یا شهری که همیشه اسمش را شنیده‌اید. مقصد را انتخاب کنید، بقیه را با هم می‌چینیم.',
      'انتخاب مقصد',
    ],
    {
      'features.title': 'پیش از خرید تور بدانید',
      'about.title': 'مقصد را می‌شناسیم',
      'about.text':
        'می‌پرسیم با چه کسی سفر می‌کنید و از سفر چه می‌خواهید. بعد مقصدی را پیشنهاد می‌دهیم که به شما بخورد.',
      'call_to_actions.title': 'مقصد بعدی کجاست؟',
      'contact.title': 'دربارهٔ تورها بپرسید',
      'footer.text': 'سفر، مقصد به مقصد.',
    },
  ),
  'company-partner': templateTexts(
    [
      'سفر با خیال راحت',
      'همسفری که راه را می‌داند',
      'سفر خانوادگی، گروهی یا کاری. بگویید چند نفرید و چه روزی برمی‌گردید تا برنامه را بنویسیم.',
      'گفت‌وگو دربارهٔ سفر',
    ],
    {
      'about.title': 'سفر یعنی خیال راحت',
      'about.text':
        'سفر را قدم‌به‌قدم با شما مرور می‌کنیم: کی راه می‌افتید، کجا می‌خوابید و اگر چیزی عوض شد چه می‌کنید.',
      'pricing.title': 'تورها و قیمت‌ها',
      'call_to_actions.title': 'چمدان را ببندیم؟',
      'contact.title': 'از سفرتان بگویید',
      'footer.text': 'همراه سفرهای کوتاه و بلند.',
    },
  ),
};
