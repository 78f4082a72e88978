import { toPersianDigits } from '#core/text/digits.js';
import { formatPercent } from '#core/text/number-format.js';

const inDigits = (value: number): string => toPersianDigits(String(value));

/** Custom code of a site: upload, findings, preview, publish. */
export const customCodeMessages = {
  open: 'کد سفارشی',
  title: (address: string) => `کد سفارشی ${address}`,
  lead: 'فایل zip سایتی را که بیرون از برپا ساخته شده است بفرستید. پیش از انتشار، همهٔ فایل‌ها بررسی می‌شود و بازدیدکنندگان چیزی از آن نمی‌بینند.',
  rules:
    'تا ۶۰ مگابایت و ۵۰۰ فایل: HTML، CSS، تصویر، فونت WOFF2، متن، MP4، WebM و PDF، با index.html در پوشهٔ اصلی. بدون اسکریپت، کد سرور و فایل از سایت‌های دیگر.',
  note: 'این کد برای چیست؟',
  noteHint: 'صاحب سایت این جمله را کنار نسخه و در اعلان می‌خواند.',
  choose: 'انتخاب فایل zip',
  another: 'انتخاب فایل دیگر',
  send: 'بارگذاری و بررسی',
  cancel: 'لغو بارگذاری',
  sending: (percent: number) => `در حال بارگذاری، ${formatPercent(percent)}`,
  checking: 'در حال بررسی فایل‌ها…',
  progress: 'پیشرفت بارگذاری',
  kept: 'کد پذیرفته شد و در انتظار پیش‌نمایش است.',
  tooLarge: 'حجم فایل بیشتر از ۶۰ مگابایت است. فایل کوچک‌تری انتخاب کنید.',
  refused: 'این کد پذیرفته نشد',
  findings: 'چه چیزی باید درست شود',
  line: (line: number) => `خط ${inDigits(line)}`,
  more: (count: number) => `و ${inDigits(count)} مورد دیگر`,
  list: 'نسخه‌های سفارشی',
  failed: 'نسخه‌های سفارشی بارگذاری نشد',
  none: 'هنوز کدی برای این سایت بارگذاری نشده است.',
  statuses: {
    quarantined: 'در انتظار بررسی',
    published: 'منتشر شد',
    discarded: 'حذف شد',
    lapsed: 'مهلت آن گذشت',
  },
  facts: (files: number, size: string) => `${inDigits(files)} فایل، ${size}`,
  until: 'مهلت انتشار:',
  preview: 'ساخت پیش‌نمایش',
  openPreview: 'باز کردن پیش‌نمایش',
  previewUntil: 'پیش‌نمایش باز است تا',
  previewReady: 'پیش‌نمایش آماده است.',
  previewFailed: 'پیش‌نمایش ساخته نشد',
  publish: 'انتشار',
  publishHint: 'برای انتشار، اول پیش‌نمایش را ببینید.',
  publishQuestion: {
    title: 'این نسخه منتشر شود؟',
    text: 'بازدیدکنندگان همان لحظه این نسخه را می‌بینند و به صاحب سایت خبر داده می‌شود. برگشت به نسخهٔ قبلی همیشه ممکن است.',
    action: 'انتشار',
  },
  published: 'نسخهٔ سفارشی منتشر شد.',
  publishFailed: 'نسخه منتشر نشد',
  discard: 'حذف',
  discardQuestion: {
    title: 'این نسخه حذف شود؟',
    text: 'فایل‌های آن پاک می‌شود و برنمی‌گردد. سایتی که بازدیدکنندگان می‌بینند همان می‌ماند.',
    action: 'حذف',
    danger: true,
  },
  discarded: 'نسخه حذف شد.',
  discardFailed: 'نسخه حذف نشد',
  isLive: 'نسخهٔ سفارشی در حال نمایش است',
} as const;
