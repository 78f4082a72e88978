import { Migration } from '@mikro-orm/migrations';

/** Owners of sites that show samples of ours are notified of them, and may confirm them for a week (decision 118). */
export class Migration20261128040118_sample_reviews extends Migration {
  override up(): void {
    this.addSql(`create table "sample_reviews" ("id" uuid not null, "site_id" uuid not null, "design_id" uuid null, "notified_at" timestamptz(3) not null, "due_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "sample_reviews" add constraint "sample_reviews_site_id_unique" unique ("site_id");`);
    this.addSql(`create index "sample_reviews_design_id_index" on "sample_reviews" ("design_id");`);
    this.addSql(`create index "sample_reviews_due_index" on "sample_reviews" ("due_at");`);
    this.addSql(`create index "releases_showing_samples" on "releases" ("id") where origin = 'design' and not holds_samples_back;`);
    this.addSql(`alter table "sample_reviews" add constraint "sample_reviews_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "sample_reviews" add constraint "sample_reviews_design_id_foreign" foreign key ("design_id") references "release_designs" ("id") on update no action on delete restrict;`);
  }

  override down(): void {
    this.addSql(`drop index "releases_showing_samples";`);
    this.addSql(`drop table "sample_reviews";`);
  }
}
