/** Where the browser finds stock pictures: files of the client's own build. */
import { stockPicture } from '#sitekit/pictures/stock.js';

/** A path of this host; null for a name that no picture has. */
export function stockAddress(reference: string): string | null {
  const name = stockPicture(reference)?.name;
  return name === undefined ? null : new URL(`../../../sitekit/pictures/files/${name}.webp`, import.meta.url).pathname;
}
