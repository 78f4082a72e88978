import { Migration } from '@mikro-orm/migrations';

/** Registering names, the records of their zones, and what their further years cost. */
export class Migration20261127010062_domain_registrations extends Migration {
  override up(): void {
    this.addSql(`create table "domain_registrations" ("id" uuid not null, "order_id" uuid not null, "user_id" uuid not null, "name" text not null, "status" text not null, "nic_handle" text null, "registered_at" timestamptz(3) null, "expires_at" timestamptz(3) null, "reminded_days" int null, "renewal_invoice_id" uuid null, "transfer_asked_at" timestamptz(3) null, "transfer_code" text null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "domain_registrations_order_id_index" on "domain_registrations" ("order_id");`);
    this.addSql(`alter table "domain_registrations" add constraint "domain_registrations_renewal_invoice_id_unique" unique ("renewal_invoice_id");`);
    this.addSql(`create index "domain_registrations_expiry_index" on "domain_registrations" ("expires_at") where status in ('registered', 'grace');`);
    this.addSql(`create index "domain_registrations_status_list_index" on "domain_registrations" ("status", "created_at" DESC, "id" DESC);`);
    this.addSql(`create index "domain_registrations_list_index" on "domain_registrations" ("created_at" DESC, "id" DESC);`);
    this.addSql(`create index "domain_registrations_user_list_index" on "domain_registrations" ("user_id", "created_at" DESC, "id" DESC);`);
    this.addSql(`create unique index "domain_registrations_one_open" on "domain_registrations" ("name") where status in ('planned', 'ordered', 'registered', 'grace');`);
    this.addSql(`create table "registration_tasks" ("id" uuid not null, "registration_id" uuid not null, "kind" text not null, "status" text not null, "due_at" timestamptz(3) not null, "try_after" timestamptz(3) not null, "tries" int not null default 0, "proof" text null, "reason" text null, "ended_at" timestamptz(3) null, "ended_by_id" uuid null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "registration_tasks_ended_by_id_index" on "registration_tasks" ("ended_by_id");`);
    this.addSql(`create index "registration_tasks_due_index" on "registration_tasks" ("try_after") where status = 'open';`);
    this.addSql(`create index "registration_tasks_list_index" on "registration_tasks" ("status", "due_at", "id");`);
    this.addSql(`create index "registration_tasks_registration_index" on "registration_tasks" ("registration_id", "created_at");`);
    this.addSql(`create unique index "registration_tasks_one_open" on "registration_tasks" ("registration_id", "kind") where status = 'open';`);
    this.addSql(`create table "zone_records" ("id" uuid not null, "registration_id" uuid not null, "host" text not null, "type" text not null, "value" text not null, "priority" int null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "zone_records" add constraint "zone_records_once" unique ("registration_id", "host", "type", "value");`);
    this.addSql(`alter table "domain_registrations" add constraint "domain_registrations_order_id_foreign" foreign key ("order_id") references "orders" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "domain_registrations" add constraint "domain_registrations_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "domain_registrations" add constraint "domain_registrations_renewal_invoice_id_foreign" foreign key ("renewal_invoice_id") references "invoices" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "domain_registrations" add constraint "domain_registrations_code_was_asked_for" check (transfer_code is null or transfer_asked_at is not null);`);
    this.addSql(`alter table "domain_registrations" add constraint "domain_registrations_held_expires" check (status not in ('registered', 'grace') or (registered_at is not null and expires_at is not null));`);
    this.addSql(`alter table "domain_registrations" add constraint "domain_registrations_name_check" check (name = lower(name) and name like '%.%');`);
    this.addSql(`alter table "domain_registrations" add constraint "domain_registrations_status_check" check (status in ('planned', 'ordered', 'registered', 'grace', 'refused', 'cancelled', 'released', 'transferred'));`);
    this.addSql(`alter table "registration_tasks" add constraint "registration_tasks_registration_id_foreign" foreign key ("registration_id") references "domain_registrations" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "registration_tasks" add constraint "registration_tasks_ended_by_id_foreign" foreign key ("ended_by_id") references "users" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "registration_tasks" add constraint "registration_tasks_refusal_has_reason" check (status <> 'refused' or reason is not null);`);
    this.addSql(`alter table "registration_tasks" add constraint "registration_tasks_done_has_proof" check (status <> 'done' or proof is not null);`);
    this.addSql(`alter table "registration_tasks" add constraint "registration_tasks_end_has_time" check ((status = 'open') = (ended_at is null));`);
    this.addSql(`alter table "registration_tasks" add constraint "registration_tasks_status_check" check (status in ('open', 'done', 'refused', 'cancelled'));`);
    this.addSql(`alter table "registration_tasks" add constraint "registration_tasks_kind_check" check (kind in ('register', 'renew', 'transfer_code'));`);
    this.addSql(`alter table "zone_records" add constraint "zone_records_registration_id_foreign" foreign key ("registration_id") references "domain_registrations" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "zone_records" add constraint "zone_records_plain_check" check (value !~ '[[:cntrl:]]' and host !~ '[[:cntrl:][:space:]]');`);
    this.addSql(`alter table "zone_records" add constraint "zone_records_priority_check" check ((type = 'MX') = (priority is not null) and (priority is null or priority between 0 and 65535));`);
    this.addSql(`alter table "zone_records" add constraint "zone_records_type_check" check (type in ('MX', 'TXT', 'A', 'CNAME'));`);
    this.addSql(`alter table "domain_prices" add "renewal_price_rials" bigint null;`);
    this.addSql('update domain_prices set renewal_price_rials = price_rials');
    this.addSql(`update domain_prices set renewal_price_rials = 950000 where extension = '.ir' and price_rials = 0`);
    this.addSql(`alter table "domain_prices" alter column "renewal_price_rials" set not null;`);
    this.addSql(`alter table "domain_prices" add constraint "domain_prices_renewal_price" check (renewal_price_rials >= 0 and renewal_price_rials % 10 = 0);`);
  }

  override down(): void {
    for (const table of ['zone_records', 'registration_tasks', 'domain_registrations'])
      this.addSql(`drop table "${table}"`);
    this.addSql('alter table "domain_prices" drop column "renewal_price_rials"');
  }
}
