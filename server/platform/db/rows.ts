/**
 * The read path: plain SQL rows, ten times cheaper than entities in lists. Runs as a prepared statement on the
 * transaction's own connection, or on one of the pool.
 */
import { CompiledQuery } from 'kysely';
import pg from 'pg';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Statement } from './dialect.js';

const INT8 = 20;
// Rials and counts are safe integers (core/money); pg would hand them out as strings.
pg.types.setTypeParser(INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} is beyond the safe integers`);
  return value;
});

const TIMESTAMPTZ = 1184;
const parseAnyInstant = pg.types.getTypeParser(TIMESTAMPTZ) as (text: string) => Date;
// A UTC session sends times nearly in ISO already; the general parser costs three times as much.
pg.types.setTypeParser(TIMESTAMPTZ, (text) =>
  text.endsWith('+00') ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : parseAnyInstant(text),
);

/** A value that may be bound to a parameter. */
export type SqlValue = string | number | boolean | Date | null | readonly (string | number)[];

const names = new Map<string, string>();

/** The results of a pattern differ so much from one to the next that each is planned for itself. */
const SEARCH = / like \$\d/;

/** Equal texts share one prepared statement per connection. */
function statementName(text: string): string | undefined {
  if (SEARCH.test(text)) return undefined;
  let name = names.get(text);
  if (!name) names.set(text, (name = `q${names.size}`));
  return name;
}

const types = { getTypeParser: pg.types.getTypeParser.bind(pg.types) } as pg.CustomTypesConfig;

/** SQL with `$1`-style parameters, and what its rows are read with. */
function statementOf(text: string, values: readonly SqlValue[] = []): Statement {
  const name = statementName(text);
  return { ...CompiledQuery.raw(text, [...values]), ...(name && { name }), types };
}

/** Runs SQL with `$1`-style parameters and gives its rows. Columns come as they are named: alias them. */
export async function rows<Row extends object>(
  em: EntityManager,
  text: string,
  values: readonly SqlValue[] = [],
): Promise<Row[]> {
  return (await em.getKysely().executeQuery<Row>(statementOf(text, values))).rows;
}

/** The first row or null. */
export async function row<Row extends object>(
  em: EntityManager,
  text: string,
  values: readonly SqlValue[] = [],
): Promise<Row | null> {
  return (await rows<Row>(em, text, values))[0] ?? null;
}
