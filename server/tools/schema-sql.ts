import { entities } from '#features/index.js';
import { createOrm } from '#platform/orm.js';
import { projectPath } from '#platform/paths.js';

/** The schema of the entities as SQL: the committed snapshot that a change without a migration differs from. */
export const SNAPSHOT = projectPath('server/migrations/snapshot.sql');

/** The entities are read without a database. */
export async function entitiesAsSql(): Promise<string> {
  const { orm } = await createOrm({ databaseUrl: 'postgresql://nobody@localhost:1/nothing', entities });
  try {
    return `-- Made by npm run migration; do not edit.\n${await orm.schema.getCreateSchemaSQL({ wrap: false })}`;
  } finally {
    await orm.close(true);
  }
}
