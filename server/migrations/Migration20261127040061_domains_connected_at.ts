import { Migration } from '@mikro-orm/migrations';

/** Since when a domain has led to its site. Of those that lead already the last check is the nearest that is known. */
export class Migration20261127040061_domains_connected_at extends Migration {
  override up(): void {
    this.addSql(`alter table "site_domains" add "connected_at" timestamptz(3) null;`);
    this.addSql(`update "site_domains" set "connected_at" = coalesce("checked_at", "updated_at") where "state" in ('connected', 'lost');`);
    this.addSql(`alter table "site_domains" add constraint "site_domains_connected_at_check" check ((connected_at is not null) = (state in ('connected', 'lost')));`);
  }

  override down(): void {
    this.addSql(`alter table "site_domains" drop constraint "site_domains_connected_at_check";`);
    this.addSql(`alter table "site_domains" drop column "connected_at";`);
  }
}
