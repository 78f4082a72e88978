interface Flow {
  readonly inRials: number;
  readonly outRials: number;
}

/** Per cent: what moved at all is seen, however small beside the largest. */
const LEAST = 2;

/** Heights in per cent of the largest movement of all months. */
export function barHeights(months: readonly Flow[]): { readonly in: number; readonly out: number }[] {
  const most = Math.max(0, ...months.flatMap(({ inRials, outRials }) => [inRials, outRials]));
  const height = (rials: number): number => (rials === 0 ? 0 : Math.max(LEAST, Math.round((100 * rials) / most)));
  return months.map(({ inRials, outRials }) => ({ in: height(inRials), out: height(outRials) }));
}

/** «آبان» of «آبان ۱۴۰۵», in either order. */
export function monthName(label: string): string {
  return label.replace(/[\d۰-۹]+/g, '').trim();
}
