/** Exits 1 when the entities say something else than the snapshot that the last migration left. */
import { readFileSync } from 'node:fs';
import { entitiesAsSql, SNAPSHOT } from './schema-sql.js';

if ((await entitiesAsSql()) !== readFileSync(SNAPSHOT, 'utf8')) {
  process.stderr.write('The entities have changed without a migration. Run: npm run migration -- <name>\n');
  process.exitCode = 1;
}
