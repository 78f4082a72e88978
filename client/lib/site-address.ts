/** An address as people read it: without its scheme. */
export function shownAddress(url: string): string {
  return url.replace(/^https?:\/\//, '');
}
