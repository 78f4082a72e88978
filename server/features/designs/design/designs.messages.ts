import { ltr } from '#core/text/bidi.js';
import { formatNumber } from '#core/dates/calendar.js';
import type { ServiceKey } from '#core/pricing/price-list.js';
import type { QuoteLine } from '#core/pricing/pricing.js';
import { KEPT_SECTIONS, LINKED_FILES } from '#core/limits/limits.js';
import { toPersianDigits } from '#core/text/digits.js';
import { SERVICE_NAMES } from '#core/pricing/service-names.js';
import { formatPercent } from '#core/text/number-format.js';
import type { FindingKind } from '#sitekit/index.js';

/** The name of a line of a quote, in Persian. Unknown keys of old frozen quotes show themselves. */
export function quoteLineLabel(line: Pick<QuoteLine, 'kind' | 'key' | 'quantity' | 'percent'>): string {
  switch (line.kind) {
    case 'base':
      return 'طراحی سایت تک‌صفحه‌ای';
    case 'pages':
      return `طراحی ${formatNumber(line.quantity)} صفحه`;
    case 'sections':
      return `${formatNumber(line.quantity)} بخش در صفحه‌ها`;
    case 'logo':
      return 'افزودن لوگو';
    case 'domain':
      return `دامنهٔ ${ltr(line.key)} برای یک سال`;
    case 'service':
      return Object.hasOwn(SERVICE_NAMES, line.key) ? SERVICE_NAMES[line.key as ServiceKey] : line.key;
    case 'one_time_adjustment':
      return 'ردیف‌های یک‌باره در سال فقط یک بار حساب می‌شوند';
    case 'coupon':
      return `کد تخفیف ${ltr(line.key)}${line.percent ? ` (${formatPercent(line.percent)})` : ''}`;
  }
}

/** How each finding in a design is mended. */
export const MENDING: Readonly<Record<FindingKind, string>> = {
  name: 'نام را در مشخصات سایت بنویسید.',
  reach: 'تلفن، ایمیل، نشانی یا یک شبکهٔ اجتماعی را در مشخصات سایت بنویسید.',
  emptyPage: 'بخشی به این صفحه اضافه کنید یا صفحه را بردارید.',
  hidden: 'متن‌های این بخش را خودتان بنویسید یا بخش را بردارید.',
  left: 'این متن‌ها را خودتان بنویسید یا از بخش بردارید.',
  link: 'مقصد این دکمه‌ها را دوباره انتخاب کنید.',
  empty: 'برای این بخش عنوان بنویسید.',
  long: 'این متن‌ها را کوتاه‌تر کنید.',
  sample: 'این متن‌ها را با حرف خودتان عوض کنید.',
};

export const DESIGN_TEXTS = {
  mainPage: 'صفحهٔ اصلی',
  pageNumber: (number: number) => `صفحهٔ ${formatNumber(number)}`,
  pictureWithoutPlace: 'نام هر تصویر «شناسهٔ بخش.جای تصویر» است، مثل hero-1.main؛ این نام در طرح نیست.',
  tooManyPictures: 'حجم تصویرهای طرح بیش از حد است. چند تصویر را کوچک‌تر یا کمتر کنید.',
  previewUrl: 'آدرس پیش‌نمایش باید آدرس تصویر یکی از صفحه‌های همین طرح باشد.',
  notALink: 'این لینک درست نیست: صفحه یا بخشی از همین سایت، تلفن، واتساپ، ایمیل، فایل یا آدرس با https بگذارید.',
  tooManyFiles: `لینک‌های یک سایت به حداکثر ${toPersianDigits(LINKED_FILES.perSite)} فایل می‌رسند.`,
  unknownName: 'این نام شناخته نشد.',
  withNearest: (what: string, nearest: string | null) =>
    nearest === null ? what : `${what} منظورتان ${ltr(nearest)} بود؟`,
  unknownList: 'این بخش چنین فهرستی ندارد.',
  unknownFile: 'این فایل در فایل‌های شما نیست؛ فایل دیگری انتخاب کنید.',
  sectionName: 'برای این بخش یک نام بنویسید.',
  sectionNameLong: `نام بخش حداکثر ${toPersianDigits(KEPT_SECTIONS.nameLength)} کاراکتر باشد.`,
  sectionTooLarge: 'متن‌های این بخش بیش از حد است؛ کمی کوتاهش کنید.',
  pictureNotKept: 'تصویر این بخش هنوز در فایل‌های شما نیست؛ اول آن را آپلود کنید.',
  unknownOption: 'این گزینه برای طرح تعریف نشده است.',
} as const;
