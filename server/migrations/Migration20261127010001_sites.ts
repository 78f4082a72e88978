import { Migration } from '@mikro-orm/migrations';

/** Sites and their releases, which never change. Orders that were paid before get theirs by the job backfill_sites. */
export class Migration20261127010001_sites extends Migration {
  override up(): void {
    this.addSql(`create table "sites" ("id" uuid not null, "order_id" uuid not null, "user_id" uuid not null, "label" text not null, "status" text not null, "stop" text null, "live_release_id" uuid null, "last_number" int not null default 0, "building_number" int null, "build_failures" int not null default 0, "failure" text null, "online_at" timestamptz(3) null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "sites" add constraint "sites_order_id_unique" unique ("order_id");`);
    this.addSql(`alter table "sites" add constraint "sites_label_unique" unique ("label");`);
    this.addSql(`create index "sites_live_release_id_index" on "sites" ("live_release_id");`);
    this.addSql(`create index "sites_status_list_index" on "sites" ("status", "created_at" DESC, "id" DESC);`);
    this.addSql(`create index "sites_list_index" on "sites" ("created_at" DESC, "id" DESC);`);
    this.addSql(`create index "sites_user_list_index" on "sites" ("user_id", "created_at" DESC, "id" DESC);`);
    this.addSql(`create table "releases" ("id" uuid not null, "site_id" uuid not null, "number" int not null, "digest" text not null, "manifest" jsonb not null, "total_files" int not null, "total_bytes" int not null, "created_by_id" uuid null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "releases_created_by_id_index" on "releases" ("created_by_id");`);
    this.addSql(`alter table "releases" add constraint "releases_number_unique" unique ("site_id", "number");`);
    this.addSql(`alter table "sites" add constraint "sites_order_id_foreign" foreign key ("order_id") references "orders" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "sites" add constraint "sites_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "sites" add constraint "sites_live_release_id_foreign" foreign key ("live_release_id") references "releases" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "sites" add constraint "sites_numbers_check" check (building_number <= last_number and build_failures >= 0);`);
    this.addSql(`alter table "sites" add constraint "sites_stop_is_told" check ((stop is not null) = (status in ('suspended', 'offline')));`);
    this.addSql(`alter table "sites" add constraint "sites_unshown_has_none" check (status not in ('building', 'failed') or live_release_id is null);`);
    this.addSql(`alter table "sites" add constraint "sites_shown_has_release" check (status not in ('online', 'suspended') or live_release_id is not null);`);
    this.addSql(`alter table "sites" add constraint "sites_stop_check" check (stop in ('refunded', 'cancelled', 'deleted', 'account_removed', 'suspended', 'taken_down'));`);
    this.addSql(`alter table "sites" add constraint "sites_status_check" check (status in ('building', 'online', 'suspended', 'offline', 'failed'));`);
    this.addSql(`alter table "releases" add constraint "releases_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "releases" add constraint "releases_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "releases" add constraint "releases_size_check" check (number > 0 and total_files > 0 and total_bytes > 0);`);
    this.addSql('create trigger releases_never_change before update on releases for each row execute function history_refuse_change()');
  }

  override down(): void {
    this.addSql('alter table "sites" drop constraint "sites_live_release_id_foreign"');
    this.addSql('drop table "releases"');
    this.addSql('drop table "sites"');
  }
}
