import { formatMonth, jalaliMonthKey } from '#core/dates/jalali-months.js';

interface MonthGroup<Item, Month> {
  /** `1405-08` */
  readonly key: string;
  /** آبان ۱۴۰۵ */
  readonly label: string;
  /** The sums of the whole month; undefined of a month of which the server tells none. */
  readonly sums: Month | undefined;
  readonly items: Item[];
}

/** The documents of a page under the months that they belong to, in the order of the page. */
export function groupByMonth<Item extends { readonly createdAt: string }, Month extends { readonly month: string }>(
  items: readonly Item[],
  months: readonly Month[],
): MonthGroup<Item, Month>[] {
  const groups: MonthGroup<Item, Month>[] = [];
  for (const item of items) {
    const at = new Date(item.createdAt);
    const key = jalaliMonthKey(at);
    if (groups.at(-1)?.key !== key)
      groups.push({ key, label: formatMonth(at), sums: months.find(({ month }) => month === key), items: [] });
    groups.at(-1)?.items.push(item);
  }
  return groups;
}
