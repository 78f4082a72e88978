import { Migration } from '@mikro-orm/migrations';

/** What is published at a chosen time, and who chose it. */
export class Migration20261127040069_scheduled_publishing extends Migration {
  override up(): void {
    // No release could be scheduled before; a time without a design would never be published.
    this.addSql('update "sites" set "publish_at" = null where "publish_at" is not null');
    this.addSql(`alter table "sites" add "publish_design_id" uuid null, add "publish_by_id" uuid null;`);
    this.addSql(`alter table "sites" add constraint "sites_publish_design_id_foreign" foreign key ("publish_design_id") references "release_designs" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "sites" add constraint "sites_publish_by_id_foreign" foreign key ("publish_by_id") references "users" ("id") on update no action on delete restrict;`);
    this.addSql(`create index "sites_publish_design_id_index" on "sites" ("publish_design_id");`);
    this.addSql(`create index "sites_publish_by_id_index" on "sites" ("publish_by_id");`);
    this.addSql(`create index "sites_scheduled" on "sites" ("publish_at") where publish_at is not null;`);
    this.addSql(`alter table "sites" add constraint "sites_schedule_is_whole" check ((publish_at is null) = (publish_design_id is null) and (publish_at is null) = (publish_by_id is null));`);
  }

  override down(): void {
    this.addSql('alter table "sites" drop column "publish_design_id", drop column "publish_by_id"');
    this.addSql('drop index if exists "sites_scheduled"');
  }
}
