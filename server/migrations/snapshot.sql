-- Made by npm run migration; do not edit.
create table "content_marks" ("hash" text not null, "marked_at" timestamptz(3) not null, primary key ("hash"));
create index "content_marks_oldest" on "content_marks" ("marked_at");
alter table "content_marks" add constraint "content_marks_hash_check" check (hash ~ '^[0-9a-f]{64}$');

create table "coupons" ("id" uuid not null, "code" text not null, "description" text null, "percent" smallint null, "amount_rials" bigint null, "minimum_rials" bigint not null, "starts_at" timestamptz(3) null, "ends_at" timestamptz(3) null, "total_limit" int null, "per_user_limit" int null, "active" boolean not null, "used" int not null default 0, "discounted_rials" bigint not null default '0', "search_text" text not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("id"));
alter table "coupons" add constraint "coupons_code_unique" unique ("code");
create index "coupons_by_discount" on "coupons" ("discounted_rials", "id");
create index "coupons_by_uses" on "coupons" ("used", "id");
create index "coupons_by_end" on "coupons" ("ends_at", "id");
create index "coupons_newest" on "coupons" ("created_at" DESC, "id" DESC);
alter table "coupons" add constraint "coupons_counts_check" check (used >= 0 and discounted_rials >= 0);
alter table "coupons" add constraint "coupons_dates_check" check (starts_at < ends_at);
alter table "coupons" add constraint "coupons_limits_check" check (total_limit > 0 and per_user_limit > 0);
alter table "coupons" add constraint "coupons_minimum_check" check (minimum_rials >= 0 and minimum_rials % 10 = 0);
alter table "coupons" add constraint "coupons_value_check" check ((percent is null) <> (amount_rials is null) and percent between 1 and 100 and amount_rials > 0 and amount_rials % 10 = 0);
alter table "coupons" add constraint "coupons_code_check" check (code = upper(code) and code ~ '^[A-Z0-9][A-Z0-9_-]{2,29}$');

create table "document_counters" ("kind" text not null, "year" smallint not null, "last_number" int not null, primary key ("kind", "year"));

create table "domain_prices" ("id" uuid not null, "extension" text not null, "price_rials" bigint not null, "renewal_price_rials" bigint not null, "description" text not null, "category" text not null, "position" int not null, "available" boolean not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("id"));
alter table "domain_prices" add constraint "domain_prices_extension_unique" unique ("extension");
alter table "domain_prices" add constraint "domain_prices_extension" check (extension like '.%' and extension = lower(extension));
alter table "domain_prices" add constraint "domain_prices_renewal_price" check (renewal_price_rials >= 0 and renewal_price_rials % 10 = 0);
alter table "domain_prices" add constraint "domain_prices_price" check (price_rials >= 0 and price_rials % 10 = 0);
alter table "domain_prices" add constraint "domain_prices_category_check" check ("category" in ('country', 'generic', 'specialized'));

create table "invoice_seller" ("key" text not null, "name" text not null, "economic_code" text not null, "registration_number" text not null, "national_id" text not null, "province" text not null, "city" text not null, "postal_code" text not null, "address" text not null, "phone" text not null, "county" text not null default '', "goods_code" text not null default '', "updated_at" timestamptz(3) not null, primary key ("key"));
alter table "invoice_seller" add constraint "invoice_seller_one_row" check (key = 'seller');

create table "oauth_attempts" ("id" uuid not null, "provider" text not null, "state_hash" text not null, "browser_hash" text not null, "code_verifier" text not null, "nonce" text not null, "redirect_uri" text not null, "success_url" text not null, "failure_url" text not null, "expires_at" timestamptz(3) not null, "used_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"));
alter table "oauth_attempts" add constraint "oauth_attempts_state_hash_unique" unique ("state_hash");
create index "oauth_attempts_expires_at_index" on "oauth_attempts" ("expires_at");
alter table "oauth_attempts" add constraint "oauth_attempts_provider_check" check ("provider" in ('github', 'google'));

create table "platform_settings" ("key" text not null, "settings" jsonb not null, "mode" text not null, "mode_message" text null, "mode_until" timestamptz(3) null, "updated_at" timestamptz(3) not null, primary key ("key"));
alter table "platform_settings" add constraint "platform_settings_one_row" check (key = 'platform');
alter table "platform_settings" add constraint "platform_settings_mode_check" check ("mode" in ('normal', 'temporarily_unavailable', 'update_mode', 'development_mode'));

create table "uptime_days" ("component" text not null, "day" date not null, "minutes" int not null, "checks" int not null, "failures" int not null, "first_minute" timestamptz(3) not null, primary key ("component", "day"));
alter table "uptime_days" add constraint "uptime_days_counts_check" check (checks >= minutes and failures between 0 and checks);
alter table "uptime_days" add constraint "uptime_days_component_check" check (component in ('website', 'api', 'hosting', 'sites', 'jobs', 'payments', 'files', 'mail'));

create table "uptime_minutes" ("component" text not null, "minute" timestamptz(3) not null, "checks" int not null, "failures" int not null, "ms" int null, primary key ("component", "minute"));
create index "uptime_minutes_oldest" on "uptime_minutes" ("minute");
alter table "uptime_minutes" add constraint "uptime_minutes_counts_check" check (checks > 0 and failures between 0 and checks);
alter table "uptime_minutes" add constraint "uptime_minutes_component_check" check (component in ('website', 'api', 'hosting', 'sites', 'jobs', 'payments', 'files', 'mail'));

create table "users" ("id" uuid not null, "email" text not null, "password_hash" text not null, "has_password" boolean not null default true, "two_factor_at" timestamptz(3) null, "role" text not null, "status" text not null, "full_name" text null, "first_name" text null, "last_name" text null, "phone" text null, "address" text null, "company" text null, "national_id" text null, "economic_code" text null, "postal_code" text null, "registration_number" text null, "province" text null, "county" text null, "city" text null, "bio" text null, "avatar_url" text null, "user_metadata" jsonb not null, "email_confirmed_at" timestamptz(3) null, "last_login_at" timestamptz(3) null, "anonymised_at" timestamptz(3) null, "search_text" text generated always as (fold_text(email || ' ' || coalesce(full_name, ''))) stored null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("id"));
alter table "users" add constraint "users_email_unique" unique ("email");
create index "users_search" on "users" using gin ("search_text" gin_trgm_ops);
create index "users_by_last_login" on "users" (coalesce("last_login_at", '-infinity'), "id");
create index "users_of_role" on "users" ("role", "created_at", "id");
create index "users_newest" on "users" ("created_at", "id");
alter table "users" add constraint "users_email_lower" check (email = lower(email));
alter table "users" add constraint "users_role_check" check ("role" in ('user', 'admin'));
alter table "users" add constraint "users_status_check" check ("status" in ('active', 'banned'));

create table "two_factors" ("id" uuid not null, "user_id" uuid not null, "sealed_secret" text not null, "last_used_step" int null, "created_at" timestamptz(3) not null, primary key ("id"));
alter table "two_factors" add constraint "two_factors_user_id_unique" unique ("user_id");

create table "sign_up_attempts" ("id" uuid not null, "user_id" uuid not null, "password_hash" text not null, "full_name" text null, "ip" text null, "user_agent" text null, "browser_hash" text null, "created_at" timestamptz(3) not null, primary key ("id"));
create index "sign_up_attempts_user_id_index" on "sign_up_attempts" ("user_id");

create table "sign_in_challenges" ("id" uuid not null, "user_id" uuid not null, "token_hash" text not null, "expires_at" timestamptz(3) not null, "used_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"));
create index "sign_in_challenges_user_id_index" on "sign_in_challenges" ("user_id");
alter table "sign_in_challenges" add constraint "sign_in_challenges_token_hash_unique" unique ("token_hash");
create index "sign_in_challenges_expires_at_index" on "sign_in_challenges" ("expires_at");

create table "sessions" ("id" uuid not null, "user_id" uuid not null, "seed" text not null, "generation" int not null default 1, "rotated_at" timestamptz(3) null, "expires_at" timestamptz(3) not null, "ends_at" timestamptz(3) not null, "revoked_at" timestamptz(3) null, "user_agent" text null, "ip" text null, "last_used_at" timestamptz(3) not null, "created_at" timestamptz(3) not null, primary key ("id"));
create index "sessions_user_id_index" on "sessions" ("user_id");
create index "sessions_expires_at_index" on "sessions" ("expires_at");
alter table "sessions" add constraint "sessions_generation_positive" check (generation > 0);

create table "recovery_codes" ("id" uuid not null, "user_id" uuid not null, "code_hash" text not null, "used_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"));
alter table "recovery_codes" add constraint "recovery_codes_once" unique ("user_id", "code_hash");

create table "platform_changes" ("id" uuid not null, "kind" text not null, "mode" text not null, "previous_mode" text not null, "message" text null, "until" timestamptz(3) null, "reason" text null, "changes" jsonb not null, "user_id" uuid null, "at" timestamptz(3) not null, primary key ("id"));
create index "platform_changes_user_id_index" on "platform_changes" ("user_id");
create index "platform_changes_newest" on "platform_changes" ("at", "id");
alter table "platform_changes" add constraint "platform_changes_kind_check" check ("kind" in ('mode', 'settings'));
alter table "platform_changes" add constraint "platform_changes_mode_check" check ("mode" in ('normal', 'temporarily_unavailable', 'update_mode', 'development_mode'));
alter table "platform_changes" add constraint "platform_changes_previous_mode_check" check ("previous_mode" in ('normal', 'temporarily_unavailable', 'update_mode', 'development_mode'));

create table "orders" ("id" uuid not null, "order_number" text not null, "user_id" uuid not null, "title" text not null, "description" text null, "comments" text null, "status" text not null, "payment_status" text not null, "price_rials" bigint not null, "refunded_rials" bigint not null default '0', "currency" text not null default 'IRR', "site_type" text not null, "total_pages" int not null, "total_sections" int not null, "planned_sections" int null, "domain" text not null, "domain_status" text not null default 'awaiting_confirmation', "domain_checked_at" timestamptz(3) null, "domain_change_until" timestamptz(3) null, "domain_check_after" timestamptz(3) null, "domain_check_count" int not null default 0, "domain_refused" text null, "domain_refusal" text null, "primary_color" text not null, "wizard_data" jsonb not null, "quote" jsonb not null, "session_id" text null, "draft_id" text null, "idempotency_key" text null, "fingerprint" text null, "search_text" text not null, "deleted_at" timestamptz(3) null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("id"));
alter table "orders" add constraint "orders_order_number_unique" unique ("order_number");
create index "orders_changed" on "orders" ("updated_at");
create index "orders_domain_due_index" on "orders" ("domain_check_after") where domain_status = 'awaiting_confirmation' and payment_status = 'paid' and status = 'in_progress' and deleted_at is null;
create index "orders_domain_list_index" on "orders" ("domain_status", "created_at" DESC, "id" DESC) where deleted_at is null;
create index "orders_status_list_index" on "orders" ("status", "created_at" DESC, "id" DESC) where deleted_at is null;
create index "orders_search_index" on "orders" using gin ("search_text" gin_trgm_ops) where deleted_at is null;
create index "orders_by_price" on "orders" ("price_rials", "id") where deleted_at is null;
create index "orders_list_index" on "orders" ("created_at" DESC, "id" DESC) where deleted_at is null;
create index "orders_user_list_index" on "orders" ("user_id", "created_at" DESC, "id" DESC) where deleted_at is null;
create unique index "orders_one_per_draft" on "orders" ("user_id", "draft_id") where draft_id is not null and deleted_at is null;
alter table "orders" add constraint "orders_idempotency_unique" unique ("user_id", "idempotency_key");
alter table "orders" add constraint "orders_pages_check" check (total_pages > 0 and total_sections >= 0 and planned_sections >= 0);
alter table "orders" add constraint "orders_currency_check" check (currency = 'IRR');
alter table "orders" add constraint "orders_price_check" check (price_rials > 0);
alter table "orders" add constraint "orders_domain_status_check" check (domain_status in ('confirmed', 'awaiting_confirmation', 'awaiting_choice'));
alter table "orders" add constraint "orders_site_type_check" check (site_type in ('personal', 'business'));
alter table "orders" add constraint "orders_refunded_is_over" check (payment_status <> 'refunded' or status in ('cancelled', 'completed'));
alter table "orders" add constraint "orders_refund_within_price" check (refunded_rials between 0 and price_rials);
alter table "orders" add constraint "orders_payment_status_check" check (payment_status in ('pending', 'paid', 'failed', 'refunded'));
alter table "orders" add constraint "orders_status_check" check (status in ('pending', 'in_progress', 'completed', 'cancelled'));

create table "sites" ("id" uuid not null, "order_id" uuid not null, "user_id" uuid not null, "label" text not null, "wished_label" text null, "earlier_label" text null, "status" text not null, "stop" text null, "stop_note" text null, "removal_told_at" timestamptz(3) null, "removed_at" timestamptz(3) null, "stopped_at" timestamptz(3) null, "live_release_id" uuid null, "last_number" int not null default 0, "building_number" int null, "building_design_id" uuid null, "publish_at" timestamptz(3) null, "publish_design_id" uuid null, "publish_by_id" uuid null, "build_failures" int not null default 0, "failure" text null, "online_at" timestamptz(3) null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("id"));
alter table "sites" add constraint "sites_order_id_unique" unique ("order_id");
alter table "sites" add constraint "sites_label_unique" unique ("label");
alter table "sites" add constraint "sites_earlier_label_unique" unique ("earlier_label");
create index "sites_live_release_id_index" on "sites" ("live_release_id");
create index "sites_building_design_id_index" on "sites" ("building_design_id");
create index "sites_publish_design_id_index" on "sites" ("publish_design_id");
create index "sites_publish_by_id_index" on "sites" ("publish_by_id");
create index "sites_changed" on "sites" ("updated_at");
create index "sites_status_list_index" on "sites" ("status", "created_at" DESC, "id" DESC);
create index "sites_list_index" on "sites" ("created_at" DESC, "id" DESC);
create index "sites_user_list_index" on "sites" ("user_id", "created_at" DESC, "id" DESC);
create index "sites_failing_index" on "sites" ("created_at" DESC, "id" DESC) where failure is not null;
create index "sites_wished_label_index" on "sites" ("created_at" DESC, "id" DESC) where wished_label is not null;
create index "sites_label_search" on "sites" using gin ("label" gin_trgm_ops);
create index "sites_by_label" on "sites" ("label", "id");
create index "sites_stopped" on "sites" ("stopped_at") where stopped_at is not null and removed_at is null;
create index "sites_scheduled" on "sites" ("publish_at") where publish_at is not null;
alter table "sites" add constraint "sites_note_of_stop" check (stop_note is null or stop is not null);
alter table "sites" add constraint "sites_schedule_is_whole" check ((publish_at is null) = (publish_design_id is null) and (publish_at is null) = (publish_by_id is null));
alter table "sites" add constraint "sites_removed_is_offline" check (removed_at is null or (status = 'offline' and live_release_id is null));
alter table "sites" add constraint "sites_told_is_stopped" check (removal_told_at is null or stop is not null);
alter table "sites" add constraint "sites_stopped_has_time" check ((stopped_at is not null) = (stop is not null));
alter table "sites" add constraint "sites_numbers_check" check (building_number <= last_number and build_failures >= 0);
alter table "sites" add constraint "sites_stop_is_told" check ((stop is not null) = (status in ('suspended', 'offline')));
alter table "sites" add constraint "sites_unshown_has_none" check (status not in ('building', 'failed') or live_release_id is null);
alter table "sites" add constraint "sites_shown_has_release" check (status not in ('online', 'suspended') or live_release_id is not null);
alter table "sites" add constraint "sites_stop_check" check (stop in ('refunded', 'cancelled', 'deleted', 'account_removed', 'suspended', 'taken_down', 'overdue', 'not_renewed'));
alter table "sites" add constraint "sites_status_check" check (status in ('building', 'online', 'suspended', 'offline', 'failed'));

create table "newsletter_subscribers" ("id" uuid not null, "site_id" uuid not null, "email" text not null, "name" text null, "page_path" text not null, "search_text" text not null, "mail_ids" jsonb not null default '[]', "requested_at" timestamptz(3) not null, "confirmed_at" timestamptz(3) null, primary key ("id"));
create index "newsletter_subscribers_search" on "newsletter_subscribers" using gin ("search_text" gin_trgm_ops);
create index "newsletter_subscribers_pending" on "newsletter_subscribers" ("requested_at") where confirmed_at is null;
create index "newsletter_subscribers_in_order" on "newsletter_subscribers" ("site_id", "id");
create index "newsletter_subscribers_list" on "newsletter_subscribers" ("site_id", "confirmed_at" DESC, "id" DESC);
alter table "newsletter_subscribers" add constraint "newsletter_subscribers_email_unique" unique ("site_id", "email");

create table "site_reports" ("id" uuid not null, "site_id" uuid not null, "kind" text not null, "message" text not null, "address" text not null, "email" text null, "status" text not null, "act" text null, "decision" text null, "decided_by_id" uuid null, "decided_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"));
create index "site_reports_decided_by_id_index" on "site_reports" ("decided_by_id");
create index "site_reports_decided_at" on "site_reports" ("decided_at");
create index "site_reports_of_site" on "site_reports" ("site_id", "status");
create index "site_reports_by_decision" on "site_reports" (coalesce("decided_at", 'infinity'), "id");
create index "site_reports_newest" on "site_reports" ("created_at" DESC, "id" DESC);
create index "site_reports_list" on "site_reports" ("status", "created_at" DESC, "id" DESC);
alter table "site_reports" add constraint "site_reports_email_until_decided" check (email is null or status = 'open');
alter table "site_reports" add constraint "site_reports_decided" check ((status = 'open') = (decided_at is null) and (status = 'open') = (decision is null)
    and (status = 'open') = (decided_by_id is null) and (status = 'upheld') = (act is not null));
alter table "site_reports" add constraint "site_reports_act_check" check (act in ('none', 'suspend', 'take_down'));
alter table "site_reports" add constraint "site_reports_status_check" check (status in ('open', 'upheld', 'rejected'));
alter table "site_reports" add constraint "site_reports_kind_check" check (kind in ('fraud', 'impersonation', 'illegal', 'copyright', 'harm', 'other'));

create table "site_messages" ("id" uuid not null, "site_id" uuid not null, "kind" text not null, "form_title" text not null, "page_path" text not null, "fields" jsonb not null, "files" jsonb not null default '[]', "file_bytes" int not null default 0, "sender_name" text null, "sender_email" text null, "sender_phone" text null, "state" text not null default 'inbox', "spam_reasons" jsonb not null default '[]', "replies" jsonb not null default '[]', "search_text" text not null, "read_at" timestamptz(3) null, "received_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("id"));
create index "site_messages_search" on "site_messages" using gin ("search_text" gin_trgm_ops);
create index "site_messages_taken_back" on "site_messages" ("site_id") where state <> 'spam' and spam_reasons <> '[]';
create index "site_messages_unread" on "site_messages" ("site_id") where read_at is null and state = 'inbox';
create index "site_messages_in_order" on "site_messages" ("site_id", "id");
create index "site_messages_changed" on "site_messages" ("site_id", "updated_at");
create index "site_messages_list" on "site_messages" ("site_id", "state", "received_at" DESC, "id" DESC);
create index "site_messages_with_files" on "site_messages" ("site_id") where file_bytes > 0;
alter table "site_messages" add constraint "site_messages_file_bytes_check" check (file_bytes >= 0);
alter table "site_messages" add constraint "site_messages_files_check" check (jsonb_typeof(files) = 'array' and jsonb_array_length(files) <= 3);
alter table "site_messages" add constraint "site_messages_replies_check" check (jsonb_typeof(replies) = 'array' and jsonb_array_length(replies) <= 10);
alter table "site_messages" add constraint "site_messages_fields_check" check (jsonb_typeof(fields) = 'array' and jsonb_array_length(fields) <= 20);
alter table "site_messages" add constraint "site_messages_state_check" check (state in ('inbox', 'archived', 'spam'));
alter table "site_messages" add constraint "site_messages_kind_check" check (kind in ('contact', 'booking', 'newsletter'));

create table "site_index_now" ("id" uuid not null, "site_id" uuid not null, "key" text not null, "is_on" boolean not null, "sent" jsonb null, "last_at" timestamptz(3) null, "last_urls" int null, "last_outcome" text null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("id"));
alter table "site_index_now" add constraint "site_index_now_site_id_unique" unique ("site_id");
alter table "site_index_now" add constraint "site_index_now_last_is_whole" check ((last_at is null) = (last_outcome is null) and (last_at is null) = (last_urls is null));
alter table "site_index_now" add constraint "site_index_now_outcome_check" check (last_outcome in ('accepted', 'pending', 'key_refused', 'refused', 'too_many', 'unreachable'));
alter table "site_index_now" add constraint "site_index_now_urls_check" check (last_urls between 1 and 10000);
alter table "site_index_now" add constraint "site_index_now_key_check" check (key ~ '^[0-9a-f]{32}$');

create table "site_domains" ("id" uuid not null, "site_id" uuid not null, "name" text not null, "origin" text not null, "token" text not null, "is_registered" boolean not null default false, "state" text not null, "is_primary" boolean not null default false, "with_www" boolean not null default false, "bare_here" boolean not null default false, "www_here" boolean not null default false, "reason" text null default 'not_asked', "findings" jsonb null, "connected_at" timestamptz(3) null, "lost_at" timestamptz(3) null, "checked_at" timestamptz(3) null, "check_count" int not null default 0, "next_check_at" timestamptz(3) null, "watched_since" timestamptz(3) not null, "https_ready_at" timestamptz(3) null, "https_checked_at" timestamptz(3) null, "https_check_count" int not null default 0, "https_next_at" timestamptz(3) null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("id"));
create index "site_domains_name_search" on "site_domains" using gin ("name" gin_trgm_ops) where state in ('connected', 'lost');
create index "site_domains_https_due" on "site_domains" ("https_next_at") where https_next_at is not null;
create index "site_domains_due" on "site_domains" ("next_check_at") where next_check_at is not null;
create unique index "site_domains_one_primary" on "site_domains" ("site_id") where is_primary;
create unique index "site_domains_one_holder" on "site_domains" ("name") where state <> 'waiting';
alter table "site_domains" add constraint "site_domains_once_a_site" unique ("site_id", "name");
alter table "site_domains" add constraint "site_domains_https_check" check (state in ('connected', 'lost') or (https_ready_at is null and https_checked_at is null and https_next_at is null));
alter table "site_domains" add constraint "site_domains_connected_at_check" check ((connected_at is not null) = (state in ('connected', 'lost')));
alter table "site_domains" add constraint "site_domains_leads_somewhere" check ((bare_here or www_here) = (state in ('connected', 'lost')));
alter table "site_domains" add constraint "site_domains_lost_at_check" check ((lost_at is not null) = (state = 'lost'));
alter table "site_domains" add constraint "site_domains_primary_leads" check (not is_primary or state in ('connected', 'lost'));
alter table "site_domains" add constraint "site_domains_name_check" check (name = lower(name) and name like '%.%' and length(name) <= 240);
alter table "site_domains" add constraint "site_domains_reason_check" check (reason in ('not_asked', 'not_registered', 'no_answer', 'proof_missing', 'proof_other', 'proof_partly', 'proof_doubled', 'proof_misplaced', 'held_elsewhere', 'address_missing', 'address_elsewhere', 'address_mixed', 'address_cloudflare', 'address_doubled', 'address_misplaced', 'caa_forbids'));
alter table "site_domains" add constraint "site_domains_origin_check" check (origin in ('order', 'own'));
alter table "site_domains" add constraint "site_domains_state_check" check (state in ('waiting', 'proven', 'connected', 'lost'));

create table "site_backups" ("id" uuid not null, "site_id" uuid not null, "day" date not null, "design_hash" text not null, "manifest" jsonb not null, "pictures" jsonb not null, "digest" text not null, "pages" int not null, "messages" int not null, "subscribers" int not null default 0, "total_bytes" bigint not null, "taken_at" timestamptz(3) not null, "verified_at" timestamptz(3) null, primary key ("id"));
create index "site_backups_content" on "site_backups" using gin ((jsonb_path_query_array(manifest, '$.*."hash"')));
create index "site_backups_oldest" on "site_backups" ("taken_at");
alter table "site_backups" add constraint "site_backups_day_unique" unique ("site_id", "day");
alter table "site_backups" add constraint "site_backups_counts_check" check (pages > 0 and messages >= 0 and subscribers >= 0 and total_bytes > 0);

create table "service_tasks" ("id" uuid not null, "site_id" uuid not null, "service" text not null, "status" text not null default 'open', "due_at" timestamptz(3) not null, "started_at" timestamptz(3) null, "worker_id" uuid null, "minutes" int null, "note" text null, "created_at" timestamptz(3) not null, "ended_at" timestamptz(3) null, primary key ("id"));
create index "service_tasks_worker_id_index" on "service_tasks" ("worker_id");
create index "service_tasks_site_index" on "service_tasks" ("site_id", "service", "due_at");
create index "service_tasks_waiting_by_opening" on "service_tasks" ("created_at", "id") where ended_at is null;
create index "service_tasks_waiting_by_due" on "service_tasks" ("due_at", "id") where ended_at is null;
create index "service_tasks_by_opening" on "service_tasks" ("status", "created_at", "id");
create index "service_tasks_list_index" on "service_tasks" ("status", "due_at", "id");
alter table "service_tasks" add constraint "service_tasks_minutes_check" check (minutes between 1 and 1440);
alter table "service_tasks" add constraint "service_tasks_done_has_report" check (status <> 'done' or (minutes is not null and note is not null));
alter table "service_tasks" add constraint "service_tasks_start_has_time" check (status <> 'started' or started_at is not null);
alter table "service_tasks" add constraint "service_tasks_end_has_time" check ((status in ('open', 'started')) = (ended_at is null));
alter table "service_tasks" add constraint "service_tasks_status_check" check (status in ('open', 'started', 'done', 'cancelled'));
alter table "service_tasks" add constraint "service_tasks_service_check" check (service in ('maintenancePlan', 'rushDelivery'));

create table "removed_newsletter_subscribers" ("id" uuid not null, "site_id" uuid not null, "address_hash" text not null, "is_unsubscribed" boolean not null, "removed_at" timestamptz(3) not null, primary key ("id"));
alter table "removed_newsletter_subscribers" add constraint "removed_newsletter_subscribers_unique" unique ("site_id", "address_hash");

create table "release_designs" ("id" uuid not null, "site_id" uuid not null, "hash" text not null, "design" jsonb not null, "created_at" timestamptz(3) not null, primary key ("id"));
alter table "release_designs" add constraint "release_designs_hash_unique" unique ("site_id", "hash");

create table "sample_reviews" ("id" uuid not null, "site_id" uuid not null, "design_id" uuid null, "notified_at" timestamptz(3) not null, "due_at" timestamptz(3) not null, primary key ("id"));
alter table "sample_reviews" add constraint "sample_reviews_site_id_unique" unique ("site_id");
create index "sample_reviews_design_id_index" on "sample_reviews" ("design_id");
create index "sample_reviews_due_index" on "sample_reviews" ("due_at");

create table "releases" ("id" uuid not null, "site_id" uuid not null, "number" int not null, "origin" text not null default 'design', "digest" text not null, "manifest" jsonb not null, "source" jsonb not null default '{}', "total_files" int not null, "total_bytes" int not null, "design_id" uuid null, "address" text null, "holds_samples_back" boolean not null default true, "changes" jsonb not null default '[]', "created_by_id" uuid null, "created_at" timestamptz(3) not null, primary key ("id"));
create index "releases_design_id_index" on "releases" ("design_id");
create index "releases_created_by_id_index" on "releases" ("created_by_id");
create index "releases_showing_samples" on "releases" ("id") where origin = 'design' and not holds_samples_back;
create index "releases_content" on "releases" using gin ((jsonb_path_query_array(manifest, '$.*."hash"') || jsonb_path_query_array(source, '$.*."hash"')));
alter table "releases" add constraint "releases_number_unique" unique ("site_id", "number");
alter table "releases" add constraint "releases_size_check" check (number > 0 and total_files > 0 and total_bytes > 0);
alter table "releases" add constraint "releases_origin_check" check (origin in ('design', 'custom'));

create table "site_drafts" ("id" uuid not null, "site_id" uuid not null, "based_on_id" uuid null, "design" jsonb not null, "hash" text not null, "version" int not null, "updated_at" timestamptz(3) not null, primary key ("id"));
alter table "site_drafts" add constraint "site_drafts_site_id_unique" unique ("site_id");
create index "site_drafts_based_on_id_index" on "site_drafts" ("based_on_id");
alter table "site_drafts" add constraint "site_drafts_version_check" check (version > 0);

create table "release_candidates" ("id" uuid not null, "site_id" uuid not null, "status" text not null, "note" text not null, "digest" text not null, "manifest" jsonb not null, "total_files" int not null, "total_bytes" int not null, "preview_label" text null, "preview_until" timestamptz(3) null, "release_id" uuid null, "uploaded_by_id" uuid not null, "created_at" timestamptz(3) not null, "ends_at" timestamptz(3) not null, "ended_at" timestamptz(3) null, primary key ("id"));
alter table "release_candidates" add constraint "release_candidates_preview_label_unique" unique ("preview_label");
create index "release_candidates_release_id_index" on "release_candidates" ("release_id");
create index "release_candidates_uploaded_by_id_index" on "release_candidates" ("uploaded_by_id");
create index "release_candidates_content" on "release_candidates" using gin ((jsonb_path_query_array(manifest, '$.*."hash"')));
create index "release_candidates_lapsing" on "release_candidates" ("ends_at") where status = 'quarantined';
create index "release_candidates_of_site" on "release_candidates" ("site_id", "created_at" DESC, "id" DESC);
alter table "release_candidates" add constraint "release_candidates_size_check" check (total_files > 0 and total_bytes > 0);
alter table "release_candidates" add constraint "release_candidates_preview_ends" check ((preview_label is null) = (preview_until is null));
alter table "release_candidates" add constraint "release_candidates_shown_in_quarantine" check (preview_label is null or status = 'quarantined');
alter table "release_candidates" add constraint "release_candidates_files_until_ended" check ((status = 'quarantined') = (manifest <> '{}'::jsonb));
alter table "release_candidates" add constraint "release_candidates_ended" check ((status = 'quarantined') = (ended_at is null));
alter table "release_candidates" add constraint "release_candidates_status_check" check (status in ('quarantined', 'published', 'discarded', 'lapsed'));

create table "page_addresses" ("id" uuid not null, "site_id" uuid not null, "slug" text not null, "page_id" text not null, "shown_at" timestamptz(3) not null, primary key ("id"));
alter table "page_addresses" add constraint "page_addresses_slug_unique" unique ("site_id", "slug");
alter table "page_addresses" add constraint "page_addresses_text_check" check (slug <> '' and length(slug) <= 100 and length(page_id) <= 100);

create table "site_inbox_settings" ("id" uuid not null, "site_id" uuid not null, "kept_months" smallint null, "updated_at" timestamptz(3) not null, primary key ("id"));
alter table "site_inbox_settings" add constraint "site_inbox_settings_site_id_unique" unique ("site_id");
alter table "site_inbox_settings" add constraint "site_inbox_settings_months_check" check (kept_months in (3, 6, 12, 24));

create table "erased_site_messages" ("id" uuid not null, "site_id" uuid not null, "erased_at" timestamptz(3) not null, primary key ("id"));
create index "erased_site_messages_site_id_index" on "erased_site_messages" ("site_id");

create table "site_backup_reports" ("id" uuid not null, "site_id" uuid not null, "month" int not null, "sent_at" timestamptz(3) not null, primary key ("id"));
alter table "site_backup_reports" add constraint "site_backup_reports_month_unique" unique ("site_id", "month");
alter table "site_backup_reports" add constraint "site_backup_reports_month_check" check (month > 0);

create table "renewals" ("order_id" uuid not null, "user_id" uuid not null, "service_name" text not null, "period" text not null, "lines" jsonb not null, "anchor_at" timestamptz(3) not null, "billed" int not null, "next_start" timestamptz(3) not null, "stopped_at" timestamptz(3) null, "paused_at" timestamptz(3) null, "ends_at" timestamptz(3) null, "end_told_at" timestamptz(3) null, "ended_at" timestamptz(3) null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("order_id"));
create index "renewals_user_id_index" on "renewals" ("user_id");
create index "renewals_ending" on "renewals" ("ends_at") where ends_at is not null and ended_at is null;
create index "renewals_next" on "renewals" ("next_start") where stopped_at is null;
alter table "renewals" add constraint "renewals_told_and_ended_have_end" check (ends_at is not null or (end_told_at is null and ended_at is null));
alter table "renewals" add constraint "renewals_end_is_stopped" check (ends_at is null or stopped_at is not null);
alter table "renewals" add constraint "renewals_count" check (billed >= 0);
alter table "renewals" add constraint "renewals_period_check" check ("period" in ('month', 'year'));

create table "order_status_changes" ("id" uuid not null, "order_id" uuid not null, "from_status" text null, "to_status" text not null, "actor_id" uuid null, "via_key" text null, "reason" text null, "created_at" timestamptz(3) not null, primary key ("id"));
create index "order_status_changes_actor_id_index" on "order_status_changes" ("actor_id");
create index "order_status_changes_order_created_index" on "order_status_changes" ("order_id", "created_at");
alter table "order_status_changes" add constraint "order_status_changes_status_check" check (to_status in ('pending', 'in_progress', 'completed', 'cancelled') and (from_status is null or from_status in ('pending', 'in_progress', 'completed', 'cancelled')));

create table "domain_claims" ("id" uuid not null, "name" text not null, "order_id" uuid not null, "created_at" timestamptz(3) not null, primary key ("id"));
alter table "domain_claims" add constraint "domain_claims_name_unique" unique ("name");
create index "domain_claims_order_id_index" on "domain_claims" ("order_id");
alter table "domain_claims" add constraint "domain_claims_name_check" check (name = lower(name) and name like '%.%');

create table "order_domain_changes" ("id" uuid not null, "order_id" uuid not null, "status" text not null, "from_domain" text not null, "to_domain" text not null, "actor_id" uuid null, "via_key" text null, "created_at" timestamptz(3) not null, primary key ("id"));
create index "order_domain_changes_order_id_index" on "order_domain_changes" ("order_id");
create index "order_domain_changes_actor_id_index" on "order_domain_changes" ("actor_id");
alter table "order_domain_changes" add constraint "order_domain_changes_status_check" check (status in ('pending', 'in_progress', 'completed', 'cancelled'));

create table "one_time_links" ("id" uuid not null, "user_id" uuid not null, "purpose" text not null, "attempt_id" uuid null, "token_hash" text not null, "expires_at" timestamptz(3) not null, "used_at" timestamptz(3) null, "outcome" text null, "created_at" timestamptz(3) not null, primary key ("id"));
create index "one_time_links_user_id_index" on "one_time_links" ("user_id");
create index "one_time_links_attempt_id_index" on "one_time_links" ("attempt_id");
alter table "one_time_links" add constraint "one_time_links_token_hash_unique" unique ("token_hash");
create index "one_time_links_expires_at_index" on "one_time_links" ("expires_at");
create unique index "one_time_links_one_live" on "one_time_links" ("user_id", "purpose") where used_at is null and purpose <> 'verify_email';
alter table "one_time_links" add constraint "one_time_links_ended_check" check (outcome is null or used_at is not null);
alter table "one_time_links" add constraint "one_time_links_purpose_check" check ("purpose" in ('reset_password', 'magic_link', 'verify_email'));
alter table "one_time_links" add constraint "one_time_links_outcome_check" check ("outcome" in ('used', 'replaced'));

create table "oauth_secrets" ("id" uuid not null, "user_id" uuid not null, "provider" text not null, "secret_hash" text not null, "browser_hash" text not null, "expires_at" timestamptz(3) not null, "used_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"));
create index "oauth_secrets_user_id_index" on "oauth_secrets" ("user_id");
alter table "oauth_secrets" add constraint "oauth_secrets_secret_hash_unique" unique ("secret_hash");
create index "oauth_secrets_expires_at_index" on "oauth_secrets" ("expires_at");
alter table "oauth_secrets" add constraint "oauth_secrets_provider_check" check ("provider" in ('github', 'google'));

create table "oauth_identities" ("id" uuid not null, "user_id" uuid not null, "provider" text not null, "subject" text not null, "email" text null, "last_used_at" timestamptz(3) not null, "created_at" timestamptz(3) not null, primary key ("id"));
create index "oauth_identities_user_id_index" on "oauth_identities" ("user_id");
alter table "oauth_identities" add constraint "oauth_identities_subject" unique ("provider", "subject");
alter table "oauth_identities" add constraint "oauth_identities_provider_check" check ("provider" in ('github', 'google'));

create table "notification_preferences" ("id" uuid not null, "user_id" uuid not null, "kind" text not null, "bell" boolean not null, "email" boolean not null, "updated_at" timestamptz(3) not null, primary key ("id"));
alter table "notification_preferences" add constraint "notification_preferences_once" unique ("user_id", "kind");
alter table "notification_preferences" add constraint "notification_preferences_locked" check ((bell and email) or kind not in ('money', 'security'));
alter table "notification_preferences" add constraint "notification_preferences_kind_check" check ("kind" in ('order', 'money', 'security', 'domain', 'support', 'news'));

create table "notifications" ("id" uuid not null, "user_id" uuid not null, "type" text not null, "title" text not null, "message" text not null, "link" text null, "read_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"));
create index "notifications_unread" on "notifications" ("user_id", "created_at", "id") where read_at is null;
create index "notifications_newest" on "notifications" ("user_id", "created_at", "id");
alter table "notifications" add constraint "notifications_link_is_path" check (link is null or link like '/%');

create table "money_back_requests" ("id" uuid not null, "order_id" uuid not null, "user_id" uuid not null, "reason" text not null, "status" text not null, "amount_rials" bigint null, "decided_by_id" uuid null, "decision" text null, "ended_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"));
create index "money_back_requests_user_id_index" on "money_back_requests" ("user_id");
create index "money_back_requests_decided_by_id_index" on "money_back_requests" ("decided_by_id");
create index "money_back_requests_newest" on "money_back_requests" ("created_at" DESC, "id" DESC);
create index "money_back_requests_list" on "money_back_requests" ("status", "created_at" DESC, "id" DESC);
create index "money_back_requests_of_order" on "money_back_requests" ("order_id", "created_at");
create unique index "money_back_requests_one_open" on "money_back_requests" ("order_id") where status = 'pending';
alter table "money_back_requests" add constraint "money_back_requests_second_person" check (decided_by_id is distinct from user_id);
alter table "money_back_requests" add constraint "money_back_requests_amount" check (amount_rials > 0);
alter table "money_back_requests" add constraint "money_back_requests_decided" check ((status in ('approved', 'refused')) = (decided_by_id is not null) and (status = 'pending') = (ended_at is null)
    and (status = 'approved') = (amount_rials is not null) and (status <> 'refused' or decision is not null));
alter table "money_back_requests" add constraint "money_back_requests_reason" check (reason <> '');
alter table "money_back_requests" add constraint "money_back_requests_status_check" check ("status" in ('pending', 'approved', 'refused', 'withdrawn', 'closed'));

create table "maintenance_windows" ("id" uuid not null, "starts_at" timestamptz(3) not null, "ends_at" timestamptz(3) not null, "mode" text not null, "message" text null, "reason" text null, "state" text not null, "return_mode" text null, "created_by_id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("id"));
create index "maintenance_windows_created_by_id_index" on "maintenance_windows" ("created_by_id");
create index "maintenance_windows_open" on "maintenance_windows" ("starts_at") where state in ('planned', 'active');
alter table "maintenance_windows" add constraint "maintenance_windows_order" check (ends_at > starts_at);
alter table "maintenance_windows" add constraint "maintenance_windows_mode_check" check ("mode" in ('normal', 'temporarily_unavailable', 'update_mode', 'development_mode'));
alter table "maintenance_windows" add constraint "maintenance_windows_state_check" check ("state" in ('planned', 'active', 'ended', 'cancelled'));
alter table "maintenance_windows" add constraint "maintenance_windows_return_mode_check" check ("return_mode" in ('normal', 'temporarily_unavailable', 'update_mode', 'development_mode'));

create table "legal_versions" ("id" uuid not null, "kind" text not null, "number" int not null, "body" text not null, "note" text not null, "published_at" timestamptz(3) not null, "published_by_id" uuid null, primary key ("id"));
create index "legal_versions_published_by_id_index" on "legal_versions" ("published_by_id");
alter table "legal_versions" add constraint "legal_versions_numbered" unique ("kind", "number");
alter table "legal_versions" add constraint "legal_versions_publisher_check" check ((number = 1) = (published_by_id is null));
alter table "legal_versions" add constraint "legal_versions_lengths_check" check (char_length(body) between 1 and 30000 and char_length(note) between 1 and 300);
alter table "legal_versions" add constraint "legal_versions_number_check" check (number >= 1);
alter table "legal_versions" add constraint "legal_versions_kind_check" check ("kind" in ('terms', 'privacy', 'money_back'));

create table "ledger_journals" ("id" uuid not null, "kind" text not null, "key" text not null, "fingerprint" text not null, "reference_type" text not null, "reference_id" uuid not null, "description" text not null, "actor_id" uuid null, "created_at" timestamptz(3) not null, primary key ("id"));
alter table "ledger_journals" add constraint "ledger_journals_key_unique" unique ("key");
create index "ledger_journals_actor_id_index" on "ledger_journals" ("actor_id");
create index "ledger_journals_of_reference" on "ledger_journals" ("reference_type", "reference_id");
alter table "ledger_journals" add constraint "ledger_journals_key_not_empty" check (key <> '');
alter table "ledger_journals" add constraint "ledger_journals_kind_check" check ("kind" in ('deposit', 'order_payment', 'invoice_payment', 'late_payment', 'order_refund', 'adjustment', 'hold', 'hold_release', 'gateway_refund', 'deposit_refund'));

create table "ledger_accounts" ("id" uuid not null, "kind" text not null, "user_id" uuid null, "balance_rials" bigint not null default '0', "entry_count" bigint not null default '0', "chain_hash" text not null default '', "created_at" timestamptz(3) not null, primary key ("id"));
alter table "ledger_accounts" add constraint "ledger_accounts_user_id_unique" unique ("user_id");
create unique index "ledger_accounts_one_per_system_kind" on "ledger_accounts" ("kind") where user_id is null;
alter table "ledger_accounts" add constraint "ledger_accounts_new_is_empty" check (entry_count > 0 or balance_rials = 0);
alter table "ledger_accounts" add constraint "ledger_accounts_wallet_has_owner" check ((kind = 'user_wallet') = (user_id is not null));
alter table "ledger_accounts" add constraint "ledger_accounts_holds_not_negative" check (kind <> 'holds' or balance_rials >= 0);
alter table "ledger_accounts" add constraint "ledger_accounts_wallet_not_negative" check (kind <> 'user_wallet' or balance_rials >= 0);
alter table "ledger_accounts" add constraint "ledger_accounts_kind_check" check ("kind" in ('user_wallet', 'gateway_clearing', 'revenue', 'adjustments', 'holds'));

create table "ledger_entries" ("id" uuid not null, "journal_id" uuid not null, "account_id" uuid not null, "seq" bigint not null, "amount_rials" bigint not null, "balance_before_rials" bigint not null, "balance_after_rials" bigint not null, "wallet_type" text null, "hash" text not null, "created_at" timestamptz(3) not null, primary key ("id"));
create index "ledger_entries_by_type" on "ledger_entries" ("account_id", "wallet_type", "seq") where wallet_type is not null;
alter table "ledger_entries" add constraint "ledger_entries_once_per_journal" unique ("journal_id", "account_id");
alter table "ledger_entries" add constraint "ledger_entries_chain" unique ("account_id", "seq");
alter table "ledger_entries" add constraint "ledger_entries_add_up" check (balance_after_rials = balance_before_rials + amount_rials);
alter table "ledger_entries" add constraint "ledger_entries_move_something" check (amount_rials <> 0);
alter table "ledger_entries" add constraint "ledger_entries_wallet_type_check" check ("wallet_type" in ('deposit', 'credit', 'refund', 'withdrawal', 'debit'));

create table "kept_sections" ("id" uuid not null, "user_id" uuid not null, "name" text not null, "section_type" text not null, "layout_id" text not null, "section" jsonb not null, "kept_at" timestamptz(3) not null, primary key ("id"));
create index "kept_sections_of_user" on "kept_sections" ("user_id", "kept_at" DESC, "id" DESC);
alter table "kept_sections" add constraint "kept_sections_named" check (name <> '');

create table "kept_drafts" ("user_id" uuid not null, "draft_id" text not null, "content" jsonb not null, "title" text not null, "description" text not null, "domain" text null, "pages" int not null, "sections" int not null, "kept_at" timestamptz(3) not null, primary key ("user_id", "draft_id"));
alter table "kept_drafts" add constraint "kept_drafts_counts_check" check (pages > 0 and sections >= 0);

create table "invoices" ("id" uuid not null, "number" text not null, "user_id" uuid not null, "kind" text not null, "period_start" timestamptz(3) null, "renewal" jsonb null, "parties" jsonb null, "verify_code" text not null, "order_id" uuid null, "service_name" text not null, "status" text not null, "amount_rials" bigint not null, "vat_percent" smallint not null, "vat_rials" bigint not null, "credited_rials" bigint not null default '0', "credited_vat_rials" bigint not null default '0', "lines" jsonb not null, "search_text" text not null, "due_at" timestamptz(3) not null, "paid_at" timestamptz(3) null, "payment_id" uuid null, "settled_by_id" uuid null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("id"));
alter table "invoices" add constraint "invoices_number_unique" unique ("number");
alter table "invoices" add constraint "invoices_verify_code_unique" unique ("verify_code");
create index "invoices_order_id_index" on "invoices" ("order_id");
create index "invoices_payment_id_index" on "invoices" ("payment_id");
create index "invoices_settled_by_id_index" on "invoices" ("settled_by_id");
create index "invoices_changed" on "invoices" ("updated_at");
create index "invoices_search" on "invoices" using gin ("search_text" gin_trgm_ops);
create index "invoices_unpaid_by_due_date" on "invoices" ("due_at") where status in ('pending', 'due');
create index "invoices_upgrades_to_lapse" on "invoices" ("due_at") where kind = 'upgrade' and status in ('pending', 'due', 'overdue');
create index "invoices_of_user_by_status" on "invoices" ("user_id", "status", "created_at" DESC);
create index "invoices_of_user" on "invoices" ("user_id", "created_at" DESC, "id" DESC);
create index "invoices_by_status" on "invoices" ("status", "created_at" DESC, "id" DESC) include ("credited_rials", "amount_rials");
create index "invoices_by_amount" on "invoices" ("amount_rials", "id");
create index "invoices_by_due_date" on "invoices" ("due_at", "id");
create index "invoices_newest" on "invoices" ("created_at" DESC, "id" DESC);
create unique index "invoices_one_a_period" on "invoices" ("order_id", "period_start") where kind = 'renewal' and status <> 'cancelled';
create unique index "invoices_one_open_per_order" on "invoices" ("order_id") where kind = 'order' and status <> 'cancelled';
alter table "invoices" add constraint "invoices_order_has_order" check (kind = 'manual' or order_id is not null);
alter table "invoices" add constraint "invoices_renewal_has_period" check ((kind = 'renewal') = (period_start is not null));
alter table "invoices" add constraint "invoices_paid_has_time" check ((status = 'paid') = (paid_at is not null));
alter table "invoices" add constraint "invoices_credit_within_amount" check (credited_rials between 0 and amount_rials and credited_vat_rials between 0 and vat_rials
    and credited_vat_rials <= credited_rials and (credited_rials < amount_rials or credited_vat_rials = vat_rials)
    and (credited_rials = 0 or status = 'paid'));
alter table "invoices" add constraint "invoices_vat_is_a_part" check (vat_rials >= 0 and vat_rials < amount_rials and vat_percent between 0 and 50);
alter table "invoices" add constraint "invoices_amount_positive" check (amount_rials > 0);
alter table "invoices" add constraint "invoices_kind_check" check ("kind" in ('order', 'renewal', 'upgrade', 'manual'));
alter table "invoices" add constraint "invoices_status_check" check ("status" in ('pending', 'due', 'overdue', 'paid', 'cancelled'));

create table "site_upgrades" ("id" uuid not null, "site_id" uuid not null, "order_id" uuid not null, "invoice_id" uuid null, "design_id" uuid null, "status" text not null, "pages" int not null, "sections" int not null, "has_logo" boolean not null, "services" jsonb not null, "lines" jsonb not null, "amount_rials" bigint not null, "priced_until" timestamptz(3) null, "priced_at" timestamptz(3) not null, "ended_at" timestamptz(3) null, primary key ("id"));
create index "site_upgrades_order_id_index" on "site_upgrades" ("order_id");
alter table "site_upgrades" add constraint "site_upgrades_invoice_id_unique" unique ("invoice_id");
create index "site_upgrades_design_id_index" on "site_upgrades" ("design_id");
create index "site_upgrades_of_site" on "site_upgrades" ("site_id", "status", "ended_at");
create unique index "site_upgrades_one_waits" on "site_upgrades" ("site_id") where status = 'waiting';
alter table "site_upgrades" add constraint "site_upgrades_waits_for_invoice" check (status <> 'waiting' or invoice_id is not null);
alter table "site_upgrades" add constraint "site_upgrades_billed" check ((amount_rials > 0) = (invoice_id is not null));
alter table "site_upgrades" add constraint "site_upgrades_ended" check ((status = 'waiting') = (ended_at is null));
alter table "site_upgrades" add constraint "site_upgrades_counts" check (pages > 0 and sections >= 0 and amount_rials >= 0);
alter table "site_upgrades" add constraint "site_upgrades_status_check" check ("status" in ('waiting', 'applied', 'cancelled'));

create table "payments" ("id" uuid not null, "purpose" text not null, "user_id" uuid not null, "order_id" uuid null, "reference_number" text null, "invoice_id" uuid null, "amount_rials" bigint not null, "wallet_rials" bigint not null default '0', "hold_state" text null, "refunded_rials" bigint not null default '0', "returned_rials" bigint not null default '0', "gateway" text not null, "merchant_id" text null, "authority" text null, "status" text not null, "description" text not null, "callback_url" text null, "return_url" text null, "ref_id" text null, "reference_repeats" boolean not null default false, "review_reason" text null, "card_mask" text null, "fee_rials" bigint null, "failure_code" text null, "gateway_code" int null, "outcome" text null, "journal_id" uuid null, "operation" text not null, "idempotency_key" text null, "fingerprint" text null, "lease_token" uuid null, "lease_until" timestamptz(3) null, "request_raw" jsonb null, "answer_raw" jsonb null, "checked_at" timestamptz(3) null, "check_after" timestamptz(3) null, "check_count" int not null default 0, "requested_at" timestamptz(3) null, "settled_at" timestamptz(3) null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("id"));
create index "payments_invoice_id_index" on "payments" ("invoice_id");
alter table "payments" add constraint "payments_journal_id_unique" unique ("journal_id") deferrable initially deferred;
create index "payments_changed" on "payments" ("updated_at");
create index "payments_ref_search" on "payments" using gin (lower("ref_id") gin_trgm_ops);
create index "payments_leased" on "payments" ("lease_until") where lease_token is not null;
create index "payments_to_check" on "payments" ("check_after") where status in ('pending', 'needs_review') and authority is not null;
create index "payments_by_ref_id" on "payments" ("ref_id") where ref_id is not null;
create index "payments_by_amount" on "payments" ((amount_rials + case gateway when 'wallet' then 0 else wallet_rials end), "id");
create index "payments_newest" on "payments" ("created_at" DESC, "id" DESC);
create index "payments_by_status" on "payments" ("status", "created_at" DESC, "id" DESC);
create index "payments_of_order" on "payments" ("order_id", "created_at") where order_id is not null;
create index "payments_of_user" on "payments" ("user_id", "created_at" DESC, "id" DESC);
create unique index "payments_reference_once" on "payments" ("gateway", coalesce("merchant_id", ''), "ref_id") where ref_id is not null and gateway <> 'wallet' and not reference_repeats;
alter table "payments" add constraint "payments_idempotency_key" unique ("user_id", "operation", "idempotency_key");
alter table "payments" add constraint "payments_authority_once" unique ("authority", "gateway");
alter table "payments" add constraint "payments_review_has_reason" check (review_reason is null or status = 'needs_review');
alter table "payments" add constraint "payments_unsettled_has_no_journal" check (status = 'completed' or (settled_at is null and journal_id is null and outcome is null));
alter table "payments" add constraint "payments_settled_is_whole" check (status <> 'completed' or (ref_id is not null and settled_at is not null and outcome is not null and journal_id is not null));
alter table "payments" add constraint "payments_wallet_has_no_authority" check (gateway <> 'wallet' or authority is null);
alter table "payments" add constraint "payments_order_has_order" check ((purpose = 'order') = (order_id is not null));
alter table "payments" add constraint "payments_invoice_has_invoice" check (purpose <> 'invoice' or invoice_id is not null);
alter table "payments" add constraint "payments_hold_while_pending" check (hold_state is distinct from 'held' or status = 'pending');
alter table "payments" add constraint "payments_hold_has_amount" check (wallet_rials >= 0 and (wallet_rials = 0) = (hold_state is null));
alter table "payments" add constraint "payments_returned_within_refunded" check (returned_rials between 0 and refunded_rials);
alter table "payments" add constraint "payments_refund_within_paid" check (refunded_rials between 0 and amount_rials + case hold_state when 'spent' then wallet_rials else 0 end);
alter table "payments" add constraint "payments_amount_positive" check (amount_rials > 0);
alter table "payments" add constraint "payments_purpose_check" check ("purpose" in ('order', 'deposit', 'invoice'));
alter table "payments" add constraint "payments_hold_state_check" check ("hold_state" in ('held', 'released', 'spent'));
alter table "payments" add constraint "payments_status_check" check ("status" in ('pending', 'completed', 'failed', 'cancelled', 'needs_review'));
alter table "payments" add constraint "payments_review_reason_check" check ("review_reason" in ('amount', 'reference', 'unreachable'));
alter table "payments" add constraint "payments_outcome_check" check ("outcome" in ('applied', 'credited_to_wallet'));

create table "support_tickets" ("id" uuid not null, "number" serial, "user_id" uuid not null, "subject" text not null, "category" text not null, "priority" text not null, "status" text not null, "assignee_id" uuid null, "order_id" uuid null, "order_number" text null, "payment_id" uuid null, "payment_label" text null, "customer_unread" int not null, "team_unread" int not null, "message_count" int not null, "search_text" text not null, "last_message_at" timestamptz(3) not null, "closed_at" timestamptz(3) null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("id"));
alter table "support_tickets" add constraint "support_tickets_number_unique" unique ("number");
create index "support_tickets_assignee_id_index" on "support_tickets" ("assignee_id");
create index "support_tickets_order_id_index" on "support_tickets" ("order_id");
create index "support_tickets_payment_id_index" on "support_tickets" ("payment_id");
create index "support_tickets_search" on "support_tickets" using gin ("search_text" gin_trgm_ops);
create index "support_tickets_by_priority" on "support_tickets" ((case priority when 'urgent' then 3 when 'high' then 2 when 'normal' then 1 else 0 end), "id");
create index "support_tickets_by_created" on "support_tickets" ("created_at", "id");
create index "support_tickets_of_status" on "support_tickets" ("status", "last_message_at" DESC, "id" DESC);
create index "support_tickets_newest" on "support_tickets" ("last_message_at" DESC, "id" DESC);
create index "support_tickets_of_user" on "support_tickets" ("user_id", "last_message_at" DESC, "id" DESC);
alter table "support_tickets" add constraint "support_tickets_closed" check ((status = 'closed') = (closed_at is not null));
alter table "support_tickets" add constraint "support_tickets_unread" check (customer_unread >= 0 and team_unread >= 0);
alter table "support_tickets" add constraint "support_tickets_category_check" check ("category" in ('general', 'order', 'payment', 'wallet', 'domain', 'technical', 'account'));
alter table "support_tickets" add constraint "support_tickets_priority_check" check ("priority" in ('low', 'normal', 'high', 'urgent'));
alter table "support_tickets" add constraint "support_tickets_status_check" check ("status" in ('open', 'in_progress', 'answered', 'closed'));

create table "support_messages" ("id" uuid not null, "ticket_id" uuid not null, "author_id" uuid not null, "from_team" boolean not null, "body" text not null, "status" text null, "created_at" timestamptz(3) not null, primary key ("id"));
create index "support_messages_author_id_index" on "support_messages" ("author_id");
create index "support_messages_of_ticket" on "support_messages" ("ticket_id", "created_at", "id");
alter table "support_messages" add constraint "support_messages_said" check (status is null or body = '');
alter table "support_messages" add constraint "support_messages_status_check" check ("status" in ('open', 'in_progress', 'answered', 'closed'));

create table "receipts" ("id" uuid not null, "number" text not null, "user_id" uuid not null, "payment_id" uuid null, "invoice_id" uuid null, "order_number" text null, "ref_id" text not null, "service" text not null, "amount_rials" bigint not null, "wallet_rials" bigint not null default '0', "method" text not null, "card_mask" text null, "payer_name" text null, "payer_email" text not null, "verify_code" text not null, "search_text" text not null, "created_at" timestamptz(3) not null, primary key ("id"));
alter table "receipts" add constraint "receipts_number_unique" unique ("number");
alter table "receipts" add constraint "receipts_payment_id_unique" unique ("payment_id");
create index "receipts_invoice_id_index" on "receipts" ("invoice_id");
alter table "receipts" add constraint "receipts_verify_code_unique" unique ("verify_code");
create index "receipts_search" on "receipts" using gin ("search_text" gin_trgm_ops);
create index "receipts_by_amount" on "receipts" ("amount_rials", "id");
create index "receipts_newest" on "receipts" ("created_at" DESC, "id" DESC);
create index "receipts_of_user" on "receipts" ("user_id", "created_at" DESC, "id" DESC);
create unique index "receipts_manual_once" on "receipts" ("user_id", "ref_id") where payment_id is null;
alter table "receipts" add constraint "receipts_payment_or_hand" check ((method = 'manual') = (payment_id is null));
alter table "receipts" add constraint "receipts_wallet_is_a_part" check (wallet_rials >= 0 and wallet_rials < amount_rials and (wallet_rials = 0 or method = 'gateway'));
alter table "receipts" add constraint "receipts_amount_positive" check (amount_rials > 0);
alter table "receipts" add constraint "receipts_method_check" check ("method" in ('gateway', 'wallet', 'manual'));

create table "payment_refunds" ("id" uuid not null, "payment_id" uuid not null, "amount_rials" bigint not null, "method" text not null, "status" text not null, "reason" text null, "actor_id" uuid null, "journal_id" uuid null, "lease_token" uuid null, "lease_until" timestamptz(3) null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("id"));
create index "payment_refunds_actor_id_index" on "payment_refunds" ("actor_id");
alter table "payment_refunds" add constraint "payment_refunds_journal_id_unique" unique ("journal_id") deferrable initially deferred;
create index "payment_refunds_waiting" on "payment_refunds" ("created_at") where status = 'pending';
create index "payment_refunds_of_payment" on "payment_refunds" ("payment_id", "created_at");
alter table "payment_refunds" add constraint "payment_refunds_completed_is_posted" check ((status = 'completed') = (journal_id is not null));
alter table "payment_refunds" add constraint "payment_refunds_amount_positive" check (amount_rials > 0);
alter table "payment_refunds" add constraint "payment_refunds_method_check" check ("method" in ('gateway', 'wallet'));
alter table "payment_refunds" add constraint "payment_refunds_status_check" check ("status" in ('pending', 'completed', 'failed'));

create table "payment_events" ("id" uuid not null, "payment_id" uuid not null, "kind" text not null, "amount_rials" bigint null, "gateway_code" int null, "actor_id" uuid null, "via_key" text null, "created_at" timestamptz(3) not null, primary key ("id"));
create index "payment_events_actor_id_index" on "payment_events" ("actor_id");
create index "payment_events_of_payment" on "payment_events" ("payment_id", "created_at", "id");
alter table "payment_events" add constraint "payment_events_kind_check" check ("kind" in ('requested', 'held', 'redirected', 'returned', 'verified', 'settled', 'credited', 'failed', 'cancelled', 'expired', 'needs_review', 'unreachable', 'hold_released', 'refund_requested', 'refunded', 'reversed', 'refund_failed'));

create table "gateway_attempts" ("id" uuid not null, "payment_id" uuid not null, "gateway" text not null, "merchant_id" text not null, "outcome" text not null, "began_at" timestamptz(3) not null, primary key ("id"));
create index "gateway_attempts_payment_id_index" on "gateway_attempts" ("payment_id");
create index "gateway_attempts_by_age" on "gateway_attempts" ("began_at");
create index "gateway_attempts_latest" on "gateway_attempts" ("gateway", "merchant_id", "began_at" DESC, "id" DESC);
alter table "gateway_attempts" add constraint "gateway_attempts_outcome_check" check ("outcome" in ('waiting', 'opened', 'refused', 'failed'));

create table "invoice_reminders" ("id" uuid not null, "invoice_id" uuid not null, "kind" text not null, "suspends_at" timestamptz(3) null, "suspended_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"));
create index "invoice_reminders_to_suspend" on "invoice_reminders" ("suspends_at") where suspends_at is not null and suspended_at is null;
alter table "invoice_reminders" add constraint "invoice_reminders_once" unique ("invoice_id", "kind");
alter table "invoice_reminders" add constraint "invoice_reminders_suspension_has_day" check ((kind = 'before_suspension') = (suspends_at is not null) and (suspended_at is null or suspends_at is not null));
alter table "invoice_reminders" add constraint "invoice_reminders_kind_check" check ("kind" in ('before_due', 'after_due', 'before_suspension'));

create table "idempotency_keys" ("id" uuid not null, "user_id" uuid not null, "operation" text not null, "key" text not null, "fingerprint" text not null, "answer" jsonb not null, "created_at" timestamptz(3) not null, primary key ("id"));
alter table "idempotency_keys" add constraint "idempotency_keys_once" unique ("user_id", "operation", "key");

create table "files" ("id" uuid not null, "owner_id" uuid not null, "bucket" text not null, "key" text not null, "original_name" text not null, "mime" text not null, "size_bytes" int not null, "category" text not null, "description" text null, "order_id" uuid null, "created_at" timestamptz(3) not null, primary key ("id"));
alter table "files" add constraint "files_key_unique" unique ("key");
create index "files_order_id_index" on "files" ("order_id");
create index "files_of_owner" on "files" ("owner_id", "bucket", "created_at", "id");
alter table "files" add constraint "files_size" check (size_bytes > 0);
alter table "files" add constraint "files_bucket_check" check ("bucket" in ('uploads', 'design-assets', 'users_avatars', 'project-files'));
alter table "files" add constraint "files_category_check" check ("category" in ('general', 'documents', 'images', 'logos', 'content'));

create table "support_attachments" ("id" uuid not null, "message_id" uuid not null, "file_id" uuid null, "name" text not null, "mime" text not null, "size_bytes" int not null, primary key ("id"));
create index "support_attachments_message_id_index" on "support_attachments" ("message_id");
alter table "support_attachments" add constraint "support_attachments_file_id_unique" unique ("file_id");

create table "email_logs" ("id" uuid not null, "user_id" uuid null, "to" text not null, "subject" text not null, "template_type" text not null, "status" text not null, "service" text not null, "error" text null, "attempts" int not null, "history" jsonb not null, "search_text" text not null, "provider_message_id" text null, "sent_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"));
create index "email_logs_user_id_index" on "email_logs" ("user_id");
create index "email_logs_search" on "email_logs" using gin ("search_text" gin_trgm_ops);
create index "email_logs_by_attempts" on "email_logs" ("attempts", "id");
create index "email_logs_by_recipient" on "email_logs" ("to", "id");
create index "email_logs_sent" on "email_logs" ("sent_at") where sent_at is not null;
create index "email_logs_of_status" on "email_logs" ("status", "created_at", "id");
create index "email_logs_newest" on "email_logs" ("created_at", "id");
alter table "email_logs" add constraint "email_logs_attempts" check (attempts >= 0);
alter table "email_logs" add constraint "email_logs_status_check" check ("status" in ('queued', 'sent', 'failed'));

create table "domain_registrations" ("id" uuid not null, "order_id" uuid not null, "user_id" uuid not null, "name" text not null, "status" text not null, "nic_handle" text null, "registered_at" timestamptz(3) null, "expires_at" timestamptz(3) null, "reminded_days" int null, "renewal_invoice_id" uuid null, "transfer_asked_at" timestamptz(3) null, "transfer_code" text null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("id"));
create index "domain_registrations_order_id_index" on "domain_registrations" ("order_id");
alter table "domain_registrations" add constraint "domain_registrations_renewal_invoice_id_unique" unique ("renewal_invoice_id");
create index "domain_registrations_expiry_index" on "domain_registrations" ("expires_at") where status in ('registered', 'grace');
create index "domain_registrations_status_list_index" on "domain_registrations" ("status", "created_at" DESC, "id" DESC);
create index "domain_registrations_list_index" on "domain_registrations" ("created_at" DESC, "id" DESC);
create index "domain_registrations_user_list_index" on "domain_registrations" ("user_id", "created_at" DESC, "id" DESC);
create unique index "domain_registrations_one_open" on "domain_registrations" ("name") where status in ('planned', 'ordered', 'registered', 'grace');
alter table "domain_registrations" add constraint "domain_registrations_handle_of_ir" check (nic_handle is null or name like '%.ir');
alter table "domain_registrations" add constraint "domain_registrations_code_was_asked_for" check (transfer_code is null or transfer_asked_at is not null);
alter table "domain_registrations" add constraint "domain_registrations_held_expires" check (status not in ('registered', 'grace') or (registered_at is not null and expires_at is not null));
alter table "domain_registrations" add constraint "domain_registrations_name_check" check (name = lower(name) and name like '%.%');
alter table "domain_registrations" add constraint "domain_registrations_status_check" check (status in ('planned', 'ordered', 'registered', 'grace', 'refused', 'cancelled', 'released', 'transferred'));

create table "registration_tasks" ("id" uuid not null, "registration_id" uuid not null, "kind" text not null, "status" text not null, "due_at" timestamptz(3) not null, "try_after" timestamptz(3) not null, "tries" int not null default 0, "proof" text null, "reason" text null, "ended_at" timestamptz(3) null, "ended_by_id" uuid null, "created_at" timestamptz(3) not null, primary key ("id"));
create index "registration_tasks_ended_by_id_index" on "registration_tasks" ("ended_by_id");
create index "registration_tasks_due_index" on "registration_tasks" ("try_after") where status = 'open';
create index "registration_tasks_by_request" on "registration_tasks" ("status", "created_at", "id");
create index "registration_tasks_list_index" on "registration_tasks" ("status", "due_at", "id");
create index "registration_tasks_registration_index" on "registration_tasks" ("registration_id", "created_at");
create unique index "registration_tasks_one_open" on "registration_tasks" ("registration_id", "kind") where status = 'open';
alter table "registration_tasks" add constraint "registration_tasks_refusal_has_reason" check (status <> 'refused' or reason is not null);
alter table "registration_tasks" add constraint "registration_tasks_done_has_proof" check (status <> 'done' or proof is not null);
alter table "registration_tasks" add constraint "registration_tasks_end_has_time" check ((status = 'open') = (ended_at is null));
alter table "registration_tasks" add constraint "registration_tasks_status_check" check (status in ('open', 'done', 'refused', 'cancelled'));
alter table "registration_tasks" add constraint "registration_tasks_kind_check" check (kind in ('register', 'renew', 'transfer_code'));

create table "designs" ("id" uuid not null, "user_id" uuid not null, "order_id" uuid null, "session_id" text null, "snapshot" jsonb not null, "options" jsonb not null, "version" int not null default 1, "preview_url" text null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("id"));
create index "designs_user_created_index" on "designs" ("user_id", "created_at");
alter table "designs" add constraint "designs_order_unique" unique ("order_id");

create table "credit_notes" ("id" uuid not null, "number" text not null, "invoice_id" uuid not null, "user_id" uuid not null, "refund_id" uuid not null, "amount_rials" bigint not null, "card_rials" bigint not null, "vat_percent" smallint not null, "vat_rials" bigint not null, "lines" jsonb not null, "parties" jsonb null, "reason" text null, "verify_code" text not null, "created_at" timestamptz(3) not null, primary key ("id"));
alter table "credit_notes" add constraint "credit_notes_number_unique" unique ("number");
create index "credit_notes_user_id_index" on "credit_notes" ("user_id");
alter table "credit_notes" add constraint "credit_notes_refund_id_unique" unique ("refund_id");
alter table "credit_notes" add constraint "credit_notes_verify_code_unique" unique ("verify_code");
create index "credit_notes_newest" on "credit_notes" ("created_at" DESC, "id" DESC);
create index "credit_notes_of_invoice" on "credit_notes" ("invoice_id", "created_at", "id");
alter table "credit_notes" add constraint "credit_notes_card_is_a_part" check (card_rials between 0 and amount_rials);
alter table "credit_notes" add constraint "credit_notes_vat_is_a_part" check (vat_rials between 0 and amount_rials and vat_percent between 0 and 50);
alter table "credit_notes" add constraint "credit_notes_amount_positive" check (amount_rials > 0);

create table "coupon_uses" ("id" uuid not null, "coupon_id" uuid not null, "user_id" uuid not null, "order_id" uuid not null, "order_number" text not null, "terms" jsonb not null, "discount_rials" bigint not null, "released_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"));
create index "coupon_uses_user_id_index" on "coupon_uses" ("user_id");
create index "coupon_uses_order_id_index" on "coupon_uses" ("order_id");
create index "coupon_uses_newest" on "coupon_uses" ("coupon_id", "created_at" DESC, "id" DESC);
create index "coupon_uses_of_user" on "coupon_uses" ("coupon_id", "user_id") where released_at is null;
create unique index "coupon_uses_one_an_order" on "coupon_uses" ("order_id") where released_at is null;
alter table "coupon_uses" add constraint "coupon_uses_discount_check" check (discount_rials > 0);

create table "audit_entries" ("id" uuid not null, "actor_id" uuid not null, "action" text not null, "subject_type" text not null, "subject_id" text not null, "label" text null, "before" jsonb null, "after" jsonb null, "reason" text null, "request_id" text not null, "search_text" text not null, "created_at" timestamptz(3) not null, primary key ("id"));
create index "audit_entries_search" on "audit_entries" using gin ("search_text" gin_trgm_ops);
create index "audit_entries_of_actor" on "audit_entries" ("actor_id", "created_at" DESC, "id" DESC);
create index "audit_entries_of_subject" on "audit_entries" ("subject_type", "subject_id", "created_at" DESC);
create index "audit_entries_by_action" on "audit_entries" ("action", "id");
create index "audit_entries_of_action" on "audit_entries" ("action", "created_at" DESC, "id" DESC);
create index "audit_entries_newest" on "audit_entries" ("created_at" DESC, "id" DESC);
alter table "audit_entries" add constraint "audit_entries_named" check (action <> '' and subject_type <> '' and subject_id <> '');

create table "api_keys" ("id" uuid not null, "user_id" uuid not null, "name" text not null, "prefix" text not null, "hash" text not null, "scopes" jsonb not null, "lost_scopes" jsonb not null default '[]', "lost_told_at" timestamptz(3) null, "expires_at" timestamptz(3) not null, "last_used_at" timestamptz(3) null, "last_ip" text null, "revoked_at" timestamptz(3) null, "revoked_by_id" uuid null, "search_text" text generated always as (fold_text(name || ' ' || prefix)) stored null, "created_at" timestamptz(3) not null, primary key ("id"));
alter table "api_keys" add constraint "api_keys_prefix_unique" unique ("prefix");
create index "api_keys_revoked_by_id_index" on "api_keys" ("revoked_by_id");
create index "api_keys_search" on "api_keys" using gin ("search_text" gin_trgm_ops);
create index "api_keys_by_last_use" on "api_keys" (coalesce("last_used_at", '-infinity'), "id");
create index "api_keys_by_expiry" on "api_keys" ("expires_at", "id");
create index "api_keys_newest" on "api_keys" ("created_at" DESC, "id" DESC);
create index "api_keys_of_user" on "api_keys" ("user_id", "created_at" DESC, "id" DESC);
alter table "api_keys" add constraint "api_keys_ends" check (expires_at > created_at);
alter table "api_keys" add constraint "api_keys_scoped" check (jsonb_array_length(scopes) > 0);
alter table "api_keys" add constraint "api_keys_hashed" check (hash ~ '^[0-9a-f]{64}$');
alter table "api_keys" add constraint "api_keys_named" check (name <> '');

create table "api_key_calls" ("id" uuid not null, "key_id" uuid not null, "operation" text not null, "status" int not null, "duration_ms" int not null, "called_at" timestamptz(3) not null, primary key ("id"));
create index "api_key_calls_list" on "api_key_calls" ("key_id", "called_at" DESC, "id" DESC);
alter table "api_key_calls" add constraint "api_key_calls_measured" check (status between 100 and 599 and duration_ms >= 0);

create table "legal_agreements" ("id" uuid not null, "user_id" uuid not null, "version_id" uuid not null, "way" text not null, "order_id" uuid null, "agreed_at" timestamptz(3) not null, primary key ("id"));
create index "legal_agreements_version_id_index" on "legal_agreements" ("version_id");
create index "legal_agreements_of_user" on "legal_agreements" ("user_id", "agreed_at" DESC, "id" DESC);
alter table "legal_agreements" add constraint "legal_agreements_once_an_order" unique ("order_id", "version_id");
alter table "legal_agreements" add constraint "legal_agreements_order_check" check ((way = 'order') = (order_id is not null));
alter table "legal_agreements" add constraint "legal_agreements_way_check" check ("way" in ('sign_up', 'oauth', 'choose_password', 'order'));

create table "account_events" ("id" uuid not null, "user_id" uuid not null, "kind" text not null, "record_id" uuid not null, "data" jsonb not null, "occurred_at" timestamptz(3) not null, "sequence" bigint null, primary key ("id"));
alter table "account_events" add constraint "account_events_sequence_unique" unique ("sequence");
create index "account_events_old" on "account_events" ("occurred_at");
create index "account_events_unnumbered" on "account_events" ("id") where sequence is null;
create index "account_events_of_user" on "account_events" ("user_id", "sequence");
alter table "account_events" add constraint "account_events_kind_check" check (kind in ('order.created', 'order.updated', 'order.paid', 'order.cancelled', 'order.deleted', 'payment.succeeded', 'payment.failed', 'invoice.issued', 'invoice.paid', 'invoice.overdue', 'invoice.cancelled', 'refund.made', 'site.online', 'site.closed', 'site.reopened', 'domain.connected', 'domain.registered', 'domain.expiring', 'message.received', 'subscriber.confirmed', 'subscriber.removed', 'key.created', 'key.revoked', 'key.widened'));

create table "vat_rules" ("starts_at" timestamptz(3) not null, "percent" smallint not null, primary key ("starts_at"));
alter table "vat_rules" add constraint "vat_rules_percent" check (percent between 0 and 50);

create table "visit_counts" ("site_id" uuid not null, "grain" text not null, "day" date not null, "dimension" text not null, "value" text not null, "views" int not null, "visitors" int not null, primary key ("site_id", "grain", "day", "dimension", "value"));
create index "visit_counts_detailed" on "visit_counts" ("day") where grain = 'day' and dimension <> 'total';
alter table "visit_counts" add constraint "visit_counts_counts_check" check (views >= 0 and visitors >= 0);
alter table "visit_counts" add constraint "visit_counts_dimension_check" check (dimension in ('total', 'page', 'source', 'referrer', 'device', 'country'));
alter table "visit_counts" add constraint "visit_counts_grain_check" check (grain in ('day', 'month'));

create table "visit_marks" ("site_id" uuid not null, "day" date not null, "hash" bytea not null, primary key ("site_id", "day", "hash"));
create index "visit_marks_by_day" on "visit_marks" ("day");

create table "visit_salts" ("day" date not null, "salt" text not null, primary key ("day"));
alter table "visit_salts" add constraint "visit_salts_salt_check" check (salt ~ '^[0-9a-f]{64}$');

create table "wallet_adjustments" ("id" uuid not null, "account_id" uuid not null, "type" text not null, "amount_rials" bigint not null, "reason" text not null, "notes" text null, "admin_id" uuid not null, "seconded_by_id" uuid null, "balance_before_rials" bigint not null, "balance_after_rials" bigint not null, "journal_id" uuid null, "created_at" timestamptz(3) not null, primary key ("id"));
create index "wallet_adjustments_admin_id_index" on "wallet_adjustments" ("admin_id");
create index "wallet_adjustments_seconded_by_id_index" on "wallet_adjustments" ("seconded_by_id");
alter table "wallet_adjustments" add constraint "wallet_adjustments_journal_id_unique" unique ("journal_id") deferrable initially deferred;
create index "wallet_adjustments_of_wallet" on "wallet_adjustments" ("account_id", "created_at" DESC, "id" DESC);
alter table "wallet_adjustments" add constraint "wallet_adjustments_second_admin" check (seconded_by_id is distinct from admin_id);
alter table "wallet_adjustments" add constraint "wallet_adjustments_move_is_posted" check ((journal_id is null) = (balance_before_rials = balance_after_rials));
alter table "wallet_adjustments" add constraint "wallet_adjustments_add_up" check (balance_after_rials = case type when 'credit' then balance_before_rials + amount_rials when 'debit' then balance_before_rials - amount_rials else amount_rials end);
alter table "wallet_adjustments" add constraint "wallet_adjustments_reason" check (reason <> '');
alter table "wallet_adjustments" add constraint "wallet_adjustments_amount" check (amount_rials > 0 or (type = 'correction' and amount_rials = 0));
alter table "wallet_adjustments" add constraint "wallet_adjustments_type_check" check ("type" in ('credit', 'debit', 'correction'));

create table "adjustment_requests" ("id" uuid not null, "owner_id" uuid not null, "type" text not null, "amount_rials" bigint not null, "reason" text not null, "notes" text null, "status" text not null, "requested_by_id" uuid not null, "decided_by_id" uuid null, "decided_at" timestamptz(3) null, "decision" text null, "adjustment_id" uuid null, "expires_at" timestamptz(3) not null, "created_at" timestamptz(3) not null, primary key ("id"));
create index "adjustment_requests_owner_id_index" on "adjustment_requests" ("owner_id");
create index "adjustment_requests_requested_by_id_index" on "adjustment_requests" ("requested_by_id");
create index "adjustment_requests_decided_by_id_index" on "adjustment_requests" ("decided_by_id");
alter table "adjustment_requests" add constraint "adjustment_requests_adjustment_id_unique" unique ("adjustment_id");
create index "adjustment_requests_newest" on "adjustment_requests" ("created_at" DESC, "id" DESC);
alter table "adjustment_requests" add constraint "adjustment_requests_decided" check ((status = 'pending') = (decided_at is null) and (status = 'pending') = (decided_by_id is null) and (status = 'approved') = (adjustment_id is not null));
alter table "adjustment_requests" add constraint "adjustment_requests_second_admin" check (decided_by_id is distinct from requested_by_id);
alter table "adjustment_requests" add constraint "adjustment_requests_reason" check (reason <> '');
alter table "adjustment_requests" add constraint "adjustment_requests_amount" check (amount_rials > 0 or (type = 'correction' and amount_rials = 0));
alter table "adjustment_requests" add constraint "adjustment_requests_type_check" check ("type" in ('credit', 'debit', 'correction'));
alter table "adjustment_requests" add constraint "adjustment_requests_status_check" check ("status" in ('pending', 'approved', 'rejected'));

create table "webhooks" ("id" uuid not null, "site_id" uuid null, "user_id" uuid null, "url" text not null, "events" text[] not null default '{message.received,subscriber.confirmed}', "sent_sequence" bigint null, "made_by_key_id" uuid null, "made_by_key" text null, "sealed_secret" text not null, "earlier_sealed_secret" text null, "earlier_secret_until" timestamptz(3) null, "failing_since" timestamptz(3) null, "turned_off_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"));
create index "webhooks_site_id_index" on "webhooks" ("site_id");
create index "webhooks_user_id_index" on "webhooks" ("user_id");
create index "webhooks_made_by_key_id_index" on "webhooks" ("made_by_key_id");
alter table "webhooks" add constraint "webhooks_earlier_secret_check" check ((earlier_sealed_secret is null) = (earlier_secret_until is null));
alter table "webhooks" add constraint "webhooks_position_check" check ((user_id is null) = (sent_sequence is null));
alter table "webhooks" add constraint "webhooks_events_check" check (case when site_id is not null then cardinality(events) > 0 and events <@ array['message.received', 'subscriber.confirmed']::text[]
    else events <@ array['order.created', 'order.updated', 'order.paid', 'order.cancelled', 'order.deleted', 'payment.succeeded', 'payment.failed', 'invoice.issued', 'invoice.paid', 'invoice.overdue', 'invoice.cancelled', 'refund.made', 'site.online', 'site.closed', 'site.reopened', 'domain.connected', 'domain.registered', 'domain.expiring', 'message.received', 'subscriber.confirmed', 'subscriber.removed', 'key.created', 'key.revoked', 'key.widened']::text[] end);
alter table "webhooks" add constraint "webhooks_owner_check" check ((site_id is null) <> (user_id is null));

create table "webhook_deliveries" ("id" uuid not null, "webhook_id" uuid not null, "event" text not null, "subject_id" uuid null, "state" text not null default 'waiting', "tries" int not null default 0, "last_status" int null, "last_fault" text null, "last_try_at" timestamptz(3) null, "next_try_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"));
create index "webhook_deliveries_old" on "webhook_deliveries" ("created_at");
create unique index "webhook_deliveries_subject" on "webhook_deliveries" ("webhook_id", "subject_id") where subject_id is not null;
create index "webhook_deliveries_list" on "webhook_deliveries" ("webhook_id", "id");
alter table "webhook_deliveries" add constraint "webhook_deliveries_subject_check" check ((subject_id is null) = (event = 'webhook.test'));
alter table "webhook_deliveries" add constraint "webhook_deliveries_fault_check" check (last_fault in ('address_refused', 'unreachable', 'certificate', 'timeout', 'gone', 'turned_off'));
alter table "webhook_deliveries" add constraint "webhook_deliveries_state_check" check (state in ('waiting', 'delivered', 'failed'));
alter table "webhook_deliveries" add constraint "webhook_deliveries_event_check" check (event in ('message.received', 'subscriber.confirmed', 'webhook.test', 'order.created', 'order.updated', 'order.paid', 'order.cancelled', 'order.deleted', 'payment.succeeded', 'payment.failed', 'invoice.issued', 'invoice.paid', 'invoice.overdue', 'invoice.cancelled', 'refund.made', 'site.online', 'site.closed', 'site.reopened', 'domain.connected', 'domain.registered', 'domain.expiring', 'subscriber.removed', 'key.created', 'key.revoked', 'key.widened'));

create table "wizard_drafts" ("user_id" uuid not null, "draft_id" text null, "content" jsonb null, "version" int not null, "saved_at" timestamptz(3) not null, primary key ("user_id"));
alter table "wizard_drafts" add constraint "wizard_drafts_whole" check ((draft_id is null) = (content is null));
alter table "wizard_drafts" add constraint "wizard_drafts_version_check" check (version > 0);

create table "zone_records" ("id" uuid not null, "registration_id" uuid not null, "host" text not null, "type" text not null, "value" text not null, "priority" int null, "created_at" timestamptz(3) not null, primary key ("id"));
alter table "zone_records" add constraint "zone_records_once" unique ("registration_id", "host", "type", "value");
alter table "zone_records" add constraint "zone_records_plain_check" check (value !~ '[[:cntrl:]]' and host !~ '[[:cntrl:][:space:]]');
alter table "zone_records" add constraint "zone_records_priority_check" check ((type = 'MX') = (priority is not null) and (priority is null or priority between 0 and 65535));
alter table "zone_records" add constraint "zone_records_type_check" check (type in ('MX', 'TXT', 'A', 'CNAME'));

alter table "two_factors" add constraint "two_factors_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;

alter table "sign_up_attempts" add constraint "sign_up_attempts_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;

alter table "sign_in_challenges" add constraint "sign_in_challenges_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;

alter table "sessions" add constraint "sessions_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;

alter table "recovery_codes" add constraint "recovery_codes_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;

alter table "platform_changes" add constraint "platform_changes_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;

alter table "orders" add constraint "orders_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;

alter table "sites" add constraint "sites_order_id_foreign" foreign key ("order_id") references "orders" ("id") on update no action on delete restrict;
alter table "sites" add constraint "sites_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;
alter table "sites" add constraint "sites_live_release_id_foreign" foreign key ("live_release_id") references "releases" ("id") on update no action on delete restrict;
alter table "sites" add constraint "sites_building_design_id_foreign" foreign key ("building_design_id") references "release_designs" ("id") on update no action on delete restrict;
alter table "sites" add constraint "sites_publish_design_id_foreign" foreign key ("publish_design_id") references "release_designs" ("id") on update no action on delete restrict;
alter table "sites" add constraint "sites_publish_by_id_foreign" foreign key ("publish_by_id") references "users" ("id") on update no action on delete restrict;

alter table "newsletter_subscribers" add constraint "newsletter_subscribers_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;

alter table "site_reports" add constraint "site_reports_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;
alter table "site_reports" add constraint "site_reports_decided_by_id_foreign" foreign key ("decided_by_id") references "users" ("id") on update no action on delete restrict;

alter table "site_messages" add constraint "site_messages_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;

alter table "site_index_now" add constraint "site_index_now_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;

alter table "site_domains" add constraint "site_domains_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;

alter table "site_backups" add constraint "site_backups_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;

alter table "service_tasks" add constraint "service_tasks_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;
alter table "service_tasks" add constraint "service_tasks_worker_id_foreign" foreign key ("worker_id") references "users" ("id") on update no action on delete restrict;

alter table "removed_newsletter_subscribers" add constraint "removed_newsletter_subscribers_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;

alter table "release_designs" add constraint "release_designs_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;

alter table "sample_reviews" add constraint "sample_reviews_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;
alter table "sample_reviews" add constraint "sample_reviews_design_id_foreign" foreign key ("design_id") references "release_designs" ("id") on update no action on delete restrict;

alter table "releases" add constraint "releases_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;
alter table "releases" add constraint "releases_design_id_foreign" foreign key ("design_id") references "release_designs" ("id") on update no action on delete restrict;
alter table "releases" add constraint "releases_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on update no action on delete restrict;

alter table "site_drafts" add constraint "site_drafts_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;
alter table "site_drafts" add constraint "site_drafts_based_on_id_foreign" foreign key ("based_on_id") references "releases" ("id") on update no action on delete restrict;

alter table "release_candidates" add constraint "release_candidates_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;
alter table "release_candidates" add constraint "release_candidates_release_id_foreign" foreign key ("release_id") references "releases" ("id") on update no action on delete set null;
alter table "release_candidates" add constraint "release_candidates_uploaded_by_id_foreign" foreign key ("uploaded_by_id") references "users" ("id") on update no action on delete restrict;

alter table "page_addresses" add constraint "page_addresses_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;

alter table "site_inbox_settings" add constraint "site_inbox_settings_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;

alter table "erased_site_messages" add constraint "erased_site_messages_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;

alter table "site_backup_reports" add constraint "site_backup_reports_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;

alter table "renewals" add constraint "renewals_order_id_foreign" foreign key ("order_id") references "orders" ("id") on update no action on delete restrict;
alter table "renewals" add constraint "renewals_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;

alter table "order_status_changes" add constraint "order_status_changes_order_id_foreign" foreign key ("order_id") references "orders" ("id") on update no action on delete restrict;
alter table "order_status_changes" add constraint "order_status_changes_actor_id_foreign" foreign key ("actor_id") references "users" ("id") on update no action on delete restrict;

alter table "domain_claims" add constraint "domain_claims_order_id_foreign" foreign key ("order_id") references "orders" ("id") on update no action on delete restrict;

alter table "order_domain_changes" add constraint "order_domain_changes_order_id_foreign" foreign key ("order_id") references "orders" ("id") on update no action on delete restrict;
alter table "order_domain_changes" add constraint "order_domain_changes_actor_id_foreign" foreign key ("actor_id") references "users" ("id") on update no action on delete restrict;

alter table "one_time_links" add constraint "one_time_links_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;
alter table "one_time_links" add constraint "one_time_links_attempt_id_foreign" foreign key ("attempt_id") references "sign_up_attempts" ("id") on update no action on delete set null;

alter table "oauth_secrets" add constraint "oauth_secrets_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;

alter table "oauth_identities" add constraint "oauth_identities_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;

alter table "notification_preferences" add constraint "notification_preferences_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;

alter table "notifications" add constraint "notifications_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;

alter table "money_back_requests" add constraint "money_back_requests_order_id_foreign" foreign key ("order_id") references "orders" ("id") on update no action on delete restrict;
alter table "money_back_requests" add constraint "money_back_requests_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;
alter table "money_back_requests" add constraint "money_back_requests_decided_by_id_foreign" foreign key ("decided_by_id") references "users" ("id") on update no action on delete restrict;

alter table "maintenance_windows" add constraint "maintenance_windows_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on update no action on delete restrict;

alter table "legal_versions" add constraint "legal_versions_published_by_id_foreign" foreign key ("published_by_id") references "users" ("id") on update no action on delete restrict;

alter table "ledger_journals" add constraint "ledger_journals_actor_id_foreign" foreign key ("actor_id") references "users" ("id") on update no action on delete restrict;

alter table "ledger_accounts" add constraint "ledger_accounts_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;

alter table "ledger_entries" add constraint "ledger_entries_journal_id_foreign" foreign key ("journal_id") references "ledger_journals" ("id") on update no action on delete restrict;
alter table "ledger_entries" add constraint "ledger_entries_account_id_foreign" foreign key ("account_id") references "ledger_accounts" ("id") on update no action on delete restrict;

alter table "kept_sections" add constraint "kept_sections_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;

alter table "kept_drafts" add constraint "kept_drafts_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;

alter table "invoices" add constraint "invoices_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;
alter table "invoices" add constraint "invoices_order_id_foreign" foreign key ("order_id") references "orders" ("id") on update no action on delete restrict;
alter table "invoices" add constraint "invoices_payment_id_foreign" foreign key ("payment_id") references "payments" ("id") on update no action on delete restrict;
alter table "invoices" add constraint "invoices_settled_by_id_foreign" foreign key ("settled_by_id") references "users" ("id") on update no action on delete restrict;

alter table "site_upgrades" add constraint "site_upgrades_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;
alter table "site_upgrades" add constraint "site_upgrades_order_id_foreign" foreign key ("order_id") references "orders" ("id") on update no action on delete restrict;
alter table "site_upgrades" add constraint "site_upgrades_invoice_id_foreign" foreign key ("invoice_id") references "invoices" ("id") on update no action on delete restrict;
alter table "site_upgrades" add constraint "site_upgrades_design_id_foreign" foreign key ("design_id") references "release_designs" ("id") on update no action on delete restrict;

alter table "payments" add constraint "payments_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;
alter table "payments" add constraint "payments_order_id_foreign" foreign key ("order_id") references "orders" ("id") on update no action on delete restrict;
alter table "payments" add constraint "payments_invoice_id_foreign" foreign key ("invoice_id") references "invoices" ("id") on update no action on delete restrict;
alter table "payments" add constraint "payments_journal_id_foreign" foreign key ("journal_id") references "ledger_journals" ("id") on update no action on delete restrict deferrable initially deferred;

alter table "support_tickets" add constraint "support_tickets_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;
alter table "support_tickets" add constraint "support_tickets_assignee_id_foreign" foreign key ("assignee_id") references "users" ("id") on update no action on delete restrict;
alter table "support_tickets" add constraint "support_tickets_order_id_foreign" foreign key ("order_id") references "orders" ("id") on update no action on delete restrict;
alter table "support_tickets" add constraint "support_tickets_payment_id_foreign" foreign key ("payment_id") references "payments" ("id") on update no action on delete restrict;

alter table "support_messages" add constraint "support_messages_ticket_id_foreign" foreign key ("ticket_id") references "support_tickets" ("id") on update no action on delete restrict;
alter table "support_messages" add constraint "support_messages_author_id_foreign" foreign key ("author_id") references "users" ("id") on update no action on delete restrict;

alter table "receipts" add constraint "receipts_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;
alter table "receipts" add constraint "receipts_payment_id_foreign" foreign key ("payment_id") references "payments" ("id") on update no action on delete restrict;
alter table "receipts" add constraint "receipts_invoice_id_foreign" foreign key ("invoice_id") references "invoices" ("id") on update no action on delete restrict;

alter table "payment_refunds" add constraint "payment_refunds_payment_id_foreign" foreign key ("payment_id") references "payments" ("id") on update no action on delete restrict;
alter table "payment_refunds" add constraint "payment_refunds_actor_id_foreign" foreign key ("actor_id") references "users" ("id") on update no action on delete restrict;
alter table "payment_refunds" add constraint "payment_refunds_journal_id_foreign" foreign key ("journal_id") references "ledger_journals" ("id") on update no action on delete restrict deferrable initially deferred;

alter table "payment_events" add constraint "payment_events_payment_id_foreign" foreign key ("payment_id") references "payments" ("id") on update no action on delete restrict;
alter table "payment_events" add constraint "payment_events_actor_id_foreign" foreign key ("actor_id") references "users" ("id") on update no action on delete restrict;

alter table "gateway_attempts" add constraint "gateway_attempts_payment_id_foreign" foreign key ("payment_id") references "payments" ("id") on update no action on delete restrict;

alter table "invoice_reminders" add constraint "invoice_reminders_invoice_id_foreign" foreign key ("invoice_id") references "invoices" ("id") on update no action on delete restrict;

alter table "idempotency_keys" add constraint "idempotency_keys_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;

alter table "files" add constraint "files_owner_id_foreign" foreign key ("owner_id") references "users" ("id") on update no action on delete restrict;
alter table "files" add constraint "files_order_id_foreign" foreign key ("order_id") references "orders" ("id") on update no action on delete restrict;

alter table "support_attachments" add constraint "support_attachments_message_id_foreign" foreign key ("message_id") references "support_messages" ("id") on update no action on delete restrict;
alter table "support_attachments" add constraint "support_attachments_file_id_foreign" foreign key ("file_id") references "files" ("id") on update no action on delete set null;

alter table "email_logs" add constraint "email_logs_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;

alter table "domain_registrations" add constraint "domain_registrations_order_id_foreign" foreign key ("order_id") references "orders" ("id") on update no action on delete restrict;
alter table "domain_registrations" add constraint "domain_registrations_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;
alter table "domain_registrations" add constraint "domain_registrations_renewal_invoice_id_foreign" foreign key ("renewal_invoice_id") references "invoices" ("id") on update no action on delete restrict;

alter table "registration_tasks" add constraint "registration_tasks_registration_id_foreign" foreign key ("registration_id") references "domain_registrations" ("id") on update no action on delete restrict;
alter table "registration_tasks" add constraint "registration_tasks_ended_by_id_foreign" foreign key ("ended_by_id") references "users" ("id") on update no action on delete restrict;

alter table "designs" add constraint "designs_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;
alter table "designs" add constraint "designs_order_id_foreign" foreign key ("order_id") references "orders" ("id") on update no action on delete restrict;

alter table "credit_notes" add constraint "credit_notes_invoice_id_foreign" foreign key ("invoice_id") references "invoices" ("id") on update no action on delete restrict;
alter table "credit_notes" add constraint "credit_notes_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;
alter table "credit_notes" add constraint "credit_notes_refund_id_foreign" foreign key ("refund_id") references "payment_refunds" ("id") on update no action on delete restrict;

alter table "coupon_uses" add constraint "coupon_uses_coupon_id_foreign" foreign key ("coupon_id") references "coupons" ("id") on update no action on delete restrict;
alter table "coupon_uses" add constraint "coupon_uses_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;
alter table "coupon_uses" add constraint "coupon_uses_order_id_foreign" foreign key ("order_id") references "orders" ("id") on update no action on delete restrict;

alter table "audit_entries" add constraint "audit_entries_actor_id_foreign" foreign key ("actor_id") references "users" ("id") on update no action on delete restrict;

alter table "api_keys" add constraint "api_keys_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;
alter table "api_keys" add constraint "api_keys_revoked_by_id_foreign" foreign key ("revoked_by_id") references "users" ("id") on update no action on delete restrict;

alter table "api_key_calls" add constraint "api_key_calls_key_id_foreign" foreign key ("key_id") references "api_keys" ("id") on update no action on delete cascade;

alter table "legal_agreements" add constraint "legal_agreements_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;
alter table "legal_agreements" add constraint "legal_agreements_version_id_foreign" foreign key ("version_id") references "legal_versions" ("id") on update no action on delete restrict;
alter table "legal_agreements" add constraint "legal_agreements_order_id_foreign" foreign key ("order_id") references "orders" ("id") on update no action on delete restrict;

alter table "account_events" add constraint "account_events_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;

alter table "visit_counts" add constraint "visit_counts_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;

alter table "visit_marks" add constraint "visit_marks_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;

alter table "wallet_adjustments" add constraint "wallet_adjustments_account_id_foreign" foreign key ("account_id") references "ledger_accounts" ("id") on update no action on delete restrict;
alter table "wallet_adjustments" add constraint "wallet_adjustments_admin_id_foreign" foreign key ("admin_id") references "users" ("id") on update no action on delete restrict;
alter table "wallet_adjustments" add constraint "wallet_adjustments_seconded_by_id_foreign" foreign key ("seconded_by_id") references "users" ("id") on update no action on delete restrict;
alter table "wallet_adjustments" add constraint "wallet_adjustments_journal_id_foreign" foreign key ("journal_id") references "ledger_journals" ("id") on update no action on delete restrict deferrable initially deferred;

alter table "adjustment_requests" add constraint "adjustment_requests_owner_id_foreign" foreign key ("owner_id") references "users" ("id") on update no action on delete restrict;
alter table "adjustment_requests" add constraint "adjustment_requests_requested_by_id_foreign" foreign key ("requested_by_id") references "users" ("id") on update no action on delete restrict;
alter table "adjustment_requests" add constraint "adjustment_requests_decided_by_id_foreign" foreign key ("decided_by_id") references "users" ("id") on update no action on delete restrict;
alter table "adjustment_requests" add constraint "adjustment_requests_adjustment_id_foreign" foreign key ("adjustment_id") references "wallet_adjustments" ("id") on update no action on delete restrict;

alter table "webhooks" add constraint "webhooks_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;
alter table "webhooks" add constraint "webhooks_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;
alter table "webhooks" add constraint "webhooks_made_by_key_id_foreign" foreign key ("made_by_key_id") references "api_keys" ("id") on update no action on delete set null;

alter table "webhook_deliveries" add constraint "webhook_deliveries_webhook_id_foreign" foreign key ("webhook_id") references "webhooks" ("id") on update no action on delete restrict;

alter table "wizard_drafts" add constraint "wizard_drafts_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;

alter table "zone_records" add constraint "zone_records_registration_id_foreign" foreign key ("registration_id") references "domain_registrations" ("id") on update no action on delete restrict;
