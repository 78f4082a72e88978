import { Migration } from '@mikro-orm/migrations';

/** Signing in through GitHub and Google: who is linked, who is on the way, and the secrets the way ends with. */
export class Migration20261122100000_oauth extends Migration {
  override up(): void {
    this.addSql(`create table "oauth_attempts" ("id" uuid not null, "provider" text not null, "state_hash" text not null, "browser_hash" text not null, "code_verifier" text not null, "nonce" text not null, "redirect_uri" text not null, "success_url" text not null, "failure_url" text not null, "expires_at" timestamptz(3) not null, "used_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "oauth_attempts" add constraint "oauth_attempts_state_hash_unique" unique ("state_hash");`);
    this.addSql(`create index "oauth_attempts_expires_at_index" on "oauth_attempts" ("expires_at");`);
    this.addSql(`create table "oauth_secrets" ("id" uuid not null, "user_id" uuid not null, "provider" text not null, "secret_hash" text not null, "browser_hash" text not null, "expires_at" timestamptz(3) not null, "used_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "oauth_secrets_user_id_index" on "oauth_secrets" ("user_id");`);
    this.addSql(`alter table "oauth_secrets" add constraint "oauth_secrets_secret_hash_unique" unique ("secret_hash");`);
    this.addSql(`create index "oauth_secrets_expires_at_index" on "oauth_secrets" ("expires_at");`);
    this.addSql(`create table "oauth_identities" ("id" uuid not null, "user_id" uuid not null, "provider" text not null, "subject" text not null, "email" text null, "last_used_at" timestamptz(3) not null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "oauth_identities_user_id_index" on "oauth_identities" ("user_id");`);
    this.addSql(`alter table "oauth_identities" add constraint "oauth_identities_subject" unique ("provider", "subject");`);
    this.addSql(`alter table "oauth_attempts" add constraint "oauth_attempts_provider_check" check ("provider" in ('github', 'google'));`);
    this.addSql(`alter table "oauth_secrets" add constraint "oauth_secrets_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "oauth_secrets" add constraint "oauth_secrets_provider_check" check ("provider" in ('github', 'google'));`);
    this.addSql(`alter table "oauth_identities" add constraint "oauth_identities_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "oauth_identities" add constraint "oauth_identities_provider_check" check ("provider" in ('github', 'google'));`);
  }

  override down(): void {
    this.addSql(`drop table "oauth_attempts", "oauth_secrets", "oauth_identities";`);
  }
}
