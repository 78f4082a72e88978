import { Migration } from '@mikro-orm/migrations';

/** Domains that lead to sites. */
export class Migration20261127021061_site_domains extends Migration {
  override up(): void {
    this.addSql(`create table "site_domains" ("id" uuid not null, "site_id" uuid not null, "name" text not null, "origin" text not null, "token" text not null, "is_registered" boolean not null default false, "state" text not null, "is_primary" boolean not null default false, "with_www" boolean not null default false, "bare_here" boolean not null default false, "www_here" boolean not null default false, "reason" text null default 'not_asked', "findings" jsonb null, "lost_at" timestamptz(3) null, "checked_at" timestamptz(3) null, "check_count" int not null default 0, "next_check_at" timestamptz(3) null, "watched_since" timestamptz(3) not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "site_domains_due" on "site_domains" ("next_check_at") where next_check_at is not null;`);
    this.addSql(`create unique index "site_domains_one_primary" on "site_domains" ("site_id") where is_primary;`);
    this.addSql(`create unique index "site_domains_one_holder" on "site_domains" ("name") where state <> 'waiting';`);
    this.addSql(`alter table "site_domains" add constraint "site_domains_once_a_site" unique ("site_id", "name");`);
    this.addSql(`alter table "site_domains" add constraint "site_domains_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "site_domains" add constraint "site_domains_leads_somewhere" check ((bare_here or www_here) = (state in ('connected', 'lost')));`);
    this.addSql(`alter table "site_domains" add constraint "site_domains_lost_at_check" check ((lost_at is not null) = (state = 'lost'));`);
    this.addSql(`alter table "site_domains" add constraint "site_domains_primary_leads" check (not is_primary or state in ('connected', 'lost'));`);
    this.addSql(`alter table "site_domains" add constraint "site_domains_name_check" check (name = lower(name) and name like '%.%' and length(name) <= 240);`);
    this.addSql(`alter table "site_domains" add constraint "site_domains_reason_check" check (reason in ('not_asked', 'not_registered', 'no_answer', 'proof_missing', 'proof_other', 'proof_partly', 'held_elsewhere', 'address_missing', 'address_elsewhere', 'address_mixed'));`);
    this.addSql(`alter table "site_domains" add constraint "site_domains_origin_check" check (origin in ('order', 'own'));`);
    this.addSql(`alter table "site_domains" add constraint "site_domains_state_check" check (state in ('waiting', 'proven', 'connected', 'lost'));`);
  }

  override down(): void {
    this.addSql('drop table "site_domains"');
  }
}
