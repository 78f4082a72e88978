import { Migration } from '@mikro-orm/migrations';

const KINDS = `'before_due', 'after_due'`;
const STOPS = `'refunded', 'cancelled', 'deleted', 'account_removed', 'suspended', 'taken_down'`;

/**
 * Customers stop their renewals and resume them, and an unpaid one closes its site on a day that was told before. A
 * period whose invoice was cancelled can be billed again.
 */
export class Migration20261127010641_stop_and_suspend_renewals extends Migration {
  override up(): void {
    this.addSql(`alter table "renewals" add "ends_at" timestamptz(3) null, add "end_told_at" timestamptz(3) null, add "ended_at" timestamptz(3) null;`);
    this.addSql(`create index "renewals_ending" on "renewals" ("ends_at") where ends_at is not null and ended_at is null;`);
    this.addSql(`alter table "renewals" add constraint "renewals_told_and_ended_have_end" check (ends_at is not null or (end_told_at is null and ended_at is null));`);
    this.addSql(`alter table "renewals" add constraint "renewals_end_is_stopped" check (ends_at is null or stopped_at is not null);`);
    this.addSql(`drop index "invoices_one_a_period";`);
    this.addSql(`create unique index "invoices_one_a_period" on "invoices" ("order_id", "period_start") where kind = 'renewal' and status <> 'cancelled';`);
    this.addSql(`alter table "invoice_reminders" drop constraint "invoice_reminders_kind_check";`);
    this.addSql(`alter table "invoice_reminders" add "suspends_at" timestamptz(3) null, add "suspended_at" timestamptz(3) null;`);
    this.addSql(`create index "invoice_reminders_to_suspend" on "invoice_reminders" ("suspends_at") where suspends_at is not null and suspended_at is null;`);
    this.addSql(`alter table "invoice_reminders" add constraint "invoice_reminders_suspension_has_day" check ((kind = 'before_suspension') = (suspends_at is not null) and (suspended_at is null or suspends_at is not null));`);
    this.addSql(`alter table "invoice_reminders" add constraint "invoice_reminders_kind_check" check ("kind" in (${KINDS}, 'before_suspension'));`);
    this.addSql(`alter table "sites" drop constraint "sites_stop_check";`);
    this.addSql(`alter table "sites" add constraint "sites_stop_check" check (stop in (${STOPS}, 'overdue', 'not_renewed'));`);
  }

  override down(): void {
    this.addSql(`alter table "sites" drop constraint "sites_stop_check";`);
    this.addSql(`update "sites" set "stop" = 'suspended' where "stop" in ('overdue', 'not_renewed');`);
    this.addSql(`alter table "sites" add constraint "sites_stop_check" check (stop in (${STOPS}));`);
    this.addSql(`delete from "invoice_reminders" where "kind" = 'before_suspension';`);
    this.addSql(`drop index "invoice_reminders_to_suspend";`);
    this.addSql(`alter table "invoice_reminders" drop constraint "invoice_reminders_suspension_has_day";`);
    this.addSql(`alter table "invoice_reminders" drop constraint "invoice_reminders_kind_check";`);
    this.addSql(`alter table "invoice_reminders" drop column "suspends_at", drop column "suspended_at";`);
    this.addSql(`alter table "invoice_reminders" add constraint "invoice_reminders_kind_check" check ("kind" in (${KINDS}));`);
    this.addSql(`drop index "invoices_one_a_period";`);
    this.addSql(`create unique index "invoices_one_a_period" on "invoices" ("order_id", "period_start") where kind = 'renewal';`);
    this.addSql(`drop index "renewals_ending";`);
    this.addSql(`alter table "renewals" drop constraint "renewals_told_and_ended_have_end", drop constraint "renewals_end_is_stopped";`);
    this.addSql(`alter table "renewals" drop column "ends_at", drop column "end_told_at", drop column "ended_at";`);
  }
}
