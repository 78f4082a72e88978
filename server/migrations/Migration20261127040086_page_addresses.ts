import { Migration } from '@mikro-orm/migrations';

/** Which page had an address of a site last: it leads there for ever. */
export class Migration20261127040086_page_addresses extends Migration {
  override up(): void {
    this.addSql(`create table "page_addresses" ("id" uuid not null, "site_id" uuid not null, "slug" text not null, "page_id" text not null, "shown_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "page_addresses" add constraint "page_addresses_slug_unique" unique ("site_id", "slug");`);
    this.addSql(`alter table "page_addresses" add constraint "page_addresses_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "page_addresses" add constraint "page_addresses_text_check" check (slug <> '' and length(slug) <= 100 and length(page_id) <= 100);`);
  }

  override down(): void {
    this.addSql('drop table "page_addresses"');
  }
}
