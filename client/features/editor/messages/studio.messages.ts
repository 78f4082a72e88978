/** The studio: the bar, the panels beside the canvas, and the sheets of a phone. */
import { formatNumber } from '#core/dates/calendar.js';

export const studioMessages = {
  mainSite: 'برپا، صفحهٔ اصلی',
  /** Where there is no space for the name. */
  step: (step: number) => `مرحلهٔ ${formatNumber(step)}`,
  pages: 'صفحه‌های سایت',
  layers: 'صفحه‌ها و بخش‌ها',
  showLayers: 'نشان دادن فهرست صفحه‌ها و بخش‌ها',
  hideLayers: 'بستن فهرست صفحه‌ها و بخش‌ها',
  inspector: 'تنظیمات',
  siteTools: 'تنظیمات سایت',
  closeSection: 'پایان ویرایش این بخش',
  media: 'رسانه‌ها',
  canvasSize: 'اندازهٔ بوم',
  pickSection: 'برای ویرایش محتوا، بخشی را در صفحه یا در فهرست بخش‌ها انتخاب کنید.',
  sheets: {
    label: 'ابزارهای طراحی',
    layers: 'بخش‌ها',
    content: 'محتوا',
    pages: 'صفحه‌ها',
    site: 'سایت',
    close: 'بستن',
  },
} as const;
