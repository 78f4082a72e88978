import { Migration } from '@mikro-orm/migrations';

/**
 * Money, complete: hash chains over the ledger (decision 010), holds of split payments, refunds that cannot exceed
 * what was paid, the append-only steps of payments and orders, adjustments by hand, idempotency keys, and a search
 * index over orders. SQLSTATEs of its own: BP005 refunds and their payment disagree.
 */
export class Migration20261123130000_money extends Migration {
  override up(): void {
    this.addSql('create extension if not exists pg_trgm');
    // What is pending must have been looked at before a table may change.
    this.addSql('set constraints all immediate');
    this.addSql('alter table "ledger_entries" add "hash" text null');
    this.addSql(`alter table "ledger_journals" drop constraint "ledger_journals_kind_check";`);
    this.addSql(`alter table "ledger_accounts" drop constraint "ledger_accounts_kind_check";`);
    this.addSql(`drop index "payments_waiting";`);
    this.addSql(`alter table "payments" drop constraint "payments_refund_within_amount";`);
    this.addSql(`alter table "payments" drop constraint "payments_purpose_check";`);
    this.addSql(`alter table "ledger_accounts" add "chain_hash" text not null default '';`);
    this.addSql(`alter table "payments" add "wallet_rials" bigint not null default '0', add "hold_state" text null, add "check_after" timestamptz(3) null, add "check_count" int not null default 0;`);
    this.addSql(`create table "payment_refunds" ("id" uuid not null, "payment_id" uuid not null, "amount_rials" bigint not null, "method" text not null, "status" text not null, "reason" text null, "actor_id" uuid null, "journal_id" uuid null, "lease_token" uuid null, "lease_until" timestamptz(3) null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "payment_refunds_payment_id_index" on "payment_refunds" ("payment_id");`);
    this.addSql(`create index "payment_refunds_actor_id_index" on "payment_refunds" ("actor_id");`);
    this.addSql(`alter table "payment_refunds" add constraint "payment_refunds_journal_id_unique" unique ("journal_id");`);
    this.addSql(`create index "payment_refunds_waiting" on "payment_refunds" ("created_at") where status = 'pending';`);
    this.addSql(`create index "payment_refunds_of_payment" on "payment_refunds" ("payment_id", "created_at");`);
    this.addSql(`create table "payment_events" ("id" uuid not null, "payment_id" uuid not null, "kind" text not null, "amount_rials" bigint null, "gateway_code" int null, "actor_id" uuid null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "payment_events_payment_id_index" on "payment_events" ("payment_id");`);
    this.addSql(`create index "payment_events_actor_id_index" on "payment_events" ("actor_id");`);
    this.addSql(`create index "payment_events_of_payment" on "payment_events" ("payment_id", "created_at", "id");`);
    this.addSql(`create table "idempotency_keys" ("id" uuid not null, "user_id" uuid not null, "operation" text not null, "key" text not null, "fingerprint" text not null, "answer" jsonb not null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "idempotency_keys_user_id_index" on "idempotency_keys" ("user_id");`);
    this.addSql(`alter table "idempotency_keys" add constraint "idempotency_keys_once" unique ("user_id", "operation", "key");`);
    this.addSql(`create table "wallet_adjustments" ("id" uuid not null, "account_id" uuid not null, "type" text not null, "amount_rials" bigint not null, "reason" text not null, "notes" text null, "admin_id" uuid not null, "balance_before_rials" bigint not null, "balance_after_rials" bigint not null, "journal_id" uuid null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "wallet_adjustments_account_id_index" on "wallet_adjustments" ("account_id");`);
    this.addSql(`create index "wallet_adjustments_admin_id_index" on "wallet_adjustments" ("admin_id");`);
    this.addSql(`alter table "wallet_adjustments" add constraint "wallet_adjustments_journal_id_unique" unique ("journal_id");`);
    this.addSql(`create index "wallet_adjustments_of_wallet" on "wallet_adjustments" ("account_id", "created_at" DESC, "id" DESC);`);
    this.addSql(`create index "orders_search_index" on "orders" using gin ("search_text" gin_trgm_ops) where deleted_at is null;`);
    this.addSql(`create index "payments_to_check" on "payments" ("check_after") where status = 'pending' and authority is not null;`);
    this.addSql(`alter table "ledger_journals" add constraint "ledger_journals_kind_check" check ("kind" in ('deposit', 'order_payment', 'invoice_payment', 'late_payment', 'order_refund', 'adjustment', 'hold', 'hold_release', 'gateway_refund', 'deposit_refund'));`);
    this.addSql(`alter table "ledger_accounts" add constraint "ledger_accounts_holds_not_negative" check (kind <> 'holds' or balance_rials >= 0);`);
    this.addSql(`alter table "ledger_accounts" add constraint "ledger_accounts_kind_check" check ("kind" in ('user_wallet', 'gateway_clearing', 'revenue', 'adjustments', 'holds'));`);
    this.addSql(`alter table "payments" add constraint "payments_invoice_has_invoice" check (purpose <> 'invoice' or invoice_id is not null);`);
    this.addSql(`alter table "payments" add constraint "payments_hold_while_pending" check (hold_state is distinct from 'held' or status = 'pending');`);
    this.addSql(`alter table "payments" add constraint "payments_hold_has_amount" check (wallet_rials >= 0 and (wallet_rials = 0) = (hold_state is null));`);
    this.addSql(`alter table "payments" add constraint "payments_refund_within_paid" check (refunded_rials between 0 and amount_rials + case hold_state when 'spent' then wallet_rials else 0 end);`);
    this.addSql(`alter table "payments" add constraint "payments_hold_state_check" check ("hold_state" in ('held', 'released', 'spent'));`);
    this.addSql(`alter table "payments" add constraint "payments_purpose_check" check ("purpose" in ('order', 'deposit', 'invoice'));`);
    this.addSql(`alter table "payment_refunds" add constraint "payment_refunds_payment_id_foreign" foreign key ("payment_id") references "payments" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "payment_refunds" add constraint "payment_refunds_actor_id_foreign" foreign key ("actor_id") references "users" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "payment_refunds" add constraint "payment_refunds_journal_id_foreign" foreign key ("journal_id") references "ledger_journals" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "payment_refunds" add constraint "payment_refunds_completed_is_posted" check ((status = 'completed') = (journal_id is not null));`);
    this.addSql(`alter table "payment_refunds" add constraint "payment_refunds_amount_positive" check (amount_rials > 0);`);
    this.addSql(`alter table "payment_refunds" add constraint "payment_refunds_method_check" check ("method" in ('gateway', 'wallet'));`);
    this.addSql(`alter table "payment_refunds" add constraint "payment_refunds_status_check" check ("status" in ('pending', 'completed', 'failed'));`);
    this.addSql(`alter table "payment_events" add constraint "payment_events_payment_id_foreign" foreign key ("payment_id") references "payments" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "payment_events" add constraint "payment_events_actor_id_foreign" foreign key ("actor_id") references "users" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "payment_events" add constraint "payment_events_kind_check" check ("kind" in ('requested', 'held', 'redirected', 'returned', 'verified', 'settled', 'credited', 'failed', 'cancelled', 'expired', 'needs_review', 'hold_released', 'refund_requested', 'refunded', 'reversed', 'refund_failed'));`);
    this.addSql(`alter table "idempotency_keys" add constraint "idempotency_keys_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "wallet_adjustments" add constraint "wallet_adjustments_account_id_foreign" foreign key ("account_id") references "ledger_accounts" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "wallet_adjustments" add constraint "wallet_adjustments_admin_id_foreign" foreign key ("admin_id") references "users" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "wallet_adjustments" add constraint "wallet_adjustments_journal_id_foreign" foreign key ("journal_id") references "ledger_journals" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "wallet_adjustments" add constraint "wallet_adjustments_move_is_posted" check ((journal_id is null) = (balance_before_rials = balance_after_rials));`);
    this.addSql(`alter table "wallet_adjustments" add constraint "wallet_adjustments_add_up" check (balance_after_rials = case type when 'credit' then balance_before_rials + amount_rials when 'debit' then balance_before_rials - amount_rials else amount_rials end);`);
    this.addSql(`alter table "wallet_adjustments" add constraint "wallet_adjustments_reason" check (reason <> '');`);
    this.addSql(`alter table "wallet_adjustments" add constraint "wallet_adjustments_amount" check (amount_rials > 0 or (type = 'correction' and amount_rials = 0));`);
    this.addSql(`alter table "wallet_adjustments" add constraint "wallet_adjustments_type_check" check ("type" in ('credit', 'debit', 'correction'));`);
    this.addSql(JOURNAL_DIGEST);
    this.addSql(ENTRY_HASH);
    this.addSql(POST);
    this.addSql(CHECK_ACCOUNT);
    for (const step of BACKFILL) this.addSql(step);
    this.addSql(FAULTS);
    this.addSql(REFUSE_CHANGE);
    this.addSql(REFUSE_REFUND_CHANGE);
    this.addSql(CHECK_REFUNDS);
    for (const trigger of TRIGGERS) this.addSql(trigger);
    this.addSql(PROVE);
    this.addSql('set constraints all immediate');
  }

  override down(): void {
    throw new Error('The books are not taken apart again: restore a backup instead.');
  }
}

/** Everything a journal says, in one hash; jsonb keeps the fields apart whatever stands in them. */
const JOURNAL_DIGEST = `
create function ledger_journal_digest(
  p_journal uuid, p_kind text, p_key text, p_fingerprint text, p_reference_type text, p_reference_id uuid,
  p_description text, p_actor uuid, p_at timestamptz
) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(
    p_journal, p_kind, p_key, p_fingerprint, p_reference_type, p_reference_id, p_description, p_actor,
    (extract(epoch from p_at::timestamptz(3)) * 1000)::bigint)::text, 'UTF8')), 'hex')
$$`;

/** An entry's hash covers the account's hash before it, its journal and itself. */
const ENTRY_HASH = `
create function ledger_entry_hash(
  p_previous text, p_digest text, p_entry uuid, p_account uuid, p_seq bigint, p_amount bigint, p_before bigint, p_wallet_type text
) returns text language sql immutable as $$
  select encode(sha256(convert_to(
    p_previous || '|' || p_digest || '|' || p_entry || '|' || p_account || '|' || p_seq || '|' || p_amount || '|' || p_before
      || '|' || coalesce(p_wallet_type, ''), 'UTF8')), 'hex')
$$`;

/**
 * As before, and each account's chain grows in the very update that moves its balance: no other row is locked for it.
 */
const POST = `
create or replace function ledger_post(
  p_journal uuid, p_kind text, p_key text, p_fingerprint text, p_reference_type text, p_reference_id uuid,
  p_description text, p_actor uuid, p_at timestamptz, p_wallet_types text[],
  p_entries uuid[], p_accounts uuid[], p_amounts bigint[]
) returns table (journal_id uuid, replayed boolean, wallet_users uuid[])
language plpgsql as $$
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
end $$`;

/** A balance, or the head of a chain, written by hand without its entry does not survive the commit. */
const CHECK_ACCOUNT = `
create or replace function ledger_check_account() returns trigger language plpgsql as $$
begin
  if new.entry_count = 0 and new.balance_rials = 0 and new.chain_hash = '' then return null; end if;
  if not exists (
    select 1 from ledger_entries e
    where e.account_id = new.id and e.seq = new.entry_count and e.balance_after_rials = new.balance_rials and e.hash = new.chain_hash
  ) then
    raise exception 'account % does not stand as its last entry says', new.id using errcode = 'BP004';
  end if;
  return null;
end $$`;

/** Chains what is there already, gives old refunds and payments their rows, and opens the account of holds. */
const BACKFILL = [
  `insert into ledger_accounts (id, kind, user_id, balance_rials, entry_count, created_at)
   values ('ffffffff-0000-7000-8000-000000000004', 'holds', null, 0, 0, now())`,
  'alter table ledger_entries disable trigger ledger_entries_append_only',
  // Accounts are judged row by row, and are wrong until their whole chain stands; the migration's end proves them all.
  'alter table ledger_accounts disable trigger ledger_accounts_sound',
  `do $$
   declare
     v_entry record;
     v_hash text;
   begin
     for v_entry in
       select e.id, e.account_id, e.seq, e.amount_rials, e.balance_before_rials, e.wallet_type,
         ledger_journal_digest(j.id, j.kind, j.key, j.fingerprint, j.reference_type, j.reference_id, j.description, j.actor_id, j.created_at) as digest
       from ledger_entries e join ledger_journals j on j.id = e.journal_id order by e.account_id, e.seq
     loop
       select a.chain_hash into v_hash from ledger_accounts a where a.id = v_entry.account_id;
       v_hash := ledger_entry_hash(v_hash, v_entry.digest, v_entry.id, v_entry.account_id, v_entry.seq, v_entry.amount_rials,
         v_entry.balance_before_rials, v_entry.wallet_type);
       update ledger_entries set hash = v_hash where id = v_entry.id;
       update ledger_accounts set chain_hash = v_hash where id = v_entry.account_id;
     end loop;
   end $$`,
  'alter table ledger_accounts enable trigger ledger_accounts_sound',
  'alter table ledger_entries enable trigger ledger_entries_append_only',
  'alter table ledger_entries alter column "hash" set not null',
  `insert into payment_refunds (id, payment_id, amount_rials, method, status, actor_id, journal_id, created_at, updated_at)
   select gen_random_uuid(), p.id, e.amount_rials, 'wallet', 'completed', j.actor_id, j.id, j.created_at, j.created_at
   from payments p join ledger_journals j on j.key like 'refund:' || p.id || ':%' and j.kind = 'order_refund'
   join ledger_entries e on e.journal_id = j.id and e.amount_rials > 0`,
  `insert into payment_events (id, payment_id, kind, amount_rials, created_at)
   select gen_random_uuid(), id, 'requested', amount_rials, created_at from payments`,
  `insert into payment_events (id, payment_id, kind, amount_rials, created_at)
   select gen_random_uuid(), id, case outcome when 'applied' then 'settled' else 'credited' end, amount_rials, settled_at
   from payments where settled_at is not null`,
  'set constraints all deferred',
];

/**
 * What is broken, one line each, over the whole ledger or one account: journals that do not sum to zero, balances that
 * are not those of their entries, gaps, hashes that do not follow from what stands there, and a trial balance off zero.
 */
const FAULTS = `
create function ledger_faults(p_account uuid default null) returns table (fault text) language sql stable as $$
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
$$`;

/** Books that were not sound before are not chained as if they were. */
const PROVE = `
do $$
declare
  v_fault text;
begin
  select fault into v_fault from ledger_faults() limit 1;
  if found then raise exception 'the ledger is not sound: %', v_fault using errcode = 'BP004'; end if;
end $$`;

const REFUSE_CHANGE = `
create function history_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % is refused', tg_table_name, tg_op using errcode = 'BP004';
end $$`;

/** A refund may end once; what it is about never changes. */
const REFUSE_REFUND_CHANGE = `
create function payment_refunds_refuse_change() returns trigger language plpgsql as $$
begin
  if old.status <> 'pending' or (new.id, new.payment_id, new.amount_rials, new.actor_id, new.created_at)
    is distinct from (old.id, old.payment_id, old.amount_rials, old.actor_id, old.created_at) then
    raise exception 'refund % is not to be rewritten', old.id using errcode = 'BP004';
  end if;
  return new;
end $$`;

/**
 * At the commit, the refunds that have not failed add up to what the payment says; its CHECK bounds that by what was
 * paid.
 */
const CHECK_REFUNDS = `
create function payments_check_refunds() returns trigger language plpgsql as $$
declare
  v_payment uuid := coalesce(to_jsonb(new) ->> 'payment_id', to_jsonb(new) ->> 'id')::uuid;
begin
  if (select p.refunded_rials from payments p where p.id = v_payment) <>
     (select coalesce(sum(r.amount_rials), 0) from payment_refunds r where r.payment_id = v_payment and r.status <> 'failed') then
    raise exception 'the refunds of payment % do not add up', v_payment using errcode = 'BP005';
  end if;
  return null;
end $$`;

const APPEND_ONLY = ['payment_events', 'order_status_changes', 'wallet_adjustments', 'idempotency_keys'];

const TRIGGERS = [
  ...APPEND_ONLY.map(
    (table) =>
      `create trigger ${table}_append_only before update or delete on ${table} for each row execute function history_refuse_change()`,
  ),
  `create trigger payment_refunds_no_delete before delete on payment_refunds for each row execute function history_refuse_change()`,
  `create trigger payment_refunds_end_once before update on payment_refunds for each row execute function payment_refunds_refuse_change()`,
  `create constraint trigger payment_refunds_add_up after insert or update on payment_refunds deferrable initially deferred for each row execute function payments_check_refunds()`,
  `create constraint trigger payments_refunds_add_up after update of refunded_rials on payments deferrable initially deferred for each row execute function payments_check_refunds()`,
];
