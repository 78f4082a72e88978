/** Keys for other people's programs, and which key an act in an order's or a payment's history was done by. */
import { Migration } from '@mikro-orm/migrations';

export class Migration20261125120000_api_keys extends Migration {
  override up(): void {
    this.addSql(`create table "api_keys" ("id" uuid not null, "user_id" uuid not null, "name" text not null, "prefix" text not null, "hash" text not null, "scopes" jsonb not null, "expires_at" timestamptz(3) not null, "last_used_at" timestamptz(3) null, "last_ip" text null, "revoked_at" timestamptz(3) null, "revoked_by_id" uuid null, "search_text" text generated always as (fold_text(name || ' ' || prefix)) stored null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "api_keys_user_id_index" on "api_keys" ("user_id");`);
    this.addSql(`alter table "api_keys" add constraint "api_keys_prefix_unique" unique ("prefix");`);
    this.addSql(`create index "api_keys_revoked_by_id_index" on "api_keys" ("revoked_by_id");`);
    this.addSql(`create index "api_keys_search" on "api_keys" using gin ("search_text" gin_trgm_ops);`);
    this.addSql(`create index "api_keys_newest" on "api_keys" ("created_at" DESC, "id" DESC);`);
    this.addSql(`create index "api_keys_of_user" on "api_keys" ("user_id", "created_at" DESC, "id" DESC);`);
    this.addSql(`alter table "api_keys" add constraint "api_keys_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "api_keys" add constraint "api_keys_revoked_by_id_foreign" foreign key ("revoked_by_id") references "users" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "api_keys" add constraint "api_keys_ends" check (expires_at > created_at);`);
    this.addSql(`alter table "api_keys" add constraint "api_keys_scoped" check (jsonb_array_length(scopes) > 0);`);
    this.addSql(`alter table "api_keys" add constraint "api_keys_hashed" check (hash ~ '^[0-9a-f]{64}$');`);
    this.addSql(`alter table "api_keys" add constraint "api_keys_named" check (name <> '');`);
    this.addSql(`alter table "order_status_changes" add "via_key" text null;`);
    this.addSql(`alter table "payment_events" add "via_key" text null;`);
  }

  override down(): void {
    this.addSql(`alter table "payment_events" drop column "via_key";`);
    this.addSql(`alter table "order_status_changes" drop column "via_key";`);
    this.addSql(`drop table if exists "api_keys" cascade;`);
  }
}
