import { Migration } from '@mikro-orm/migrations';

const BEFORE = `'website', 'api', 'hosting', 'sites', 'jobs'`;
const MEASURED = `${BEFORE}, 'payments', 'files', 'mail'`;
const TABLES = ['uptime_minutes', 'uptime_days'];

/**
 * What the watch over the running platform needs: space to write, whose turn it is, and what it has reported; and three
 * more components to measure.
 */
export class Migration20261128040114_health extends Migration {
  override up(): void {
    this.measure(MEASURED);
    this.addSql(`create table health_probe (filler text not null);`);
    this.addSql(`alter table health_probe alter column filler set storage external;`);
    this.addSql(`create table health_turn (
      only_row boolean primary key default true check (only_row),
      holder text not null,
      held_until timestamptz not null
    );`);
    this.addSql(`create table health_faults (
      check_name text primary key,
      fault text not null,
      since timestamptz not null
    );`);
  }

  override down(): void {
    for (const table of TABLES) this.addSql(`delete from "${table}" where component not in (${BEFORE});`);
    this.measure(BEFORE);
    this.addSql(`drop table health_probe;`);
    this.addSql(`drop table health_turn;`);
    this.addSql(`drop table health_faults;`);
  }

  private measure(components: string): void {
    for (const table of TABLES) {
      this.addSql(`alter table "${table}" drop constraint "${table}_component_check";`);
      this.addSql(`alter table "${table}" add constraint "${table}_component_check" check (component in (${components}));`);
    }
  }
}
