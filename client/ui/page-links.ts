/** A gap of pages that are not linked. */
export const GAP = null;

const MOST = 5;

/** Up to five page links, the first and the last always among them, gaps between. */
export function pageLinks(page: number, pages: number): readonly (number | typeof GAP)[] {
  if (pages <= MOST) return Array.from({ length: pages }, (_, index) => index + 1);
  if (page <= 3) return [1, 2, 3, 4, GAP, pages];
  if (page >= pages - 2) return [1, GAP, pages - 3, pages - 2, pages - 1, pages];
  return [1, GAP, page - 1, page, page + 1, GAP, pages];
}
