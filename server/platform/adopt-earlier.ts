/** Databases that were made by the migrations before the initial one (server/migrations/earlier). */
import pg, { type ClientBase } from 'pg';
import { EARLIER, referencesSql } from '#server/migrations/earlier/index.js';
import { initialSql } from '#server/migrations/initial/index.js';
import { migrations } from '#server/migrations/index.js';
import { catalogueOf } from './db/catalogue.js';
import { appliedMigrations } from './db/fitness.js';
import { StartFault } from './log/start-fault.js';

/** The schema in which the expected tables are created for the comparison. */
const EXPECTED = 'barpa_expected';

/** Differences that a message names. */
const SHOWN = 8;

/**
 * Gives a database that the earlier migrations have made the schema of the initial one, in one transaction, and records
 * that one instead of them. Leaves every other database alone. The caller holds the lock of migrations.
 * @throws StartFault naming rows that point nowhere, or what is not as the earlier migrations left it; then the
 * database is as it was.
 */
export async function adoptEarlier(client: ClientBase): Promise<void> {
  if ((await appliedMigrations(client)).at(-1) !== EARLIER.at(-1)) return;
  await client.query('begin');
  try {
    await client.query(referencesSql());
    await assertAsExpected(client);
    await client.query('delete from mikro_orm_migrations');
    await client.query('insert into mikro_orm_migrations (name) values ($1)', [migrations[0].name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error instanceof pg.DatabaseError ? refusal(error.message, error) : error;
  }
}

async function assertAsExpected(client: ClientBase): Promise<void> {
  const found = await catalogueOf(client, 'public');
  await client.query(`create schema ${EXPECTED}; set local search_path = ${EXPECTED}, public`);
  for (const sql of initialSql()) await client.query(sql);
  // Its first rows have been looked at; otherwise its tables could not go.
  await client.query('set constraints all immediate');
  const expected = await catalogueOf(client, EXPECTED);
  await client.query(`drop schema ${EXPECTED} cascade; set local search_path = public`);
  const differences = [
    ...expected.filter((line) => !found.includes(line)).map((line) => `it lacks ${line}`),
    ...found.filter((line) => !expected.includes(line)).map((line) => `it has ${line}`),
  ];
  if (differences.length === 0) return;
  const rest = differences.length - SHOWN;
  throw refusal(`${differences.slice(0, SHOWN).join('; ')}${rest > 0 ? `; and ${rest} more` : ''}`);
}

function refusal(what: string, cause?: Error): StartFault {
  return new StartFault(
    `The database is not as its last migration left it, and was not changed: ${what}. Repair it, or restore a backup.`,
    { cause },
  );
}
