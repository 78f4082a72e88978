import { Migration } from '@mikro-orm/migrations';

/** Why and since when a site is closed, and what the administrators' list of sites is searched by. */
export class Migration20261127014001_sites_administration extends Migration {
  override up(): void {
    this.addSql(`alter table "sites" add "stop_note" text null, add "stopped_at" timestamptz(3) null;`);
    this.addSql(`update "sites" set "stopped_at" = "updated_at" where "stop" is not null;`);
    this.addSql(`create index "sites_failing_index" on "sites" ("created_at" DESC, "id" DESC) where failure is not null;`);
    this.addSql(`create index "sites_label_search" on "sites" using gin ("label" gin_trgm_ops);`);
    this.addSql(`alter table "sites" add constraint "sites_note_of_stop" check (stop_note is null or stop is not null);`);
    this.addSql(`alter table "sites" add constraint "sites_stopped_has_time" check ((stopped_at is not null) = (stop is not null));`);
  }

  override down(): void {
    this.addSql(`drop index "sites_failing_index";`);
    this.addSql(`drop index "sites_label_search";`);
    this.addSql(`alter table "sites" drop constraint "sites_note_of_stop";`);
    this.addSql(`alter table "sites" drop constraint "sites_stopped_has_time";`);
    this.addSql(`alter table "sites" drop column "stop_note", drop column "stopped_at";`);
  }
}
