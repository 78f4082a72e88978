/** The Persian names of what visits are counted by: for the dashboard and for the exported lists. */
import { once } from '../once.js';
import type { VisitDevice, VisitSource } from './site-visits.js';

const SOURCE_NAMES: Readonly<Record<VisitSource, string>> = {
  direct: 'مستقیم',
  google: 'گوگل',
  bing: 'بینگ',
  duckduckgo: 'داک‌داک‌گو',
  yandex: 'یاندکس',
  yahoo: 'یاهو',
  baidu: 'بایدو',
  zarebin: 'ذره‌بین',
  instagram: 'اینستاگرام',
  telegram: 'تلگرام',
  whatsapp: 'واتساپ',
  eitaa: 'ایتا',
  bale: 'بله',
  rubika: 'روبیکا',
  soroush: 'سروش',
  virasty: 'ویراستی',
  aparat: 'آپارات',
  linkedin: 'لینکدین',
  x: 'ایکس',
  facebook: 'فیسبوک',
  youtube: 'یوتیوب',
  pinterest: 'پینترست',
  other: 'سایت‌های دیگر',
};

const DEVICE_NAMES: Readonly<Record<VisitDevice, string>> = {
  phone: 'موبایل',
  tablet: 'تبلت',
  desktop: 'کامپیوتر',
};

const OTHERS = 'بقیه';
const UNKNOWN = 'نامشخص';
const countryNames = once(() => new Intl.DisplayNames('fa', { type: 'region' }));

/** The name of a counted value; the value itself where it is not known. */
export function visitValueName(dimension: string, value: string): string {
  if (value === '') return dimension === 'country' ? UNKNOWN : OTHERS;
  if (dimension === 'source') return SOURCE_NAMES[value as VisitSource] ?? value;
  if (dimension === 'device') return DEVICE_NAMES[value as VisitDevice] ?? value;
  return dimension === 'country' && /^[A-Z]{2}$/.test(value) ? (countryNames().of(value) ?? value) : value;
}
