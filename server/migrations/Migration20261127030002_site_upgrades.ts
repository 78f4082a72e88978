import { Migration } from '@mikro-orm/migrations';

/** What is bought for a site beyond its order, and the invoices that pay for it. */
export class Migration20261127030002_site_upgrades extends Migration {
  override up(): void {
    this.addSql(`create table "site_upgrades" ("id" uuid not null, "site_id" uuid not null, "order_id" uuid not null, "invoice_id" uuid null, "design_id" uuid null, "status" text not null, "pages" int not null, "sections" int not null, "has_logo" boolean not null, "services" jsonb not null, "lines" jsonb not null, "amount_rials" bigint not null, "priced_until" timestamptz(3) null, "priced_at" timestamptz(3) not null, "ended_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`create index "site_upgrades_order_id_index" on "site_upgrades" ("order_id");`);
    this.addSql(`alter table "site_upgrades" add constraint "site_upgrades_invoice_id_unique" unique ("invoice_id");`);
    this.addSql(`create index "site_upgrades_design_id_index" on "site_upgrades" ("design_id");`);
    this.addSql(`create index "site_upgrades_of_site" on "site_upgrades" ("site_id", "status", "ended_at");`);
    this.addSql(`create unique index "site_upgrades_one_waits" on "site_upgrades" ("site_id") where status = 'waiting';`);
    this.addSql(`alter table "invoices" drop constraint "invoices_kind_check";`);
    this.addSql(`alter table "invoices" add constraint "invoices_kind_check" check ("kind" in ('order', 'renewal', 'upgrade', 'manual'));`);
    this.addSql(`create index "invoices_upgrades_to_lapse" on "invoices" ("due_at") where kind = 'upgrade' and status in ('pending', 'due', 'overdue');`);
    this.addSql(`alter table "site_upgrades" add constraint "site_upgrades_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "site_upgrades" add constraint "site_upgrades_order_id_foreign" foreign key ("order_id") references "orders" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "site_upgrades" add constraint "site_upgrades_invoice_id_foreign" foreign key ("invoice_id") references "invoices" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "site_upgrades" add constraint "site_upgrades_design_id_foreign" foreign key ("design_id") references "release_designs" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "site_upgrades" add constraint "site_upgrades_waits_for_invoice" check (status <> 'waiting' or invoice_id is not null);`);
    this.addSql(`alter table "site_upgrades" add constraint "site_upgrades_billed" check ((amount_rials > 0) = (invoice_id is not null));`);
    this.addSql(`alter table "site_upgrades" add constraint "site_upgrades_ended" check ((status = 'waiting') = (ended_at is null));`);
    this.addSql(`alter table "site_upgrades" add constraint "site_upgrades_counts" check (pages > 0 and sections >= 0 and amount_rials >= 0);`);
    this.addSql(`alter table "site_upgrades" add constraint "site_upgrades_status_check" check ("status" in ('waiting', 'applied', 'cancelled'));`);
  }

  /** Refused while there is an invoice of an upgrade: the books keep it. */
  override down(): void {
    this.addSql(`drop index "invoices_upgrades_to_lapse";`);
    this.addSql(`alter table "invoices" drop constraint "invoices_kind_check";`);
    this.addSql(`alter table "invoices" add constraint "invoices_kind_check" check ("kind" in ('order', 'renewal', 'manual'));`);
    this.addSql(`drop table "site_upgrades";`);
  }
}
