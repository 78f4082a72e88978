import { Migration } from '@mikro-orm/migrations';

/** Two-factor sign-in, whether anybody knows an account's password, and accounts that were anonymised. */
export class Migration20261123090000_two_factor extends Migration {
  override up(): void {
    this.addSql(`alter table "users" add column "has_password" boolean not null default true, add column "two_factor_at" timestamptz(3) null, add column "anonymised_at" timestamptz(3) null;`);
    // Whoever came by a provider has a password that nobody knows, unless a link by mail has set one since.
    this.addSql(`update "users" u set "has_password" = false where exists (select 1 from "oauth_identities" i where i."user_id" = u."id" and i."created_at" <= u."created_at" + interval '5 seconds') and not exists (select 1 from "one_time_links" l where l."user_id" = u."id" and l."purpose" = 'reset_password' and l."used_at" is not null);`);
    this.addSql(`create table "two_factors" ("id" uuid not null, "user_id" uuid not null, "sealed_secret" text not null, "last_used_step" int null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "two_factors" add constraint "two_factors_user_id_unique" unique ("user_id");`);
    this.addSql(`create table "recovery_codes" ("id" uuid not null, "user_id" uuid not null, "code_hash" text not null, "used_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "recovery_codes_user_id_index" on "recovery_codes" ("user_id");`);
    this.addSql(`alter table "recovery_codes" add constraint "recovery_codes_once" unique ("user_id", "code_hash");`);
    this.addSql(`create table "sign_in_challenges" ("id" uuid not null, "user_id" uuid not null, "token_hash" text not null, "expires_at" timestamptz(3) not null, "used_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "sign_in_challenges_user_id_index" on "sign_in_challenges" ("user_id");`);
    this.addSql(`alter table "sign_in_challenges" add constraint "sign_in_challenges_token_hash_unique" unique ("token_hash");`);
    this.addSql(`create index "sign_in_challenges_expires_at_index" on "sign_in_challenges" ("expires_at");`);
    this.addSql(`create index "one_time_links_expires_at_index" on "one_time_links" ("expires_at");`);
    this.addSql(`create index "sessions_expires_at_index" on "sessions" ("expires_at");`);
    for (const table of ['two_factors', 'recovery_codes', 'sign_in_challenges']) {
      this.addSql(`alter table "${table}" add constraint "${table}_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;`);
    }
  }

  override down(): void {
    this.addSql(`drop table "two_factors", "recovery_codes", "sign_in_challenges";`);
    this.addSql(`drop index "one_time_links_expires_at_index";`);
    this.addSql(`drop index "sessions_expires_at_index";`);
    this.addSql(`alter table "users" drop column "has_password", drop column "two_factor_at", drop column "anonymised_at";`);
  }
}
