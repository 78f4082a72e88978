import { v7 } from 'uuid';

/** A time-ordered UUID (version 7): new rows land at the end of every index. */
export function newId(): string {
  return v7();
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Check a string from outside before it reaches a uuid column: PostgreSQL would raise an error of its own. */
export function isId(value: string): boolean {
  return UUID.test(value);
}
