import { Migration } from '@mikro-orm/migrations';

export class Migration20261125100000_design_versions extends Migration {
  override up(): void {
    this.addSql(`alter table "designs" add column "version" int not null default 1;`);
  }

  override down(): void {
    this.addSql(`alter table "designs" drop column "version";`);
  }
}
