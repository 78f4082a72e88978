/** Tickets, their conversations, and the files that hang at a message. */
import { Migration } from '@mikro-orm/migrations';

export class Migration20261124110000_support extends Migration {
  override up(): void {
    this.addSql(`create table "support_tickets" ("id" uuid not null, "number" serial, "user_id" uuid not null, "subject" text not null, "category" text not null, "priority" text not null, "status" text not null, "assignee_id" uuid null, "order_id" text null, "order_number" text null, "payment_id" text null, "payment_label" text null, "customer_unread" int not null, "team_unread" int not null, "message_count" int not null, "search_text" text not null, "last_message_at" timestamptz(3) not null, "closed_at" timestamptz(3) null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "support_tickets" add constraint "support_tickets_number_unique" unique ("number");`);
    this.addSql(`create index "support_tickets_user_id_index" on "support_tickets" ("user_id");`);
    this.addSql(`create index "support_tickets_assignee_id_index" on "support_tickets" ("assignee_id");`);
    this.addSql(`create index "support_tickets_search" on "support_tickets" using gin ("search_text" gin_trgm_ops);`);
    this.addSql(`create index "support_tickets_of_status" on "support_tickets" ("status", "last_message_at" DESC, "id" DESC);`);
    this.addSql(`create index "support_tickets_newest" on "support_tickets" ("last_message_at" DESC, "id" DESC);`);
    this.addSql(`create index "support_tickets_of_user" on "support_tickets" ("user_id", "last_message_at" DESC, "id" DESC);`);
    this.addSql(`create table "support_messages" ("id" uuid not null, "ticket_id" uuid not null, "author_id" uuid not null, "from_team" boolean not null, "body" text not null, "status" text null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "support_messages_ticket_id_index" on "support_messages" ("ticket_id");`);
    this.addSql(`create index "support_messages_author_id_index" on "support_messages" ("author_id");`);
    this.addSql(`create index "support_messages_of_ticket" on "support_messages" ("ticket_id", "created_at", "id");`);
    this.addSql(`create table "support_attachments" ("id" uuid not null, "message_id" uuid not null, "file_id" text not null, "name" text not null, "mime" text not null, "size_bytes" int not null, primary key ("id"));`);
    this.addSql(`create index "support_attachments_message_id_index" on "support_attachments" ("message_id");`);
    this.addSql(`alter table "support_attachments" add constraint "support_attachments_file_id_unique" unique ("file_id");`);
    this.addSql(`alter table "support_tickets" add constraint "support_tickets_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "support_tickets" add constraint "support_tickets_assignee_id_foreign" foreign key ("assignee_id") references "users" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "support_tickets" add constraint "support_tickets_closed" check ((status = 'closed') = (closed_at is not null));`);
    this.addSql(`alter table "support_tickets" add constraint "support_tickets_unread" check (customer_unread >= 0 and team_unread >= 0);`);
    this.addSql(`alter table "support_tickets" add constraint "support_tickets_category_check" check ("category" in ('general', 'order', 'payment', 'wallet', 'domain', 'technical', 'account'));`);
    this.addSql(`alter table "support_tickets" add constraint "support_tickets_priority_check" check ("priority" in ('low', 'normal', 'high', 'urgent'));`);
    this.addSql(`alter table "support_tickets" add constraint "support_tickets_status_check" check ("status" in ('open', 'in_progress', 'answered', 'closed'));`);
    this.addSql(`alter table "support_messages" add constraint "support_messages_ticket_id_foreign" foreign key ("ticket_id") references "support_tickets" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "support_messages" add constraint "support_messages_author_id_foreign" foreign key ("author_id") references "users" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "support_messages" add constraint "support_messages_said" check (status is null or body = '');`);
    this.addSql(`alter table "support_messages" add constraint "support_messages_status_check" check ("status" in ('open', 'in_progress', 'answered', 'closed'));`);
    this.addSql(`alter table "support_attachments" add constraint "support_attachments_message_id_foreign" foreign key ("message_id") references "support_messages" ("id") on update no action on delete restrict;`);
  }

  override down(): void {
    for (const table of ['support_attachments', 'support_messages', 'support_tickets'])
      this.addSql(`drop table if exists ${table}`);
  }
}
