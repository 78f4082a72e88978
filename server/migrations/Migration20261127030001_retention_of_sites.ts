import { Migration } from '@mikro-orm/migrations';

/** When a closed site's releases go, and content that no release names any more. */
export class Migration20261127030001_retention_of_sites extends Migration {
  override up(): void {
    this.addSql(`create table "content_marks" ("hash" text not null, "marked_at" timestamptz(3) not null, primary key ("hash"));`);
    this.addSql(`create index "content_marks_oldest" on "content_marks" ("marked_at");`);
    this.addSql(`alter table "content_marks" add constraint "content_marks_hash_check" check (hash ~ '^[0-9a-f]{64}$');`);
    this.addSql(`alter table "sites" add "removal_told_at" timestamptz(3) null, add "removed_at" timestamptz(3) null;`);
    this.addSql(`create index "sites_stopped" on "sites" ("stopped_at") where stopped_at is not null and removed_at is null;`);
    this.addSql(`alter table "sites" add constraint "sites_told_is_stopped" check (removal_told_at is null or stop is not null);`);
    this.addSql(`alter table "sites" add constraint "sites_removed_is_offline" check (removed_at is null or (status = 'offline' and live_release_id is null));`);
    this.addSql(`create index "releases_content" on "releases" using gin ((jsonb_path_query_array(manifest, '$.*."hash"') || jsonb_path_query_array(source, '$.*."hash"')));`);
  }

  override down(): void {
    this.addSql(`drop table "content_marks";`);
    this.addSql(`drop index "releases_content";`);
    this.addSql(`drop index "sites_stopped";`);
    this.addSql(`alter table "sites" drop constraint "sites_told_is_stopped";`);
    this.addSql(`alter table "sites" drop constraint "sites_removed_is_offline";`);
    this.addSql(`alter table "sites" drop column "removal_told_at", drop column "removed_at";`);
  }
}
