-- Every reference becomes a foreign key, and indexes that another one begins with go.
-- SQLSTATE of its own: BP007, rows point to rows that are not there, and nobody but people can say what they mean.

-- What is about something that is gone is about nothing. Money and papers are left alone: see below.
update support_tickets t set order_id = null
  where order_id is not null and not exists (select from orders o where o.id::text = lower(t.order_id));
update support_tickets t set payment_id = null
  where payment_id is not null and not exists (select from payments p where p.id::text = lower(t.payment_id));
update files f set order_id = null
  where order_id is not null and not exists (select from orders o where o.id::text = lower(f.order_id));
update designs d set order_id = null
  where order_id is not null and not exists (select from orders o where o.id = d.order_id);
alter table support_attachments alter file_id drop not null;
update support_attachments a set file_id = null
  where not exists (select from files f where f.id::text = lower(a.file_id));

do $$
declare
  v_dangling text;
begin
  select string_agg(format('%s of %s points to %s', what, id, target), '; ' order by what, id) into v_dangling from (
    select 'invoices.order_id' as what, id, order_id as target from invoices where order_id not in (select id from orders)
    union all select 'invoices.payment_id', id, payment_id from invoices where payment_id not in (select id from payments)
    union all select 'invoices.settled_by', id, settled_by from invoices where settled_by not in (select id from users)
    union all select 'receipts.payment_id', id, payment_id from receipts where payment_id not in (select id from payments)
    union all select 'payments.order_id', id, order_id from payments where order_id not in (select id from orders)
    union all select 'credit_notes.refund_id', id, refund_id from credit_notes
      where refund_id not in (select id from payment_refunds)
    union all select 'coupon_uses.order_id', id, order_id from coupon_uses where order_id not in (select id from orders)
    union all select 'renewals.order_id', order_id, order_id from renewals where order_id not in (select id from orders)
    union all select 'domain_claims.order_id', id, order_id from domain_claims where order_id not in (select id from orders)
    limit 20
  ) dangling;
  if v_dangling is not null then
    raise exception 'rows point to rows that are not there: %', v_dangling using errcode = 'BP007';
  end if;
end $$;

alter table support_tickets
  alter order_id type uuid using order_id::uuid,
  alter payment_id type uuid using payment_id::uuid;
alter table support_attachments alter file_id type uuid using file_id::uuid;
alter table files alter order_id type uuid using order_id::uuid;
alter table invoices rename settled_by to settled_by_id;

alter index domain_claims_of_order rename to domain_claims_order_id_index;
alter index files_of_order rename to files_order_id_index;
create index coupon_uses_order_id_index on coupon_uses (order_id);
create index invoices_order_id_index on invoices (order_id);
create index invoices_payment_id_index on invoices (payment_id);
create index invoices_settled_by_id_index on invoices (settled_by_id);
create index support_tickets_order_id_index on support_tickets (order_id);
create index support_tickets_payment_id_index on support_tickets (payment_id);

alter table coupon_uses add constraint coupon_uses_order_id_foreign
  foreign key (order_id) references orders (id) on delete restrict;
alter table credit_notes add constraint credit_notes_refund_id_foreign
  foreign key (refund_id) references payment_refunds (id) on delete restrict;
alter table designs add constraint designs_order_id_foreign
  foreign key (order_id) references orders (id) on delete restrict;
alter table domain_claims add constraint domain_claims_order_id_foreign
  foreign key (order_id) references orders (id) on delete restrict;
alter table files add constraint files_order_id_foreign
  foreign key (order_id) references orders (id) on delete restrict;
alter table invoices
  add constraint invoices_order_id_foreign foreign key (order_id) references orders (id) on delete restrict,
  add constraint invoices_payment_id_foreign foreign key (payment_id) references payments (id) on delete restrict,
  add constraint invoices_settled_by_id_foreign foreign key (settled_by_id) references users (id) on delete restrict;
alter table payments add constraint payments_order_id_foreign
  foreign key (order_id) references orders (id) on delete restrict;
alter table receipts add constraint receipts_payment_id_foreign
  foreign key (payment_id) references payments (id) on delete restrict;
alter table renewals add constraint renewals_order_id_foreign
  foreign key (order_id) references orders (id) on delete restrict;
alter table support_attachments add constraint support_attachments_file_id_foreign
  foreign key (file_id) references files (id) on delete set null;
alter table support_tickets
  add constraint support_tickets_order_id_foreign foreign key (order_id) references orders (id) on delete restrict,
  add constraint support_tickets_payment_id_foreign foreign key (payment_id) references payments (id) on delete restrict;

drop index
  api_keys_user_id_index,
  audit_entries_actor_id_index,
  coupon_uses_coupon_id_index,
  credit_notes_invoice_id_index,
  designs_user_id_index,
  files_owner_id_index,
  idempotency_keys_user_id_index,
  invoice_reminders_invoice_id_index,
  invoices_user_id_index,
  ledger_entries_account_id_index,
  ledger_entries_journal_id_index,
  notification_preferences_user_id_index,
  notifications_user_id_index,
  order_status_changes_order_id_index,
  orders_user_id_index,
  payment_events_payment_id_index,
  payment_refunds_payment_id_index,
  payments_user_id_index,
  receipts_user_id_index,
  recovery_codes_user_id_index,
  support_messages_ticket_id_index,
  support_tickets_user_id_index,
  wallet_adjustments_account_id_index;
