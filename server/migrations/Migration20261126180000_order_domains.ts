/** Names that paid orders hold, what is known of the names of each order, and how they were changed. */
import { Migration } from '@mikro-orm/migrations';

export class Migration20261126180000_order_domains extends Migration {
  override up(): void {
    this.addSql(`create table "domain_claims" ("id" uuid not null, "name" text not null, "order_id" uuid not null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "domain_claims" add constraint "domain_claims_name_unique" unique ("name");`);
    this.addSql(`create index "domain_claims_of_order" on "domain_claims" ("order_id");`);
    this.addSql(`alter table "domain_claims" add constraint "domain_claims_name_check" check (name = lower(name) and name like '%.%');`);
    this.addSql(`alter table "orders" add "domain_status" text not null default 'awaiting_confirmation', add "domain_checked_at" timestamptz(3) null, add "domain_change_until" timestamptz(3) null;`);
    this.addSql(`alter table "orders" add constraint "orders_domain_status_check" check (domain_status in ('confirmed', 'awaiting_confirmation', 'awaiting_choice'));`);
    this.addSql(`create table "order_domain_changes" ("id" uuid not null, "order_id" uuid not null, "status" text not null, "from_domain" text not null, "to_domain" text not null, "actor_id" uuid null, "via_key" text null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "order_domain_changes_order_id_index" on "order_domain_changes" ("order_id");`);
    this.addSql(`create index "order_domain_changes_actor_id_index" on "order_domain_changes" ("actor_id");`);
    this.addSql(`alter table "order_domain_changes" add constraint "order_domain_changes_order_id_foreign" foreign key ("order_id") references "orders" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "order_domain_changes" add constraint "order_domain_changes_actor_id_foreign" foreign key ("actor_id") references "users" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "order_domain_changes" add constraint "order_domain_changes_status_check" check (status in ('pending', 'in_progress', 'completed', 'cancelled'));`);
    // The oldest paid order of a name holds it; the others choose again.
    this.addSql(`insert into domain_claims (id, name, order_id, created_at)
      select gen_random_uuid(), name, order_id, created_at from (
        select distinct on (name) name, order_id, created_at from (
          select lower(o.domain) as name, o.id as order_id, o.created_at from orders o
            where o.payment_status = 'paid' and o.deleted_at is null and o.domain like '%.%' and o.domain <> 'removed.invalid'
          union all
          select lower((extra->>'domain') || (extra->>'extension')), o.id, o.created_at from orders o,
            jsonb_array_elements(coalesce(o.wizard_data->'userInfo'->'additionalDomains', '[]'::jsonb)) extra
            where o.payment_status = 'paid' and o.deleted_at is null and o.domain <> 'removed.invalid'
        ) named order by name, created_at, order_id
      ) oldest;`);
    this.addSql(`update orders o set domain_status = 'awaiting_choice' where o.payment_status = 'paid' and o.deleted_at is null
      and exists (select 1 from domain_claims c where c.name = lower(o.domain) and c.order_id <> o.id);`);
    this.addSql(`update orders set domain_change_until = created_at + interval '24 hours' where payment_status = 'paid';`);
  }

  override down(): void {
    this.addSql(`drop table if exists "order_domain_changes";`);
    this.addSql(`drop table if exists "domain_claims";`);
    this.addSql(`alter table "orders" drop constraint "orders_domain_status_check";`);
    this.addSql(`alter table "orders" drop column "domain_status", drop column "domain_checked_at", drop column "domain_change_until";`);
  }
}
