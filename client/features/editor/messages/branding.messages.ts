/** The branding step: colour, font, logo. */
import { pictureMessages } from '#client/lib/messages/picture.messages.js';
import { formatNumber, formatToman } from '#core/dates/calendar.js';
import { ltr } from '#core/text/bidi.js';
import type { LookKey, LookValue } from '#core/design/look.js';
import { COLOUR_NAMES } from '#client/lib/messages/colour.messages.js';

export const brandingMessages = {
  /** The buttons of the sheets on a phone. */
  sheets: { color: 'رنگ', font: 'فونت', look: 'ظاهر', logo: 'لوگو' },
  color: {
    title: 'رنگ اصلی',
    text: 'دکمه‌ها، لینک‌ها و نقش‌های سایت با این رنگ کشیده می‌شوند. خوانایی متن‌ها را خودمان نگه می‌داریم.',
    withSecond:
      'دکمه‌ها با این رنگ کشیده می‌شوند؛ لینک‌ها، قیمت‌ها و نقش‌ها با رنگ دوم. خوانایی متن‌ها را خودمان نگه می‌داریم.',
    presets: 'رنگ‌های پیشنهادی',
    pick: (name: string) => `رنگ ${name}`,
    names: COLOUR_NAMES as Readonly<Record<string, string>>,
    hex: 'کد رنگ',
    hexHint: `مثل ${ltr('#8B5CF6')}`,
    hexFault: `کد رنگ باید شش رقم داشته باشد، مثل ${ltr('#8B5CF6')}.`,
    picker: 'انتخاب رنگ',
    saturation: 'پررنگی و روشنی',
    hue: 'ته‌رنگ',
  },
  secondColor: {
    title: 'رنگ دوم',
    text: 'با رنگ دوم، لینک‌ها، قیمت‌ها و نقش‌های سایت رنگ دیگری می‌گیرند و دکمه‌ها با رنگ اصلی می‌مانند.',
    add: 'افزودن رنگ دوم',
    hex: 'کد رنگ دوم',
    remove: 'حذف رنگ دوم',
    removed: 'رنگ دوم حذف شد.',
  },
  customColors: {
    title: 'رنگ‌های من',
    text: 'اگر رنگ دوم نداشته باشید، اولین رنگ این فهرست رنگ دوم نقش‌هاست.',
    add: 'افزودن به رنگ‌های من',
    exists: 'این رنگ در فهرست هست.',
    full: (n: number) => `بیش از ${formatNumber(n)} رنگ نمی‌شود.`,
    edit: (color: string) => `ویرایش رنگ ${color}`,
    use: (color: string) => `گذاشتن ${color} به جای رنگ اصلی`,
    remove: (color: string) => `حذف رنگ ${color}`,
    removed: (color: string) => `رنگ ${color} حذف شد.`,
    empty: 'هنوز رنگی اضافه نکرده‌اید.',
    save: 'ثبت رنگ',
  },
  font: {
    title: 'فونت',
    /** Drawn in each font by the samples of client/tools/font-samples.mjs. */
    sample: 'متن سایت شما این‌طور دیده می‌شود؛ ۱۲۳۴',
    note: 'یکان، نازنین، تیترا و ایران‌سنس آزاد نیستند. به جای هر کدام، نزدیک‌ترین فونت آزاد روی سایت شما می‌آید.',
    texts: 'فونت متن',
    heading: 'فونت تیترها',
    sameAsTexts: 'همان فونت متن',
  },
  look: {
    title: 'ظاهر کلی سایت',
    text: 'روی همهٔ صفحه‌ها و بخش‌های سایت اعمال می‌شود.',
    reset: 'حالت پیش‌فرض',
    names: {
      scheme: 'پوسته',
      tone: 'رنگ زمینه‌ها',
      corners: 'گوشه‌ها',
      density: 'فاصله‌ها',
      shadow: 'سایه',
      motion: 'حرکت هنگام اسکرول',
    } satisfies Record<LookKey, string>,
    values: {
      scheme: { light: 'روشن', dark: 'تیره', auto: 'مثل دستگاه' },
      tone: { brand: 'رنگ برند', neutral: 'خنثی', warm: 'گرم', cool: 'سرد' },
      corners: { normal: 'عادی', sharp: 'تیز', small: 'کم', round: 'گرد' },
      density: { normal: 'عادی', compact: 'کم', airy: 'زیاد' },
      shadow: { normal: 'عادی', none: 'بدون سایه', deep: 'پررنگ' },
      motion: { none: 'بدون حرکت', reveal: 'نمایان شدن' },
    } satisfies { [Key in LookKey]: Record<LookValue<Key>, string> },
    hints: {
      scheme: 'با «مثل دستگاه»، سایت روشن یا تیره بودن گوشی یا کامپیوتر بازدیدکننده را دنبال می‌کند.',
      motion: 'برای کسانی که حرکت را در دستگاه خود کم کرده‌اند، خاموش است.',
    } as Partial<Record<LookKey, string>>,
  },
  logo: {
    title: 'لوگو',
    cost: (toman: number) => `گذاشتن لوگو روی سایت ${formatToman(toman)} است و یک بار پرداخت می‌شود.`,
    drop: 'فایل لوگو را این‌جا رها کنید یا انتخاب کنید',
    browse: 'انتخاب فایل',
    replace: 'فایل دیگر',
    hint: 'PNG، JPEG، WebP، HEIC یا SVG؛ تا ۲۰ مگابایت. در مرورگر شما کوچک می‌شود.',
    remove: 'حذف لوگو',
    removed: 'لوگو برداشته شد.',
    placed: 'لوگو گذاشته شد.',
    working: 'در حال آماده کردن لوگو…',
    onLight: 'روی زمینهٔ روشن',
    onDark: 'روی زمینهٔ تیره',
    alt: 'لوگوی شما',
    stored: 'لوگوی سفارش قبلی',
    faults: { ...pictureMessages.faults, type: 'فرمت فایل پشتیبانی نمیشود' },
  },
  preview: {
    title: 'نمای زنده',
    scheme: 'پوستهٔ نمای زنده',
    light: 'روشن',
    dark: 'تیره',
    label: 'نمای زندهٔ سایت با رنگ و فونت شما',
  },
} as const;
