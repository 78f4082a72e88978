/** The texts of findings, for the designer's list and both APIs; Persian. */
import { formatNumber } from '#core/dates/calendar.js';
import type { FindingKind } from './findings.js';

export interface FindingPlace {
  /** Names of the section and its page; not read where the finding is about the site. */
  readonly section: string;
  readonly page: string;
  readonly count: number;
}

const inSection = ({ section, page }: FindingPlace): string => `بخش «${section}» از «${page}»`;

export const FINDING_TEXTS: Readonly<Record<FindingKind, (place: FindingPlace) => string>> = {
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
