import { Migration } from '@mikro-orm/migrations';

/** The unfinished wizards of accounts. */
export class Migration20261127040070_wizard_drafts extends Migration {
  override up(): void {
    this.addSql(`create table "wizard_drafts" ("user_id" uuid not null, "draft_id" text null, "content" jsonb null, "version" int not null, "saved_at" timestamptz(3) not null, primary key ("user_id"));`);
    this.addSql(`alter table "wizard_drafts" add constraint "wizard_drafts_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "wizard_drafts" add constraint "wizard_drafts_whole" check ((draft_id is null) = (content is null));`);
    this.addSql(`alter table "wizard_drafts" add constraint "wizard_drafts_version_check" check (version > 0);`);
  }

  override down(): void {
    this.addSql('drop table "wizard_drafts"');
  }
}
