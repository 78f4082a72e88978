/** The date-range picker. */
export const calendarMessages = {
  label: 'بازهٔ زمانی',
  any: 'همهٔ زمان‌ها',
  range: (from: string, to: string) => `${from} تا ${to}`,
  since: (from: string) => `از ${from}`,
  until: (to: string) => `تا ${to}`,
  previousMonth: 'ماه پیش',
  nextMonth: 'ماه بعد',
  weekdays: ['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه'],
  pickStart: 'روز آغاز را برگزینید',
  pickEnd: 'روز پایان را برگزینید',
  clear: 'پاک کردن بازه',
  quick: 'بازه‌های آماده',
  today: 'امروز',
  week: '۷ روز گذشته',
  month: '۳۰ روز گذشته',
  thisMonth: 'این ماه',
} as const;
