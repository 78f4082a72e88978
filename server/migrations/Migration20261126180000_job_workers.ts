import { Migration } from '@mikro-orm/migrations';

/** The workers that live; see platform/jobs/presence.ts. Lost in a crash of the database, and written anew. */
export class Migration20261126180000_job_workers extends Migration {
  override up(): void {
    this.addSql(`create unlogged table job_workers (pool_id text primary key, seen_at timestamptz not null);`);
  }

  override down(): void {
    this.addSql(`drop table job_workers;`);
  }
}
