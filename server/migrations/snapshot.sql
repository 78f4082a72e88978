-- Made by npm run migration; do not edit.
create table "document_counters" ("kind" text not null, "year" smallint not null, "last_number" int not null, primary key ("kind", "year"));

create table "domain_prices" ("id" uuid not null, "extension" text not null, "price_rials" bigint not null, "description" text not null, "category" text not null, "position" int not null, "available" boolean not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("id"));
alter table "domain_prices" add constraint "domain_prices_extension_unique" unique ("extension");
alter table "domain_prices" add constraint "domain_prices_extension" check (extension like '.%' and extension = lower(extension));
alter table "domain_prices" add constraint "domain_prices_price" check (price_rials >= 0 and price_rials % 10 = 0);
alter table "domain_prices" add constraint "domain_prices_category_check" check ("category" in ('country', 'generic', 'specialized'));

create table "oauth_attempts" ("id" uuid not null, "provider" text not null, "state_hash" text not null, "browser_hash" text not null, "code_verifier" text not null, "nonce" text not null, "redirect_uri" text not null, "success_url" text not null, "failure_url" text not null, "expires_at" timestamptz(3) not null, "used_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"));
alter table "oauth_attempts" add constraint "oauth_attempts_state_hash_unique" unique ("state_hash");
create index "oauth_attempts_expires_at_index" on "oauth_attempts" ("expires_at");
alter table "oauth_attempts" add constraint "oauth_attempts_provider_check" check ("provider" in ('github', 'google'));

create table "site_config" ("key" text not null, "name" text not null, "slogan" text not null, "description" text not null, "email" text not null, "phone" text not null, "instagram" text null, "linkedin" text null, "github" text null, "mode" text not null, "mode_message" text null, "mode_until" timestamptz(3) null, "updated_at" timestamptz(3) not null, primary key ("key"));
alter table "site_config" add constraint "site_config_one_row" check (key = 'site');
alter table "site_config" add constraint "site_config_mode_check" check ("mode" in ('normal', 'temporarily_unavailable', 'update_mode', 'development_mode'));

create table "users" ("id" uuid not null, "email" text not null, "password_hash" text not null, "role" text not null, "status" text not null, "full_name" text null, "first_name" text null, "last_name" text null, "phone" text null, "address" text null, "company" text null, "bio" text null, "avatar_url" text null, "user_metadata" jsonb not null, "email_confirmed_at" timestamptz(3) null, "last_login_at" timestamptz(3) null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("id"));
alter table "users" add constraint "users_email_unique" unique ("email");
create index "users_newest" on "users" ("created_at", "id");
alter table "users" add constraint "users_email_lower" check (email = lower(email));
alter table "users" add constraint "users_role_check" check ("role" in ('user', 'admin'));
alter table "users" add constraint "users_status_check" check ("status" in ('active', 'banned'));

create table "sessions" ("id" uuid not null, "user_id" uuid not null, "seed" text not null, "generation" int not null default 1, "rotated_at" timestamptz(3) null, "expires_at" timestamptz(3) not null, "ends_at" timestamptz(3) not null, "revoked_at" timestamptz(3) null, "user_agent" text null, "ip" text null, "last_used_at" timestamptz(3) not null, "created_at" timestamptz(3) not null, primary key ("id"));
create index "sessions_user_id_index" on "sessions" ("user_id");
alter table "sessions" add constraint "sessions_generation_positive" check (generation > 0);

create table "orders" ("id" uuid not null, "order_number" text not null, "user_id" uuid not null, "title" text not null, "description" text null, "comments" text null, "status" text not null, "payment_status" text not null, "price_rials" bigint not null, "currency" text not null default 'IRR', "site_type" text not null, "total_pages" int not null, "total_sections" int not null, "domain" text not null, "primary_color" text not null, "wizard_data" jsonb not null, "quote" jsonb not null, "session_id" text null, "idempotency_key" text null, "fingerprint" text null, "search_text" text not null, "deleted_at" timestamptz(3) null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("id"));
alter table "orders" add constraint "orders_order_number_unique" unique ("order_number");
create index "orders_user_id_index" on "orders" ("user_id");
create index "orders_status_list_index" on "orders" ("status", "created_at" DESC, "id" DESC) where deleted_at is null;
create index "orders_list_index" on "orders" ("created_at" DESC, "id" DESC) where deleted_at is null;
create index "orders_user_list_index" on "orders" ("user_id", "created_at" DESC, "id" DESC) where deleted_at is null;
alter table "orders" add constraint "orders_idempotency_unique" unique ("user_id", "idempotency_key");
alter table "orders" add constraint "orders_pages_check" check (total_pages > 0 and total_sections >= 0);
alter table "orders" add constraint "orders_currency_check" check (currency = 'IRR');
alter table "orders" add constraint "orders_price_check" check (price_rials > 0);
alter table "orders" add constraint "orders_site_type_check" check (site_type in ('personal', 'business'));
alter table "orders" add constraint "orders_payment_status_check" check (payment_status in ('pending', 'paid', 'failed', 'refunded'));
alter table "orders" add constraint "orders_status_check" check (status in ('pending', 'in_progress', 'completed', 'cancelled'));

create table "order_status_changes" ("id" uuid not null, "order_id" uuid not null, "from_status" text null, "to_status" text not null, "actor_id" uuid null, "reason" text null, "created_at" timestamptz(3) not null, primary key ("id"));
create index "order_status_changes_order_id_index" on "order_status_changes" ("order_id");
create index "order_status_changes_actor_id_index" on "order_status_changes" ("actor_id");
create index "order_status_changes_order_created_index" on "order_status_changes" ("order_id", "created_at");
alter table "order_status_changes" add constraint "order_status_changes_status_check" check (to_status in ('pending', 'in_progress', 'completed', 'cancelled') and (from_status is null or from_status in ('pending', 'in_progress', 'completed', 'cancelled')));

create table "one_time_links" ("id" uuid not null, "user_id" uuid not null, "purpose" text not null, "token_hash" text not null, "expires_at" timestamptz(3) not null, "used_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"));
create index "one_time_links_user_id_index" on "one_time_links" ("user_id");
alter table "one_time_links" add constraint "one_time_links_token_hash_unique" unique ("token_hash");
create unique index "one_time_links_one_live" on "one_time_links" ("user_id", "purpose") where used_at is null;
alter table "one_time_links" add constraint "one_time_links_purpose_check" check ("purpose" in ('verify_email', 'reset_password', 'magic_link'));

create table "oauth_secrets" ("id" uuid not null, "user_id" uuid not null, "provider" text not null, "secret_hash" text not null, "browser_hash" text not null, "expires_at" timestamptz(3) not null, "used_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"));
create index "oauth_secrets_user_id_index" on "oauth_secrets" ("user_id");
alter table "oauth_secrets" add constraint "oauth_secrets_secret_hash_unique" unique ("secret_hash");
create index "oauth_secrets_expires_at_index" on "oauth_secrets" ("expires_at");
alter table "oauth_secrets" add constraint "oauth_secrets_provider_check" check ("provider" in ('github', 'google'));

create table "oauth_identities" ("id" uuid not null, "user_id" uuid not null, "provider" text not null, "subject" text not null, "email" text null, "last_used_at" timestamptz(3) not null, "created_at" timestamptz(3) not null, primary key ("id"));
create index "oauth_identities_user_id_index" on "oauth_identities" ("user_id");
alter table "oauth_identities" add constraint "oauth_identities_subject" unique ("provider", "subject");
alter table "oauth_identities" add constraint "oauth_identities_provider_check" check ("provider" in ('github', 'google'));

create table "notifications" ("id" uuid not null, "user_id" uuid not null, "type" text not null, "title" text not null, "message" text not null, "link" text null, "read_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"));
create index "notifications_user_id_index" on "notifications" ("user_id");
create index "notifications_unread" on "notifications" ("user_id", "created_at", "id") where read_at is null;
create index "notifications_newest" on "notifications" ("user_id", "created_at", "id");
alter table "notifications" add constraint "notifications_link_is_path" check (link is null or link like '/%');

create table "ledger_journals" ("id" uuid not null, "kind" text not null, "key" text not null, "fingerprint" text not null, "reference_type" text not null, "reference_id" uuid not null, "description" text not null, "actor_id" uuid null, "created_at" timestamptz(3) not null, primary key ("id"));
alter table "ledger_journals" add constraint "ledger_journals_key_unique" unique ("key");
create index "ledger_journals_actor_id_index" on "ledger_journals" ("actor_id");
create index "ledger_journals_of_reference" on "ledger_journals" ("reference_type", "reference_id");
alter table "ledger_journals" add constraint "ledger_journals_key_not_empty" check (key <> '');
alter table "ledger_journals" add constraint "ledger_journals_kind_check" check ("kind" in ('deposit', 'order_payment', 'late_payment', 'order_refund', 'adjustment'));

create table "ledger_accounts" ("id" uuid not null, "kind" text not null, "user_id" uuid null, "balance_rials" bigint not null default '0', "entry_count" bigint not null default '0', "created_at" timestamptz(3) not null, primary key ("id"));
alter table "ledger_accounts" add constraint "ledger_accounts_user_id_unique" unique ("user_id");
create unique index "ledger_accounts_one_per_system_kind" on "ledger_accounts" ("kind") where user_id is null;
alter table "ledger_accounts" add constraint "ledger_accounts_new_is_empty" check (entry_count > 0 or balance_rials = 0);
alter table "ledger_accounts" add constraint "ledger_accounts_wallet_has_owner" check ((kind = 'user_wallet') = (user_id is not null));
alter table "ledger_accounts" add constraint "ledger_accounts_wallet_not_negative" check (kind <> 'user_wallet' or balance_rials >= 0);
alter table "ledger_accounts" add constraint "ledger_accounts_kind_check" check ("kind" in ('user_wallet', 'gateway_clearing', 'revenue', 'adjustments'));

create table "ledger_entries" ("id" uuid not null, "journal_id" uuid not null, "account_id" uuid not null, "seq" bigint not null, "amount_rials" bigint not null, "balance_before_rials" bigint not null, "balance_after_rials" bigint not null, "wallet_type" text null, "created_at" timestamptz(3) not null, primary key ("id"));
create index "ledger_entries_journal_id_index" on "ledger_entries" ("journal_id");
create index "ledger_entries_account_id_index" on "ledger_entries" ("account_id");
create index "ledger_entries_by_type" on "ledger_entries" ("account_id", "wallet_type", "seq") where wallet_type is not null;
alter table "ledger_entries" add constraint "ledger_entries_once_per_journal" unique ("journal_id", "account_id");
alter table "ledger_entries" add constraint "ledger_entries_chain" unique ("account_id", "seq");
alter table "ledger_entries" add constraint "ledger_entries_add_up" check (balance_after_rials = balance_before_rials + amount_rials);
alter table "ledger_entries" add constraint "ledger_entries_move_something" check (amount_rials <> 0);
alter table "ledger_entries" add constraint "ledger_entries_wallet_type_check" check ("wallet_type" in ('deposit', 'credit', 'refund', 'withdrawal', 'debit'));

create table "invoices" ("id" uuid not null, "number" text not null, "user_id" uuid not null, "order_id" uuid null, "service_name" text not null, "status" text not null, "amount_rials" bigint not null, "vat_percent" smallint not null, "vat_rials" bigint not null, "lines" jsonb not null, "search_text" text not null, "due_at" timestamptz(3) not null, "paid_at" timestamptz(3) null, "payment_id" uuid null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("id"));
alter table "invoices" add constraint "invoices_number_unique" unique ("number");
create index "invoices_user_id_index" on "invoices" ("user_id");
create index "invoices_unpaid_by_due_date" on "invoices" ("due_at") where status in ('pending', 'due');
create index "invoices_of_user_by_status" on "invoices" ("user_id", "status", "created_at" DESC);
create index "invoices_of_user" on "invoices" ("user_id", "created_at" DESC, "id" DESC);
create unique index "invoices_one_open_per_order" on "invoices" ("order_id") where status <> 'cancelled';
alter table "invoices" add constraint "invoices_paid_has_time" check ((status = 'paid') = (paid_at is not null));
alter table "invoices" add constraint "invoices_vat_is_a_part" check (vat_rials >= 0 and vat_rials < amount_rials and vat_percent between 0 and 50);
alter table "invoices" add constraint "invoices_amount_positive" check (amount_rials > 0);
alter table "invoices" add constraint "invoices_status_check" check ("status" in ('pending', 'due', 'overdue', 'paid', 'cancelled'));

create table "receipts" ("id" uuid not null, "number" text not null, "user_id" uuid not null, "payment_id" uuid not null, "invoice_id" uuid null, "order_number" text null, "ref_id" text not null, "service" text not null, "amount_rials" bigint not null, "method" text not null, "card_mask" text null, "payer_name" text null, "payer_email" text not null, "search_text" text not null, "created_at" timestamptz(3) not null, primary key ("id"));
alter table "receipts" add constraint "receipts_number_unique" unique ("number");
create index "receipts_user_id_index" on "receipts" ("user_id");
alter table "receipts" add constraint "receipts_payment_id_unique" unique ("payment_id");
create index "receipts_invoice_id_index" on "receipts" ("invoice_id");
create index "receipts_newest" on "receipts" ("created_at" DESC, "id" DESC);
create index "receipts_of_user" on "receipts" ("user_id", "created_at" DESC, "id" DESC);
alter table "receipts" add constraint "receipts_amount_positive" check (amount_rials > 0);
alter table "receipts" add constraint "receipts_method_check" check ("method" in ('gateway', 'wallet'));

create table "payments" ("id" uuid not null, "purpose" text not null, "user_id" uuid not null, "order_id" uuid null, "reference_number" text null, "invoice_id" uuid null, "amount_rials" bigint not null, "refunded_rials" bigint not null default '0', "gateway" text not null, "authority" text null, "status" text not null, "description" text not null, "callback_url" text null, "return_url" text null, "ref_id" text null, "card_mask" text null, "fee_rials" bigint null, "failure_code" text null, "gateway_code" int null, "outcome" text null, "journal_id" uuid null, "operation" text not null, "idempotency_key" text null, "fingerprint" text null, "lease_token" uuid null, "lease_until" timestamptz(3) null, "request_raw" jsonb null, "answer_raw" jsonb null, "checked_at" timestamptz(3) null, "requested_at" timestamptz(3) null, "settled_at" timestamptz(3) null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("id"));
create index "payments_user_id_index" on "payments" ("user_id");
create index "payments_invoice_id_index" on "payments" ("invoice_id");
alter table "payments" add constraint "payments_journal_id_unique" unique ("journal_id");
create index "payments_leased" on "payments" ("lease_until") where lease_token is not null;
create index "payments_waiting" on "payments" ("checked_at") where status = 'pending';
create index "payments_by_ref_id" on "payments" ("ref_id") where ref_id is not null;
create index "payments_newest" on "payments" ("created_at" DESC, "id" DESC);
create index "payments_of_order" on "payments" ("order_id", "created_at") where order_id is not null;
create index "payments_of_user" on "payments" ("user_id", "created_at" DESC, "id" DESC);
alter table "payments" add constraint "payments_idempotency_key" unique ("user_id", "operation", "idempotency_key");
alter table "payments" add constraint "payments_authority_once" unique ("gateway", "authority");
alter table "payments" add constraint "payments_unsettled_has_no_journal" check (status = 'completed' or (settled_at is null and journal_id is null and outcome is null));
alter table "payments" add constraint "payments_settled_is_whole" check (status <> 'completed' or (ref_id is not null and settled_at is not null and outcome is not null and journal_id is not null));
alter table "payments" add constraint "payments_wallet_has_no_authority" check (gateway <> 'wallet' or authority is null);
alter table "payments" add constraint "payments_order_has_order" check ((purpose = 'order') = (order_id is not null));
alter table "payments" add constraint "payments_refund_within_amount" check (refunded_rials between 0 and amount_rials);
alter table "payments" add constraint "payments_amount_positive" check (amount_rials > 0);
alter table "payments" add constraint "payments_purpose_check" check ("purpose" in ('order', 'deposit'));
alter table "payments" add constraint "payments_status_check" check ("status" in ('pending', 'completed', 'failed', 'cancelled', 'needs_review'));
alter table "payments" add constraint "payments_outcome_check" check ("outcome" in ('applied', 'credited_to_wallet'));

create table "files" ("id" uuid not null, "owner_id" uuid not null, "bucket" text not null, "key" text not null, "original_name" text not null, "mime" text not null, "size_bytes" int not null, "category" text not null, "description" text null, "order_id" text null, "created_at" timestamptz(3) not null, primary key ("id"));
create index "files_owner_id_index" on "files" ("owner_id");
alter table "files" add constraint "files_key_unique" unique ("key");
create index "files_of_order" on "files" ("order_id");
create index "files_of_owner" on "files" ("owner_id", "bucket", "created_at", "id");
alter table "files" add constraint "files_size" check (size_bytes > 0);
alter table "files" add constraint "files_bucket_check" check ("bucket" in ('uploads', 'design-assets', 'users_avatars', 'project-files'));
alter table "files" add constraint "files_category_check" check ("category" in ('general', 'documents', 'images', 'logos', 'content'));

create table "email_logs" ("id" uuid not null, "user_id" uuid null, "to" text not null, "subject" text not null, "template_type" text not null, "status" text not null, "error" text null, "attempts" int not null, "provider_message_id" text null, "mail_key" text not null, "sent_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"));
create index "email_logs_user_id_index" on "email_logs" ("user_id");
create index "email_logs_open" on "email_logs" ("mail_key") where status = 'failed';
create index "email_logs_newest" on "email_logs" ("created_at", "id");
alter table "email_logs" add constraint "email_logs_attempts" check (attempts > 0);
alter table "email_logs" add constraint "email_logs_status_check" check ("status" in ('sent', 'failed'));

create table "designs" ("id" uuid not null, "user_id" uuid not null, "order_id" uuid null, "session_id" text null, "snapshot" jsonb not null, "options" jsonb not null, "preview_url" text null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("id"));
create index "designs_user_id_index" on "designs" ("user_id");
create index "designs_user_created_index" on "designs" ("user_id", "created_at");
alter table "designs" add constraint "designs_order_unique" unique ("order_id");

alter table "sessions" add constraint "sessions_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;

alter table "orders" add constraint "orders_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;

alter table "order_status_changes" add constraint "order_status_changes_order_id_foreign" foreign key ("order_id") references "orders" ("id") on update no action on delete restrict;
alter table "order_status_changes" add constraint "order_status_changes_actor_id_foreign" foreign key ("actor_id") references "users" ("id") on update no action on delete restrict;

alter table "one_time_links" add constraint "one_time_links_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;

alter table "oauth_secrets" add constraint "oauth_secrets_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;

alter table "oauth_identities" add constraint "oauth_identities_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;

alter table "notifications" add constraint "notifications_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;

alter table "ledger_journals" add constraint "ledger_journals_actor_id_foreign" foreign key ("actor_id") references "users" ("id") on update no action on delete restrict;

alter table "ledger_accounts" add constraint "ledger_accounts_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;

alter table "ledger_entries" add constraint "ledger_entries_journal_id_foreign" foreign key ("journal_id") references "ledger_journals" ("id") on update no action on delete restrict;
alter table "ledger_entries" add constraint "ledger_entries_account_id_foreign" foreign key ("account_id") references "ledger_accounts" ("id") on update no action on delete restrict;

alter table "invoices" add constraint "invoices_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;

alter table "receipts" add constraint "receipts_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;
alter table "receipts" add constraint "receipts_invoice_id_foreign" foreign key ("invoice_id") references "invoices" ("id") on update no action on delete restrict;

alter table "payments" add constraint "payments_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;
alter table "payments" add constraint "payments_invoice_id_foreign" foreign key ("invoice_id") references "invoices" ("id") on update no action on delete restrict;
alter table "payments" add constraint "payments_journal_id_foreign" foreign key ("journal_id") references "ledger_journals" ("id") on update no action on delete restrict;

alter table "files" add constraint "files_owner_id_foreign" foreign key ("owner_id") references "users" ("id") on update no action on delete restrict;

alter table "email_logs" add constraint "email_logs_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;

alter table "designs" add constraint "designs_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;
