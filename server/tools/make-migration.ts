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

/** Adds the import and the list's last entry. */
function enlist(className: string): void {
  const file = projectPath('server/migrations/index.ts');
  const source = readFileSync(file, 'utf8');
  const imported = source.replace(
    '\nexport const',
    `import { ${className} } from './${className}.js';\n\nexport const`,
  );
  writeFileSync(file, imported.replace(/,?\s*\] as const;/, `, ${className}] as const;`));
}

/** yyyymmddhhmmss of now, or the one after the newest: names sort as the migrations run. */
function nextStamp(classNames: readonly string[], now: Date): string {
  const stamps = classNames.map((className) => Number(className.slice('Migration'.length).split('_')[0]));
  const current = Number(now.toISOString().replace(/\D/g, '').slice(0, 14));
  return String(Math.max(current, ...stamps.map((stamp) => stamp + 1)));
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
  enlist(className);
  process.stdout.write(
    `Wrote server/migrations/${className}.ts; run npm run format, and read it: PostgreSQL rewrites CHECKs and index orders, so lines that change nothing may go.\n`,
  );
} else {
  process.stdout.write('Nothing to migrate.\n');
}
writeFileSync(SNAPSHOT, await entitiesAsSql());
