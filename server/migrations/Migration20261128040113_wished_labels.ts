import { Migration } from '@mikro-orm/migrations';

/** The label that a customer wished, while it waits for a review, and the one that a site had before it. */
export class Migration20261128040113_wished_labels extends Migration {
  override up(): void {
    this.addSql(`alter table "sites" add "wished_label" text null, add "earlier_label" text null;`);
    this.addSql(`alter table "sites" add constraint "sites_earlier_label_unique" unique ("earlier_label");`);
    this.addSql(
      `create index "sites_wished_label_index" on "sites" ("created_at" DESC, "id" DESC) where wished_label is not null;`,
    );
  }

  override down(): void {
    this.addSql(`drop index "sites_wished_label_index";`);
    this.addSql(`alter table "sites" drop constraint "sites_earlier_label_unique";`);
    this.addSql(`alter table "sites" drop column "wished_label", drop column "earlier_label";`);
  }
}
