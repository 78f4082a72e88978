/** The date-range picker. */
import { WEEK_DAYS } from '#core/dates/week-days.js';

export const calendarMessages = {
  label: 'بازهٔ زمانی',
  any: 'همهٔ زمان‌ها',
  range: (from: string, to: string) => `${from} تا ${to}`,
  since: (from: string) => `از ${from}`,
  until: (to: string) => `تا ${to}`,
  previousMonth: 'ماه پیش',
  nextMonth: 'ماه بعد',
  weekdays: WEEK_DAYS,
  pickStart: 'روز شروع را انتخاب کنید',
  pickEnd: 'روز پایان را انتخاب کنید',
  clear: 'پاک کردن بازه',
  clearDay: (what: string) => `پاک کردن ${what}`,
  quick: 'بازه‌های آماده',
  today: 'امروز',
  week: '۷ روز گذشته',
  month: '۳۰ روز گذشته',
  thisMonth: 'این ماه',
} as const;
