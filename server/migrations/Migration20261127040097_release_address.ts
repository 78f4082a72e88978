import { Migration } from '@mikro-orm/migrations';

/** The address that the pages of a release name. */
export class Migration20261127040097_release_address extends Migration {
  override up(): void {
    this.addSql(`alter table "releases" add "address" text null;`);
  }

  override down(): void {
    this.addSql(`alter table "releases" drop column "address";`);
  }
}
