/** Each registration of an unverified address is kept by itself; those that wait become the first of their account. */
import { Migration } from '@mikro-orm/migrations';

export class Migration20261125210000_sign_up_attempts extends Migration {
  override up(): void {
    this.addSql(`create table "sign_up_attempts" ("id" uuid not null, "user_id" uuid not null, "password_hash" text not null, "full_name" text null, "ip" text null, "user_agent" text null, "token_hash" text not null, "expires_at" timestamptz(3) not null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "sign_up_attempts_user_id_index" on "sign_up_attempts" ("user_id");`);
    this.addSql(`alter table "sign_up_attempts" add constraint "sign_up_attempts_token_hash_unique" unique ("token_hash");`);
    this.addSql(`alter table "sign_up_attempts" add constraint "sign_up_attempts_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;`);
    // Where no link is live the token is a hash of nothing that anybody has.
    this.addSql(`insert into "sign_up_attempts" ("id", "user_id", "password_hash", "full_name", "token_hash", "expires_at", "created_at")
      select gen_random_uuid(), u.id, u.password_hash, u.full_name, coalesce(l.token_hash, 'none:' || u.id), coalesce(l.expires_at, u.created_at), u.created_at
      from "users" u left join "one_time_links" l on l.user_id = u.id and l.purpose = 'verify_email' and l.used_at is null
      where u.email_confirmed_at is null and u.anonymised_at is null and u.has_password;`);
    this.addSql(`update "users" set "full_name" = null, "first_name" = null, "last_name" = null where email_confirmed_at is null and anonymised_at is null;`);
    this.addSql(`delete from "one_time_links" where purpose = 'verify_email';`);
    this.addSql(`alter table "one_time_links" drop constraint "one_time_links_purpose_check";`);
    this.addSql(`alter table "one_time_links" add constraint "one_time_links_purpose_check" check ("purpose" in ('reset_password', 'magic_link'));`);
  }

  override down(): void {
    this.addSql(`alter table "one_time_links" drop constraint "one_time_links_purpose_check";`);
    this.addSql(`alter table "one_time_links" add constraint "one_time_links_purpose_check" check ("purpose" in ('verify_email', 'reset_password', 'magic_link'));`);
    this.addSql(`drop table if exists "sign_up_attempts";`);
  }
}
