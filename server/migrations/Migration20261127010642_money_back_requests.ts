import { Migration } from '@mikro-orm/migrations';

/** Requests for money back within the guarantee; an order has one that is open. */
export class Migration20261127010642_money_back_requests extends Migration {
  override up(): void {
    this.addSql(`create table "money_back_requests" ("id" uuid not null, "order_id" uuid not null, "user_id" uuid not null, "reason" text not null, "status" text not null, "amount_rials" bigint null, "decided_by_id" uuid null, "decision" text null, "ended_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create unique index "money_back_requests_one_open" on "money_back_requests" ("order_id") where status = 'pending';`);
    this.addSql(`create index "money_back_requests_of_order" on "money_back_requests" ("order_id", "created_at");`);
    this.addSql(`create index "money_back_requests_list" on "money_back_requests" ("status", "created_at" DESC, "id" DESC);`);
    this.addSql(`create index "money_back_requests_newest" on "money_back_requests" ("created_at" DESC, "id" DESC);`);
    this.addSql(`create index "money_back_requests_user_id_index" on "money_back_requests" ("user_id");`);
    this.addSql(`create index "money_back_requests_decided_by_id_index" on "money_back_requests" ("decided_by_id");`);
    this.addSql(`alter table "money_back_requests" add constraint "money_back_requests_order_id_foreign" foreign key ("order_id") references "orders" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "money_back_requests" add constraint "money_back_requests_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "money_back_requests" add constraint "money_back_requests_decided_by_id_foreign" foreign key ("decided_by_id") references "users" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "money_back_requests" add constraint "money_back_requests_reason" check (reason <> '');`);
    this.addSql(`alter table "money_back_requests" add constraint "money_back_requests_decided" check ((status in ('approved', 'refused')) = (decided_by_id is not null) and (status = 'pending') = (ended_at is null)
    and (status = 'approved') = (amount_rials is not null) and (status <> 'refused' or decision is not null));`);
    this.addSql(`alter table "money_back_requests" add constraint "money_back_requests_amount" check (amount_rials > 0);`);
    this.addSql(`alter table "money_back_requests" add constraint "money_back_requests_second_person" check (decided_by_id is distinct from user_id);`);
    this.addSql(`alter table "money_back_requests" add constraint "money_back_requests_status_check" check ("status" in ('pending', 'approved', 'refused', 'withdrawn', 'closed'));`);
  }

  override down(): void {
    this.addSql('drop table "money_back_requests"');
  }
}
