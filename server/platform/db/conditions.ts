import type { SqlValue } from './rows.js';

/** Collects conditions with their values. Added in a fixed order, equal filters share one prepared statement. */
export class Conditions {
  readonly values: SqlValue[] = [];
  private readonly parts: string[] = [];

  /** `condition` gets the place of the value: `$3`. */
  add(value: SqlValue, condition: (place: string) => string): void {
    this.values.push(value);
    this.parts.push(condition(`$${this.values.length}`));
  }

  /** `where …`, or nothing. */
  get sql(): string {
    return this.parts.length > 0 ? `where ${this.parts.join(' and ')}` : '';
  }
}

/** For LIKE: the text anywhere, its own wildcards taken literally; NUL, which PostgreSQL refuses, is left out. */
export function likePattern(text: string): string {
  return `%${text.replaceAll('\0', '').replace(/[\\%_]/g, '\\$&')}%`;
}
