import { ltr } from '#core/text/bidi.js';
import { formatDate } from '#core/dates/calendar.js';
import { differenceLabel } from '#core/pricing/difference-words.js';
import { RECURRENCE_NAMES } from '#core/pricing/price-list.js';
import type { DifferenceLine } from '#core/pricing/pricing-difference.js';

const PERIODS = { month: 'یک ماه', year: 'یک سال' } as const;

/** The name of a line of a renewal, whose quantity is a column of its own. */
const OF_RENEWAL: Partial<Record<DifferenceLine['kind'], string>> = {
  pages: 'صفحهٔ افزوده',
  sections: 'بخش افزوده',
};

export const UPGRADE_TEXTS = {
  /** To an administrator who tries. */
  onlyOwner:
    'خرید برای این سایت و لغو آن فقط از حساب صاحب سایت انجام می‌شود. پیش‌نویس همان‌طور که ذخیره شده است می‌ماند.',
  invoiceService: (address: string) => `افزودن به سایت ${ltr(address)}`,
  untilLine: (line: DifferenceLine, until: Date | null) =>
    until === null ? differenceLabel(line) : `${differenceLabel(line)} تا ${formatDate(until)}`,
  onceLine: (line: DifferenceLine) => `${differenceLabel(line)} (${RECURRENCE_NAMES.one_off})`,
  /** The discount has the same words as that of the order, so that a renewal names one. */
  renewalLine: (line: DifferenceLine, period: keyof typeof PERIODS) =>
    line.kind === 'annual_discount'
      ? differenceLabel(line)
      : `${OF_RENEWAL[line.kind] ?? differenceLabel(line)}، ${PERIODS[period]}`,
  applied: (address: string, words: string, publishes: boolean) => ({
    title: 'خرید شما به سایت اضافه شد',
    message: `به ${ltr(address)} اضافه شد: ${words}.${publishes ? ' نسخهٔ جدید در حال ساخت است و تا چند لحظهٔ دیگر دیده می‌شود.' : ''}`,
  }),
  servicesForAdmins: (orderNumber: string, words: string) => ({
    title: 'برای یک سایت خدمت جدید خریده شد',
    message: `برای سایت سفارش ${ltr(orderNumber)} خریده و پرداخت شد: ${words}.`,
  }),
} as const;
