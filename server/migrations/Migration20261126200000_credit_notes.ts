import { Migration } from '@mikro-orm/migrations';

/**
 * Refunds on every document: credit notes with a series of their own, what is credited of an invoice, what has really
 * been given back of a payment and of an order; and what a formal invoice asks of buyer and seller. An order whose
 * money was given back while it was in progress becomes cancelled. SQLSTATE of its own: BP006, credit notes and what
 * they take back disagree. Credit notes of older refunds are written by the job backfill_credit_notes.
 */
export class Migration20261126200000_credit_notes extends Migration {
  override up(): void {
    // What is pending must have been looked at before a table may change.
    this.addSql('set constraints all immediate');
    this.addSql(`create table "credit_notes" ("id" uuid not null, "number" text not null, "invoice_id" uuid not null, "user_id" uuid not null, "refund_id" uuid not null, "amount_rials" bigint not null, "card_rials" bigint not null, "vat_percent" smallint not null, "vat_rials" bigint not null, "lines" jsonb not null, "parties" jsonb null, "reason" text null, "verify_code" text not null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "credit_notes" add constraint "credit_notes_number_unique" unique ("number");`);
    this.addSql(`create index "credit_notes_invoice_id_index" on "credit_notes" ("invoice_id");`);
    this.addSql(`create index "credit_notes_user_id_index" on "credit_notes" ("user_id");`);
    this.addSql(`alter table "credit_notes" add constraint "credit_notes_refund_id_unique" unique ("refund_id");`);
    this.addSql(`alter table "credit_notes" add constraint "credit_notes_verify_code_unique" unique ("verify_code");`);
    this.addSql(`create index "credit_notes_newest" on "credit_notes" ("created_at" DESC, "id" DESC);`);
    this.addSql(`create index "credit_notes_of_invoice" on "credit_notes" ("invoice_id", "created_at", "id");`);
    this.addSql(`alter table "invoice_seller" add "county" text not null default '', add "goods_code" text not null default '';`);
    this.addSql(`alter table "users" add "registration_number" text null, add "province" text null, add "county" text null, add "city" text null;`);
    this.addSql(`alter table "orders" add "refunded_rials" bigint not null default '0';`);
    this.addSql(`alter table "invoices" add "credited_rials" bigint not null default '0', add "credited_vat_rials" bigint not null default '0';`);
    this.addSql(`alter table "payments" add "returned_rials" bigint not null default '0';`);
    this.addSql(`alter table "credit_notes" add constraint "credit_notes_invoice_id_foreign" foreign key ("invoice_id") references "invoices" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "credit_notes" add constraint "credit_notes_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "credit_notes" add constraint "credit_notes_card_is_a_part" check (card_rials between 0 and amount_rials);`);
    this.addSql(`alter table "credit_notes" add constraint "credit_notes_vat_is_a_part" check (vat_rials between 0 and amount_rials and vat_percent between 0 and 50);`);
    this.addSql(`alter table "credit_notes" add constraint "credit_notes_amount_positive" check (amount_rials > 0);`);
    for (const step of BACKFILL) this.addSql(step);
    this.addSql(`alter table "orders" add constraint "orders_refunded_is_over" check (payment_status <> 'refunded' or status in ('cancelled', 'completed'));`);
    this.addSql(`alter table "orders" add constraint "orders_refund_within_price" check (refunded_rials between 0 and price_rials);`);
    this.addSql(`alter table "invoices" add constraint "invoices_credit_within_amount" check (credited_rials between 0 and amount_rials and credited_vat_rials between 0 and vat_rials
    and credited_vat_rials <= credited_rials and (credited_rials < amount_rials or credited_vat_rials = vat_rials)
    and (credited_rials = 0 or status = 'paid'));`);
    this.addSql(`alter table "payments" add constraint "payments_returned_within_refunded" check (returned_rials between 0 and refunded_rials);`);
    this.addSql(CHECK_REFUNDS);
    this.addSql(CHECK_CREDIT);
    this.addSql(CHECK_NUMBER);
    this.addSql(CHECK_REFUND_CREDITED);
    for (const trigger of TRIGGERS) this.addSql(trigger);
    this.addSql('set constraints all immediate');
  }

  override down(): void {
    throw new Error('Documents that were given out are not taken back: restore a backup instead.');
  }
}

const BACKFILL = [
  `update receipts r set order_number = null from payments p
   where p.id = r.payment_id and p.order_id is null and r.order_number is not null`,
  `update payments p set returned_rials = (select coalesce(sum(r.amount_rials), 0) from payment_refunds r
     where r.payment_id = p.id and r.status = 'completed') where p.refunded_rials > 0`,
  `update orders o set refunded_rials = least(o.price_rials, (select coalesce(sum(p.returned_rials), 0) from payments p
     where p.order_id = o.id and p.outcome = 'applied'))
   where exists (select from payments p where p.order_id = o.id and p.outcome = 'applied' and p.returned_rials > 0)`,
  `with ended as (
     update orders set status = 'cancelled', updated_at = now()
     where payment_status = 'refunded' and status in ('pending', 'in_progress') returning id, updated_at
   ), before as (
     select e.id, e.updated_at, o.status from ended e join orders o on o.id = e.id
   )
   insert into order_status_changes (id, order_id, from_status, to_status, actor_id, reason, created_at)
   select gen_random_uuid(), id, status, 'cancelled', null, 'وجه سفارش بازگردانده شد', updated_at from before`,
  'set constraints all immediate',
];

/** As before, and what has really been given back is the sum of the completed ones. */
const CHECK_REFUNDS = `
create or replace function payments_check_refunds() returns trigger language plpgsql as $$
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
end $$`;

/** At the commit, an invoice's credit notes add up to what it says; its CHECK bounds that by its amount. */
const CHECK_CREDIT = `
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
end $$`;

/** A credit note has the number that was just taken from its series, so that none is left out or invented. */
const CHECK_NUMBER = `
create function credit_notes_check_number() returns trigger language plpgsql as $$
begin
  if not exists (
    select from document_counters d where d.kind = 'credit_note'
      and new.number = d.year || '-' || lpad(d.last_number::text, greatest(6, length(d.last_number::text)), '0')
  ) then
    raise exception '% is not the next number of a credit note', new.number using errcode = 'BP006';
  end if;
  return new;
end $$`;

/** At the commit, a completed refund of a payment that has paid an invoice has its credit note of that amount. */
const CHECK_REFUND_CREDITED = `
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
end $$`;

const DEFERRED = 'deferrable initially deferred for each row execute function';

const TRIGGERS = [
  'drop trigger payments_refunds_add_up on payments',
  `create constraint trigger payments_refunds_add_up after update of refunded_rials, returned_rials on payments ${DEFERRED} payments_check_refunds()`,
  `create constraint trigger payment_refunds_are_credited after insert or update on payment_refunds ${DEFERRED} payment_refunds_check_credit()`,
  'create trigger credit_notes_append_only before update or delete on credit_notes for each row execute function history_refuse_change()',
  'create trigger credit_notes_number before insert on credit_notes for each row execute function credit_notes_check_number()',
  `create constraint trigger credit_notes_add_up after insert on credit_notes ${DEFERRED} invoices_check_credit()`,
  `create constraint trigger invoices_credit_add_up after update of credited_rials, credited_vat_rials on invoices ${DEFERRED} invoices_check_credit()`,
];
