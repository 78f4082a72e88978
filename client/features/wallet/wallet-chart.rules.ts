interface Flow {
  readonly inRials: number;
  readonly outRials: number;
}

/** The largest movement of all months. */
export function greatestFlow(months: readonly Flow[]): number {
  return Math.max(0, ...months.flatMap(({ inRials, outRials }) => [inRials, outRials]));
}

/** Per cent: what moved at all is seen, however small beside the largest. */
const LEAST = 2;

/** Heights in per cent of the top of the chart. */
export function barHeights(months: readonly Flow[], topRials: number): { readonly in: number; readonly out: number }[] {
  const height = (rials: number): number => (rials === 0 ? 0 : Math.max(LEAST, Math.round((100 * rials) / topRials)));
  return months.map(({ inRials, outRials }) => ({ in: height(inRials), out: height(outRials) }));
}

/** «آبان» of «آبان ۱۴۰۵», in either order. */
export function monthName(label: string): string {
  return label.replace(/[\d۰-۹]+/g, '').trim();
}
