import { Migration } from '@mikro-orm/migrations';

/** The buyer's formal identity, and on receipts the part of a split payment that came from the wallet. */
export class Migration20261125140000_papers extends Migration {
  override up(): void {
    this.addSql(
      `alter table "users" add column "national_id" text null, add column "economic_code" text null, add column "postal_code" text null;`,
    );
    this.addSql(`alter table "receipts" add column "wallet_rials" bigint not null default '0';`);
    this.addSql(`update "receipts" r set "wallet_rials" = p.wallet_rials from "payments" p
      where p.id = r.payment_id and p.hold_state = 'spent';`);
    this.addSql(
      `alter table "receipts" add constraint "receipts_wallet_is_a_part" check (wallet_rials >= 0 and wallet_rials < amount_rials and (wallet_rials = 0 or method = 'gateway'));`,
    );
  }

  override down(): void {
    this.addSql(`alter table "receipts" drop column "wallet_rials";`);
    this.addSql(`alter table "users" drop column "national_id", drop column "economic_code", drop column "postal_code";`);
  }
}
