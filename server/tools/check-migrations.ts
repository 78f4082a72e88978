/** Exits 1 when the entities say something that no migration does (compared with the committed snapshot). */
import { entities } from '../features/index.js';
import { createOrm } from '../platform/orm.js';

const orm = await createOrm({ databaseUrl: 'postgresql://unused:unused@localhost:1/unused', entities });
const pending = await orm.migrator.checkSchema();
await orm.close(true);
if (pending) {
  process.stderr.write('The entities have changed without a migration. Run: npm run migration -- <name>\n');
  process.exitCode = 1;
}
