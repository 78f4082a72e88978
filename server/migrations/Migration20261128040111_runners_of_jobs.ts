import { Migration } from '@mikro-orm/migrations';

/**
 * The row of a runner is its right to commit the work of jobs: it has to survive a crash of the database, which empties
 * unlogged tables. `finished_at`: when a job last ended there.
 */
export class Migration20261128040111_runners_of_jobs extends Migration {
  override up(): void {
    this.addSql(`alter table job_workers set logged;`);
    this.addSql(`alter table job_workers
      add started_at timestamptz not null default clock_timestamp(),
      add finished_at timestamptz null;`);
  }

  override down(): void {
    this.addSql(`alter table job_workers drop column started_at, drop column finished_at;`);
    this.addSql(`alter table job_workers set unlogged;`);
  }
}
