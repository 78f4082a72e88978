/** The names that designs have for stock pictures: `stock:<name>`. Pure. */
import { PICTURES } from '../limits/limits.js';

const PREFIX = 'stock:';
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const isStockReference = (value: string): boolean => value.startsWith(PREFIX);

export const stockReference = (name: string): string => PREFIX + name;

/** The name of the picture that a reference names; null where it is none, or none that one could have. */
export function stockNameOf(reference: string): string | null {
  if (!isStockReference(reference) || reference.length > PREFIX.length + PICTURES.stock.name) return null;
  const name = reference.slice(PREFIX.length);
  return NAME.test(name) ? name : null;
}

/** False for what begins like a reference to a stock picture and is none. */
export const isFitPicture = (image: string): boolean => !isStockReference(image) || stockNameOf(image) !== null;
