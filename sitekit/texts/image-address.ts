import { isFileReference } from '#core/design/file-reference.js';
import { isStockReference } from '#core/design/stock-reference.js';

/** Turns a stored reference (`file:<id>`, `stock:<name>`) into an address. Null where the file is gone. */
export type FileAddress = (reference: string) => string | null;

/** An address of the part of a picture that a stored crop leaves. Null where there is none yet. */
export type CroppedAddress = (address: string, crop: string) => string | null;

const SAFE =
  /^(data:image\/(png|jpe?g|gif|webp|svg\+xml)[;,]|blob:|\/(?!\/)|[a-z0-9_-]+(\/[a-z0-9_.-]+)*\.(png|jpe?g|gif|webp|svg)$)/i;

/**
 * An address fit for `src`, or null: pictures as data, the browser's own blobs, and paths of the same host.
 * Nothing a customer stores can make a delivered page ask another server.
 */
export function imageAddress(stored: string | null | undefined, fileAddress?: FileAddress): string | null {
  if (!stored) return null;
  const isNamed = isFileReference(stored) || isStockReference(stored);
  const address = isNamed ? (fileAddress?.(stored) ?? null) : stored;
  return address && SAFE.test(address) ? address : null;
}
