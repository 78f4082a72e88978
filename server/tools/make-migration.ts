/**
 * npm run migration -- <name>: migrates an empty PostgreSQL as far as the migrations go, writes the difference to
 * the entities as the next one, and renews the snapshot.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entities } from '#features/index.js';
import { migrations } from '#server/migrations/index.js';
import { createLogger } from '#platform/log/log.js';
import { migrateDatabase } from '#platform/migrate.js';
import { createOrm } from '#platform/orm.js';
import { projectPath } from '#platform/paths.js';
import { startEmbeddedPostgres } from '#platform/postgres/launcher.js';
import { nextStamp, withMigration } from './migration-list.js';
import { entitiesAsSql, SNAPSHOT } from './schema-sql.js';

interface Difference {
  readonly up: string;
  readonly down: string;
}

async function difference(): Promise<Difference> {
  const dataDir = mkdtempSync(join(tmpdir(), 'barpa-migration-'));
  chmodSync(dataDir, 0o711);
  const log = createLogger('warn');
  const database = await startEmbeddedPostgres({ dataDir, durable: false, log });
  try {
    await migrateDatabase(database.url, entities, log);
    const { orm } = await createOrm({ databaseUrl: database.url, entities });
    const found = await orm.schema.getUpdateSchemaMigrationSQL({ wrap: false, safe: false });
    await orm.close();
    return found;
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function statements(sql: string): string {
  const lines = sql
    .split(/;\n/)
    .map((line) => line.replace(/;$/, '').trim())
    .filter(Boolean);
  return lines.map((line) => `    this.addSql(\`${line.replace(/[`\\$]/g, '\\$&')};\`);`).join('\n');
}

function classSource(className: string, { up, down }: Difference): string {
  return `import { Migration } from '@mikro-orm/migrations';\n\nexport class ${className} extends Migration {
  override up(): void {\n${statements(up)}\n  }\n\n  override down(): void {\n${statements(down)}\n  }\n}\n`;
}

const [name] = process.argv.slice(2);
if (!name || !/^[a-z][a-z0-9_]*$/.test(name))
  throw new Error('Give the migration a name in snake_case: npm run migration -- add_order_notes');
const found = await difference();
if (found.up.trim()) {
  const className = `Migration${nextStamp(
    migrations.map((each) => each.name),
    new Date(),
  )}_${name}`;
  writeFileSync(projectPath(`server/migrations/${className}.ts`), classSource(className, found));
  const list = projectPath('server/migrations/index.ts');
  writeFileSync(list, withMigration(readFileSync(list, 'utf8'), className));
  process.stdout.write(
    `Wrote server/migrations/${className}.ts; read it: PostgreSQL rewrites CHECKs and index orders, so lines that change nothing may go.\n`,
  );
} else {
  process.stdout.write('Nothing to migrate.\n');
}
writeFileSync(SNAPSHOT, await entitiesAsSql());
