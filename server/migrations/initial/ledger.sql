-- The ledger's laws, held by the database itself (the README.md of wallet): history is append-only, each journal
-- sums to zero, each balance is the last entry's, each account is a hash chain (decision 010), and a posting is one call
-- of ledger_post. SQLSTATEs of its own: BP001 insufficient funds, BP002 same key with another posting, BP003 no such
-- account, BP004 a law of the ledger would be broken.

create table ledger_accounts (
  id uuid primary key,
  kind text not null,
  user_id uuid,
  balance_rials bigint not null default '0',
  entry_count bigint not null default '0',
  chain_hash text not null default '',
  created_at timestamptz(3) not null,
  constraint ledger_accounts_user_id_unique unique (user_id),
  constraint ledger_accounts_new_is_empty check (entry_count > 0 or balance_rials = 0),
  constraint ledger_accounts_wallet_has_owner check ((kind = 'user_wallet') = (user_id is not null)),
  constraint ledger_accounts_holds_not_negative check (kind <> 'holds' or balance_rials >= 0),
  constraint ledger_accounts_wallet_not_negative check (kind <> 'user_wallet' or balance_rials >= 0),
  constraint ledger_accounts_kind_check
    check (kind in ('user_wallet', 'gateway_clearing', 'revenue', 'adjustments', 'holds')),
  constraint ledger_accounts_user_id_foreign foreign key (user_id) references users (id) on delete restrict
);
create unique index ledger_accounts_one_per_system_kind on ledger_accounts (kind) where user_id is null;

create table ledger_journals (
  id uuid primary key,
  kind text not null,
  key text not null,
  fingerprint text not null,
  reference_type text not null,
  reference_id uuid not null,
  description text not null,
  actor_id uuid,
  created_at timestamptz(3) not null,
  constraint ledger_journals_key_unique unique (key),
  constraint ledger_journals_key_not_empty check (key <> ''),
  constraint ledger_journals_kind_check
    check (kind in ('deposit', 'order_payment', 'invoice_payment', 'late_payment', 'order_refund', 'adjustment', 'hold',
      'hold_release', 'gateway_refund', 'deposit_refund')),
  constraint ledger_journals_actor_id_foreign foreign key (actor_id) references users (id) on delete restrict
);
create index ledger_journals_actor_id_index on ledger_journals (actor_id);
create index ledger_journals_of_reference on ledger_journals (reference_type, reference_id);

create table ledger_entries (
  id uuid primary key,
  journal_id uuid not null,
  account_id uuid not null,
  seq bigint not null,
  amount_rials bigint not null,
  balance_before_rials bigint not null,
  balance_after_rials bigint not null,
  wallet_type text,
  hash text not null,
  created_at timestamptz(3) not null,
  constraint ledger_entries_once_per_journal unique (journal_id, account_id),
  constraint ledger_entries_chain unique (account_id, seq),
  constraint ledger_entries_add_up check (balance_after_rials = balance_before_rials + amount_rials),
  constraint ledger_entries_move_something check (amount_rials <> 0),
  constraint ledger_entries_wallet_type_check
    check (wallet_type in ('deposit', 'credit', 'refund', 'withdrawal', 'debit')),
  constraint ledger_entries_journal_id_foreign
    foreign key (journal_id) references ledger_journals (id) on delete restrict,
  constraint ledger_entries_account_id_foreign
    foreign key (account_id) references ledger_accounts (id) on delete restrict
);
create index ledger_entries_by_type on ledger_entries (account_id, wallet_type, seq) where wallet_type is not null;

-- The company's accounts (SYSTEM_ACCOUNTS in features/wallet/ledger.ts). Their ids sort after every customer's.
insert into ledger_accounts (id, kind, user_id, balance_rials, entry_count, created_at) values
  ('ffffffff-0000-7000-8000-000000000001', 'gateway_clearing', null, 0, 0, now()),
  ('ffffffff-0000-7000-8000-000000000002', 'revenue', null, 0, 0, now()),
  ('ffffffff-0000-7000-8000-000000000003', 'adjustments', null, 0, 0, now()),
  ('ffffffff-0000-7000-8000-000000000004', 'holds', null, 0, 0, now());

-- Everything a journal says, in one hash; jsonb keeps the fields apart whatever stands in them.
create function ledger_journal_digest(
  p_journal uuid, p_kind text, p_key text, p_fingerprint text, p_reference_type text, p_reference_id uuid,
  p_description text, p_actor uuid, p_at timestamptz
) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(
    p_journal, p_kind, p_key, p_fingerprint, p_reference_type, p_reference_id, p_description, p_actor,
    (extract(epoch from p_at::timestamptz(3)) * 1000)::bigint)::text, 'UTF8')), 'hex')
$$;

-- An entry's hash covers the account's hash before it, its journal and itself.
create function ledger_entry_hash(
  p_previous text, p_digest text, p_entry uuid, p_account uuid, p_seq bigint, p_amount bigint, p_before bigint,
  p_wallet_type text
) returns text language sql immutable as $$
  select encode(sha256(convert_to(
    p_previous || '|' || p_digest || '|' || p_entry || '|' || p_account || '|' || p_seq || '|' || p_amount || '|' || p_before
      || '|' || coalesce(p_wallet_type, ''), 'UTF8')), 'hex')
$$;

-- Writes a journal with its entries and moves the balances. Accounts are updated, and thereby locked, in id order, so
-- that two postings never wait for each other in a circle; each account's chain grows in the very update that moves its
-- balance, so that no other row is locked for it. A repeated key answers the first journal.
create function ledger_post(
  p_journal uuid, p_kind text, p_key text, p_fingerprint text, p_reference_type text, p_reference_id uuid,
  p_description text, p_actor uuid, p_at timestamptz, p_wallet_types text[], p_entries uuid[], p_accounts
  uuid[], p_amounts bigint[]
) returns table(journal_id uuid, replayed boolean, wallet_users uuid[]) language plpgsql as $$
declare
  v_line record;
  v_known record;
  v_digest text;
  v_balance bigint;
  v_seq bigint;
  v_user uuid;
  v_hash text;
  v_users uuid[] := '{}';
begin
  insert into ledger_journals (id, kind, key, fingerprint, reference_type, reference_id, description, actor_id, created_at)
  values (p_journal, p_kind, p_key, p_fingerprint, p_reference_type, p_reference_id, p_description, p_actor, p_at)
  on conflict (key) do nothing;
  if not found then
    select j.id, j.fingerprint into strict v_known from ledger_journals j where j.key = p_key;
    if v_known.fingerprint <> p_fingerprint then
      raise exception 'journal key % was used for another posting', p_key using errcode = 'BP002';
    end if;
    return query select v_known.id, true, v_users;
    return;
  end if;
  v_digest := ledger_journal_digest(p_journal, p_kind, p_key, p_fingerprint, p_reference_type, p_reference_id, p_description, p_actor, p_at);

  for v_line in
    select line.entry, line.account, line.amount, line.wallet_type
    from unnest(p_entries, p_accounts, p_amounts, p_wallet_types) as line (entry, account, amount, wallet_type)
    order by line.account
  loop
    update ledger_accounts a
    set balance_rials = a.balance_rials + v_line.amount, entry_count = a.entry_count + 1,
        chain_hash = ledger_entry_hash(a.chain_hash, v_digest, v_line.entry, a.id, a.entry_count + 1, v_line.amount, a.balance_rials,
          case when a.user_id is null then null else v_line.wallet_type end)
    where a.id = v_line.account and (a.user_id is null or a.balance_rials + v_line.amount >= 0)
    returning a.balance_rials, a.entry_count, a.user_id, a.chain_hash into v_balance, v_seq, v_user, v_hash;
    if not found then
      if exists (select 1 from ledger_accounts a where a.id = v_line.account) then
        raise exception 'account % has not enough', v_line.account using errcode = 'BP001';
      end if;
      raise exception 'there is no account %', v_line.account using errcode = 'BP003';
    end if;
    insert into ledger_entries (id, journal_id, account_id, seq, amount_rials, balance_before_rials, balance_after_rials, wallet_type, hash, created_at)
    values (v_line.entry, p_journal, v_line.account, v_seq, v_line.amount, v_balance - v_line.amount, v_balance,
            case when v_user is null then null else v_line.wallet_type end, v_hash, p_at);
    if v_user is not null then v_users := v_users || v_user; end if;
  end loop;
  return query select p_journal, false, v_users;
end $$;

-- The faults, one line each, over the whole ledger or one account: journals that do not sum to zero, balances that
-- are not those of their entries, gaps, hashes that do not follow from what stands there, and a trial balance off zero.
create function ledger_faults(p_account uuid default null) returns table(fault text) language sql stable as $$
  select 'the balances sum to ' || sum(a.balance_rials) from ledger_accounts a where p_account is null having sum(a.balance_rials) <> 0
  union all
  select 'journal ' || e.journal_id || ' sums to ' || sum(e.amount_rials) from ledger_entries e
    where p_account is null group by e.journal_id having sum(e.amount_rials) <> 0
  union all
  select 'account ' || a.id || ' has ' || a.balance_rials || ', its entries ' || coalesce(sum(e.amount_rials), 0)
    from ledger_accounts a left join ledger_entries e on e.account_id = a.id
    where p_account is null or a.id = p_account
    group by a.id having a.balance_rials <> coalesce(sum(e.amount_rials), 0) or a.entry_count <> count(e.id)
  union all
  select 'account ' || a.id || ' does not end with its last hash' from ledger_accounts a
    where (p_account is null or a.id = p_account)
      and a.chain_hash <> coalesce((select e.hash from ledger_entries e where e.account_id = a.id order by e.seq desc limit 1), '')
  union all
  select 'entry ' || chain.id || ' leaves a gap' from (
    select e.id, e.seq, e.balance_before_rials, lag(e.balance_after_rials, 1, 0::bigint) over w as before, row_number() over w as place
    from ledger_entries e where p_account is null or e.account_id = p_account window w as (partition by e.account_id order by e.seq)
  ) chain where chain.balance_before_rials <> chain.before or chain.seq <> chain.place
  union all
  select 'entry ' || chain.id || ' does not carry its hash' from (
    select e.*, lag(e.hash, 1, '') over (partition by e.account_id order by e.seq) as previous
    from ledger_entries e where p_account is null or e.account_id = p_account
  ) chain join ledger_journals j on j.id = chain.journal_id
  where chain.hash <> ledger_entry_hash(chain.previous,
    ledger_journal_digest(j.id, j.kind, j.key, j.fingerprint, j.reference_type, j.reference_id, j.description, j.actor_id, j.created_at),
    chain.id, chain.account_id, chain.seq, chain.amount_rials, chain.balance_before_rials, chain.wallet_type)
$$;

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: % on % is refused', tg_op, tg_table_name using errcode = 'BP004';
end $$;

create function ledger_refuse_account_change() returns trigger language plpgsql as $$
begin
  if (new.id, new.kind, new.user_id, new.created_at) is distinct from (old.id, old.kind, old.user_id, old.created_at) then
    raise exception 'only the balance of account % moves', old.id using errcode = 'BP004';
  end if;
  return new;
end $$;

create function ledger_check_journal() returns trigger language plpgsql as $$
begin
  if (select count(*) from ledger_entries e where e.journal_id = new.id) < 2 then
    raise exception 'journal % has fewer than two entries', new.id using errcode = 'BP004';
  end if;
  return null;
end $$;

create function ledger_check_entry() returns trigger language plpgsql as $$
declare
  v_before bigint;
begin
  if (select sum(e.amount_rials) from ledger_entries e where e.journal_id = new.journal_id) <> 0 then
    raise exception 'journal % does not sum to zero', new.journal_id using errcode = 'BP004';
  end if;
  select e.balance_after_rials into v_before from ledger_entries e where e.account_id = new.account_id and e.seq = new.seq - 1;
  if new.balance_before_rials <> coalesce(v_before, 0) or (v_before is null and new.seq <> 1) then
    raise exception 'entry % does not follow the one before it', new.id using errcode = 'BP004';
  end if;
  if not exists (select 1 from ledger_accounts a where a.id = new.account_id and a.entry_count >= new.seq) then
    raise exception 'account % does not know entry %', new.account_id, new.id using errcode = 'BP004';
  end if;
  return null;
end $$;

-- A balance or a hash written by hand, without its entry, does not survive the commit.
create function ledger_check_account() returns trigger language plpgsql as $$
begin
  if new.entry_count = 0 and new.balance_rials = 0 and new.chain_hash = '' then return null; end if;
  if not exists (
    select 1 from ledger_entries e
    where e.account_id = new.id and e.seq = new.entry_count and e.balance_after_rials = new.balance_rials and e.hash = new.chain_hash
  ) then
    raise exception 'account % does not stand as its last entry says', new.id using errcode = 'BP004';
  end if;
  return null;
end $$;

create trigger ledger_accounts_keep_identity before update of id, kind, user_id, created_at on ledger_accounts
  for each row execute function ledger_refuse_account_change();
create trigger ledger_accounts_no_delete before delete on ledger_accounts
  for each row execute function ledger_refuse_change();
create constraint trigger ledger_accounts_sound after insert or update on ledger_accounts
  deferrable initially deferred for each row execute function ledger_check_account();

create trigger ledger_journals_append_only before update or delete on ledger_journals
  for each row execute function ledger_refuse_change();
create constraint trigger ledger_journals_complete after insert on ledger_journals
  deferrable initially deferred for each row execute function ledger_check_journal();
create trigger ledger_journals_no_truncate before truncate on ledger_journals
  for each statement execute function ledger_refuse_change();

create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function ledger_refuse_change();
create trigger ledger_entries_no_truncate before truncate on ledger_entries
  for each statement execute function ledger_refuse_change();
create constraint trigger ledger_entries_sound after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_check_entry();

create table wallet_adjustments (
  id uuid primary key,
  account_id uuid not null,
  type text not null,
  amount_rials bigint not null,
  reason text not null,
  notes text,
  admin_id uuid not null,
  seconded_by_id uuid,
  balance_before_rials bigint not null,
  balance_after_rials bigint not null,
  journal_id uuid,
  created_at timestamptz(3) not null,
  constraint wallet_adjustments_journal_id_unique unique (journal_id) deferrable initially deferred,
  constraint wallet_adjustments_second_admin check (seconded_by_id is distinct from admin_id),
  constraint wallet_adjustments_move_is_posted
    check ((journal_id is null) = (balance_before_rials = balance_after_rials)),
  constraint wallet_adjustments_add_up
    check (balance_after_rials = case type when 'credit' then balance_before_rials + amount_rials
      when 'debit' then balance_before_rials - amount_rials else amount_rials end),
  constraint wallet_adjustments_reason check (reason <> ''),
  constraint wallet_adjustments_amount check (amount_rials > 0 or (type = 'correction' and amount_rials = 0)),
  constraint wallet_adjustments_type_check check (type in ('credit', 'debit', 'correction')),
  constraint wallet_adjustments_account_id_foreign
    foreign key (account_id) references ledger_accounts (id) on delete restrict,
  constraint wallet_adjustments_admin_id_foreign foreign key (admin_id) references users (id) on delete restrict,
  constraint wallet_adjustments_seconded_by_id_foreign
    foreign key (seconded_by_id) references users (id) on delete restrict,
  constraint wallet_adjustments_journal_id_foreign
    foreign key (journal_id) references ledger_journals (id) on delete restrict deferrable initially deferred
);
create index wallet_adjustments_admin_id_index on wallet_adjustments (admin_id);
create index wallet_adjustments_seconded_by_id_index on wallet_adjustments (seconded_by_id);
create index wallet_adjustments_of_wallet on wallet_adjustments (account_id, created_at desc, id desc);
create trigger wallet_adjustments_append_only before update or delete on wallet_adjustments
  for each row execute function history_refuse_change();

create table adjustment_requests (
  id uuid primary key,
  owner_id uuid not null,
  type text not null,
  amount_rials bigint not null,
  reason text not null,
  notes text,
  status text not null,
  requested_by_id uuid not null,
  decided_by_id uuid,
  decided_at timestamptz(3),
  decision text,
  adjustment_id uuid,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  constraint adjustment_requests_adjustment_id_unique unique (adjustment_id),
  constraint adjustment_requests_decided
    check ((status = 'pending') = (decided_at is null) and (status = 'pending') = (decided_by_id is null)
      and (status = 'approved') = (adjustment_id is not null)),
  constraint adjustment_requests_second_admin check (decided_by_id is distinct from requested_by_id),
  constraint adjustment_requests_reason check (reason <> ''),
  constraint adjustment_requests_amount check (amount_rials > 0 or (type = 'correction' and amount_rials = 0)),
  constraint adjustment_requests_type_check check (type in ('credit', 'debit', 'correction')),
  constraint adjustment_requests_status_check check (status in ('pending', 'approved', 'rejected')),
  constraint adjustment_requests_owner_id_foreign foreign key (owner_id) references users (id) on delete restrict,
  constraint adjustment_requests_requested_by_id_foreign
    foreign key (requested_by_id) references users (id) on delete restrict,
  constraint adjustment_requests_decided_by_id_foreign
    foreign key (decided_by_id) references users (id) on delete restrict,
  constraint adjustment_requests_adjustment_id_foreign
    foreign key (adjustment_id) references wallet_adjustments (id) on delete restrict
);
create index adjustment_requests_owner_id_index on adjustment_requests (owner_id);
create index adjustment_requests_requested_by_id_index on adjustment_requests (requested_by_id);
create index adjustment_requests_decided_by_id_index on adjustment_requests (decided_by_id);
create index adjustment_requests_newest on adjustment_requests (created_at desc, id desc);
