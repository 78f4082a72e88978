import { Migration } from '@mikro-orm/migrations';

/** One index for each column that the lists of coupons, tickets and sites are sorted by. */
export class Migration20261127040101_sorted_tickets_and_sites extends Migration {
  override up(): void {
    this.addSql(`create index "coupons_by_end" on "coupons" ("ends_at", "id");`);
    this.addSql(`create index "coupons_by_uses" on "coupons" ("used", "id");`);
    this.addSql(`create index "coupons_by_discount" on "coupons" ("discounted_rials", "id");`);
    this.addSql(`create index "sites_by_label" on "sites" ("label", "id");`);
    this.addSql(`create index "support_tickets_by_created" on "support_tickets" ("created_at", "id");`);
    this.addSql(
      `create index "support_tickets_by_priority" on "support_tickets" ((case priority when 'urgent' then 3 when 'high' then 2 when 'normal' then 1 else 0 end), "id");`,
    );
  }

  override down(): void {
    const coupons = ['coupons_by_end', 'coupons_by_uses', 'coupons_by_discount'];
    for (const name of [...coupons, 'sites_by_label', 'support_tickets_by_created', 'support_tickets_by_priority'])
      this.addSql(`drop index "${name}";`);
  }
}
