/** The trades sample texts and drawings are made for; a site names its own among its facts. */
export const TRADES = [
  'general',
  'shop',
  'clinic',
  'restaurant',
  'portfolio',
  'company',
  'school',
  'beauty',
  'realestate',
  'law',
  'building',
  'garage',
  'gym',
] as const;
export type Trade = (typeof TRADES)[number];

/** All but `general`, which is the trade of sites that name none: only these have templates. */
export const BUSINESS_TRADES: readonly Trade[] = TRADES.filter((trade) => trade !== 'general');

export const TRADE_NAMES: Record<Trade, string> = {
  general: 'عمومی',
  shop: 'فروشگاه',
  clinic: 'پزشکی و درمان',
  restaurant: 'رستوران و کافه',
  portfolio: 'نمونه‌کار شخصی',
  company: 'شرکتی',
  school: 'آموزشی',
  beauty: 'آرایش و زیبایی',
  realestate: 'مشاور املاک',
  law: 'وکالت و حقوقی',
  building: 'معماری و ساختمان',
  garage: 'خدمات خودرو',
  gym: 'باشگاه ورزشی',
};

export function isTrade(value: string): value is Trade {
  return (TRADES as readonly string[]).includes(value);
}
