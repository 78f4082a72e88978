import { Migration } from '@mikro-orm/migrations';

/**
 * The ledger's laws, held by the database itself (docs/architecture.md, "Money"): history is append-only, each
 * journal sums to zero, each balance is the last entry's, and a posting is one call of `ledger_post`.
 * SQLSTATEs of its own: BP001 insufficient funds, BP002 same key with another posting, BP003 no such account,
 * BP004 a law of the ledger would be broken.
 */
export class Migration20261121200000_ledger extends Migration {
  override up(): void {
    this.addSql(`
      insert into ledger_accounts (id, kind, user_id, balance_rials, entry_count, created_at) values
        ('ffffffff-0000-7000-8000-000000000001', 'gateway_clearing', null, 0, 0, now()),
        ('ffffffff-0000-7000-8000-000000000002', 'revenue', null, 0, 0, now()),
        ('ffffffff-0000-7000-8000-000000000003', 'adjustments', null, 0, 0, now())`);
    this.addSql(POST);
    this.addSql(REFUSE_CHANGE);
    this.addSql(REFUSE_ACCOUNT_CHANGE);
    this.addSql(CHECK_JOURNAL);
    this.addSql(CHECK_ENTRY);
    this.addSql(CHECK_ACCOUNT);
    for (const trigger of TRIGGERS) this.addSql(trigger);
  }

  override down(): void {
    for (const [table, name] of TRIGGER_NAMES) this.addSql(`drop trigger ${name} on ${table}`);
    for (const name of ['ledger_refuse_change', 'ledger_refuse_account_change', 'ledger_check_journal', 'ledger_check_entry', 'ledger_check_account']) {
      this.addSql(`drop function ${name}()`);
    }
    this.addSql('drop function ledger_post');
  }
}

/**
 * Writes a journal with its entries and moves the balances. Accounts are updated, and thereby locked, in id order,
 * so that two postings never wait for each other in a circle. A repeated key answers the first journal.
 */
const POST = `
create function ledger_post(
  p_journal uuid, p_kind text, p_key text, p_fingerprint text, p_reference_type text, p_reference_id uuid,
  p_description text, p_actor uuid, p_at timestamptz, p_wallet_types text[],
  p_entries uuid[], p_accounts uuid[], p_amounts bigint[]
) returns table (journal_id uuid, replayed boolean, wallet_users uuid[])
language plpgsql as $$
declare
  v_line record;
  v_known record;
  v_balance bigint;
  v_seq bigint;
  v_user uuid;
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

  for v_line in
    select line.entry, line.account, line.amount, line.wallet_type
    from unnest(p_entries, p_accounts, p_amounts, p_wallet_types) as line (entry, account, amount, wallet_type)
    order by line.account
  loop
    update ledger_accounts a
    set balance_rials = a.balance_rials + v_line.amount, entry_count = a.entry_count + 1
    where a.id = v_line.account and (a.user_id is null or a.balance_rials + v_line.amount >= 0)
    returning a.balance_rials, a.entry_count, a.user_id into v_balance, v_seq, v_user;
    if not found then
      if exists (select 1 from ledger_accounts a where a.id = v_line.account) then
        raise exception 'account % has not enough', v_line.account using errcode = 'BP001';
      end if;
      raise exception 'there is no account %', v_line.account using errcode = 'BP003';
    end if;
    insert into ledger_entries (id, journal_id, account_id, seq, amount_rials, balance_before_rials, balance_after_rials, wallet_type, created_at)
    values (v_line.entry, p_journal, v_line.account, v_seq, v_line.amount, v_balance - v_line.amount, v_balance,
            case when v_user is null then null else v_line.wallet_type end, p_at);
    if v_user is not null then v_users := v_users || v_user; end if;
  end loop;
  return query select p_journal, false, v_users;
end $$`;

const REFUSE_CHANGE = `
create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: % on % is refused', tg_op, tg_table_name using errcode = 'BP004';
end $$`;

const REFUSE_ACCOUNT_CHANGE = `
create function ledger_refuse_account_change() returns trigger language plpgsql as $$
begin
  if (new.id, new.kind, new.user_id, new.created_at) is distinct from (old.id, old.kind, old.user_id, old.created_at) then
    raise exception 'only the balance of account % moves', old.id using errcode = 'BP004';
  end if;
  return new;
end $$`;

const CHECK_JOURNAL = `
create function ledger_check_journal() returns trigger language plpgsql as $$
begin
  if (select count(*) from ledger_entries e where e.journal_id = new.id) < 2 then
    raise exception 'journal % has fewer than two entries', new.id using errcode = 'BP004';
  end if;
  return null;
end $$`;

const CHECK_ENTRY = `
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
end $$`;

/** A balance written by hand, without its entry, does not survive the commit. */
const CHECK_ACCOUNT = `
create function ledger_check_account() returns trigger language plpgsql as $$
begin
  if new.entry_count = 0 and new.balance_rials = 0 then return null; end if;
  if not exists (
    select 1 from ledger_entries e
    where e.account_id = new.id and e.seq = new.entry_count and e.balance_after_rials = new.balance_rials
  ) then
    raise exception 'the balance of account % is not that of its last entry', new.id using errcode = 'BP004';
  end if;
  return null;
end $$`;

const TRIGGERS = [
  `create trigger ledger_journals_append_only before update or delete on ledger_journals for each row execute function ledger_refuse_change()`,
  `create trigger ledger_journals_no_truncate before truncate on ledger_journals for each statement execute function ledger_refuse_change()`,
  `create trigger ledger_entries_append_only before update or delete on ledger_entries for each row execute function ledger_refuse_change()`,
  `create trigger ledger_entries_no_truncate before truncate on ledger_entries for each statement execute function ledger_refuse_change()`,
  `create trigger ledger_accounts_no_delete before delete on ledger_accounts for each row execute function ledger_refuse_change()`,
  `create trigger ledger_accounts_keep_identity before update of id, kind, user_id, created_at on ledger_accounts for each row execute function ledger_refuse_account_change()`,
  `create constraint trigger ledger_journals_complete after insert on ledger_journals deferrable initially deferred for each row execute function ledger_check_journal()`,
  `create constraint trigger ledger_entries_sound after insert on ledger_entries deferrable initially deferred for each row execute function ledger_check_entry()`,
  `create constraint trigger ledger_accounts_sound after insert or update on ledger_accounts deferrable initially deferred for each row execute function ledger_check_account()`,
];

const TRIGGER_NAMES: readonly (readonly [table: string, name: string])[] = [
  ['ledger_journals', 'ledger_journals_append_only'],
  ['ledger_journals', 'ledger_journals_no_truncate'],
  ['ledger_entries', 'ledger_entries_append_only'],
  ['ledger_entries', 'ledger_entries_no_truncate'],
  ['ledger_accounts', 'ledger_accounts_no_delete'],
  ['ledger_accounts', 'ledger_accounts_keep_identity'],
  ['ledger_journals', 'ledger_journals_complete'],
  ['ledger_entries', 'ledger_entries_sound'],
  ['ledger_accounts', 'ledger_accounts_sound'],
];
