import { toPersianDigits } from '#core/text/digits.js';
import { VISITS } from '#core/limits/limits.js';
import type { VisitDimension } from '#core/sites/site-visits.js';

export const VISITS_TEXTS = {
  days: `بازه‌ای از ۱ تا ${toPersianDigits(VISITS.reportDays)} روز انتخاب کنید.`,
} as const;

/** Titles of the columns of the exported counts, and the words in them. */
export const VISITS_CSV_TITLES = {
  day: 'روز یا ماه',
  dimension: 'دسته',
  value: 'مورد',
  views: 'بازدید',
  visitors: 'بازدیدکننده',
} as const;

export const DIMENSION_NAMES: Readonly<Record<VisitDimension, string>> = {
  total: 'همه',
  page: 'صفحه',
  source: 'راه ورود',
  referrer: 'سایت معرف',
  device: 'دستگاه',
  country: 'کشور',
};
