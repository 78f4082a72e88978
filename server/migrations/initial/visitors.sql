-- The records that visitors of sites leave: messages, subscriptions and visits; and the webhooks that are notified of them.

create table site_messages (
  id uuid primary key,
  site_id uuid not null,
  kind text not null,
  form_title text not null,
  page_path text not null,
  fields jsonb not null,
  sender_name text,
  sender_email text,
  sender_phone text,
  state text not null default 'inbox',
  spam_reasons jsonb not null default '[]',
  replies jsonb not null default '[]',
  search_text text not null,
  read_at timestamptz(3),
  received_at timestamptz(3) not null,
  constraint site_messages_replies_check check (jsonb_typeof(replies) = 'array' and jsonb_array_length(replies) <= 10),
  constraint site_messages_fields_check check (jsonb_typeof(fields) = 'array' and jsonb_array_length(fields) <= 20),
  constraint site_messages_state_check check (state in ('inbox', 'archived', 'spam')),
  constraint site_messages_kind_check check (kind in ('contact', 'booking', 'newsletter')),
  constraint site_messages_site_id_foreign foreign key (site_id) references sites (id) on delete restrict
);
create index site_messages_search on site_messages using gin (search_text gin_trgm_ops);
create index site_messages_taken_back on site_messages (site_id) where state <> 'spam' and spam_reasons <> '[]';
create index site_messages_unread on site_messages (site_id) where read_at is null and state = 'inbox';
create index site_messages_in_order on site_messages (site_id, id);
create index site_messages_list on site_messages (site_id, state, received_at desc, id desc);

-- Messages that were erased: a backup that still holds them is restored without them.
create table erased_site_messages (
  id uuid primary key,
  site_id uuid not null,
  erased_at timestamptz(3) not null,
  constraint erased_site_messages_site_id_foreign foreign key (site_id) references sites (id) on delete restrict
);
create index erased_site_messages_site_id_index on erased_site_messages (site_id);

create table site_inbox_settings (
  id uuid primary key,
  site_id uuid not null,
  kept_months smallint,
  updated_at timestamptz(3) not null,
  constraint site_inbox_settings_site_id_unique unique (site_id),
  constraint site_inbox_settings_months_check check (kept_months in (3, 6, 12, 24)),
  constraint site_inbox_settings_site_id_foreign foreign key (site_id) references sites (id) on delete restrict
);

create table newsletter_subscribers (
  id uuid primary key,
  site_id uuid not null,
  email text not null,
  name text,
  page_path text not null,
  search_text text not null,
  mail_ids jsonb not null default '[]',
  requested_at timestamptz(3) not null,
  confirmed_at timestamptz(3),
  constraint newsletter_subscribers_email_unique unique (site_id, email),
  constraint newsletter_subscribers_site_id_foreign foreign key (site_id) references sites (id) on delete restrict
);
create index newsletter_subscribers_search on newsletter_subscribers using gin (search_text gin_trgm_ops);
create index newsletter_subscribers_pending on newsletter_subscribers (requested_at) where confirmed_at is null;
create index newsletter_subscribers_in_order on newsletter_subscribers (site_id, id);
create index newsletter_subscribers_list on newsletter_subscribers (site_id, confirmed_at desc, id desc);

-- Addresses that were removed: a backup that still holds them is restored without them.
create table removed_newsletter_subscribers (
  id uuid primary key,
  site_id uuid not null,
  address_hash text not null,
  is_unsubscribed boolean not null,
  removed_at timestamptz(3) not null,
  constraint removed_newsletter_subscribers_unique unique (site_id, address_hash),
  constraint removed_newsletter_subscribers_site_id_foreign
    foreign key (site_id) references sites (id) on delete restrict
);

create table site_webhooks (
  id uuid primary key,
  site_id uuid not null,
  url text not null,
  events text[] not null default '{message.received,subscriber.confirmed}',
  made_by_key_id uuid,
  made_by_key text,
  sealed_secret text not null,
  failing_since timestamptz(3),
  turned_off_at timestamptz(3),
  created_at timestamptz(3) not null,
  constraint site_webhooks_events_check
    check (cardinality(events) > 0 and events <@ array['message.received', 'subscriber.confirmed']::text[]),
  constraint site_webhooks_site_id_foreign foreign key (site_id) references sites (id) on delete restrict,
  constraint site_webhooks_made_by_key_id_foreign
    foreign key (made_by_key_id) references api_keys (id) on delete set null
);
create index site_webhooks_site_id_index on site_webhooks (site_id);
create index site_webhooks_made_by_key_id_index on site_webhooks (made_by_key_id);

create table site_webhook_deliveries (
  id uuid primary key,
  webhook_id uuid not null,
  event text not null,
  subject_id uuid,
  state text not null default 'waiting',
  tries int not null default 0,
  last_status int,
  last_fault text,
  last_try_at timestamptz(3),
  next_try_at timestamptz(3),
  created_at timestamptz(3) not null,
  constraint site_webhook_deliveries_subject_check check ((subject_id is null) = (event = 'webhook.test')),
  constraint site_webhook_deliveries_fault_check
    check (last_fault in ('address_refused', 'unreachable', 'certificate', 'timeout', 'gone', 'turned_off')),
  constraint site_webhook_deliveries_state_check check (state in ('waiting', 'delivered', 'failed')),
  constraint site_webhook_deliveries_event_check
    check (event in ('message.received', 'subscriber.confirmed', 'webhook.test')),
  constraint site_webhook_deliveries_webhook_id_foreign
    foreign key (webhook_id) references site_webhooks (id) on delete restrict
);
create index site_webhook_deliveries_old on site_webhook_deliveries (created_at);
create unique index site_webhook_deliveries_subject on site_webhook_deliveries (webhook_id, subject_id)
  where subject_id is not null;
create index site_webhook_deliveries_list on site_webhook_deliveries (webhook_id, id);

create table visit_counts (
  site_id uuid not null,
  grain text not null,
  day date not null,
  dimension text not null,
  value text not null,
  views int not null,
  visitors int not null,
  primary key (site_id, grain, day, dimension, value),
  constraint visit_counts_counts_check check (views >= 0 and visitors >= 0),
  constraint visit_counts_dimension_check
    check (dimension in ('total', 'page', 'source', 'referrer', 'device', 'country')),
  constraint visit_counts_grain_check check (grain in ('day', 'month')),
  constraint visit_counts_site_id_foreign foreign key (site_id) references sites (id) on delete restrict
);
create index visit_counts_detailed on visit_counts (day) where grain = 'day' and dimension <> 'total';

-- Visitors of days that are not over, as hashes with the salt of the day.
create table visit_marks (
  site_id uuid not null,
  day date not null,
  hash bytea not null,
  primary key (site_id, day, hash),
  constraint visit_marks_site_id_foreign foreign key (site_id) references sites (id) on delete restrict
);
create index visit_marks_by_day on visit_marks (day);

create table visit_salts (
  day date primary key,
  salt text not null,
  constraint visit_salts_salt_check check (salt ~ '^[0-9a-f]{64}$')
);
