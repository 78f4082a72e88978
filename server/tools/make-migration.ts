/** Writes the next migration from the difference between the entities and the snapshot: npm run migration -- <name> */
import { entities } from '../features/index.js';
import { createOrm } from '../platform/orm.js';
import { projectPath } from '../platform/paths.js';

const [name, databaseUrl] = process.argv.slice(2);
const orm = await createOrm({ databaseUrl: databaseUrl ?? 'postgresql://unused:unused@localhost:1/unused', entities });
const made = await orm.migrator.create(projectPath('server/migrations'), false, name === 'initial', name);
process.stdout.write(made.fileName ? `Wrote server/migrations/${made.fileName}\n` : 'Nothing to migrate.\n');
await orm.close(true);
