import { foldForSearch } from '../../../core/digits.js';
import type { SqlValue } from './rows.js';

/** The condition that a column has what is searched; the column is folded and stands under a trigram index. */
export type Has = (column: string) => string;

/** Collects conditions with their values. Added in a fixed order, equal filters share one prepared statement. */
export class Conditions {
  readonly values: SqlValue[] = [];
  private readonly parts: string[] = [];

  /** `condition` gets the place of the value: `$3`. */
  add(value: SqlValue, condition: (place: string) => string): void {
    this.parts.push(condition(this.place(value)));
  }

  /** A condition without a value. */
  must(condition: string): void {
    this.parts.push(condition);
  }

  /** Where a value stands that a condition needs besides its own. */
  place(value: SqlValue): string {
    return `$${this.values.push(value)}`;
  }

  /** `where …`, or nothing. */
  get sql(): string {
    return this.parts.length > 0 ? `where ${this.parts.join(' and ')}` : '';
  }

  /** The text anywhere, its own wildcards taken literally; no condition where nothing is searched. */
  search(text: string | null | undefined, condition: (has: Has) => string): void {
    const whole = searchedText(text);
    if (whole === '') return;
    const telling = tellingPart(whole);
    const at = this.place(`%${telling.replace(/[\\%_]/g, '\\$&')}%`);
    if (telling === whole) return void this.parts.push(condition((column) => `${column} like ${at}`));
    const wholeAt = this.place(whole);
    this.parts.push(condition((column) => `(${column} like ${at} and strpos(${column}, ${wholeAt}) > 0)`));
  }
}

/** As it is compared: folded, and without NUL, which PostgreSQL refuses. */
export function searchedText(text: string | null | undefined): string {
  return foldForSearch(text ?? '').replaceAll('\0', '');
}

/**
 * What thousands of rows share: an e-mail's domain, most of the name before the number that people put behind it to be
 * the only ones, the year before a document's own digits, and the hours of an order's number, which is a time in ms.
 */
const SHARED = [
  /(?<=[\p{L}\p{N}]{3}@)\S+$/u,
  /^\S+?(?=\S{2}\d{3,}@$)/,
  /^\d{4}-(?:0+(?=0))?(?=\d{3})/,
  /^wz-\d+(?=\d{6}$)/,
];

/**
 * The part for the index: it reads the rows of every three letters that are searched, and those of `@gmail.com` are
 * nearly all there are.
 */
function tellingPart(whole: string): string {
  return SHARED.reduce((text, shared) => text.replace(shared, ''), whole);
}
