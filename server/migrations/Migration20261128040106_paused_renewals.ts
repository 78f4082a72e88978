import { Migration } from '@mikro-orm/migrations';

/** Sites that administrators have closed already cost nothing from now on. */
export class Migration20261128040106_paused_renewals extends Migration {
  override up(): void {
    this.addSql(`alter table "renewals" add "paused_at" timestamptz(3) null;`);
    this.addSql(`update renewals r set paused_at = now() from sites s
      where s.order_id = r.order_id and s.stop in ('suspended', 'taken_down')
        and (r.stopped_at is null or (r.ends_at is not null and r.ended_at is null));`);
  }

  override down(): void {
    this.addSql(`alter table "renewals" drop column "paused_at";`);
  }
}
