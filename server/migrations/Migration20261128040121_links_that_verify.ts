import { Migration } from '@mikro-orm/migrations';

/**
 * Links that verify an address are kept with the other links: several of one registration work at a time, and each says
 * how it ended (decision 131).
 */
export class Migration20261128040121_links_that_verify extends Migration {
  override up(): void {
    this.addSql(`alter table "one_time_links" drop constraint "one_time_links_purpose_check";`);
    this.addSql(`alter table "one_time_links" add column "attempt_id" uuid null, add column "outcome" text null;`);
    this.addSql(`alter table "one_time_links" add constraint "one_time_links_purpose_check" check ("purpose" in ('reset_password', 'magic_link', 'verify_email'));`);
    this.addSql(`alter table "one_time_links" add constraint "one_time_links_ended_check" check (outcome is null or used_at is not null);`);
    this.addSql(`alter table "one_time_links" add constraint "one_time_links_outcome_check" check ("outcome" in ('used', 'replaced'));`);
    this.addSql(`drop index "one_time_links_one_live";`);
    this.addSql(`create unique index "one_time_links_one_live" on "one_time_links" ("user_id", "purpose") where used_at is null and purpose <> 'verify_email';`);
    this.addSql(`create index "one_time_links_attempt_id_index" on "one_time_links" ("attempt_id");`);
    this.addSql(`alter table "one_time_links" add constraint "one_time_links_attempt_id_foreign" foreign key ("attempt_id") references "sign_up_attempts" ("id") on update no action on delete set null;`);
    this.addSql(`insert into "one_time_links" ("id", "user_id", "purpose", "attempt_id", "token_hash", "expires_at", "created_at") select gen_random_uuid(), "user_id", 'verify_email', "id", "token_hash", "expires_at", "created_at" from "sign_up_attempts";`);
    this.addSql(`alter table "sign_up_attempts" drop column "token_hash", drop column "expires_at", add column "browser_hash" text null;`);
  }

  /** The newest link of each registration is the one that works again. */
  override down(): void {
    this.addSql(`alter table "sign_up_attempts" drop column "browser_hash", add column "token_hash" text null, add column "expires_at" timestamptz(3) null;`);
    this.addSql(`update "sign_up_attempts" a set "token_hash" = l."token_hash", "expires_at" = l."expires_at" from (select distinct on ("attempt_id") * from "one_time_links" where "attempt_id" is not null order by "attempt_id", "created_at" desc) l where l."attempt_id" = a."id";`);
    this.addSql(`delete from "sign_up_attempts" where "token_hash" is null;`);
    this.addSql(`delete from "one_time_links" where "purpose" = 'verify_email';`);
    this.addSql(`alter table "sign_up_attempts" alter column "token_hash" set not null, alter column "expires_at" set not null;`);
    this.addSql(`alter table "sign_up_attempts" add constraint "sign_up_attempts_token_hash_unique" unique ("token_hash");`);
    this.addSql(`drop index "one_time_links_one_live";`);
    this.addSql(`alter table "one_time_links" drop column "attempt_id", drop column "outcome";`);
    this.addSql(`alter table "one_time_links" drop constraint "one_time_links_purpose_check";`);
    this.addSql(`alter table "one_time_links" add constraint "one_time_links_purpose_check" check ("purpose" in ('reset_password', 'magic_link'));`);
    this.addSql(`create unique index "one_time_links_one_live" on "one_time_links" ("user_id", "purpose") where used_at is null;`);
  }
}
