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
  'dentist',
  'confectioner',
  'languageschool',
  'photographer',
  'guesthouse',
  'travel',
  'weddinghall',
  'repairs',
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
  dentist: 'دندان‌پزشکی',
  confectioner: 'قنادی و شیرینی',
  languageschool: 'آموزشگاه زبان',
  photographer: 'عکاسی',
  guesthouse: 'اقامتگاه بوم‌گردی',
  travel: 'آژانس مسافرتی',
  weddinghall: 'تالار و باغ‌تالار',
  repairs: 'تعمیر لوازم خانگی',
};

/** The trades without templates of their own, and the trade whose templates they are offered in their own words. */
const NEAREST_TRADE: Partial<Record<Trade, Trade>> = {
  dentist: 'clinic',
  confectioner: 'shop',
  languageschool: 'school',
  photographer: 'portfolio',
  guesthouse: 'restaurant',
  travel: 'company',
  weddinghall: 'restaurant',
  repairs: 'garage',
};

/** The trade whose templates a trade is offered; mostly itself. */
export function nearestTrade(trade: Trade): Trade {
  return NEAREST_TRADE[trade] ?? trade;
}

export function isTrade(value: string): value is Trade {
  return (TRADES as readonly string[]).includes(value);
}
