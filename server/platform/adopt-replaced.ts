/** Databases that were made by the migrations which the initial one has replaced (server/migrations/replaced.ts). */
import type { ClientBase } from 'pg';
import { initialSql } from '#server/migrations/initial/index.js';
import { migrations } from '#server/migrations/index.js';
import { LAST_REPLACED, LAST_REPLACED_VERSION, REMOVED_JOBS } from '#server/migrations/replaced.js';
import { catalogueOf } from './db/catalogue.js';
import { appliedMigrations } from './db/fitness.js';
import { StartError } from './log/start-error.js';

/** The schema in which the initial migration runs for the comparison. */
const EXPECTED = 'barpa_expected';

/** Differences that a message names. */
const SHOWN = 8;

/**
 * Records the initial migration in place of those that it has replaced, in one transaction, where a database ends with
 * their last one. Leaves every other database alone. The caller holds the lock of migrations.
 * @throws StartError naming what differs from the schema of the initial migration, or how many rows a job that no
 * longer exists would still have changed; then the database is as it was.
 */
export async function adoptReplaced(client: ClientBase): Promise<void> {
  if ((await appliedMigrations(client)).at(-1) !== LAST_REPLACED) return;
  await client.query('begin');
  try {
    await assertSameSchema(client);
    await assertNothingUnfinished(client);
    await removeQueuedJobs(client);
    await client.query('delete from mikro_orm_migrations');
    await client.query('insert into mikro_orm_migrations (name) values ($1)', [migrations[0].name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function assertSameSchema(client: ClientBase): Promise<void> {
  const found = await catalogueOf(client, 'public');
  await client.query(`create schema ${EXPECTED}; set local search_path = ${EXPECTED}, public`);
  for (const sql of initialSql()) await client.query(sql);
  // Checks that wait for the commit would refuse to let the tables be dropped.
  await client.query('set constraints all immediate');
  const expected = await catalogueOf(client, EXPECTED);
  await client.query(`drop schema ${EXPECTED} cascade; set local search_path = public`);
  const differences = [
    ...expected.filter((line) => !found.includes(line)).map((line) => `it lacks ${line}`),
    ...found.filter((line) => !expected.includes(line)).map((line) => `it has ${line}`),
  ];
  if (differences.length === 0) return;
  const rest = differences.length - SHOWN;
  const shown = `${differences.slice(0, SHOWN).join('; ')}${rest > 0 ? `; and ${rest} more` : ''}`;
  throw new StartError(
    `The database is not as its last migration left it, and was not changed: ${shown}. Repair it, or restore a backup.`,
  );
}

async function assertNothingUnfinished(client: ClientBase): Promise<void> {
  const unfinished: string[] = [];
  for (const { name, rows, count } of REMOVED_JOBS) {
    const { rows: counted } = await client.query<{ count: number }>(count);
    const left = counted[0]?.count ?? 0;
    if (left > 0) unfinished.push(`${left} ${rows} (${name})`);
  }
  if (unfinished.length === 0) return;
  throw new StartError(
    `The database was not changed, for jobs of its version have not finished: ${unfinished.join('; ')}. ` +
      `Start ${LAST_REPLACED_VERSION}, let these jobs and the builds that they request end, and start this one again.`,
  );
}

/** Runs of the removed jobs that are still queued: nothing would ever run them. */
async function removeQueuedJobs(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ queue: string | null }>(
    `select to_regclass('graphile_worker.jobs')::text as queue`,
  );
  if (!rows[0]?.queue) return;
  await client.query(
    `select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where task_identifier = any($1)))`,
    [REMOVED_JOBS.map(({ name }) => name)],
  );
}
