import { Migration } from '@mikro-orm/migrations';

/** One index for each column that the administrators' lists of work and of reports are sorted by. */
export class Migration20261128040108_sorted_work extends Migration {
  override up(): void {
    this.addSql(
      `create index "registration_tasks_by_request" on "registration_tasks" ("status", "created_at", "id");`,
    );
    this.addSql(`create index "service_tasks_by_opening" on "service_tasks" ("status", "created_at", "id");`);
    this.addSql(
      `create index "service_tasks_waiting_by_due" on "service_tasks" ("due_at", "id") where ended_at is null;`,
    );
    this.addSql(
      `create index "service_tasks_waiting_by_opening" on "service_tasks" ("created_at", "id") where ended_at is null;`,
    );
    this.addSql(
      `create index "site_reports_by_decision" on "site_reports" (coalesce("decided_at", 'infinity'), "id");`,
    );
  }

  override down(): void {
    const tasks = ['service_tasks_by_opening', 'service_tasks_waiting_by_due', 'service_tasks_waiting_by_opening'];
    for (const name of ['registration_tasks_by_request', ...tasks, 'site_reports_by_decision'])
      this.addSql(`drop index "${name}";`);
  }
}
