import { Migration } from '@mikro-orm/migrations';

/** Reports of abuse of sites, which administrators decide about. */
export class Migration20261127014002_site_reports extends Migration {
  override up(): void {
    this.addSql(`create table "site_reports" ("id" uuid not null, "site_id" uuid not null, "kind" text not null, "message" text not null, "address" text not null, "email" text null, "status" text not null, "act" text null, "decision" text null, "decided_by_id" uuid null, "decided_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "site_reports_decided_by_id_index" on "site_reports" ("decided_by_id");`);
    this.addSql(`create index "site_reports_decided_at" on "site_reports" ("decided_at");`);
    this.addSql(`create index "site_reports_of_site" on "site_reports" ("site_id", "status");`);
    this.addSql(`create index "site_reports_newest" on "site_reports" ("created_at" DESC, "id" DESC);`);
    this.addSql(`create index "site_reports_list" on "site_reports" ("status", "created_at" DESC, "id" DESC);`);
    this.addSql(`alter table "site_reports" add constraint "site_reports_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "site_reports" add constraint "site_reports_decided_by_id_foreign" foreign key ("decided_by_id") references "users" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "site_reports" add constraint "site_reports_email_until_decided" check (email is null or status = 'open');`);
    this.addSql(`alter table "site_reports" add constraint "site_reports_decided" check ((status = 'open') = (decided_at is null) and (status = 'open') = (decision is null)
    and (status = 'open') = (decided_by_id is null) and (status = 'upheld') = (act is not null));`);
    this.addSql(`alter table "site_reports" add constraint "site_reports_act_check" check (act in ('none', 'suspend', 'take_down'));`);
    this.addSql(`alter table "site_reports" add constraint "site_reports_status_check" check (status in ('open', 'upheld', 'rejected'));`);
    this.addSql(`alter table "site_reports" add constraint "site_reports_kind_check" check (kind in ('fraud', 'impersonation', 'illegal', 'copyright', 'harm', 'other'));`);
  }

  override down(): void {
    this.addSql(`drop table "site_reports";`);
  }
}
