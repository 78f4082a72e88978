/** The names of the lines of a price difference, in Persian. */
import { toPersianDigits } from '../text/digits.js';
import { ANNUAL_DISCOUNT_PERCENT, type ServiceKey } from './price-list.js';
import type { DifferenceLine } from './pricing-difference.js';
import { SERVICE_NAMES } from './service-names.js';
import { formatPercent } from '../text/number-format.js';

/** «۲ صفحه»: with how many, as an order or a bill says it. */
export function differenceLabel({ kind, key, quantity }: Pick<DifferenceLine, 'kind' | 'key' | 'quantity'>): string {
  switch (kind) {
    case 'pages':
      return `${toPersianDigits(quantity)} صفحه`;
    case 'sections':
      return `${toPersianDigits(quantity)} بخش`;
    case 'base':
      return 'کسر قیمت سایت تک‌صفحه‌ای';
    case 'logo':
      return 'افزودن لوگو';
    case 'service':
      return SERVICE_NAMES[key as ServiceKey];
    case 'annual_discount':
      return `تخفیف پرداخت سالانه (${formatPercent(ANNUAL_DISCOUNT_PERCENT)})`;
  }
}
