import { Migration } from '@mikro-orm/migrations';

/** What was measured of the platform's uptime, by minute and by day. */
export class Migration20261127040087_uptime extends Migration {
  override up(): void {
    this.addSql(`create table "uptime_days" ("component" text not null, "day" date not null, "minutes" int not null, "checks" int not null, "failures" int not null, "first_minute" timestamptz(3) not null, primary key ("component", "day"));`);
    this.addSql(`create table "uptime_minutes" ("component" text not null, "minute" timestamptz(3) not null, "checks" int not null, "failures" int not null, "ms" int null, primary key ("component", "minute"));`);
    this.addSql(`create index "uptime_minutes_oldest" on "uptime_minutes" ("minute");`);
    this.addSql(`alter table "uptime_days" add constraint "uptime_days_counts_check" check (checks >= minutes and failures between 0 and checks);`);
    this.addSql(`alter table "uptime_days" add constraint "uptime_days_component_check" check (component in ('website', 'api', 'hosting', 'sites', 'jobs'));`);
    this.addSql(`alter table "uptime_minutes" add constraint "uptime_minutes_counts_check" check (checks > 0 and failures between 0 and checks);`);
    this.addSql(`alter table "uptime_minutes" add constraint "uptime_minutes_component_check" check (component in ('website', 'api', 'hosting', 'sites', 'jobs'));`);
  }

  override down(): void {
    this.addSql('drop table "uptime_days"');
    this.addSql('drop table "uptime_minutes"');
  }
}
