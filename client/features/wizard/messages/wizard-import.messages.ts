import { formatNumber } from '#core/dates/calendar.js';
import { formatPercent } from '#core/text/number-format.js';

/** Going on from the file that a site was taken away as. */
export const importMessages = {
  action: 'ادامه از فایل خروجی',
  text: 'سایتی را از برپا گرفته‌اید؟ فایل zip یا design.json آن را بفرستید تا طرح، متن‌ها و تصویرهایش همین‌جا باز شود.',
  guest: 'قبلاً سایتی را از برپا گرفته‌اید؟ وارد شوید تا با همان فایل ادامه دهید؛ تصویرهایش در حساب شما می‌ماند.',
  login: 'ورود',
  sending: (percent: number) => `در حال ارسال فایل: ${formatPercent(percent)}`,
  reading: 'فایل رسید؛ طرح و تصویرها در حال باز شدن است.',
  progressLabel: 'پیشرفت ارسال فایل',
  cancel: 'لغو',
  failed: 'فایل باز نشد',
  another: 'انتخاب فایل دیگر',
  replace: {
    title: 'طرح فعلی جایگزین شود؟',
    text: 'طرحی که تا این‌جا ساخته‌اید با طرح فایل جایگزین می‌شود.',
    action: 'جایگزین شود',
  },
  opened: (pictures: number) =>
    pictures === 0 ? 'طرح باز شد.' : `طرح باز شد و ${formatNumber(pictures)} تصویر آن در حساب شما نگه داشته شد.`,
  missing: (count: number) =>
    `${formatNumber(count)} تصویر در فایل نبود؛ جای آن‌ها تصویر نمونه می‌آید و می‌توانید عوضشان کنید.`,
} as const;
