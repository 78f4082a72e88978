import { Migration } from '@mikro-orm/migrations';

/** The unfinished wizards that accounts have put aside; until now they were in one browser only. */
export class Migration20261128040110_kept_drafts extends Migration {
  override up(): void {
    this.addSql(`create table "kept_drafts" ("user_id" uuid not null, "draft_id" text not null, "content" jsonb not null, "title" text not null, "description" text not null, "domain" text null, "pages" int not null, "sections" int not null, "kept_at" timestamptz(3) not null, primary key ("user_id", "draft_id"));`);
    this.addSql(`alter table "kept_drafts" add constraint "kept_drafts_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "kept_drafts" add constraint "kept_drafts_counts_check" check (pages > 0 and sections >= 0);`);
  }

  override down(): void {
    this.addSql('drop table "kept_drafts"');
  }
}
