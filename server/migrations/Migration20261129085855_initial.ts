import { Migration } from '@mikro-orm/migrations';
import { initialSql } from './initial/index.js';

/** The schema as it begins; it stands in initial/*.sql. */
export class Migration20261129085855_initial extends Migration {
  override up(): void {
    for (const sql of initialSql()) this.addSql(sql);
  }
}
