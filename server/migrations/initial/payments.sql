-- Invoices, payments, and the papers of both. SQLSTATEs of their own: BP005 refunds and their payment disagree, BP006
-- credit notes and what they take back disagree.

create table document_counters (
  kind text not null,
  year smallint not null,
  last_number int not null,
  primary key (kind, year)
);

create table vat_rules (
  starts_at timestamptz(3) primary key,
  percent smallint not null,
  constraint vat_rules_percent check (percent between 0 and 50)
);

-- 9 % until 1402, 10 % from 1403 on: both days begin in Tehran.
insert into vat_rules (starts_at, percent) values ('2015-03-20T20:30:00Z', 9), ('2024-03-19T20:30:00Z', 10);

create table invoice_seller (
  key text primary key,
  name text not null,
  economic_code text not null,
  registration_number text not null,
  national_id text not null,
  province text not null,
  city text not null,
  postal_code text not null,
  address text not null,
  phone text not null,
  county text not null default '',
  goods_code text not null default '',
  updated_at timestamptz(3) not null,
  constraint invoice_seller_one_row check (key = 'seller')
);

create table invoices (
  id uuid primary key,
  number text not null,
  user_id uuid not null,
  kind text not null,
  period_start timestamptz(3),
  renewal jsonb,
  parties jsonb,
  verify_code text not null,
  order_id uuid,
  service_name text not null,
  status text not null,
  amount_rials bigint not null,
  vat_percent smallint not null,
  vat_rials bigint not null,
  credited_rials bigint not null default '0',
  credited_vat_rials bigint not null default '0',
  lines jsonb not null,
  search_text text not null,
  due_at timestamptz(3) not null,
  paid_at timestamptz(3),
  payment_id uuid,
  settled_by_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint invoices_number_unique unique (number),
  constraint invoices_verify_code_unique unique (verify_code),
  constraint invoices_order_has_order check (kind = 'manual' or order_id is not null),
  constraint invoices_renewal_has_period check ((kind = 'renewal') = (period_start is not null)),
  constraint invoices_paid_has_time check ((status = 'paid') = (paid_at is not null)),
  constraint invoices_credit_within_amount
    check (credited_rials between 0 and amount_rials and credited_vat_rials between 0 and vat_rials
      and credited_vat_rials <= credited_rials and (credited_rials < amount_rials or credited_vat_rials = vat_rials)
      and (credited_rials = 0 or status = 'paid')),
  constraint invoices_vat_is_a_part
    check (vat_rials >= 0 and vat_rials < amount_rials and vat_percent between 0 and 50),
  constraint invoices_amount_positive check (amount_rials > 0),
  constraint invoices_kind_check check (kind in ('order', 'renewal', 'upgrade', 'manual')),
  constraint invoices_status_check check (status in ('pending', 'due', 'overdue', 'paid', 'cancelled')),
  constraint invoices_user_id_foreign foreign key (user_id) references users (id) on delete restrict,
  constraint invoices_order_id_foreign foreign key (order_id) references orders (id) on delete restrict,
  constraint invoices_settled_by_id_foreign foreign key (settled_by_id) references users (id) on delete restrict
);
create index invoices_order_id_index on invoices (order_id);
create index invoices_payment_id_index on invoices (payment_id);
create index invoices_settled_by_id_index on invoices (settled_by_id);
create index invoices_search on invoices using gin (search_text gin_trgm_ops);
create index invoices_unpaid_by_due_date on invoices (due_at) where status in ('pending', 'due');
create index invoices_upgrades_to_lapse on invoices (due_at)
  where kind = 'upgrade' and status in ('pending', 'due', 'overdue');
create index invoices_of_user_by_status on invoices (user_id, status, created_at desc);
create index invoices_of_user on invoices (user_id, created_at desc, id desc);
create index invoices_by_status on invoices (status, created_at desc, id desc) include (credited_rials, amount_rials);
create index invoices_by_amount on invoices (amount_rials, id);
create index invoices_by_due_date on invoices (due_at, id);
create index invoices_newest on invoices (created_at desc, id desc);
create unique index invoices_one_a_period on invoices (order_id, period_start)
  where kind = 'renewal' and status <> 'cancelled';
create unique index invoices_one_open_per_order on invoices (order_id) where kind = 'order' and status <> 'cancelled';

create table renewals (
  order_id uuid primary key,
  user_id uuid not null,
  service_name text not null,
  period text not null,
  lines jsonb not null,
  anchor_at timestamptz(3) not null,
  billed int not null,
  next_start timestamptz(3) not null,
  stopped_at timestamptz(3),
  paused_at timestamptz(3),
  ends_at timestamptz(3),
  end_told_at timestamptz(3),
  ended_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint renewals_told_and_ended_have_end check (ends_at is not null or (end_told_at is null and ended_at is null)),
  constraint renewals_end_is_stopped check (ends_at is null or stopped_at is not null),
  constraint renewals_count check (billed >= 0),
  constraint renewals_period_check check (period in ('month', 'year')),
  constraint renewals_order_id_foreign foreign key (order_id) references orders (id) on delete restrict,
  constraint renewals_user_id_foreign foreign key (user_id) references users (id) on delete restrict
);
create index renewals_user_id_index on renewals (user_id);
create index renewals_ending on renewals (ends_at) where ends_at is not null and ended_at is null;
create index renewals_next on renewals (next_start) where stopped_at is null;

create table invoice_reminders (
  id uuid primary key,
  invoice_id uuid not null,
  kind text not null,
  suspends_at timestamptz(3),
  suspended_at timestamptz(3),
  created_at timestamptz(3) not null,
  constraint invoice_reminders_once unique (invoice_id, kind),
  constraint invoice_reminders_suspension_has_day
    check ((kind = 'before_suspension') = (suspends_at is not null) and (suspended_at is null
      or suspends_at is not null)),
  constraint invoice_reminders_kind_check check (kind in ('before_due', 'after_due', 'before_suspension')),
  constraint invoice_reminders_invoice_id_foreign foreign key (invoice_id) references invoices (id) on delete restrict
);
create index invoice_reminders_to_suspend on invoice_reminders (suspends_at)
  where suspends_at is not null and suspended_at is null;

create table payments (
  id uuid primary key,
  purpose text not null,
  user_id uuid not null,
  order_id uuid,
  reference_number text,
  invoice_id uuid,
  amount_rials bigint not null,
  wallet_rials bigint not null default '0',
  hold_state text,
  refunded_rials bigint not null default '0',
  returned_rials bigint not null default '0',
  gateway text not null,
  merchant_id text,
  authority text,
  status text not null,
  description text not null,
  callback_url text,
  return_url text,
  ref_id text,
  reference_repeats boolean not null default false,
  review_reason text,
  card_mask text,
  fee_rials bigint,
  failure_code text,
  gateway_code int,
  outcome text,
  journal_id uuid,
  operation text not null,
  idempotency_key text,
  fingerprint text,
  lease_token uuid,
  lease_until timestamptz(3),
  request_raw jsonb,
  answer_raw jsonb,
  checked_at timestamptz(3),
  check_after timestamptz(3),
  check_count int not null default 0,
  requested_at timestamptz(3),
  settled_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint payments_journal_id_unique unique (journal_id) deferrable initially deferred,
  constraint payments_idempotency_key unique (user_id, operation, idempotency_key),
  constraint payments_authority_once unique (authority, gateway),
  constraint payments_review_has_reason check (review_reason is null or status = 'needs_review'),
  constraint payments_unsettled_has_no_journal
    check (status = 'completed' or (settled_at is null and journal_id is null and outcome is null)),
  constraint payments_settled_is_whole
    check (status <> 'completed' or (ref_id is not null and settled_at is not null and outcome is not null
      and journal_id is not null)),
  constraint payments_wallet_has_no_authority check (gateway <> 'wallet' or authority is null),
  constraint payments_order_has_order check ((purpose = 'order') = (order_id is not null)),
  constraint payments_invoice_has_invoice check (purpose <> 'invoice' or invoice_id is not null),
  constraint payments_hold_while_pending check (hold_state is distinct from 'held' or status = 'pending'),
  constraint payments_hold_has_amount check (wallet_rials >= 0 and (wallet_rials = 0) = (hold_state is null)),
  constraint payments_returned_within_refunded check (returned_rials between 0 and refunded_rials),
  constraint payments_refund_within_paid
    check (refunded_rials between 0 and amount_rials + case hold_state when 'spent' then wallet_rials else 0 end),
  constraint payments_amount_positive check (amount_rials > 0),
  constraint payments_purpose_check check (purpose in ('order', 'deposit', 'invoice')),
  constraint payments_hold_state_check check (hold_state in ('held', 'released', 'spent')),
  constraint payments_status_check check (status in ('pending', 'completed', 'failed', 'cancelled', 'needs_review')),
  constraint payments_review_reason_check check (review_reason in ('amount', 'reference', 'unreachable')),
  constraint payments_outcome_check check (outcome in ('applied', 'credited_to_wallet')),
  constraint payments_user_id_foreign foreign key (user_id) references users (id) on delete restrict,
  constraint payments_order_id_foreign foreign key (order_id) references orders (id) on delete restrict,
  constraint payments_invoice_id_foreign foreign key (invoice_id) references invoices (id) on delete restrict,
  constraint payments_journal_id_foreign
    foreign key (journal_id) references ledger_journals (id) on delete restrict deferrable initially deferred
);
create index payments_invoice_id_index on payments (invoice_id);
create index payments_ref_search on payments using gin (lower(ref_id) gin_trgm_ops);
create index payments_leased on payments (lease_until) where lease_token is not null;
create index payments_to_check on payments (check_after)
  where status in ('pending', 'needs_review') and authority is not null;
create index payments_by_ref_id on payments (ref_id) where ref_id is not null;
create index payments_by_amount on payments
  ((amount_rials + case gateway when 'wallet' then 0 else wallet_rials end), id);
create index payments_newest on payments (created_at desc, id desc);
create index payments_by_status on payments (status, created_at desc, id desc);
create index payments_of_order on payments (order_id, created_at) where order_id is not null;
create index payments_of_user on payments (user_id, created_at desc, id desc);
create unique index payments_reference_once on payments (gateway, coalesce(merchant_id, ''), ref_id)
  where ref_id is not null and gateway <> 'wallet' and not reference_repeats;
alter table invoices add constraint invoices_payment_id_foreign
  foreign key (payment_id) references payments (id) on delete restrict;

create table payment_events (
  id uuid primary key,
  payment_id uuid not null,
  kind text not null,
  amount_rials bigint,
  gateway_code int,
  actor_id uuid,
  via_key text,
  created_at timestamptz(3) not null,
  constraint payment_events_kind_check
    check (kind in ('requested', 'held', 'redirected', 'returned', 'verified', 'settled', 'credited', 'failed',
      'cancelled', 'expired', 'needs_review', 'unreachable', 'hold_released', 'refund_requested', 'refunded',
      'reversed', 'refund_failed')),
  constraint payment_events_payment_id_foreign foreign key (payment_id) references payments (id) on delete restrict,
  constraint payment_events_actor_id_foreign foreign key (actor_id) references users (id) on delete restrict
);
create index payment_events_actor_id_index on payment_events (actor_id);
create index payment_events_of_payment on payment_events (payment_id, created_at, id);
create trigger payment_events_append_only before update or delete on payment_events
  for each row execute function history_refuse_change();

create table payment_refunds (
  id uuid primary key,
  payment_id uuid not null,
  amount_rials bigint not null,
  method text not null,
  status text not null,
  reason text,
  actor_id uuid,
  journal_id uuid,
  lease_token uuid,
  lease_until timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint payment_refunds_journal_id_unique unique (journal_id) deferrable initially deferred,
  constraint payment_refunds_completed_is_posted check ((status = 'completed') = (journal_id is not null)),
  constraint payment_refunds_amount_positive check (amount_rials > 0),
  constraint payment_refunds_method_check check (method in ('gateway', 'wallet')),
  constraint payment_refunds_status_check check (status in ('pending', 'completed', 'failed')),
  constraint payment_refunds_payment_id_foreign foreign key (payment_id) references payments (id) on delete restrict,
  constraint payment_refunds_actor_id_foreign foreign key (actor_id) references users (id) on delete restrict,
  constraint payment_refunds_journal_id_foreign
    foreign key (journal_id) references ledger_journals (id) on delete restrict deferrable initially deferred
);
create index payment_refunds_actor_id_index on payment_refunds (actor_id);
create index payment_refunds_waiting on payment_refunds (created_at) where status = 'pending';
create index payment_refunds_of_payment on payment_refunds (payment_id, created_at);

create table receipts (
  id uuid primary key,
  number text not null,
  user_id uuid not null,
  payment_id uuid,
  invoice_id uuid,
  order_number text,
  ref_id text not null,
  service text not null,
  amount_rials bigint not null,
  wallet_rials bigint not null default '0',
  method text not null,
  card_mask text,
  payer_name text,
  payer_email text not null,
  verify_code text not null,
  search_text text not null,
  created_at timestamptz(3) not null,
  constraint receipts_number_unique unique (number),
  constraint receipts_payment_id_unique unique (payment_id),
  constraint receipts_verify_code_unique unique (verify_code),
  constraint receipts_payment_or_hand check ((method = 'manual') = (payment_id is null)),
  constraint receipts_wallet_is_a_part
    check (wallet_rials >= 0 and wallet_rials < amount_rials and (wallet_rials = 0 or method = 'gateway')),
  constraint receipts_amount_positive check (amount_rials > 0),
  constraint receipts_method_check check (method in ('gateway', 'wallet', 'manual')),
  constraint receipts_user_id_foreign foreign key (user_id) references users (id) on delete restrict,
  constraint receipts_payment_id_foreign foreign key (payment_id) references payments (id) on delete restrict,
  constraint receipts_invoice_id_foreign foreign key (invoice_id) references invoices (id) on delete restrict
);
create index receipts_invoice_id_index on receipts (invoice_id);
create index receipts_search on receipts using gin (search_text gin_trgm_ops);
create index receipts_by_amount on receipts (amount_rials, id);
create index receipts_newest on receipts (created_at desc, id desc);
create index receipts_of_user on receipts (user_id, created_at desc, id desc);
create unique index receipts_manual_once on receipts (user_id, ref_id) where payment_id is null;

create table credit_notes (
  id uuid primary key,
  number text not null,
  invoice_id uuid not null,
  user_id uuid not null,
  refund_id uuid not null,
  amount_rials bigint not null,
  card_rials bigint not null,
  vat_percent smallint not null,
  vat_rials bigint not null,
  lines jsonb not null,
  parties jsonb,
  reason text,
  verify_code text not null,
  created_at timestamptz(3) not null,
  constraint credit_notes_number_unique unique (number),
  constraint credit_notes_refund_id_unique unique (refund_id),
  constraint credit_notes_verify_code_unique unique (verify_code),
  constraint credit_notes_card_is_a_part check (card_rials between 0 and amount_rials),
  constraint credit_notes_vat_is_a_part check (vat_rials between 0 and amount_rials and vat_percent between 0 and 50),
  constraint credit_notes_amount_positive check (amount_rials > 0),
  constraint credit_notes_invoice_id_foreign foreign key (invoice_id) references invoices (id) on delete restrict,
  constraint credit_notes_user_id_foreign foreign key (user_id) references users (id) on delete restrict,
  constraint credit_notes_refund_id_foreign foreign key (refund_id) references payment_refunds (id) on delete restrict
);
create index credit_notes_user_id_index on credit_notes (user_id);
create index credit_notes_newest on credit_notes (created_at desc, id desc);
create index credit_notes_of_invoice on credit_notes (invoice_id, created_at, id);

-- A refund may end once; what it is about never changes.
create function payment_refunds_refuse_change() returns trigger language plpgsql as $$
begin
  if old.status <> 'pending' or (new.id, new.payment_id, new.amount_rials, new.actor_id, new.created_at)
    is distinct from (old.id, old.payment_id, old.amount_rials, old.actor_id, old.created_at) then
    raise exception 'refund % is not to be rewritten', old.id using errcode = 'BP004';
  end if;
  return new;
end $$;

-- At the commit, the refunds that have not failed add up to what the payment says, and the completed ones to what has
-- really been given back; its CHECK bounds that by what was paid.
create function payments_check_refunds() returns trigger language plpgsql as $$
declare
  v_payment uuid := coalesce(to_jsonb(new) ->> 'payment_id', to_jsonb(new) ->> 'id')::uuid;
begin
  if (select (p.refunded_rials, p.returned_rials) from payments p where p.id = v_payment) is distinct from
     (select (coalesce(sum(r.amount_rials) filter (where r.status <> 'failed'), 0)::bigint,
              coalesce(sum(r.amount_rials) filter (where r.status = 'completed'), 0)::bigint)
      from payment_refunds r where r.payment_id = v_payment) then
    raise exception 'the refunds of payment % do not add up', v_payment using errcode = 'BP005';
  end if;
  return null;
end $$;

-- At the commit, an invoice's credit notes add up to what it says; its CHECK bounds that by its amount.
create function invoices_check_credit() returns trigger language plpgsql as $$
declare
  v_invoice uuid := coalesce(to_jsonb(new) ->> 'invoice_id', to_jsonb(new) ->> 'id')::uuid;
begin
  if (select (i.credited_rials, i.credited_vat_rials) from invoices i where i.id = v_invoice) is distinct from
     (select (coalesce(sum(c.amount_rials), 0)::bigint, coalesce(sum(c.vat_rials), 0)::bigint)
      from credit_notes c where c.invoice_id = v_invoice) then
    raise exception 'the credit notes of invoice % do not add up', v_invoice using errcode = 'BP006';
  end if;
  return null;
end $$;

-- A credit note has the number that was just taken from its series, so that none is left out or invented.
create function credit_notes_check_number() returns trigger language plpgsql as $$
begin
  if not exists (
    select from document_counters d where d.kind = 'credit_note'
      and new.number = d.year || '-' || lpad(d.last_number::text, greatest(6, length(d.last_number::text)), '0')
  ) then
    raise exception '% is not the next number of a credit note', new.number using errcode = 'BP006';
  end if;
  return new;
end $$;

-- At the commit, a completed refund of a payment that has paid an invoice has its credit note of that amount.
create function payment_refunds_check_credit() returns trigger language plpgsql as $$
begin
  if new.status = 'completed' and exists (
    select from payments p where p.id = new.payment_id and p.outcome = 'applied' and p.invoice_id is not null
      and not exists (select from credit_notes c
        where c.refund_id = new.id and c.invoice_id = p.invoice_id and c.amount_rials = new.amount_rials)
  ) then
    raise exception 'refund % has no credit note', new.id using errcode = 'BP006';
  end if;
  return null;
end $$;

create constraint trigger invoices_credit_add_up after update of credited_rials, credited_vat_rials on invoices
  deferrable initially deferred for each row execute function invoices_check_credit();

create constraint trigger payments_refunds_add_up after update of refunded_rials, returned_rials on payments
  deferrable initially deferred for each row execute function payments_check_refunds();

create constraint trigger payment_refunds_add_up after insert or update on payment_refunds
  deferrable initially deferred for each row execute function payments_check_refunds();
create constraint trigger payment_refunds_are_credited after insert or update on payment_refunds
  deferrable initially deferred for each row execute function payment_refunds_check_credit();
create trigger payment_refunds_end_once before update on payment_refunds
  for each row execute function payment_refunds_refuse_change();
create trigger payment_refunds_no_delete before delete on payment_refunds
  for each row execute function history_refuse_change();

create constraint trigger credit_notes_add_up after insert on credit_notes
  deferrable initially deferred for each row execute function invoices_check_credit();
create trigger credit_notes_append_only before update or delete on credit_notes
  for each row execute function history_refuse_change();
create trigger credit_notes_number before insert on credit_notes
  for each row execute function credit_notes_check_number();
