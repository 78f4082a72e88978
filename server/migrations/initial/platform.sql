-- How the product stands: its mode and its facts.

create table site_config (
  key text primary key,
  mode text not null,
  mode_message text,
  mode_until timestamptz(3),
  updated_at timestamptz(3) not null,
  settings jsonb not null,
  constraint site_config_one_row check (key = 'site'),
  constraint site_config_mode_check
    check (mode in ('normal', 'temporarily_unavailable', 'update_mode', 'development_mode'))
);

create table site_changes (
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
  constraint site_changes_kind_check check (kind in ('mode', 'settings')),
  constraint site_changes_mode_check
    check (mode in ('normal', 'temporarily_unavailable', 'update_mode', 'development_mode')),
  constraint site_changes_previous_mode_check
    check (previous_mode in ('normal', 'temporarily_unavailable', 'update_mode', 'development_mode')),
  constraint site_changes_user_id_foreign foreign key (user_id) references users (id) on delete restrict
);
create index site_changes_user_id_index on site_changes (user_id);
create index site_changes_newest on site_changes (at, id);

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
  constraint maintenance_windows_state_check check (state in ('planned', 'active', 'ended', 'canceled')),
  constraint maintenance_windows_return_mode_check
    check (return_mode in ('normal', 'temporarily_unavailable', 'update_mode', 'development_mode')),
  constraint maintenance_windows_created_by_id_foreign
    foreign key (created_by_id) references users (id) on delete restrict
);
create index maintenance_windows_created_by_id_index on maintenance_windows (created_by_id);
create index maintenance_windows_open on maintenance_windows (starts_at) where state in ('planned', 'active');
