import { Migration } from '@mikro-orm/migrations';

/** Twenty signs of base 16, which is part of the alphabet of our own codes: 80 random bits for papers of the past. */
const CODE = `upper(substr(replace(gen_random_uuid()::text, '-', '') || replace(gen_random_uuid()::text, '-', ''), 1, 20))`;

/** Renewals with their reminders, dated VAT, sellers, codes to verify papers, and receipts written by hand. */
export class Migration20261123120000_invoices extends Migration {
  override up(): void {
    this.invoices();
    this.receipts();
    this.renewals();
    this.taxes();
  }

  private invoices(): void {
    this.addSql(`alter table "invoices" add column "kind" text null, add column "period_start" timestamptz(3) null,
      add column "renewal" jsonb null, add column "parties" jsonb null, add column "verify_code" text null,
      add column "settled_by" uuid null;`);
    this.addSql(`update "invoices" set "kind" = case when "order_id" is null then 'manual' else 'order' end, "verify_code" = ${CODE};`);
    this.addSql(`alter table "invoices" alter column "kind" set not null, alter column "verify_code" set not null;`);
    this.addSql(`alter table "invoices" add constraint "invoices_verify_code_unique" unique ("verify_code");`);
    this.addSql(
      `alter table "invoices" add constraint "invoices_kind_check" check ("kind" in ('order', 'renewal', 'manual'));`,
    );
    this.addSql(
      `alter table "invoices" add constraint "invoices_renewal_has_period" check ((kind = 'renewal') = (period_start is not null));`,
    );
    this.addSql(
      `alter table "invoices" add constraint "invoices_order_has_order" check (kind = 'manual' or order_id is not null);`,
    );
    this.addSql(`drop index "invoices_one_open_per_order";`);
    this.addSql(
      `create unique index "invoices_one_open_per_order" on "invoices" ("order_id") where kind = 'order' and status <> 'cancelled';`,
    );
    this.addSql(
      `create unique index "invoices_one_a_period" on "invoices" ("order_id", "period_start") where kind = 'renewal';`,
    );
    this.addSql(`create index "invoices_newest" on "invoices" ("created_at" desc, "id" desc);`);
    this.addSql(`create index "invoices_by_status" on "invoices" ("status", "created_at" desc, "id" desc);`);
  }

  private receipts(): void {
    this.addSql(`alter table "receipts" add column "verify_code" text null;`);
    this.addSql(`update "receipts" set "verify_code" = ${CODE};`);
    this.addSql(`alter table "receipts" alter column "verify_code" set not null, alter column "payment_id" drop not null;`);
    this.addSql(`alter table "receipts" add constraint "receipts_verify_code_unique" unique ("verify_code");`);
    this.addSql(`alter table "receipts" drop constraint "receipts_method_check";`);
    this.addSql(
      `alter table "receipts" add constraint "receipts_method_check" check ("method" in ('gateway', 'wallet', 'manual'));`,
    );
    this.addSql(
      `alter table "receipts" add constraint "receipts_payment_or_hand" check ((method = 'manual') = (payment_id is null));`,
    );
    this.addSql(
      `create unique index "receipts_manual_once" on "receipts" ("user_id", "ref_id") where payment_id is null;`,
    );
  }

  private renewals(): void {
    this.addSql(`create table "renewals" ("order_id" uuid not null, "user_id" uuid not null, "service_name" text not null,
      "period" text not null, "lines" jsonb not null, "anchor_at" timestamptz(3) not null, "billed" int not null,
      "next_start" timestamptz(3) not null, "stopped_at" timestamptz(3) null, "created_at" timestamptz(3) not null,
      "updated_at" timestamptz(3) not null, constraint "renewals_count" check (billed >= 0),
      constraint "renewals_period_check" check ("period" in ('month', 'year')), primary key ("order_id"));`);
    this.addSql(`create index "renewals_user_id_index" on "renewals" ("user_id");`);
    this.addSql(`create index "renewals_next" on "renewals" ("next_start") where stopped_at is null;`);
    this.addSql(
      `alter table "renewals" add constraint "renewals_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete restrict on update no action;`,
    );
    this.addSql(`create table "invoice_reminders" ("id" uuid not null, "invoice_id" uuid not null, "kind" text not null,
      "created_at" timestamptz(3) not null, constraint "invoice_reminders_kind_check" check ("kind" in ('before_due', 'after_due')),
      primary key ("id"));`);
    this.addSql(`create index "invoice_reminders_invoice_id_index" on "invoice_reminders" ("invoice_id");`);
    this.addSql(
      `alter table "invoice_reminders" add constraint "invoice_reminders_once" unique ("invoice_id", "kind");`,
    );
    this.addSql(
      `alter table "invoice_reminders" add constraint "invoice_reminders_invoice_id_foreign" foreign key ("invoice_id") references "invoices" ("id") on delete restrict on update no action;`,
    );
  }

  /** 9 % until 1402, 10 % from 1403 on (protocols B4): both days begin in Tehran. */
  private taxes(): void {
    this.addSql(`create table "vat_rules" ("starts_at" timestamptz(3) not null, "percent" smallint not null,
      constraint "vat_rules_percent" check (percent between 0 and 50), primary key ("starts_at"));`);
    this.addSql(
      `insert into "vat_rules" ("starts_at", "percent") values ('2015-03-20T20:30:00Z', 9), ('2024-03-19T20:30:00Z', 10);`,
    );
    this.addSql(`create table "invoice_seller" ("key" text not null, "name" text not null, "economic_code" text not null,
      "registration_number" text not null, "national_id" text not null, "province" text not null, "city" text not null,
      "postal_code" text not null, "address" text not null, "phone" text not null, "updated_at" timestamptz(3) not null,
      constraint "invoice_seller_one_row" check (key = 'seller'), primary key ("key"));`);
  }

  /** Renewals and manual receipts have no place in the older schema: they go, the books stay. */
  override down(): void {
    this.addSql(`drop table "invoice_seller"; drop table "vat_rules"; drop table "invoice_reminders"; drop table "renewals";`);
    this.addSql(`drop index "receipts_manual_once";`);
    this.addSql(`delete from "receipts" where "payment_id" is null;`);
    this.addSql(`alter table "receipts" drop constraint "receipts_payment_or_hand", drop constraint "receipts_method_check",
      drop column "verify_code", alter column "payment_id" set not null;`);
    this.addSql(
      `alter table "receipts" add constraint "receipts_method_check" check ("method" in ('gateway', 'wallet'));`,
    );
    this.addSql(`drop index "invoices_newest"; drop index "invoices_by_status"; drop index "invoices_one_a_period";`);
    this.addSql(`update "invoices" set "order_id" = null where "kind" = 'renewal';`);
    this.addSql(`drop index "invoices_one_open_per_order";`);
    this.addSql(`alter table "invoices" drop constraint "invoices_order_has_order", drop constraint "invoices_renewal_has_period",
      drop constraint "invoices_kind_check", drop column "kind", drop column "period_start", drop column "renewal",
      drop column "parties", drop column "verify_code", drop column "settled_by";`);
    this.addSql(
      `create unique index "invoices_one_open_per_order" on "invoices" ("order_id") where status <> 'cancelled';`,
    );
  }
}
