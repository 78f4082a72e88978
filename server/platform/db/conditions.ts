import { foldForSearch, searchedWords } from '#core/text/digits.js';
import type { SqlValue } from './rows.js';

/** The condition that a column contains the searched text. The column is folded and has a trigram index. */
export type Has = (column: string) => string;

/** The parts of a condition of a search: `has`, the text as it was typed, and the placeholder of a further value. */
export type Search = readonly [has: Has, text: string, at: (value: SqlValue) => string];

/** Collects conditions with their values. Added in a fixed order, equal filters share one prepared statement. */
export class Conditions {
  readonly values: SqlValue[] = [];
  private readonly parts: string[] = [];

  /** `condition` gets the placeholder of the value: `$3`. */
  add(value: SqlValue, condition: (placeholder: string) => string): void {
    this.parts.push(condition(this.placeholder(value)));
  }

  /** A condition without a value. */
  must(condition: string): void {
    this.parts.push(condition);
  }

  /** That the column is within the period, both ends included; an end that is not given is open. */
  period(
    column: string,
    { from, to }: { readonly from?: Date | null | undefined; readonly to?: Date | null | undefined },
  ): void {
    if (from) this.add(from, (at) => `${column} >= ${at}`);
    if (to) this.add(to, (at) => `${column} <= ${at}`);
  }

  /** That the row was made or changed at this instant or later. */
  updatedSince(column: string, since: Date | null | undefined): void {
    if (since) this.add(since, (at) => `${column} >= ${at}`);
  }

  /** Adds a value that a condition needs besides its own and returns its placeholder. */
  placeholder(value: SqlValue): string {
    return `$${this.values.push(value)}`;
  }

  /** `where …`, or nothing. */
  get sql(): string {
    return this.with([]);
  }

  /** The same with further conditions, which are not kept. */
  with(more: readonly string[]): string {
    const all = [...this.parts, ...more];
    return all.length > 0 ? `where ${all.join(' and ')}` : '';
  }

  /**
   * Each word of the text anywhere, its own wildcards taken literally; no condition where nothing is searched. `has`
   * asks for all of them.
   */
  search(text: string | null | undefined, condition: (...search: Search) => string): void {
    const tests = wordsOf(text).map((word) => this.testOf(word));
    if (tests.length === 0) return;
    const has: Has = (column) => {
      const all = tests.map((test) => test(column)).join(' and ');
      return all.includes(' and ') ? `(${all})` : all;
    };
    this.parts.push(condition(has, text ?? '', (value) => this.placeholder(value)));
  }

  private testOf(word: string): Has {
    const selective = selectivePart(word);
    const at = this.placeholder(`%${selective.replace(/[\\%_]/g, '\\$&')}%`);
    if (selective === word) return (column) => `${column} like ${at}`;
    const wholeAt = this.placeholder(word);
    return (column) => `${column} like ${at} and strpos(${column}, ${wholeAt}) > 0`;
  }
}

/** The words that are searched, without NUL, which PostgreSQL refuses. */
export function wordsOf(text: string | null | undefined): readonly string[] {
  return searchedWords((text ?? '').replaceAll('\0', ''));
}

/** The same as one word. */
export function searchedText(text: string | null | undefined): string {
  return foldForSearch(text ?? '').replaceAll('\0', '');
}

/**
 * Texts that thousands of rows share: an e-mail's domain, most of the name before the number that people put behind it
 * to be the only ones, the year before a document's own digits, and the hours of an order's number, which is a time in
 * ms.
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
function selectivePart(whole: string): string {
  return SHARED.reduce((text, shared) => text.replace(shared, ''), whole);
}
