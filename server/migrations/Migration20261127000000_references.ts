import { readFileSync } from 'node:fs';
import { Migration } from '@mikro-orm/migrations';
import { projectPath } from '../platform/paths.js';

export class Migration20261127000000_references extends Migration {
  override up(): void {
    this.addSql(readFileSync(projectPath('server/migrations/references.sql'), 'utf8'));
  }
}
