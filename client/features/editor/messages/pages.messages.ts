/** Texts of the list of pages, and of what all pages share. */
import { formatNumber } from '#core/dates/calendar.js';

export const pagesMessages = {
  options: (name: string) => `گزینه‌های «${name}»`,
  drag: (name: string) => `جابه‌جایی صفحهٔ «${name}»`,
  rename: 'تغییر نام',
  address: 'آدرس صفحه',
  duplicate: 'ساخت کپی',
  up: 'بردن به بالا',
  down: 'بردن به پایین',
  remove: 'حذف صفحه',
  moved: (name: string, place: number) => `«${name}» صفحهٔ شمارهٔ ${formatNumber(place)} شد.`,
  addressTitle: (name: string) => `آدرس صفحهٔ «${name}»`,
  addressLabel: 'نام صفحه در آدرس',
  addressAuto: 'اگر خالی باشد، از نام صفحه ساخته می‌شود.',
  addressFirst: 'صفحهٔ اول با آدرس خود سایت باز می‌شود.',
  preview: 'این صفحه با این آدرس باز می‌شود:',
  save: 'ذخیره',
  saved: (name: string) => `آدرس «${name}» ذخیره شد.`,
} as const;

export const apartMessages = {
  act: 'جدا کردن بخش‌ها',
  hint: 'این یک قالب کامل است. برای جابه‌جایی، حذف یا تغییر چیدمان هر بخش، اول بخش‌هایش را جدا کنید.',
  title: 'قالب به بخش‌های جدا تبدیل شود؟',
  text: (sections: number) =>
    `قالب به ${formatNumber(sections)} بخش تبدیل می‌شود که هرکدام را جدا ویرایش، جابه‌جا یا حذف می‌کنید. نوشته‌ها و تصویرها می‌مانند.`,
  confirm: 'تبدیل به بخش‌ها',
  done: 'قالب به بخش‌های جدا تبدیل شد.',
  tooMany: 'این صفحه با بخش‌های قالب از سقف بخش‌ها بیشتر می‌شود.',
} as const;

export const sharedMessages = {
  badge: 'مشترک',
  badgeHint: 'در همهٔ صفحه‌ها دیده می‌شود و یک بخش شمرده می‌شود.',
  where: (name: string) => `${name} در کدام صفحه‌ها باشد؟`,
  all: 'همهٔ صفحه‌ها',
  one: 'فقط این صفحه',
  options: (name: string) => `گزینه‌های ${name}`,
  share: 'نمایش در همهٔ صفحه‌ها',
  detach: 'نسخهٔ جدا برای این صفحه',
  remove: 'حذف از همهٔ صفحه‌ها',
  shared: (name: string, change: string | null) =>
    `${name} از این پس در همهٔ صفحه‌ها یکی است${change === null ? '.' : `؛ ${change}.`}`,
  detached: (name: string, change: string | null) =>
    `این صفحه ${name} جدا دارد${change === null ? '.' : `؛ ${change}.`}`,
  removed: (name: string) => `${name} از همهٔ صفحه‌ها حذف شد.`,
  added: (name: string) => `${name} به همهٔ صفحه‌ها اضافه شد.`,
  changed: (name: string) => `چیدمان ${name} در همهٔ صفحه‌ها تغییر کرد.`,
} as const;
