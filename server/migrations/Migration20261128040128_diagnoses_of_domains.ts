import { Migration } from '@mikro-orm/migrations';

/** More that can be wrong with the records of a domain, and whether HTTPS works at a connected one (decision 142). */
export class Migration20261128040128_diagnoses_of_domains extends Migration {
  override up(): void {
    this.addSql(`alter table "site_domains" drop constraint "site_domains_reason_check";`);
    this.addSql(`alter table "site_domains" add constraint "site_domains_reason_check" check (reason in ('not_asked', 'not_registered', 'no_answer', 'proof_missing', 'proof_other', 'proof_partly', 'proof_doubled', 'proof_misplaced', 'held_elsewhere', 'address_missing', 'address_elsewhere', 'address_mixed', 'address_cloudflare', 'address_doubled', 'address_misplaced', 'caa_forbids'));`);
    this.addSql(`alter table "site_domains" add column "https_ready_at" timestamptz(3) null, add column "https_checked_at" timestamptz(3) null, add column "https_check_count" int not null default 0, add column "https_next_at" timestamptz(3) null;`);
    this.addSql(`update "site_domains" set "https_next_at" = now() where state in ('connected', 'lost');`);
    this.addSql(`alter table "site_domains" add constraint "site_domains_https_check" check (state in ('connected', 'lost') or (https_ready_at is null and https_checked_at is null and https_next_at is null));`);
    this.addSql(`create index "site_domains_https_due" on "site_domains" ("https_next_at") where https_next_at is not null;`);
  }

  override down(): void {
    this.addSql(`drop index "site_domains_https_due";`);
    this.addSql(`alter table "site_domains" drop constraint "site_domains_https_check";`);
    this.addSql(`alter table "site_domains" drop column "https_ready_at", drop column "https_checked_at", drop column "https_check_count", drop column "https_next_at";`);
    this.addSql(`alter table "site_domains" drop constraint "site_domains_reason_check";`);
    this.addSql(`update "site_domains" set "reason" = case when "reason" like 'proof_%' then 'proof_missing' when "reason" = 'caa_forbids' then null else 'address_missing' end where "reason" in ('proof_doubled', 'proof_misplaced', 'address_cloudflare', 'address_doubled', 'address_misplaced', 'caa_forbids');`);
    this.addSql(`alter table "site_domains" add constraint "site_domains_reason_check" check (reason in ('not_asked', 'not_registered', 'no_answer', 'proof_missing', 'proof_other', 'proof_partly', 'held_elsewhere', 'address_missing', 'address_elsewhere', 'address_mixed'));`);
  }
}
