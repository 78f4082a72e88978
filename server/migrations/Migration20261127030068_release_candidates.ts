import { Migration } from '@mikro-orm/migrations';

/** Custom code that waits to become a release, and what each release was made of. */
export class Migration20261127030068_release_candidates extends Migration {
  override up(): void {
    this.addSql(`create table "release_candidates" ("id" uuid not null, "site_id" uuid not null, "status" text not null, "note" text not null, "digest" text not null, "manifest" jsonb not null, "total_files" int not null, "total_bytes" int not null, "preview_label" text null, "preview_until" timestamptz(3) null, "release_id" uuid null, "uploaded_by_id" uuid not null, "created_at" timestamptz(3) not null, "ends_at" timestamptz(3) not null, "ended_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`alter table "release_candidates" add constraint "release_candidates_preview_label_unique" unique ("preview_label");`);
    this.addSql(`create index "release_candidates_release_id_index" on "release_candidates" ("release_id");`);
    this.addSql(`create index "release_candidates_uploaded_by_id_index" on "release_candidates" ("uploaded_by_id");`);
    this.addSql(`create index "release_candidates_content" on "release_candidates" using gin ((jsonb_path_query_array(manifest, '$.*."hash"')));`);
    this.addSql(`create index "release_candidates_lapsing" on "release_candidates" ("ends_at") where status = 'quarantined';`);
    this.addSql(`create index "release_candidates_of_site" on "release_candidates" ("site_id", "created_at" DESC, "id" DESC);`);
    this.addSql(`alter table "releases" add "origin" text not null default 'design';`);
    this.addSql(`alter table "releases" add constraint "releases_origin_check" check (origin in ('design', 'custom'));`);
    this.addSql(`alter table "release_candidates" add constraint "release_candidates_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "release_candidates" add constraint "release_candidates_release_id_foreign" foreign key ("release_id") references "releases" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "release_candidates" add constraint "release_candidates_uploaded_by_id_foreign" foreign key ("uploaded_by_id") references "users" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "release_candidates" add constraint "release_candidates_size_check" check (total_files > 0 and total_bytes > 0);`);
    this.addSql(`alter table "release_candidates" add constraint "release_candidates_preview_ends" check ((preview_label is null) = (preview_until is null));`);
    this.addSql(`alter table "release_candidates" add constraint "release_candidates_shown_in_quarantine" check (preview_label is null or status = 'quarantined');`);
    this.addSql(`alter table "release_candidates" add constraint "release_candidates_files_until_ended" check ((status = 'quarantined') = (manifest <> '{}'::jsonb));`);
    this.addSql(`alter table "release_candidates" add constraint "release_candidates_ended" check ((status = 'quarantined') = (ended_at is null));`);
    this.addSql(`alter table "release_candidates" add constraint "release_candidates_status_check" check (status in ('quarantined', 'published', 'discarded', 'lapsed'));`);
  }

  override down(): void {
    this.addSql(`drop table "release_candidates";`);
    this.addSql(`alter table "releases" drop column "origin";`);
  }
}
