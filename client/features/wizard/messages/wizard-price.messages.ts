/** The change of the price by an action of the editor, before it is done. */
import { formatToman } from '#core/dates/calendar.js';

export const priceMessages = {
  /** toman a month; above or below zero. */
  monthly: (toman: number) => (toman > 0 ? `ماهانه ${formatToman(toman)} بیشتر` : `ماهانه ${formatToman(-toman)} کمتر`),
  /** `total`: toman a month. */
  changed: (change: string, total: number) => `قیمت سایت ${change} و ${formatToman(total)} در ماه می‌شود.`,
  same: 'قیمت سایت تغییری نمی‌کند.',
} as const;
