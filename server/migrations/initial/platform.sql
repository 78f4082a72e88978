-- The platform: its mode and settings, its legal documents, and how available it was.

create table platform_settings (
  key text primary key,
  settings jsonb not null,
  mode text not null,
  mode_message text,
  mode_until timestamptz(3),
  updated_at timestamptz(3) not null,
  constraint platform_settings_one_row check (key = 'platform'),
  constraint platform_settings_mode_check
    check (mode in ('normal', 'temporarily_unavailable', 'update_mode', 'development_mode'))
);

create table platform_changes (
  id uuid primary key,
  kind text not null,
  mode text not null,
  previous_mode text not null,
  message text,
  until timestamptz(3),
  reason text,
  changes jsonb not null,
  user_id uuid,
  at timestamptz(3) not null,
  constraint platform_changes_kind_check check (kind in ('mode', 'settings')),
  constraint platform_changes_mode_check
    check (mode in ('normal', 'temporarily_unavailable', 'update_mode', 'development_mode')),
  constraint platform_changes_previous_mode_check
    check (previous_mode in ('normal', 'temporarily_unavailable', 'update_mode', 'development_mode')),
  constraint platform_changes_user_id_foreign foreign key (user_id) references users (id) on delete restrict
);
create index platform_changes_user_id_index on platform_changes (user_id);
create index platform_changes_newest on platform_changes (at, id);

create table maintenance_windows (
  id uuid primary key,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  mode text not null,
  message text,
  reason text,
  state text not null,
  return_mode text,
  created_by_id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint maintenance_windows_order check (ends_at > starts_at),
  constraint maintenance_windows_mode_check
    check (mode in ('normal', 'temporarily_unavailable', 'update_mode', 'development_mode')),
  constraint maintenance_windows_state_check check (state in ('planned', 'active', 'ended', 'cancelled')),
  constraint maintenance_windows_return_mode_check
    check (return_mode in ('normal', 'temporarily_unavailable', 'update_mode', 'development_mode')),
  constraint maintenance_windows_created_by_id_foreign
    foreign key (created_by_id) references users (id) on delete restrict
);
create index maintenance_windows_created_by_id_index on maintenance_windows (created_by_id);
create index maintenance_windows_open on maintenance_windows (starts_at) where state in ('planned', 'active');

create table legal_versions (
  id uuid primary key,
  kind text not null,
  number int not null,
  body text not null,
  note text not null,
  published_at timestamptz(3) not null,
  published_by_id uuid,
  constraint legal_versions_numbered unique (kind, number),
  constraint legal_versions_publisher_check check ((number = 1) = (published_by_id is null)),
  constraint legal_versions_lengths_check
    check (char_length(body) between 1 and 30000 and char_length(note) between 1 and 300),
  constraint legal_versions_number_check check (number >= 1),
  constraint legal_versions_kind_check check (kind in ('terms', 'privacy', 'money_back')),
  constraint legal_versions_published_by_id_foreign
    foreign key (published_by_id) references users (id) on delete restrict
);
create index legal_versions_published_by_id_index on legal_versions (published_by_id);
create trigger legal_versions_append_only before update or delete on legal_versions
  for each row execute function history_refuse_change();

-- Who agreed to which version of which legal document.
create table legal_agreements (
  id uuid primary key,
  user_id uuid not null,
  version_id uuid not null,
  way text not null,
  order_id uuid,
  agreed_at timestamptz(3) not null,
  constraint legal_agreements_once_an_order unique (order_id, version_id),
  constraint legal_agreements_order_check check ((way = 'order') = (order_id is not null)),
  constraint legal_agreements_way_check check (way in ('sign_up', 'oauth', 'choose_password', 'order')),
  constraint legal_agreements_user_id_foreign foreign key (user_id) references users (id) on delete restrict,
  constraint legal_agreements_version_id_foreign
    foreign key (version_id) references legal_versions (id) on delete restrict,
  constraint legal_agreements_order_id_foreign foreign key (order_id) references orders (id) on delete restrict
);
create index legal_agreements_version_id_index on legal_agreements (version_id);
create index legal_agreements_of_user on legal_agreements (user_id, agreed_at desc, id desc);
create trigger legal_agreements_append_only before update or delete on legal_agreements
  for each row execute function history_refuse_change();

create table uptime_minutes (
  component text not null,
  minute timestamptz(3) not null,
  checks int not null,
  failures int not null,
  ms int,
  primary key (component, minute),
  constraint uptime_minutes_counts_check check (checks > 0 and failures between 0 and checks),
  constraint uptime_minutes_component_check
    check (component in ('website', 'api', 'hosting', 'sites', 'jobs', 'payments', 'files', 'mail'))
);
create index uptime_minutes_oldest on uptime_minutes (minute);

create table uptime_days (
  component text not null,
  day date not null,
  minutes int not null,
  checks int not null,
  failures int not null,
  first_minute timestamptz(3) not null,
  primary key (component, day),
  constraint uptime_days_counts_check check (checks >= minutes and failures between 0 and checks),
  constraint uptime_days_component_check
    check (component in ('website', 'api', 'hosting', 'sites', 'jobs', 'payments', 'files', 'mail'))
);
