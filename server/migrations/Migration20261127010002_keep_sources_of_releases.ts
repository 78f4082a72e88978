import { Migration } from '@mikro-orm/migrations';

/** What a release was built from, kept with it so that its zip never changes. */
export class Migration20261127010002_keep_sources_of_releases extends Migration {
  override up(): void {
    this.addSql(`alter table "releases" add "source" jsonb not null default '{}';`);
  }

  override down(): void {
    this.addSql(`alter table "releases" drop column "source";`);
  }
}
