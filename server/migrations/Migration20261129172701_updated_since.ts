import { Migration } from '@mikro-orm/migrations';

const TABLES = ['orders', 'payments', 'invoices', 'sites'] as const;

/** Lists are read by what was changed since an instant. */
export class Migration20261129172701_updated_since extends Migration {
  override up(): void {
    for (const table of TABLES) this.addSql(`create index ${table}_changed on ${table} (updated_at)`);
    this.addSql('alter table site_messages add updated_at timestamptz(3)');
    this.addSql('update site_messages set updated_at = greatest(received_at, read_at)');
    this.addSql('alter table site_messages alter column updated_at set not null');
    this.addSql('create index site_messages_changed on site_messages (site_id, updated_at)');
  }
}
