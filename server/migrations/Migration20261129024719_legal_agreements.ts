import { Migration } from '@mikro-orm/migrations';

/** Who agreed to which version of which legal document (decision 146). */
export class Migration20261129024719_legal_agreements extends Migration {
  override up(): void {
    this.addSql(`create table "legal_agreements" ("id" uuid not null, "user_id" uuid not null, "version_id" uuid not null, "way" text not null, "order_id" uuid null, "agreed_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "legal_agreements_version_id_index" on "legal_agreements" ("version_id");`);
    this.addSql(`create index "legal_agreements_of_user" on "legal_agreements" ("user_id", "agreed_at" DESC, "id" DESC);`);
    this.addSql(`alter table "legal_agreements" add constraint "legal_agreements_once_an_order" unique ("order_id", "version_id");`);
    this.addSql(`alter table "legal_agreements" add constraint "legal_agreements_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "legal_agreements" add constraint "legal_agreements_version_id_foreign" foreign key ("version_id") references "legal_versions" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "legal_agreements" add constraint "legal_agreements_order_id_foreign" foreign key ("order_id") references "orders" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "legal_agreements" add constraint "legal_agreements_order_check" check ((way = 'order') = (order_id is not null));`);
    this.addSql(`alter table "legal_agreements" add constraint "legal_agreements_way_check" check ("way" in ('sign_up', 'oauth', 'choose_password', 'order'));`);
    this.addSql(`create trigger legal_agreements_append_only before update or delete on legal_agreements for each row execute function history_refuse_change();`);
  }

  override down(): void {
    this.addSql(`drop table "legal_agreements";`);
  }
}
