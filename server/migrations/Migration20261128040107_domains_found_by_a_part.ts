import { Migration } from '@mikro-orm/migrations';

/** Sites are found by a part of a connected domain. */
export class Migration20261128040107_domains_found_by_a_part extends Migration {
  override up(): void {
    this.addSql(
      `create index "site_domains_name_search" on "site_domains" using gin ("name" gin_trgm_ops) where state in ('connected', 'lost');`,
    );
  }

  override down(): void {
    this.addSql(`drop index "site_domains_name_search";`);
  }
}
