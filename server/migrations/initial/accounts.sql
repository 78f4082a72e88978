-- Who people are, how they prove it, and what administrators did. SQLSTATE BP006: the audit log is append-only.

create table users (
  id uuid primary key,
  email text not null,
  password_hash text not null,
  has_password boolean not null default true,
  two_factor_at timestamptz(3),
  role text not null,
  status text not null,
  full_name text,
  first_name text,
  last_name text,
  phone text,
  address text,
  company text,
  national_id text,
  economic_code text,
  postal_code text,
  registration_number text,
  province text,
  county text,
  city text,
  bio text,
  avatar_url text,
  user_metadata jsonb not null,
  email_confirmed_at timestamptz(3),
  last_login_at timestamptz(3),
  anonymised_at timestamptz(3),
  search_text text generated always as (fold_text(email || ' ' || coalesce(full_name, ''))) stored,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint users_email_unique unique (email),
  constraint users_email_lower check (email = lower(email)),
  constraint users_role_check check (role in ('user', 'admin')),
  constraint users_status_check check (status in ('active', 'banned'))
);
create index users_search on users using gin (search_text gin_trgm_ops);
create index users_by_last_login on users (coalesce(last_login_at, '-infinity'), id);
create index users_of_role on users (role, created_at, id);
create index users_newest on users (created_at, id);

create table sessions (
  id uuid primary key,
  user_id uuid not null,
  seed text not null,
  generation int not null default 1,
  rotated_at timestamptz(3),
  expires_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  user_agent text,
  ip text,
  last_used_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  constraint sessions_generation_positive check (generation > 0),
  constraint sessions_user_id_foreign foreign key (user_id) references users (id) on delete restrict
);
create index sessions_user_id_index on sessions (user_id);
create index sessions_expires_at_index on sessions (expires_at);

create table sign_up_attempts (
  id uuid primary key,
  user_id uuid not null,
  password_hash text not null,
  full_name text,
  ip text,
  user_agent text,
  browser_hash text,
  created_at timestamptz(3) not null,
  constraint sign_up_attempts_user_id_foreign foreign key (user_id) references users (id) on delete restrict
);
create index sign_up_attempts_user_id_index on sign_up_attempts (user_id);

create table one_time_links (
  id uuid primary key,
  user_id uuid not null,
  purpose text not null,
  attempt_id uuid,
  token_hash text not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  outcome text,
  created_at timestamptz(3) not null,
  constraint one_time_links_token_hash_unique unique (token_hash),
  constraint one_time_links_ended_check check (outcome is null or used_at is not null),
  constraint one_time_links_purpose_check check (purpose in ('reset_password', 'magic_link', 'verify_email')),
  constraint one_time_links_outcome_check check (outcome in ('used', 'replaced')),
  constraint one_time_links_user_id_foreign foreign key (user_id) references users (id) on delete restrict,
  constraint one_time_links_attempt_id_foreign
    foreign key (attempt_id) references sign_up_attempts (id) on delete set null
);
create index one_time_links_user_id_index on one_time_links (user_id);
create index one_time_links_attempt_id_index on one_time_links (attempt_id);
create index one_time_links_expires_at_index on one_time_links (expires_at);
create unique index one_time_links_one_live on one_time_links (user_id, purpose)
  where used_at is null and purpose <> 'verify_email';

create table sign_in_challenges (
  id uuid primary key,
  user_id uuid not null,
  token_hash text not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  created_at timestamptz(3) not null,
  constraint sign_in_challenges_token_hash_unique unique (token_hash),
  constraint sign_in_challenges_user_id_foreign foreign key (user_id) references users (id) on delete restrict
);
create index sign_in_challenges_user_id_index on sign_in_challenges (user_id);
create index sign_in_challenges_expires_at_index on sign_in_challenges (expires_at);

create table two_factors (
  id uuid primary key,
  user_id uuid not null,
  sealed_secret text not null,
  last_used_step int,
  created_at timestamptz(3) not null,
  constraint two_factors_user_id_unique unique (user_id),
  constraint two_factors_user_id_foreign foreign key (user_id) references users (id) on delete restrict
);

create table recovery_codes (
  id uuid primary key,
  user_id uuid not null,
  code_hash text not null,
  used_at timestamptz(3),
  created_at timestamptz(3) not null,
  constraint recovery_codes_once unique (user_id, code_hash),
  constraint recovery_codes_user_id_foreign foreign key (user_id) references users (id) on delete restrict
);

create table oauth_attempts (
  id uuid primary key,
  provider text not null,
  state_hash text not null,
  browser_hash text not null,
  code_verifier text not null,
  nonce text not null,
  redirect_uri text not null,
  success_url text not null,
  failure_url text not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  created_at timestamptz(3) not null,
  constraint oauth_attempts_state_hash_unique unique (state_hash),
  constraint oauth_attempts_provider_check check (provider in ('github', 'google'))
);
create index oauth_attempts_expires_at_index on oauth_attempts (expires_at);

create table oauth_identities (
  id uuid primary key,
  user_id uuid not null,
  provider text not null,
  subject text not null,
  email text,
  last_used_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  constraint oauth_identities_subject unique (provider, subject),
  constraint oauth_identities_provider_check check (provider in ('github', 'google')),
  constraint oauth_identities_user_id_foreign foreign key (user_id) references users (id) on delete restrict
);
create index oauth_identities_user_id_index on oauth_identities (user_id);

create table oauth_secrets (
  id uuid primary key,
  user_id uuid not null,
  provider text not null,
  secret_hash text not null,
  browser_hash text not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  created_at timestamptz(3) not null,
  constraint oauth_secrets_secret_hash_unique unique (secret_hash),
  constraint oauth_secrets_provider_check check (provider in ('github', 'google')),
  constraint oauth_secrets_user_id_foreign foreign key (user_id) references users (id) on delete restrict
);
create index oauth_secrets_user_id_index on oauth_secrets (user_id);
create index oauth_secrets_expires_at_index on oauth_secrets (expires_at);

create table api_keys (
  id uuid primary key,
  user_id uuid not null,
  name text not null,
  prefix text not null,
  hash text not null,
  scopes jsonb not null,
  lost_scopes jsonb not null default '[]',
  lost_told_at timestamptz(3),
  expires_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  last_ip text,
  revoked_at timestamptz(3),
  revoked_by_id uuid,
  search_text text generated always as (fold_text(name || ' ' || prefix)) stored,
  created_at timestamptz(3) not null,
  constraint api_keys_prefix_unique unique (prefix),
  constraint api_keys_ends check (expires_at > created_at),
  constraint api_keys_scoped check (jsonb_array_length(scopes) > 0),
  constraint api_keys_hashed check (hash ~ '^[0-9a-f]{64}$'),
  constraint api_keys_named check (name <> ''),
  constraint api_keys_user_id_foreign foreign key (user_id) references users (id) on delete restrict,
  constraint api_keys_revoked_by_id_foreign foreign key (revoked_by_id) references users (id) on delete restrict
);
create index api_keys_revoked_by_id_index on api_keys (revoked_by_id);
create index api_keys_search on api_keys using gin (search_text gin_trgm_ops);
create index api_keys_by_last_use on api_keys (coalesce(last_used_at, '-infinity'), id);
create index api_keys_by_expiry on api_keys (expires_at, id);
create index api_keys_newest on api_keys (created_at desc, id desc);
create index api_keys_of_user on api_keys (user_id, created_at desc, id desc);

create function audit_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only' using errcode = 'BP006';
end $$;

create table audit_entries (
  id uuid primary key,
  actor_id uuid not null,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  label text,
  before jsonb,
  after jsonb,
  reason text,
  request_id text not null,
  search_text text not null,
  created_at timestamptz(3) not null,
  constraint audit_entries_named check (action <> '' and subject_type <> '' and subject_id <> ''),
  constraint audit_entries_actor_id_foreign foreign key (actor_id) references users (id) on delete restrict
);
create index audit_entries_search on audit_entries using gin (search_text gin_trgm_ops);
create index audit_entries_of_actor on audit_entries (actor_id, created_at desc, id desc);
create index audit_entries_of_subject on audit_entries (subject_type, subject_id, created_at desc);
create index audit_entries_by_action on audit_entries (action, id);
create index audit_entries_of_action on audit_entries (action, created_at desc, id desc);
create index audit_entries_newest on audit_entries (created_at desc, id desc);
create trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function audit_refuse_change();
create trigger audit_entries_no_truncate before truncate on audit_entries
  for each statement execute function audit_refuse_change();

create table idempotency_keys (
  id uuid primary key,
  user_id uuid not null,
  operation text not null,
  key text not null,
  fingerprint text not null,
  answer jsonb not null,
  created_at timestamptz(3) not null,
  constraint idempotency_keys_once unique (user_id, operation, key),
  constraint idempotency_keys_user_id_foreign foreign key (user_id) references users (id) on delete restrict
);
create trigger idempotency_keys_append_only before update or delete on idempotency_keys
  for each row execute function history_refuse_change();
