-- Sites: releases and drafts, what is bought for a site later, its backups, and reports of visitors about it.

create table sites (
  id uuid primary key,
  order_id uuid not null,
  user_id uuid not null,
  label text not null,
  wished_label text,
  earlier_label text,
  status text not null,
  stop text,
  stop_note text,
  removal_told_at timestamptz(3),
  removed_at timestamptz(3),
  stopped_at timestamptz(3),
  live_release_id uuid,
  last_number int not null default 0,
  building_number int,
  building_design_id uuid,
  publish_at timestamptz(3),
  publish_design_id uuid,
  publish_by_id uuid,
  build_failures int not null default 0,
  failure text,
  online_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint sites_order_id_unique unique (order_id),
  constraint sites_label_unique unique (label),
  constraint sites_earlier_label_unique unique (earlier_label),
  constraint sites_note_of_stop check (stop_note is null or stop is not null),
  constraint sites_schedule_is_whole
    check ((publish_at is null) = (publish_design_id is null) and (publish_at is null) = (publish_by_id is null)),
  constraint sites_removed_is_offline check (removed_at is null or (status = 'offline' and live_release_id is null)),
  constraint sites_told_is_stopped check (removal_told_at is null or stop is not null),
  constraint sites_stopped_has_time check ((stopped_at is not null) = (stop is not null)),
  constraint sites_numbers_check check (building_number <= last_number and build_failures >= 0),
  constraint sites_stop_is_told check ((stop is not null) = (status in ('suspended', 'offline'))),
  constraint sites_unshown_has_none check (status not in ('building', 'failed') or live_release_id is null),
  constraint sites_shown_has_release check (status not in ('online', 'suspended') or live_release_id is not null),
  constraint sites_stop_check
    check (stop in ('refunded', 'cancelled', 'deleted', 'account_removed', 'suspended', 'taken_down', 'overdue',
      'not_renewed')),
  constraint sites_status_check check (status in ('building', 'online', 'suspended', 'offline', 'failed')),
  constraint sites_order_id_foreign foreign key (order_id) references orders (id) on delete restrict,
  constraint sites_user_id_foreign foreign key (user_id) references users (id) on delete restrict,
  constraint sites_publish_by_id_foreign foreign key (publish_by_id) references users (id) on delete restrict
);
create index sites_live_release_id_index on sites (live_release_id);
create index sites_building_design_id_index on sites (building_design_id);
create index sites_publish_design_id_index on sites (publish_design_id);
create index sites_publish_by_id_index on sites (publish_by_id);
create index sites_status_list_index on sites (status, created_at desc, id desc);
create index sites_list_index on sites (created_at desc, id desc);
create index sites_user_list_index on sites (user_id, created_at desc, id desc);
create index sites_failing_index on sites (created_at desc, id desc) where failure is not null;
create index sites_wished_label_index on sites (created_at desc, id desc) where wished_label is not null;
create index sites_label_search on sites using gin (label gin_trgm_ops);
create index sites_by_label on sites (label, id);
create index sites_stopped on sites (stopped_at) where stopped_at is not null and removed_at is null;
create index sites_scheduled on sites (publish_at) where publish_at is not null;

-- The design that a release was built from.
create table release_designs (
  id uuid primary key,
  site_id uuid not null,
  hash text not null,
  design jsonb not null,
  created_at timestamptz(3) not null,
  constraint release_designs_hash_unique unique (site_id, hash),
  constraint release_designs_site_id_foreign foreign key (site_id) references sites (id) on delete restrict
);
alter table sites add constraint sites_building_design_id_foreign
  foreign key (building_design_id) references release_designs (id) on delete restrict;
alter table sites add constraint sites_publish_design_id_foreign
  foreign key (publish_design_id) references release_designs (id) on delete restrict;
create trigger release_designs_never_change before update on release_designs
  for each row execute function history_refuse_change();

create table releases (
  id uuid primary key,
  site_id uuid not null,
  number int not null,
  origin text not null default 'design',
  digest text not null,
  manifest jsonb not null,
  source jsonb not null default '{}',
  total_files int not null,
  total_bytes int not null,
  design_id uuid,
  address text,
  holds_samples_back boolean not null default true,
  changes jsonb not null default '[]',
  created_by_id uuid,
  created_at timestamptz(3) not null,
  constraint releases_number_unique unique (site_id, number),
  constraint releases_size_check check (number > 0 and total_files > 0 and total_bytes > 0),
  constraint releases_origin_check check (origin in ('design', 'custom')),
  constraint releases_site_id_foreign foreign key (site_id) references sites (id) on delete restrict,
  constraint releases_design_id_foreign foreign key (design_id) references release_designs (id) on delete restrict,
  constraint releases_created_by_id_foreign foreign key (created_by_id) references users (id) on delete restrict
);
create index releases_design_id_index on releases (design_id);
create index releases_created_by_id_index on releases (created_by_id);
create index releases_showing_samples on releases (id) where origin = 'design' and not holds_samples_back;
create index releases_content on releases using gin
  ((jsonb_path_query_array(manifest, '$.*."hash"') || jsonb_path_query_array(source, '$.*."hash"')));
alter table sites add constraint sites_live_release_id_foreign
  foreign key (live_release_id) references releases (id) on delete restrict;
create trigger releases_never_change before update on releases
  for each row execute function history_refuse_change();

create table site_drafts (
  id uuid primary key,
  site_id uuid not null,
  based_on_id uuid,
  design jsonb not null,
  hash text not null,
  version int not null,
  updated_at timestamptz(3) not null,
  constraint site_drafts_site_id_unique unique (site_id),
  constraint site_drafts_version_check check (version > 0),
  constraint site_drafts_site_id_foreign foreign key (site_id) references sites (id) on delete restrict,
  constraint site_drafts_based_on_id_foreign foreign key (based_on_id) references releases (id) on delete restrict
);
create index site_drafts_based_on_id_index on site_drafts (based_on_id);

create table release_candidates (
  id uuid primary key,
  site_id uuid not null,
  status text not null,
  note text not null,
  digest text not null,
  manifest jsonb not null,
  total_files int not null,
  total_bytes int not null,
  preview_label text,
  preview_until timestamptz(3),
  release_id uuid,
  uploaded_by_id uuid not null,
  created_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  ended_at timestamptz(3),
  constraint release_candidates_preview_label_unique unique (preview_label),
  constraint release_candidates_size_check check (total_files > 0 and total_bytes > 0),
  constraint release_candidates_preview_ends check ((preview_label is null) = (preview_until is null)),
  constraint release_candidates_shown_in_quarantine check (preview_label is null or status = 'quarantined'),
  constraint release_candidates_files_until_ended check ((status = 'quarantined') = (manifest <> '{}'::jsonb)),
  constraint release_candidates_ended check ((status = 'quarantined') = (ended_at is null)),
  constraint release_candidates_status_check check (status in ('quarantined', 'published', 'discarded', 'lapsed')),
  constraint release_candidates_site_id_foreign foreign key (site_id) references sites (id) on delete restrict,
  constraint release_candidates_release_id_foreign foreign key (release_id) references releases (id) on delete set null,
  constraint release_candidates_uploaded_by_id_foreign
    foreign key (uploaded_by_id) references users (id) on delete restrict
);
create index release_candidates_release_id_index on release_candidates (release_id);
create index release_candidates_uploaded_by_id_index on release_candidates (uploaded_by_id);
create index release_candidates_content on release_candidates using gin
  ((jsonb_path_query_array(manifest, '$.*."hash"')));
create index release_candidates_lapsing on release_candidates (ends_at) where status = 'quarantined';
create index release_candidates_of_site on release_candidates (site_id, created_at desc, id desc);

create table sample_reviews (
  id uuid primary key,
  site_id uuid not null,
  design_id uuid,
  notified_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  constraint sample_reviews_site_id_unique unique (site_id),
  constraint sample_reviews_site_id_foreign foreign key (site_id) references sites (id) on delete restrict,
  constraint sample_reviews_design_id_foreign
    foreign key (design_id) references release_designs (id) on delete restrict
);
create index sample_reviews_design_id_index on sample_reviews (design_id);
create index sample_reviews_due_index on sample_reviews (due_at);

create table page_addresses (
  id uuid primary key,
  site_id uuid not null,
  slug text not null,
  page_id text not null,
  shown_at timestamptz(3) not null,
  constraint page_addresses_slug_unique unique (site_id, slug),
  constraint page_addresses_text_check check (slug <> '' and length(slug) <= 100 and length(page_id) <= 100),
  constraint page_addresses_site_id_foreign foreign key (site_id) references sites (id) on delete restrict
);

create table site_index_now (
  id uuid primary key,
  site_id uuid not null,
  key text not null,
  is_on boolean not null,
  sent jsonb,
  last_at timestamptz(3),
  last_urls int,
  last_outcome text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint site_index_now_site_id_unique unique (site_id),
  constraint site_index_now_last_is_whole
    check ((last_at is null) = (last_outcome is null) and (last_at is null) = (last_urls is null)),
  constraint site_index_now_outcome_check
    check (last_outcome in ('accepted', 'pending', 'key_refused', 'refused', 'too_many', 'unreachable')),
  constraint site_index_now_urls_check check (last_urls between 1 and 10000),
  constraint site_index_now_key_check check (key ~ '^[0-9a-f]{32}$'),
  constraint site_index_now_site_id_foreign foreign key (site_id) references sites (id) on delete restrict
);

-- Content of sites that no release names any more, until it is deleted.
create table content_marks (
  hash text primary key,
  marked_at timestamptz(3) not null,
  constraint content_marks_hash_check check (hash ~ '^[0-9a-f]{64}$')
);
create index content_marks_oldest on content_marks (marked_at);

create table site_upgrades (
  id uuid primary key,
  site_id uuid not null,
  order_id uuid not null,
  invoice_id uuid,
  design_id uuid,
  status text not null,
  pages int not null,
  sections int not null,
  has_logo boolean not null,
  services jsonb not null,
  lines jsonb not null,
  amount_rials bigint not null,
  priced_until timestamptz(3),
  priced_at timestamptz(3) not null,
  ended_at timestamptz(3),
  constraint site_upgrades_invoice_id_unique unique (invoice_id),
  constraint site_upgrades_waits_for_invoice check (status <> 'waiting' or invoice_id is not null),
  constraint site_upgrades_billed check ((amount_rials > 0) = (invoice_id is not null)),
  constraint site_upgrades_ended check ((status = 'waiting') = (ended_at is null)),
  constraint site_upgrades_counts check (pages > 0 and sections >= 0 and amount_rials >= 0),
  constraint site_upgrades_status_check check (status in ('waiting', 'applied', 'cancelled')),
  constraint site_upgrades_site_id_foreign foreign key (site_id) references sites (id) on delete restrict,
  constraint site_upgrades_order_id_foreign foreign key (order_id) references orders (id) on delete restrict,
  constraint site_upgrades_invoice_id_foreign foreign key (invoice_id) references invoices (id) on delete restrict,
  constraint site_upgrades_design_id_foreign foreign key (design_id) references release_designs (id) on delete restrict
);
create index site_upgrades_order_id_index on site_upgrades (order_id);
create index site_upgrades_design_id_index on site_upgrades (design_id);
create index site_upgrades_of_site on site_upgrades (site_id, status, ended_at);
create unique index site_upgrades_one_waits on site_upgrades (site_id) where status = 'waiting';

create table service_tasks (
  id uuid primary key,
  site_id uuid not null,
  service text not null,
  status text not null default 'open',
  due_at timestamptz(3) not null,
  started_at timestamptz(3),
  worker_id uuid,
  minutes int,
  note text,
  created_at timestamptz(3) not null,
  ended_at timestamptz(3),
  constraint service_tasks_minutes_check check (minutes between 1 and 1440),
  constraint service_tasks_done_has_report check (status <> 'done' or (minutes is not null and note is not null)),
  constraint service_tasks_start_has_time check (status <> 'started' or started_at is not null),
  constraint service_tasks_end_has_time check ((status in ('open', 'started')) = (ended_at is null)),
  constraint service_tasks_status_check check (status in ('open', 'started', 'done', 'cancelled')),
  constraint service_tasks_service_check check (service in ('maintenancePlan', 'rushDelivery')),
  constraint service_tasks_site_id_foreign foreign key (site_id) references sites (id) on delete restrict,
  constraint service_tasks_worker_id_foreign foreign key (worker_id) references users (id) on delete restrict
);
create index service_tasks_worker_id_index on service_tasks (worker_id);
create index service_tasks_site_index on service_tasks (site_id, service, due_at);
create index service_tasks_waiting_by_opening on service_tasks (created_at, id) where ended_at is null;
create index service_tasks_waiting_by_due on service_tasks (due_at, id) where ended_at is null;
create index service_tasks_by_opening on service_tasks (status, created_at, id);
create index service_tasks_list_index on service_tasks (status, due_at, id);

create table site_backups (
  id uuid primary key,
  site_id uuid not null,
  day date not null,
  design_hash text not null,
  manifest jsonb not null,
  pictures jsonb not null,
  digest text not null,
  pages int not null,
  messages int not null,
  subscribers int not null default 0,
  total_bytes bigint not null,
  taken_at timestamptz(3) not null,
  verified_at timestamptz(3),
  constraint site_backups_day_unique unique (site_id, day),
  constraint site_backups_counts_check check (pages > 0 and messages >= 0 and subscribers >= 0 and total_bytes > 0),
  constraint site_backups_site_id_foreign foreign key (site_id) references sites (id) on delete restrict
);
create index site_backups_content on site_backups using gin ((jsonb_path_query_array(manifest, '$.*."hash"')));
create index site_backups_oldest on site_backups (taken_at);

create table site_backup_reports (
  id uuid primary key,
  site_id uuid not null,
  month int not null,
  sent_at timestamptz(3) not null,
  constraint site_backup_reports_month_unique unique (site_id, month),
  constraint site_backup_reports_month_check check (month > 0),
  constraint site_backup_reports_site_id_foreign foreign key (site_id) references sites (id) on delete restrict
);

create table site_reports (
  id uuid primary key,
  site_id uuid not null,
  kind text not null,
  message text not null,
  address text not null,
  email text,
  status text not null,
  act text,
  decision text,
  decided_by_id uuid,
  decided_at timestamptz(3),
  created_at timestamptz(3) not null,
  constraint site_reports_email_until_decided check (email is null or status = 'open'),
  constraint site_reports_decided
    check ((status = 'open') = (decided_at is null) and (status = 'open') = (decision is null)
      and (status = 'open') = (decided_by_id is null) and (status = 'upheld') = (act is not null)),
  constraint site_reports_act_check check (act in ('none', 'suspend', 'take_down')),
  constraint site_reports_status_check check (status in ('open', 'upheld', 'rejected')),
  constraint site_reports_kind_check
    check (kind in ('fraud', 'impersonation', 'illegal', 'copyright', 'harm', 'other')),
  constraint site_reports_site_id_foreign foreign key (site_id) references sites (id) on delete restrict,
  constraint site_reports_decided_by_id_foreign foreign key (decided_by_id) references users (id) on delete restrict
);
create index site_reports_decided_by_id_index on site_reports (decided_by_id);
create index site_reports_decided_at on site_reports (decided_at);
create index site_reports_of_site on site_reports (site_id, status);
create index site_reports_by_decision on site_reports (coalesce(decided_at, 'infinity'), id);
create index site_reports_newest on site_reports (created_at desc, id desc);
create index site_reports_list on site_reports (status, created_at desc, id desc);
