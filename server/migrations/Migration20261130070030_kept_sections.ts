import { Migration } from '@mikro-orm/migrations';

/** The sections that accounts keep for their pages and sites. */
export class Migration20261130070030_kept_sections extends Migration {
  override up(): void {
    this.addSql(`create table kept_sections (
      id uuid primary key,
      user_id uuid not null,
      name text not null,
      section_type text not null,
      layout_id text not null,
      section jsonb not null,
      kept_at timestamptz(3) not null,
      constraint kept_sections_named check (name <> ''),
      constraint kept_sections_user_id_foreign foreign key (user_id) references users (id) on delete restrict
    )`);
    this.addSql('create index kept_sections_of_user on kept_sections (user_id, kept_at desc, id desc)');
  }
}
