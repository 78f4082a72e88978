/** When the registries are asked again about the names of a paid order, and why one of them could not be had. */
import { Migration } from '@mikro-orm/migrations';

export class Migration20261126200001_recheck_domains extends Migration {
  override up(): void {
    this.addSql(`alter table "orders" add "domain_check_after" timestamptz(3) null, add "domain_check_count" int not null default 0, add "domain_refused" text null, add "domain_refusal" text null;`);
    this.addSql(`create index "orders_domain_due_index" on "orders" ("domain_check_after") where domain_status = 'awaiting_confirmation' and payment_status = 'paid' and status = 'in_progress' and deleted_at is null;`);
    this.addSql(`create index "orders_domain_list_index" on "orders" ("domain_status", "created_at" DESC, "id" DESC) where deleted_at is null;`);
  }

  override down(): void {
    this.addSql(`drop index "orders_domain_due_index";`);
    this.addSql(`drop index "orders_domain_list_index";`);
    this.addSql(`alter table "orders" drop column "domain_check_after", drop column "domain_check_count", drop column "domain_refused", drop column "domain_refusal";`);
  }
}
