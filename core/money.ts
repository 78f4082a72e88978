/**
 * Money is an integer number of rials. A toman is ten rials; it exists only where people read
 * and type (specification 1 §9, D-04). Both are branded so that one cannot pass for the other.
 * Plain numbers are enough: the largest amount of the product (999,999,999 toman) is far below 2^53.
 */
declare const unit: unique symbol;

/** Integer rials, the only unit of the database and the ledger. */
export type Rial = number & { readonly [unit]: 'rial' };
/** Integer toman, the unit of prices in the wizard and of documented REST order fields. */
export type Toman = number & { readonly [unit]: 'toman' };

export const RIALS_PER_TOMAN = 10;

function assertInteger(value: number, name: string): void {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${name} takes a whole number, got ${value}`);
}

/** Marks a whole number as rials. Throws RangeError for fractions, NaN and unsafe integers. */
export function rial(value: number): Rial {
  assertInteger(value, 'rial');
  return value as Rial;
}

/** Marks a whole number as toman. Throws RangeError for fractions, NaN and unsafe integers. */
export function toman(value: number): Toman {
  assertInteger(value, 'toman');
  return value as Toman;
}

/** 1 toman = 10 rials. */
export function tomanToRial(value: Toman): Rial {
  return rial(value * RIALS_PER_TOMAN);
}

/** Exact only: throws RangeError when the amount has a rial digit that toman cannot show. */
export function rialToToman(value: Rial): Toman {
  if (value % RIALS_PER_TOMAN !== 0) throw new RangeError(`${value} rials are not a whole number of toman`);
  return toman(value / RIALS_PER_TOMAN);
}

export function sumRials(amounts: Iterable<Rial>): Rial {
  let total = 0;
  for (const amount of amounts) total += amount;
  return rial(total);
}

export function sumTomans(amounts: Iterable<Toman>): Toman {
  let total = 0;
  for (const amount of amounts) total += amount;
  return toman(total);
}
