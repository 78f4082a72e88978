import { Migration } from '@mikro-orm/migrations';

/**
 * A cancelled order gives up its draft as a deleted one does, with the key that the draft made: it can be ordered
 * again. A key that the caller chose (`key:…`) stays used.
 */
export class Migration20261127010000_free_drafts_of_cancelled_orders extends Migration {
  override up(): void {
    this.addSql(
      `update "orders" set "draft_id" = null, "idempotency_key" = case when "idempotency_key" like 'key:%' then "idempotency_key" end
        where "status" = 'cancelled' or "deleted_at" is not null;`,
    );
  }

  override down(): void {
    // What was given up is not known any more, and nothing needs it.
  }
}
