const format = new Intl.NumberFormat('fa-IR', { style: 'percent', maximumFractionDigits: 2 });

/** A share of 1 as «۹۹٫۹۹٪». */
export function formatPercent(share: number): string {
  return format.format(share);
}
