import { Migration } from '@mikro-orm/migrations';

/** Visits of sites: counts, and hashes and salts of the days that are not over. */
export class Migration20261127040096_visits extends Migration {
  override up(): void {
    this.addSql(`create table "visit_counts" ("site_id" uuid not null, "grain" text not null, "day" date not null, "dimension" text not null, "value" text not null, "views" int not null, "visitors" int not null, primary key ("site_id", "grain", "day", "dimension", "value"));`);
    this.addSql(`create index "visit_counts_detailed" on "visit_counts" ("day") where grain = 'day' and dimension <> 'total';`);
    this.addSql(`create table "visit_marks" ("site_id" uuid not null, "day" date not null, "hash" bytea not null, primary key ("site_id", "day", "hash"));`);
    this.addSql(`create index "visit_marks_by_day" on "visit_marks" ("day");`);
    this.addSql(`create table "visit_salts" ("day" date not null, "salt" text not null, primary key ("day"));`);
    this.addSql(`alter table "visit_counts" add constraint "visit_counts_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "visit_counts" add constraint "visit_counts_counts_check" check (views >= 0 and visitors >= 0);`);
    this.addSql(`alter table "visit_counts" add constraint "visit_counts_dimension_check" check (dimension in ('total', 'page', 'source', 'referrer', 'device', 'country'));`);
    this.addSql(`alter table "visit_counts" add constraint "visit_counts_grain_check" check (grain in ('day', 'month'));`);
    this.addSql(`alter table "visit_marks" add constraint "visit_marks_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "visit_salts" add constraint "visit_salts_salt_check" check (salt ~ '^[0-9a-f]{64}$');`);
  }

  override down(): void {
    for (const name of ['visit_counts', 'visit_marks', 'visit_salts']) this.addSql(`drop table "${name}";`);
  }
}
