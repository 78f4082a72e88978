import { Migration } from '@mikro-orm/migrations';

/** Which changes of a balance two administrators agreed on; what single ones move in a day adds up. */
export class Migration20261125110000_seconded_adjustments extends Migration {
  override up(): void {
    this.addSql(`alter table "wallet_adjustments" add "seconded_by_id" uuid null;`);
    this.addSql('alter table wallet_adjustments disable trigger wallet_adjustments_append_only');
    this.addSql(`update wallet_adjustments a set seconded_by_id = r.decided_by_id
      from adjustment_requests r where r.adjustment_id = a.id;`);
    this.addSql('alter table wallet_adjustments enable trigger wallet_adjustments_append_only');
    this.addSql(
      `create index "wallet_adjustments_seconded_by_id_index" on "wallet_adjustments" ("seconded_by_id");`,
    );
    this.addSql(
      `alter table "wallet_adjustments" add constraint "wallet_adjustments_second_admin" check (seconded_by_id is distinct from admin_id);`,
    );
    this.addSql(
      `alter table "wallet_adjustments" add constraint "wallet_adjustments_seconded_by_id_foreign" foreign key ("seconded_by_id") references "users" ("id") on update no action on delete restrict;`,
    );
  }

  override down(): void {
    this.addSql(`alter table "wallet_adjustments" drop constraint "wallet_adjustments_second_admin";`);
    this.addSql(`alter table "wallet_adjustments" drop column "seconded_by_id";`);
  }
}
