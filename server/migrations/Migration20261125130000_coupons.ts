/** Discount codes, and which orders took them. */
import { Migration } from '@mikro-orm/migrations';

export class Migration20261125130000_coupons extends Migration {
  override up(): void {
    this.addSql(`create table "coupons" ("id" uuid not null, "code" text not null, "description" text null, "percent" smallint null, "amount_rials" bigint null, "minimum_rials" bigint not null, "starts_at" timestamptz(3) null, "ends_at" timestamptz(3) null, "total_limit" int null, "per_user_limit" int null, "active" boolean not null, "used" int not null default 0, "discounted_rials" bigint not null default '0', "search_text" text not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "coupons" add constraint "coupons_code_unique" unique ("code");`);
    this.addSql(`create index "coupons_newest" on "coupons" ("created_at" DESC, "id" DESC);`);
    this.addSql(`create table "coupon_uses" ("id" uuid not null, "coupon_id" uuid not null, "user_id" uuid not null, "order_id" uuid not null, "order_number" text not null, "terms" jsonb not null, "discount_rials" bigint not null, "released_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "coupon_uses_coupon_id_index" on "coupon_uses" ("coupon_id");`);
    this.addSql(`create index "coupon_uses_user_id_index" on "coupon_uses" ("user_id");`);
    this.addSql(`create index "coupon_uses_newest" on "coupon_uses" ("coupon_id", "created_at" DESC, "id" DESC);`);
    this.addSql(`create index "coupon_uses_of_user" on "coupon_uses" ("coupon_id", "user_id") where released_at is null;`);
    this.addSql(`create unique index "coupon_uses_one_an_order" on "coupon_uses" ("order_id") where released_at is null;`);
    this.addSql(`alter table "coupons" add constraint "coupons_counts_check" check (used >= 0 and discounted_rials >= 0);`);
    this.addSql(`alter table "coupons" add constraint "coupons_dates_check" check (starts_at < ends_at);`);
    this.addSql(`alter table "coupons" add constraint "coupons_limits_check" check (total_limit > 0 and per_user_limit > 0);`);
    this.addSql(`alter table "coupons" add constraint "coupons_minimum_check" check (minimum_rials >= 0 and minimum_rials % 10 = 0);`);
    this.addSql(`alter table "coupons" add constraint "coupons_value_check" check ((percent is null) <> (amount_rials is null) and percent between 1 and 100 and amount_rials > 0 and amount_rials % 10 = 0);`);
    this.addSql(`alter table "coupons" add constraint "coupons_code_check" check (code = upper(code) and code ~ '^[A-Z0-9][A-Z0-9_-]{2,29}$');`);
    this.addSql(`alter table "coupon_uses" add constraint "coupon_uses_coupon_id_foreign" foreign key ("coupon_id") references "coupons" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "coupon_uses" add constraint "coupon_uses_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "coupon_uses" add constraint "coupon_uses_discount_check" check (discount_rials > 0);`);
  }

  override down(): void {
    this.addSql(`drop table if exists "coupon_uses";`);
    this.addSql(`drop table if exists "coupons";`);
  }
}
