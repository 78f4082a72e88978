import { Migration } from '@mikro-orm/migrations';

/** What people do for sites because a service was bought. */
export class Migration20261127040095_service_tasks extends Migration {
  override up(): void {
    this.addSql(`create table "service_tasks" ("id" uuid not null, "site_id" uuid not null, "service" text not null, "status" text not null default 'open', "due_at" timestamptz(3) not null, "started_at" timestamptz(3) null, "worker_id" uuid null, "minutes" int null, "note" text null, "created_at" timestamptz(3) not null, "ended_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`create index "service_tasks_worker_id_index" on "service_tasks" ("worker_id");`);
    this.addSql(`create index "service_tasks_site_index" on "service_tasks" ("site_id", "service", "due_at");`);
    this.addSql(`create index "service_tasks_list_index" on "service_tasks" ("status", "due_at", "id");`);
    this.addSql(`alter table "service_tasks" add constraint "service_tasks_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "service_tasks" add constraint "service_tasks_worker_id_foreign" foreign key ("worker_id") references "users" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "service_tasks" add constraint "service_tasks_minutes_check" check (minutes between 1 and 1440);`);
    this.addSql(`alter table "service_tasks" add constraint "service_tasks_done_has_report" check (status <> 'done' or (minutes is not null and note is not null));`);
    this.addSql(`alter table "service_tasks" add constraint "service_tasks_start_has_time" check (status <> 'started' or started_at is not null);`);
    this.addSql(`alter table "service_tasks" add constraint "service_tasks_end_has_time" check ((status in ('open', 'started')) = (ended_at is null));`);
    this.addSql(`alter table "service_tasks" add constraint "service_tasks_status_check" check (status in ('open', 'started', 'done', 'cancelled'));`);
    this.addSql(`alter table "service_tasks" add constraint "service_tasks_service_check" check (service in ('maintenancePlan', 'rushDelivery'));`);
  }

  override down(): void {
    this.addSql('drop table "service_tasks"');
  }
}
