/** The settings of a site, in the designer. */
import { formatNumber } from '#core/dates/calendar.js';
import { ltr } from '#core/text/bidi.js';
import { REDIRECTS } from '#core/design/redirects.js';

export const settingsMessages = {
  tool: 'آیکون، اعلان، نماد اعتماد و آدرس‌ها',
  icon: {
    title: 'آیکون سایت',
    text: 'کنار نام سایت در زبانهٔ مرورگر و روی صفحهٔ اصلی گوشی دیده می‌شود.',
    hint: 'تصویر مربع PNG، SVG یا WebP، بهتر است حداقل ۵۱۲ در ۵۱۲ پیکسل',
    own: 'آیکون خودتان',
    derived: 'الان از لوگو یا نام سایت ساخته می‌شود.',
    choose: 'انتخاب آیکون',
    replace: 'تغییر آیکون',
    fromLibrary: 'از رسانه‌ها',
    remove: 'حذف آیکون',
    removed: 'آیکون حذف شد.',
  },
  announcement: {
    title: 'نوار اعلان',
    text: 'یک خط بالای همهٔ صفحه‌ها؛ مثلاً ساعت کاری تعطیلات یا تخفیف این هفته. برای حذف نوار، متن را پاک کنید.',
    words: 'متن اعلان',
    target: 'مقصد اعلان',
    none: 'بدون مقصد، فقط متن',
    notShown: 'تا متن نداشته باشد، در سایت دیده نمی‌شود.',
  },
  notFound: {
    title: 'صفحهٔ «پیدا نشد»',
    text: 'وقتی بازدیدکننده آدرسی را باز کند که در سایت نیست، این متن را می‌بیند.',
    heading: 'عنوان',
    words: 'متن',
  },
  redirects: {
    title: 'آدرس‌های قدیمی',
    text: 'اگر آدرس صفحه‌ای عوض شده یا قبلاً سایت دیگری داشته‌اید، آدرس قدیمی را این‌جا بنویسید تا بازدیدکننده به صفحهٔ جدید برسد.',
    from: 'آدرس قدیمی',
    to: 'آدرس جدید',
    hint: `فقط بخش بعد از نام دامنه، مثل ${ltr('/about')}`,
    toHint: 'آدرس یکی از صفحه‌های همین سایت',
    add: 'افزودن آدرس',
    save: 'ثبت تغییر',
    list: 'فهرست آدرس‌های قدیمی',
    edit: (from: string) => `ویرایش ${ltr(from)}`,
    remove: (from: string) => `حذف ${ltr(from)}`,
    added: (from: string) => `آدرس ${ltr(from)} اضافه شد.`,
    saved: (from: string) => `آدرس ${ltr(from)} تغییر کرد.`,
    removed: (from: string) => `آدرس ${ltr(from)} حذف شد.`,
    full: `حداکثر ${formatNumber(REDIRECTS.most)} آدرس؛ برای افزودن، یکی را حذف کنید.`,
    isPage: 'این آدرس الان صفحه دارد؛ تا وقتی آن صفحه هست، همان باز می‌شود.',
    isNone: 'الان صفحه‌ای با این آدرس نیست.',
  },
  seals: {
    title: 'نمادهای اعتماد',
    text: 'کدی را که گرفته‌اید همان‌طور که هست این‌جا بچسبانید. نماد پایین همهٔ صفحه‌ها می‌آید.',
    enamad: 'کد اینماد',
    samandehi: 'کد ساماندهی',
    placed: (id: string) => `ثبت شد؛ شناسهٔ ${id}.`,
    enamadHint: 'تصویر نماد فقط در سایت منتشرشده دیده می‌شود.',
  },
} as const;
