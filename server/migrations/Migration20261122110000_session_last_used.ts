import { Migration } from '@mikro-orm/migrations';

/** The list of one's sessions says when each was last used; for the old ones, their last renewal is what is known. */
export class Migration20261122110000_session_last_used extends Migration {
  override up(): void {
    this.addSql(`alter table "sessions" add column "last_used_at" timestamptz(3) null;`);
    this.addSql(`update "sessions" set "last_used_at" = coalesce("rotated_at", "created_at");`);
    this.addSql(`alter table "sessions" alter column "last_used_at" set not null;`);
  }

  override down(): void {
    this.addSql(`alter table "sessions" drop column "last_used_at";`);
  }
}
