/** A published page loads from its own host only, and so does its preview. */
export function withoutOrigin(url: string): string {
  const { pathname, search } = new URL(url, window.location.origin);
  return pathname + search;
}
