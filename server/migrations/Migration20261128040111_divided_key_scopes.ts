import { Migration } from '@mikro-orm/migrations';

/**
 * The scopes of sites no longer open messages, subscribers, webhooks, backups and billing (decision 128): each key that
 * works keeps in mind what it lost, so that its owner is told. A webhook knows the key that added it.
 */
export class Migration20261128040111_divided_key_scopes extends Migration {
  override up(): void {
    this.addSql(
      `alter table "api_keys" add "lost_scopes" jsonb not null default '[]', add "lost_told_at" timestamptz(3) null;`,
    );
    this.addSql(`update "api_keys" set "lost_scopes" =
      case when "scopes" @> '["read:sites"]'
        then '["read:messages", "read:subscribers", "read:webhooks", "read:backups"]'::jsonb else '[]'::jsonb end
      || case when "scopes" @> '["write:sites"]'
        then '["write:messages", "write:subscribers", "write:webhooks", "write:backups", "write:billing"]'::jsonb
        else '[]'::jsonb end
      where "revoked_at" is null and "expires_at" > now()
        and ("scopes" @> '["read:sites"]' or "scopes" @> '["write:sites"]');`);
    this.addSql(`alter table "site_webhooks" add "made_by_key_id" uuid null, add "made_by_key" text null;`);
    this.addSql(
      `alter table "site_webhooks" add constraint "site_webhooks_made_by_key_id_foreign" foreign key ("made_by_key_id") references "api_keys" ("id") on update no action on delete set null;`,
    );
    this.addSql(`create index "site_webhooks_made_by_key_id_index" on "site_webhooks" ("made_by_key_id");`);
  }

  override down(): void {
    this.addSql(`alter table "site_webhooks" drop constraint "site_webhooks_made_by_key_id_foreign";`);
    this.addSql(`alter table "site_webhooks" drop column "made_by_key_id", drop column "made_by_key";`);
    this.addSql(`alter table "api_keys" drop column "lost_scopes", drop column "lost_told_at";`);
  }
}
