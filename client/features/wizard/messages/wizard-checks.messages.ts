/** What is looked at before a site is ordered or published. */
import { formatNumber } from '../../../../core/dates/calendar.js';
import type { FindingKind } from '../../../../sitekit/findings.js';

interface Place {
  readonly section: string;
  readonly page: string;
  readonly count: number;
}

const inSection = ({ section, page }: Place): string => `بخش «${section}» از «${page}»`;

const kinds: Readonly<Record<FindingKind, (place: Place) => string>> = {
  name: () => 'نام سایت را ننوشته‌اید؛ تا ننویسید، نام دامنه به‌جای آن می‌آید.',
  reach: () => 'هیچ راه تماسی ننوشته‌اید؛ بخش و دکمه‌های تماس منتشر نمی‌شوند.',
  emptyPage: ({ page }) => `«${page}» هنوز بخشی ندارد.`,
  hidden: (place) => `${inSection(place)} فقط نمونه دارد و منتشر نمی‌شود.`,
  left: (place) => `${formatNumber(place.count)} نمونه در ${inSection(place)} منتشر نمی‌شود.`,
  link: (place) => `${formatNumber(place.count)} دکمه در ${inSection(place)} به جایی نمی‌رود.`,
  empty: (place) => `${inSection(place)} عنوان ندارد.`,
  long: (place) => `${formatNumber(place.count)} متن در ${inSection(place)} بیش از حد بلند است.`,
  sample: (place) => `${formatNumber(place.count)} متن در ${inSection(place)} هنوز نمونه است.`,
};

export const checksMessages = {
  order: 'پیش از سفارش',
  text: 'این‌ها مانع کار نیستند؛ هر وقت خواستید درستشان کنید. نمونه‌هایی که فقط شما می‌توانید بگویید درست‌اند (آدم‌ها، قیمت‌ها، عددها، ساعت کار، تلفن و نشانی) منتشر نمی‌شوند.',
  good: 'همه‌چیز آماده است؛ چیزی از نمونه‌ها نمانده.',
  tool: (count: number) => `بررسی سایت (${formatNumber(count)})`,
  toolGood: 'بررسی سایت',
  go: 'نشان بده',
  goTo: (text: string) => `نشان بده: ${text}`,
  all: (count: number) => `دیدن هر ${formatNumber(count)} مورد`,
  facts: 'مشخصات سایت',
  kinds,
} as const;
