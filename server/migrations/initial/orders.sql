-- Orders: drafts and designs, what is ordered, its coupons, and requests to have the money back.

create sequence order_number_seq as bigint minvalue 0 start 0;

-- Order numbers are `WZ-` and a timestamp in milliseconds that no two orders share. The sequence remembers the last
-- one, and the advisory lock makes reading and setting it one step. The function is called outside of any transaction,
-- so that orders placed at once do not wait for each other's commit.
create function next_order_number(now_ms bigint) returns bigint language plpgsql as $$
declare
  lock_key constant bigint := 7205759403792794;
  last bigint;
  chosen bigint;
begin
  perform pg_advisory_xact_lock(lock_key);
  select last_value into last from order_number_seq;
  chosen := greatest(now_ms, last + 1);
  perform setval('order_number_seq', chosen);
  return chosen;
end $$;

create table orders (
  id uuid primary key,
  order_number text not null,
  user_id uuid not null,
  title text not null,
  description text,
  comments text,
  status text not null,
  payment_status text not null,
  price_rials bigint not null,
  refunded_rials bigint not null default '0',
  currency text not null default 'IRR',
  site_type text not null,
  total_pages int not null,
  total_sections int not null,
  planned_sections int,
  domain text not null,
  domain_status text not null default 'awaiting_confirmation',
  domain_checked_at timestamptz(3),
  domain_change_until timestamptz(3),
  domain_check_after timestamptz(3),
  domain_check_count int not null default 0,
  domain_refused text,
  domain_refusal text,
  primary_color text not null,
  wizard_data jsonb not null,
  quote jsonb not null,
  session_id text,
  draft_id text,
  idempotency_key text,
  fingerprint text,
  search_text text not null,
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint orders_order_number_unique unique (order_number),
  constraint orders_idempotency_unique unique (user_id, idempotency_key),
  constraint orders_pages_check check (total_pages > 0 and total_sections >= 0 and planned_sections >= 0),
  constraint orders_currency_check check (currency = 'IRR'),
  constraint orders_price_check check (price_rials > 0),
  constraint orders_domain_status_check
    check (domain_status in ('confirmed', 'awaiting_confirmation', 'awaiting_choice')),
  constraint orders_site_type_check check (site_type in ('personal', 'business')),
  constraint orders_refunded_is_over check (payment_status <> 'refunded' or status in ('cancelled', 'completed')),
  constraint orders_refund_within_price check (refunded_rials between 0 and price_rials),
  constraint orders_payment_status_check check (payment_status in ('pending', 'paid', 'failed', 'refunded')),
  constraint orders_status_check check (status in ('pending', 'in_progress', 'completed', 'cancelled')),
  constraint orders_user_id_foreign foreign key (user_id) references users (id) on delete restrict
);
create index orders_domain_due_index on orders (domain_check_after)
  where domain_status = 'awaiting_confirmation' and payment_status = 'paid' and status = 'in_progress'
    and deleted_at is null;
create index orders_domain_list_index on orders (domain_status, created_at desc, id desc) where deleted_at is null;
create index orders_status_list_index on orders (status, created_at desc, id desc) where deleted_at is null;
create index orders_search_index on orders using gin (search_text gin_trgm_ops) where deleted_at is null;
create index orders_by_price on orders (price_rials, id) where deleted_at is null;
create index orders_list_index on orders (created_at desc, id desc) where deleted_at is null;
create index orders_user_list_index on orders (user_id, created_at desc, id desc) where deleted_at is null;
create unique index orders_one_per_draft on orders (user_id, draft_id)
  where draft_id is not null and deleted_at is null;

create table order_status_changes (
  id uuid primary key,
  order_id uuid not null,
  from_status text,
  to_status text not null,
  actor_id uuid,
  via_key text,
  reason text,
  created_at timestamptz(3) not null,
  constraint order_status_changes_status_check
    check (to_status in ('pending', 'in_progress', 'completed', 'cancelled') and (from_status is null
      or from_status in ('pending', 'in_progress', 'completed', 'cancelled'))),
  constraint order_status_changes_order_id_foreign foreign key (order_id) references orders (id) on delete restrict,
  constraint order_status_changes_actor_id_foreign foreign key (actor_id) references users (id) on delete restrict
);
create index order_status_changes_actor_id_index on order_status_changes (actor_id);
create index order_status_changes_order_created_index on order_status_changes (order_id, created_at);
create trigger order_status_changes_append_only before update or delete on order_status_changes
  for each row execute function history_refuse_change();

create table order_domain_changes (
  id uuid primary key,
  order_id uuid not null,
  status text not null,
  from_domain text not null,
  to_domain text not null,
  actor_id uuid,
  via_key text,
  created_at timestamptz(3) not null,
  constraint order_domain_changes_status_check check (status in ('pending', 'in_progress', 'completed', 'cancelled')),
  constraint order_domain_changes_order_id_foreign foreign key (order_id) references orders (id) on delete restrict,
  constraint order_domain_changes_actor_id_foreign foreign key (actor_id) references users (id) on delete restrict
);
create index order_domain_changes_order_id_index on order_domain_changes (order_id);
create index order_domain_changes_actor_id_index on order_domain_changes (actor_id);

create table designs (
  id uuid primary key,
  user_id uuid not null,
  order_id uuid,
  session_id text,
  snapshot jsonb not null,
  options jsonb not null,
  version int not null default 1,
  preview_url text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint designs_order_unique unique (order_id),
  constraint designs_user_id_foreign foreign key (user_id) references users (id) on delete restrict,
  constraint designs_order_id_foreign foreign key (order_id) references orders (id) on delete restrict
);
create index designs_user_created_index on designs (user_id, created_at);

create table wizard_drafts (
  user_id uuid primary key,
  draft_id text,
  content jsonb,
  version int not null,
  saved_at timestamptz(3) not null,
  constraint wizard_drafts_whole check ((draft_id is null) = (content is null)),
  constraint wizard_drafts_version_check check (version > 0),
  constraint wizard_drafts_user_id_foreign foreign key (user_id) references users (id) on delete restrict
);

create table kept_drafts (
  user_id uuid not null,
  draft_id text not null,
  content jsonb not null,
  title text not null,
  description text not null,
  domain text,
  pages int not null,
  sections int not null,
  kept_at timestamptz(3) not null,
  primary key (user_id, draft_id),
  constraint kept_drafts_counts_check check (pages > 0 and sections >= 0),
  constraint kept_drafts_user_id_foreign foreign key (user_id) references users (id) on delete restrict
);

create table coupons (
  id uuid primary key,
  code text not null,
  description text,
  percent smallint,
  amount_rials bigint,
  minimum_rials bigint not null,
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  total_limit int,
  per_user_limit int,
  active boolean not null,
  used int not null default 0,
  discounted_rials bigint not null default '0',
  search_text text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint coupons_code_unique unique (code),
  constraint coupons_counts_check check (used >= 0 and discounted_rials >= 0),
  constraint coupons_dates_check check (starts_at < ends_at),
  constraint coupons_limits_check check (total_limit > 0 and per_user_limit > 0),
  constraint coupons_minimum_check check (minimum_rials >= 0 and minimum_rials % 10 = 0),
  constraint coupons_value_check
    check ((percent is null) <> (amount_rials is null) and percent between 1 and 100 and amount_rials > 0
      and amount_rials % 10 = 0),
  constraint coupons_code_check check (code = upper(code) and code ~ '^[A-Z0-9][A-Z0-9_-]{2,29}$')
);
create index coupons_by_discount on coupons (discounted_rials, id);
create index coupons_by_uses on coupons (used, id);
create index coupons_by_end on coupons (ends_at, id);
create index coupons_newest on coupons (created_at desc, id desc);

create table coupon_uses (
  id uuid primary key,
  coupon_id uuid not null,
  user_id uuid not null,
  order_id uuid not null,
  order_number text not null,
  terms jsonb not null,
  discount_rials bigint not null,
  released_at timestamptz(3),
  created_at timestamptz(3) not null,
  constraint coupon_uses_discount_check check (discount_rials > 0),
  constraint coupon_uses_coupon_id_foreign foreign key (coupon_id) references coupons (id) on delete restrict,
  constraint coupon_uses_user_id_foreign foreign key (user_id) references users (id) on delete restrict,
  constraint coupon_uses_order_id_foreign foreign key (order_id) references orders (id) on delete restrict
);
create index coupon_uses_user_id_index on coupon_uses (user_id);
create index coupon_uses_order_id_index on coupon_uses (order_id);
create index coupon_uses_newest on coupon_uses (coupon_id, created_at desc, id desc);
create index coupon_uses_of_user on coupon_uses (coupon_id, user_id) where released_at is null;
create unique index coupon_uses_one_an_order on coupon_uses (order_id) where released_at is null;

create table money_back_requests (
  id uuid primary key,
  order_id uuid not null,
  user_id uuid not null,
  reason text not null,
  status text not null,
  amount_rials bigint,
  decided_by_id uuid,
  decision text,
  ended_at timestamptz(3),
  created_at timestamptz(3) not null,
  constraint money_back_requests_second_person check (decided_by_id is distinct from user_id),
  constraint money_back_requests_amount check (amount_rials > 0),
  constraint money_back_requests_decided
    check ((status in ('approved', 'refused')) = (decided_by_id is not null)
      and (status = 'pending') = (ended_at is null) and (status = 'approved') = (amount_rials is not null)
      and (status <> 'refused' or decision is not null)),
  constraint money_back_requests_reason check (reason <> ''),
  constraint money_back_requests_status_check
    check (status in ('pending', 'approved', 'refused', 'withdrawn', 'closed')),
  constraint money_back_requests_order_id_foreign foreign key (order_id) references orders (id) on delete restrict,
  constraint money_back_requests_user_id_foreign foreign key (user_id) references users (id) on delete restrict,
  constraint money_back_requests_decided_by_id_foreign
    foreign key (decided_by_id) references users (id) on delete restrict
);
create index money_back_requests_user_id_index on money_back_requests (user_id);
create index money_back_requests_decided_by_id_index on money_back_requests (decided_by_id);
create index money_back_requests_newest on money_back_requests (created_at desc, id desc);
create index money_back_requests_list on money_back_requests (status, created_at desc, id desc);
create index money_back_requests_of_order on money_back_requests (order_id, created_at);
create unique index money_back_requests_one_open on money_back_requests (order_id) where status = 'pending';
