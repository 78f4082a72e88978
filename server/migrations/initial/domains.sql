-- Domains: their prices, names that orders claim, domains connected to sites, and registrations with their zones.

create table domain_prices (
  id uuid primary key,
  extension text not null,
  price_rials bigint not null,
  renewal_price_rials bigint not null,
  description text not null,
  category text not null,
  position int not null,
  available boolean not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint domain_prices_extension_unique unique (extension),
  constraint domain_prices_extension check (extension like '.%' and extension = lower(extension)),
  constraint domain_prices_renewal_price check (renewal_price_rials >= 0 and renewal_price_rials % 10 = 0),
  constraint domain_prices_price check (price_rials >= 0 and price_rials % 10 = 0),
  constraint domain_prices_category_check check (category in ('country', 'generic', 'specialized'))
);

create table domain_claims (
  id uuid primary key,
  name text not null,
  order_id uuid not null,
  created_at timestamptz(3) not null,
  constraint domain_claims_name_unique unique (name),
  constraint domain_claims_name_check check (name = lower(name) and name like '%.%'),
  constraint domain_claims_order_id_foreign foreign key (order_id) references orders (id) on delete restrict
);
create index domain_claims_order_id_index on domain_claims (order_id);

create table site_domains (
  id uuid primary key,
  site_id uuid not null,
  name text not null,
  origin text not null,
  token text not null,
  is_registered boolean not null default false,
  state text not null,
  is_primary boolean not null default false,
  with_www boolean not null default false,
  bare_here boolean not null default false,
  www_here boolean not null default false,
  reason text default 'not_asked',
  findings jsonb,
  connected_at timestamptz(3),
  lost_at timestamptz(3),
  checked_at timestamptz(3),
  check_count int not null default 0,
  next_check_at timestamptz(3),
  watched_since timestamptz(3) not null,
  https_ready_at timestamptz(3),
  https_checked_at timestamptz(3),
  https_check_count int not null default 0,
  https_next_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint site_domains_once_a_site unique (site_id, name),
  constraint site_domains_https_check
    check (state in ('connected', 'lost') or (https_ready_at is null and https_checked_at is null
      and https_next_at is null)),
  constraint site_domains_connected_at_check check ((connected_at is not null) = (state in ('connected', 'lost'))),
  constraint site_domains_leads_somewhere check ((bare_here or www_here) = (state in ('connected', 'lost'))),
  constraint site_domains_lost_at_check check ((lost_at is not null) = (state = 'lost')),
  constraint site_domains_primary_leads check (not is_primary or state in ('connected', 'lost')),
  constraint site_domains_name_check check (name = lower(name) and name like '%.%' and length(name) <= 240),
  constraint site_domains_reason_check
    check (reason in ('not_asked', 'not_registered', 'no_answer', 'proof_missing', 'proof_other', 'proof_partly',
      'proof_doubled', 'proof_misplaced', 'held_elsewhere', 'address_missing', 'address_elsewhere', 'address_mixed',
      'address_cloudflare', 'address_doubled', 'address_misplaced', 'caa_forbids')),
  constraint site_domains_origin_check check (origin in ('order', 'own')),
  constraint site_domains_state_check check (state in ('waiting', 'proven', 'connected', 'lost')),
  constraint site_domains_site_id_foreign foreign key (site_id) references sites (id) on delete restrict
);
create index site_domains_name_search on site_domains using gin (name gin_trgm_ops)
  where state in ('connected', 'lost');
create index site_domains_https_due on site_domains (https_next_at) where https_next_at is not null;
create index site_domains_due on site_domains (next_check_at) where next_check_at is not null;
create unique index site_domains_one_primary on site_domains (site_id) where is_primary;
create unique index site_domains_one_holder on site_domains (name) where state <> 'waiting';

create table domain_registrations (
  id uuid primary key,
  order_id uuid not null,
  user_id uuid not null,
  name text not null,
  status text not null,
  nic_handle text,
  registered_at timestamptz(3),
  expires_at timestamptz(3),
  reminded_days int,
  renewal_invoice_id uuid,
  transfer_asked_at timestamptz(3),
  transfer_code text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint domain_registrations_renewal_invoice_id_unique unique (renewal_invoice_id),
  constraint domain_registrations_handle_of_ir check (nic_handle is null or name like '%.ir'),
  constraint domain_registrations_code_was_asked_for check (transfer_code is null or transfer_asked_at is not null),
  constraint domain_registrations_held_expires
    check (status not in ('registered', 'grace') or (registered_at is not null and expires_at is not null)),
  constraint domain_registrations_name_check check (name = lower(name) and name like '%.%'),
  constraint domain_registrations_status_check
    check (status in ('planned', 'ordered', 'registered', 'grace', 'refused', 'cancelled', 'released', 'transferred')),
  constraint domain_registrations_order_id_foreign foreign key (order_id) references orders (id) on delete restrict,
  constraint domain_registrations_user_id_foreign foreign key (user_id) references users (id) on delete restrict,
  constraint domain_registrations_renewal_invoice_id_foreign
    foreign key (renewal_invoice_id) references invoices (id) on delete restrict
);
create index domain_registrations_order_id_index on domain_registrations (order_id);
create index domain_registrations_expiry_index on domain_registrations (expires_at)
  where status in ('registered', 'grace');
create index domain_registrations_status_list_index on domain_registrations (status, created_at desc, id desc);
create index domain_registrations_list_index on domain_registrations (created_at desc, id desc);
create index domain_registrations_user_list_index on domain_registrations (user_id, created_at desc, id desc);
create unique index domain_registrations_one_open on domain_registrations (name)
  where status in ('planned', 'ordered', 'registered', 'grace');

create table registration_tasks (
  id uuid primary key,
  registration_id uuid not null,
  kind text not null,
  status text not null,
  due_at timestamptz(3) not null,
  try_after timestamptz(3) not null,
  tries int not null default 0,
  proof text,
  reason text,
  ended_at timestamptz(3),
  ended_by_id uuid,
  created_at timestamptz(3) not null,
  constraint registration_tasks_refusal_has_reason check (status <> 'refused' or reason is not null),
  constraint registration_tasks_done_has_proof check (status <> 'done' or proof is not null),
  constraint registration_tasks_end_has_time check ((status = 'open') = (ended_at is null)),
  constraint registration_tasks_status_check check (status in ('open', 'done', 'refused', 'cancelled')),
  constraint registration_tasks_kind_check check (kind in ('register', 'renew', 'transfer_code')),
  constraint registration_tasks_registration_id_foreign
    foreign key (registration_id) references domain_registrations (id) on delete restrict,
  constraint registration_tasks_ended_by_id_foreign foreign key (ended_by_id) references users (id) on delete restrict
);
create index registration_tasks_ended_by_id_index on registration_tasks (ended_by_id);
create index registration_tasks_due_index on registration_tasks (try_after) where status = 'open';
create index registration_tasks_by_request on registration_tasks (status, created_at, id);
create index registration_tasks_list_index on registration_tasks (status, due_at, id);
create index registration_tasks_registration_index on registration_tasks (registration_id, created_at);
create unique index registration_tasks_one_open on registration_tasks (registration_id, kind) where status = 'open';

create table zone_records (
  id uuid primary key,
  registration_id uuid not null,
  host text not null,
  type text not null,
  value text not null,
  priority int,
  created_at timestamptz(3) not null,
  constraint zone_records_once unique (registration_id, host, type, value),
  constraint zone_records_plain_check check (value !~ '[[:cntrl:]]' and host !~ '[[:cntrl:][:space:]]'),
  constraint zone_records_priority_check
    check ((type = 'MX') = (priority is not null) and (priority is null or priority between 0 and 65535)),
  constraint zone_records_type_check check (type in ('MX', 'TXT', 'A', 'CNAME')),
  constraint zone_records_registration_id_foreign
    foreign key (registration_id) references domain_registrations (id) on delete restrict
);
