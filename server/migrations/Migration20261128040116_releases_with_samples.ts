import { Migration } from '@mikro-orm/migrations';

/** What was built so far shows samples as if its owner had written them; it is never shown again as it is. */
export class Migration20261128040116_releases_with_samples extends Migration {
  override up(): void {
    this.addSql(`alter table "releases" add "holds_samples_back" boolean not null default false;`);
    this.addSql(`alter table "releases" alter "holds_samples_back" set default true;`);
  }

  override down(): void {
    this.addSql(`alter table "releases" drop column "holds_samples_back";`);
  }
}
