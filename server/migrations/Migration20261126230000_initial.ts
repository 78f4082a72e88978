import { Migration } from '@mikro-orm/migrations';
import { initialSql } from './initial/index.js';

/** The schema as it begins; it stands in initial/*.sql. Named for the last of the migrations that it has replaced. */
export class Migration20261126230000_initial extends Migration {
  override up(): void {
    for (const sql of initialSql()) this.addSql(sql);
  }
}
