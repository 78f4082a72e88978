import { Migration } from '@mikro-orm/migrations';

/** What String.prototype.trim takes off. */
const SPACES = `U&'\\0009\\000A\\000B\\000C\\000D\\0020\\00A0\\1680\\2000\\2001\\2002\\2003\\2004\\2005\\2006\\2007\\2008\\2009\\200A\\2028\\2029\\202F\\205F\\3000\\FEFF'`;
/** Bidi controls, which are dropped; tabs and hard spaces, which become spaces. */
const BIDI = `U&'\\0009\\00A0\\200E\\200F\\202A\\202B\\202C\\202D\\202E\\2066\\2067\\2068\\2069'`;
/**
 * Arabic letters and digits of three sets to their one form; then joiner, tatweel and diacritics, which are dropped.
 */
const LETTERS = `U&'\\064A\\0649\\0643\\0629\\06C0\\0623\\0625\\0622'`;
const FOLDED = `U&'\\06CC\\06CC\\06A9\\0647\\0647\\0627\\0627\\0627'`;
const DROPPED = `U&'\\200C\\0640\\064B\\064C\\064D\\064E\\064F\\0650\\0651\\0652\\0653\\0654\\0655\\0670'`;

/**
 * Search as core/digits foldForSearch folds, inside the database, for columns that no service writes: the same steps
 * in the same order. The collation is PostgreSQL's own full Unicode case mapping, whatever the cluster's locale is.
 */
export const FOLD_TEXT = `create function fold_text(given text) returns text
language sql immutable strict parallel safe
return lower(translate(
  btrim(regexp_replace(translate(normalize(given, NFC), ${BIDI}, '  '), ' +', ' ', 'g'), ${SPACES}),
  ${LETTERS} || '۰۱۲۳۴۵۶۷۸۹' || '٠١٢٣٤٥٦٧٨٩' || ${DROPPED},
  ${FOLDED} || '0123456789' || '0123456789'
) collate "pg_unicode_fast")`;

/** The audit log of administrators, requests that a second one decides on, and folded search over every admin list. */
export class Migration20261124100000_admin extends Migration {
  override up(): void {
    this.addSql('create extension if not exists pg_trgm');
    this.addSql(FOLD_TEXT);
    this.addSql(`alter table "users" add column "search_text" text generated always as (fold_text(email || ' ' || coalesce(full_name, ''))) stored;`);
    this.addSql(`create index "users_search" on "users" using gin ("search_text" gin_trgm_ops);`);
    this.addSql(`create index "email_logs_search" on "email_logs" using gin ("search_text" gin_trgm_ops);`);
    this.addSql(`create index "invoices_search" on "invoices" using gin ("search_text" gin_trgm_ops);`);
    this.addSql(`create index "receipts_search" on "receipts" using gin ("search_text" gin_trgm_ops);`);
    this.addSql(`create index "payments_ref_search" on "payments" using gin (lower("ref_id") gin_trgm_ops);`);
    this.addSql(`create table "audit_entries" ("id" uuid not null, "actor_id" uuid not null, "action" text not null, "subject_type" text not null, "subject_id" text not null, "label" text null, "before" jsonb null, "after" jsonb null, "reason" text null, "request_id" text not null, "search_text" text not null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "audit_entries_actor_id_index" on "audit_entries" ("actor_id");`);
    this.addSql(`create index "audit_entries_search" on "audit_entries" using gin ("search_text" gin_trgm_ops);`);
    this.addSql(`create index "audit_entries_of_actor" on "audit_entries" ("actor_id", "created_at" DESC, "id" DESC);`);
    this.addSql(`create index "audit_entries_of_subject" on "audit_entries" ("subject_type", "subject_id", "created_at" DESC);`);
    this.addSql(`create index "audit_entries_of_action" on "audit_entries" ("action", "created_at" DESC, "id" DESC);`);
    this.addSql(`create index "audit_entries_newest" on "audit_entries" ("created_at" DESC, "id" DESC);`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_named" check (action <> '' and subject_type <> '' and subject_id <> '');`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_actor_id_foreign" foreign key ("actor_id") references "users" ("id") on update no action on delete restrict;`);
    this.addSql(`create function audit_refuse_change() returns trigger language plpgsql as $$
      begin raise exception 'the audit log is append-only' using errcode = 'BP006'; end $$`);
    this.addSql(`create trigger audit_entries_append_only before update or delete on audit_entries for each row execute function audit_refuse_change()`);
    this.addSql(`create trigger audit_entries_no_truncate before truncate on audit_entries for each statement execute function audit_refuse_change()`);
    this.addSql(`create table "adjustment_requests" ("id" uuid not null, "owner_id" uuid not null, "type" text not null, "amount_rials" bigint not null, "reason" text not null, "notes" text null, "status" text not null, "requested_by_id" uuid not null, "decided_by_id" uuid null, "decided_at" timestamptz(3) null, "decision" text null, "adjustment_id" uuid null, "expires_at" timestamptz(3) not null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "adjustment_requests_owner_id_index" on "adjustment_requests" ("owner_id");`);
    this.addSql(`create index "adjustment_requests_requested_by_id_index" on "adjustment_requests" ("requested_by_id");`);
    this.addSql(`create index "adjustment_requests_decided_by_id_index" on "adjustment_requests" ("decided_by_id");`);
    this.addSql(`alter table "adjustment_requests" add constraint "adjustment_requests_adjustment_id_unique" unique ("adjustment_id");`);
    this.addSql(`create index "adjustment_requests_newest" on "adjustment_requests" ("created_at" DESC, "id" DESC);`);
    this.addSql(`alter table "adjustment_requests" add constraint "adjustment_requests_decided" check ((status = 'pending') = (decided_at is null) and (status = 'pending') = (decided_by_id is null) and (status = 'approved') = (adjustment_id is not null));`);
    this.addSql(`alter table "adjustment_requests" add constraint "adjustment_requests_second_admin" check (decided_by_id is distinct from requested_by_id);`);
    this.addSql(`alter table "adjustment_requests" add constraint "adjustment_requests_reason" check (reason <> '');`);
    this.addSql(`alter table "adjustment_requests" add constraint "adjustment_requests_amount" check (amount_rials > 0 or (type = 'correction' and amount_rials = 0));`);
    this.addSql(`alter table "adjustment_requests" add constraint "adjustment_requests_type_check" check ("type" in ('credit', 'debit', 'correction'));`);
    this.addSql(`alter table "adjustment_requests" add constraint "adjustment_requests_status_check" check ("status" in ('pending', 'approved', 'rejected'));`);
    this.addSql(`alter table "adjustment_requests" add constraint "adjustment_requests_owner_id_foreign" foreign key ("owner_id") references "users" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "adjustment_requests" add constraint "adjustment_requests_requested_by_id_foreign" foreign key ("requested_by_id") references "users" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "adjustment_requests" add constraint "adjustment_requests_decided_by_id_foreign" foreign key ("decided_by_id") references "users" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "adjustment_requests" add constraint "adjustment_requests_adjustment_id_foreign" foreign key ("adjustment_id") references "wallet_adjustments" ("id") on update no action on delete restrict;`);
  }

  override down(): void {
    this.addSql('drop table "adjustment_requests"');
    this.addSql('drop table "audit_entries"');
    this.addSql('drop function audit_refuse_change()');
    for (const name of ['email_logs_search', 'invoices_search', 'receipts_search', 'payments_ref_search', 'users_search'])
      this.addSql(`drop index "${name}"`);
    this.addSql('alter table "users" drop column "search_text"');
    this.addSql('drop function fold_text(text)');
  }
}
