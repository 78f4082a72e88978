import { Migration } from '@mikro-orm/migrations';

/**
 * Order numbers are `WZ-` and a timestamp in milliseconds (specification 1 §9) that no two orders share. The
 * sequence remembers the last one, and the advisory lock makes reading and setting it one step. The function is
 * called outside of any transaction, so that orders placed at once do not wait for each other's commit.
 */
export class Migration20261121201000_order_number extends Migration {
  override up(): void {
    this.addSql('create sequence order_number_seq as bigint minvalue 0 start 0;');
    this.addSql(`
      create function next_order_number(now_ms bigint) returns bigint language plpgsql as $$
      declare
        lock_key constant bigint := 7205759403792794;
        last bigint;
        chosen bigint;
      begin
        perform pg_advisory_xact_lock(lock_key);
        select last_value into last from order_number_seq;
        chosen := greatest(now_ms, last + 1);
        perform setval('order_number_seq', chosen);
        return chosen;
      end $$;
    `);
  }

  override down(): void {
    this.addSql('drop function next_order_number(bigint);');
    this.addSql('drop sequence order_number_seq;');
  }
}
