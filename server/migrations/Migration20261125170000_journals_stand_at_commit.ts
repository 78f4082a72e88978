import { Migration } from '@mikro-orm/migrations';

/** A journal is posted last in its transaction: what points to it is looked at when the transaction ends. */
const TABLES = ['payments', 'payment_refunds', 'wallet_adjustments'];
const DEFERRED = 'deferrable initially deferred';

function constraints(table: string, when: string): string {
  return `alter table "${table}"
    drop constraint "${table}_journal_id_foreign",
    drop constraint "${table}_journal_id_unique",
    add constraint "${table}_journal_id_foreign" foreign key ("journal_id") references "ledger_journals" ("id")
      on update no action on delete restrict ${when},
    add constraint "${table}_journal_id_unique" unique ("journal_id") ${when}`;
}

export class Migration20261125170000_journals_stand_at_commit extends Migration {
  override up(): void {
    for (const table of TABLES) this.addSql(constraints(table, DEFERRED));
  }

  override down(): void {
    for (const table of TABLES) this.addSql(constraints(table, ''));
  }
}
