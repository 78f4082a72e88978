import { Migration } from '@mikro-orm/migrations';

/** Tables to what they are called from now on. */
const TABLES = { site_config: 'platform_settings', site_changes: 'platform_changes' } as const;

/** Acts of administrators on the platform itself. */
const ACTS = ['mode', 'settings', 'schedule'] as const;

interface Words {
  readonly subject: string;
  /** Of a planned maintenance that was called off. */
  readonly state: string;
}
const BEFORE: Words = { subject: 'site', state: 'canceled' };
const NOW: Words = { subject: 'platform', state: 'cancelled' };

/** "Site" means a customer's site alone: what is of the platform takes the platform's name. No row is lost. */
export class Migration20261127020000_names_of_the_platform extends Migration {
  override up(): void {
    this.addSql('alter table "site_config" drop constraint "site_config_one_row"');
    for (const [from, to] of Object.entries(TABLES)) this.renameTable(from, to);
    this.addSql(`update "platform_settings" set "key" = 'platform'`);
    this.addSql(
      `alter table "platform_settings" add constraint "platform_settings_one_row" check (key = 'platform')`,
    );
    this.respellWindows(BEFORE.state, NOW.state);
    this.translateAudit(BEFORE, NOW);
  }

  override down(): void {
    this.translateAudit(NOW, BEFORE);
    this.respellWindows(NOW.state, BEFORE.state);
    this.addSql('alter table "platform_settings" drop constraint "platform_settings_one_row"');
    for (const [from, to] of Object.entries(TABLES)) this.renameTable(to, from);
    this.addSql(`update "site_config" set "key" = 'site'`);
    this.addSql(`alter table "site_config" add constraint "site_config_one_row" check (key = 'site')`);
  }

  /** With its constraints, among them those of not null, which have names since PostgreSQL 18, and its indexes. */
  private renameTable(from: string, to: string): void {
    this.addSql(`alter table "${from}" rename to "${to}"`);
    this.addSql(`do $$ declare name text; begin
      for name in select conname from pg_constraint where conrelid = '"${to}"'::regclass and conname like '${from}%' loop
        execute format('alter table "${to}" rename constraint %I to %I', name, replace(name, '${from}', '${to}'));
      end loop;
      for name in select c.relname from pg_index i join pg_class c on c.oid = i.indexrelid
          where i.indrelid = '"${to}"'::regclass and c.relname like '${from}%' loop
        execute format('alter index %I rename to %I', name, replace(name, '${from}', '${to}'));
      end loop;
    end $$`);
  }

  private respellWindows(from: string, to: string): void {
    this.addSql('alter table "maintenance_windows" drop constraint "maintenance_windows_state_check"');
    this.addSql(`update "maintenance_windows" set "state" = '${to}' where "state" = '${from}'`);
    this.addSql(
      `alter table "maintenance_windows" add constraint "maintenance_windows_state_check" check (state in ('planned', 'active', 'ended', '${to}'))`,
    );
  }

  /** The log refuses changes; what it says stays, in today's words, and is found by them. */
  private translateAudit(from: Words, to: Words): void {
    const action = `replace("action", '${from.subject}.', '${to.subject}.')`;
    const acts = ACTS.map((act) => `'${from.subject}.${act}'`).join(', ');
    this.addSql('alter table "audit_entries" disable trigger "audit_entries_append_only"');
    this.addSql(
      `update "audit_entries" set "action" = ${action}, "subject_type" = '${to.subject}',
         "after" = case when "after" = '{"state": "${from.state}"}' then '{"state": "${to.state}"}'::jsonb else "after" end,
         "search_text" = fold_text(concat_ws(' ', "label", "reason", ${action}, "subject_id"))
       where "action" in (${acts})`,
    );
    this.addSql('alter table "audit_entries" enable trigger "audit_entries_append_only"');
  }
}
