/**
 * A cursor names the row after which a list goes on: the value that the row is ordered by, and its id. Unlike a page's
 * number it stays at its row while others come and go.
 */
import { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import type { Conditions } from './conditions.js';
import type { ListOrder } from './order.js';
import { sqlState } from './sql-state.js';

/** Bytes; longer ones are not read. */
export const LONGEST_CURSOR = 2000;

/** The key as SQL answers it: the text of the value, and the id. */
const keySchema = z.tuple([z.string().nullable(), z.string()]);
type Key = z.output<typeof keySchema>;

/** With the order that it belongs to: in another one it would skip rows. */
const cursorSchema = z.tuple([z.string(), ...keySchema.def.items]);

const nameOf = ({ name, direction }: ListOrder): string => `${name} ${direction}`;

/** The column that `cursorOf` reads. */
export function keyColumn({ column, id }: ListOrder): string {
  return `array[(${column})::text, (${id})::text] as "cursorKey"`;
}

/** The cursor of a row that was read with `keyColumn`; opaque to callers. */
export function cursorOf(order: ListOrder, row: object): string {
  const [value, id] = (row as { readonly cursorKey: Key }).cursorKey;
  return Buffer.from(JSON.stringify([nameOf(order), value, id])).toString('base64url');
}

export const invalidCursor = (): AppError => new AppError('INVALID_CURSOR');

/** @throws AppError INVALID_CURSOR where it is none, or belongs to another order. */
function readCursor(cursor: string, order: ListOrder): Key {
  let given: unknown = null;
  try {
    given = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    throw invalidCursor();
  }
  const { success, data } = cursorSchema.safeParse(given);
  if (!success || data[0] !== nameOf(order)) throw invalidCursor();
  return [data[1], data[2]];
}

/**
 * The condition that a row stands behind the cursor. PostgreSQL puts rows without a value last where the order goes up,
 * and first where it goes down.
 * @throws AppError INVALID_CURSOR.
 */
export function behindCursor(cursor: string, order: ListOrder, where: Pick<Conditions, 'placeholder'>): string {
  const [value, id] = readCursor(cursor, order);
  const { column, direction, nullable } = order;
  const sign = direction === 'desc' ? '<' : '>';
  if (value === null) {
    const rest = `${column} is null and ${order.id} ${sign} ${where.placeholder(id)}`;
    return direction === 'desc' ? `(${column} is not null or ${rest})` : `(${rest})`;
  }
  const behind = `(${column}, ${order.id}) ${sign} (${where.placeholder(value)}, ${where.placeholder(id)})`;
  return nullable && direction === 'asc' ? `(${behind} or ${column} is null)` : behind;
}

/** A value that the column cannot have (SQLSTATE 22, data exceptions): somebody made the cursor up. */
export function isImpossibleKey(error: unknown): boolean {
  return sqlState(error)?.startsWith('22') ?? false;
}
