import { Migration } from '@mikro-orm/migrations';

/**
 * A reference is settled once for each account at a gateway (decision 130). Payments that have settled with one that an
 * earlier payment has stay settled: they are marked, the list of payments names them, and the index leaves them out.
 * The account of earlier payments is not known; one whose reference such a payment has goes to review.
 */
export class Migration20261128040117_payments_in_review extends Migration {
  override up(): void {
    this.addSql(`alter table "payments" add "merchant_id" text null, add "reference_repeats" boolean not null default false, add "review_reason" text null;`);
    this.addSql(`update payments p set reference_repeats = true from (
      select id, row_number() over (partition by gateway, ref_id order by settled_at nulls last, created_at, id) as place
      from payments where ref_id is not null and gateway <> 'wallet'
    ) known where known.id = p.id and known.place > 1;`);
    this.addSql(`update payments set review_reason = 'amount' where status = 'needs_review';`);
    // Checks that wait for the commit would refuse to let the table be altered.
    this.addSql(`set constraints all immediate;`);
    this.addSql(`create unique index "payments_reference_once" on "payments" ("gateway", coalesce("merchant_id", ''), "ref_id") where ref_id is not null and gateway <> 'wallet' and not reference_repeats;`);
    this.addSql(`drop index "payments_to_check";`);
    this.addSql(`create index "payments_to_check" on "payments" ("check_after") where status in ('pending', 'needs_review') and authority is not null;`);
    this.addSql(`alter table "payments" add constraint "payments_review_has_reason" check (review_reason is null or status = 'needs_review');`);
    this.addSql(`alter table "payments" add constraint "payments_review_reason_check" check ("review_reason" in ('amount', 'reference'));`);
    this.addSql(`set constraints all deferred;`);
  }

  override down(): void {
    this.addSql(`drop index "payments_reference_once";`);
    this.addSql(`drop index "payments_to_check";`);
    this.addSql(`alter table "payments" drop constraint "payments_review_has_reason", drop constraint "payments_review_reason_check";`);
    this.addSql(`alter table "payments" drop column "merchant_id", drop column "reference_repeats", drop column "review_reason";`);
    this.addSql(`create index "payments_to_check" on "payments" ("check_after") where status = 'pending' and authority is not null;`);
  }
}
