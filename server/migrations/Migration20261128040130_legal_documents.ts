import { Migration } from '@mikro-orm/migrations';

/** Versions of the platform's legal documents (decision 144). The first of each is written by the start. */
export class Migration20261128040130_legal_documents extends Migration {
  override up(): void {
    this.addSql(`create table "legal_versions" ("id" uuid not null, "kind" text not null, "number" int not null, "body" text not null, "note" text not null, "published_at" timestamptz(3) not null, "published_by_id" uuid null, primary key ("id"));`);
    this.addSql(`alter table "legal_versions" add constraint "legal_versions_numbered" unique ("kind", "number");`);
    this.addSql(`create index "legal_versions_published_by_id_index" on "legal_versions" ("published_by_id");`);
    this.addSql(`alter table "legal_versions" add constraint "legal_versions_kind_check" check ("kind" in ('terms', 'privacy', 'money_back'));`);
    this.addSql(`alter table "legal_versions" add constraint "legal_versions_number_check" check (number >= 1);`);
    this.addSql(`alter table "legal_versions" add constraint "legal_versions_lengths_check" check (char_length(body) between 1 and 30000 and char_length(note) between 1 and 300);`);
    this.addSql(`alter table "legal_versions" add constraint "legal_versions_publisher_check" check ((number = 1) = (published_by_id is null));`);
    this.addSql(`alter table "legal_versions" add constraint "legal_versions_published_by_id_foreign" foreign key ("published_by_id") references "users" ("id") on delete restrict;`);
    this.addSql(`create trigger legal_versions_append_only before update or delete on legal_versions for each row execute function history_refuse_change();`);
  }

  override down(): void {
    this.addSql(`drop table "legal_versions";`);
  }
}
