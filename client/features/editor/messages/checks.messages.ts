/** Checks before a site is ordered or published. */
import { formatNumber } from '#core/dates/calendar.js';
import { FINDING_TEXTS } from '#sitekit/finding-texts.js';

export const checksMessages = {
  order: 'پیش از سفارش',
  count: (count: number) => `${formatNumber(count)} مورد را می‌توانید حالا یا بعد از سفارش کامل کنید`,
  text: 'این‌ها مانع کار نیستند؛ هر وقت خواستید درستشان کنید. نمونه‌هایی که فقط شما می‌توانید بگویید درست‌اند (آدم‌ها، قیمت‌ها، عددها، ساعت کار، تلفن و نشانی) منتشر نمی‌شوند.',
  good: 'همه‌چیز آماده است؛ چیزی از نمونه‌ها نمانده.',
  tool: (count: number) => `بررسی سایت (${formatNumber(count)})`,
  toolGood: 'بررسی سایت',
  go: 'نمایش',
  goTo: (text: string) => `نمایش: ${text}`,
  all: (count: number) => `دیدن هر ${formatNumber(count)} مورد`,
  facts: 'مشخصات سایت',
  kinds: FINDING_TEXTS,
} as const;
