import { Migration } from '@mikro-orm/migrations';

/**
 * A deleted order gives up the key that its draft, or its session and number, made: the draft can be ordered again. A
 * key that the caller chose (`key:…`) stays used.
 */
export class Migration20261126230000_free_drafts_of_deleted_orders extends Migration {
  override up(): void {
    this.addSql(
      `update "orders" set "idempotency_key" = null where "deleted_at" is not null and "idempotency_key" not like 'key:%';`,
    );
  }

  override down(): void {
    // What was given up is not known any more, and nothing needs it.
  }
}
