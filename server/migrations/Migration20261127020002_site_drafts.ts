import { Migration } from '@mikro-orm/migrations';

/** Drafts of sites, the designs that releases are built from, and the time at which a draft publishes itself. */
export class Migration20261127020002_site_drafts extends Migration {
  override up(): void {
    this.addSql(`create table "release_designs" ("id" uuid not null, "site_id" uuid not null, "hash" text not null, "design" jsonb not null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "release_designs" add constraint "release_designs_hash_unique" unique ("site_id", "hash");`);
    this.addSql(`create table "site_drafts" ("id" uuid not null, "site_id" uuid not null, "based_on_id" uuid null, "design" jsonb not null, "hash" text not null, "version" int not null, "updated_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "site_drafts" add constraint "site_drafts_site_id_unique" unique ("site_id");`);
    this.addSql(`create index "site_drafts_based_on_id_index" on "site_drafts" ("based_on_id");`);
    this.addSql(`alter table "sites" add "building_design_id" uuid null, add "publish_at" timestamptz(3) null;`);
    this.addSql(`alter table "sites" add constraint "sites_building_design_id_foreign" foreign key ("building_design_id") references "release_designs" ("id") on update no action on delete restrict;`);
    this.addSql(`create index "sites_building_design_id_index" on "sites" ("building_design_id");`);
    this.addSql(`alter table "releases" add "design_id" uuid null, add "changes" jsonb not null default '[]';`);
    this.addSql(`alter table "releases" add constraint "releases_design_id_foreign" foreign key ("design_id") references "release_designs" ("id") on update no action on delete restrict;`);
    this.addSql(`create index "releases_design_id_index" on "releases" ("design_id");`);
    this.addSql(`alter table "release_designs" add constraint "release_designs_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "site_drafts" add constraint "site_drafts_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "site_drafts" add constraint "site_drafts_based_on_id_foreign" foreign key ("based_on_id") references "releases" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "site_drafts" add constraint "site_drafts_version_check" check (version > 0);`);
    this.addSql('create trigger release_designs_never_change before update on release_designs for each row execute function history_refuse_change()');
  }

  override down(): void {
    this.addSql('alter table "releases" drop column "design_id", drop column "changes"');
    this.addSql('alter table "sites" drop column "building_design_id", drop column "publish_at"');
    this.addSql('drop table "site_drafts"');
    this.addSql('drop table "release_designs"');
  }
}
