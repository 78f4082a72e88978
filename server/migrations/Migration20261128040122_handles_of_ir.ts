import { Migration } from '@mikro-orm/migrations';

/** Only names under .ir have a handle of their holder at its registry. */
export class Migration20261128040122_handles_of_ir extends Migration {
  override up(): void {
    this.addSql(`update domain_registrations set nic_handle = null where name not like '%.ir';`);
    this.addSql(`alter table "domain_registrations" add constraint "domain_registrations_handle_of_ir" check (nic_handle is null or name like '%.ir');`);
  }

  override down(): void {
    this.addSql(`alter table "domain_registrations" drop constraint "domain_registrations_handle_of_ir";`);
  }
}
