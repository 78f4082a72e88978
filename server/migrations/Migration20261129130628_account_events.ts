import { Migration } from '@mikro-orm/migrations';

/** The log of an account (decision 152). */
export class Migration20261129130628_account_events extends Migration {
  override up(): void {
    this.addSql(`create table account_events (
      id uuid primary key,
      user_id uuid not null,
      kind text not null,
      record_id uuid not null,
      data jsonb not null,
      occurred_at timestamptz(3) not null,
      sequence bigint,
      constraint account_events_sequence_unique unique (sequence),
      constraint account_events_kind_check check (kind in ('order.created', 'order.updated', 'order.paid',
        'order.cancelled', 'order.deleted', 'payment.succeeded', 'payment.failed', 'invoice.issued', 'invoice.paid',
        'invoice.overdue', 'invoice.cancelled', 'refund.made', 'site.online', 'site.closed', 'site.reopened',
        'domain.connected', 'domain.registered', 'domain.expiring', 'message.received', 'subscriber.confirmed',
        'subscriber.removed', 'key.created', 'key.revoked', 'key.widened')),
      constraint account_events_user_id_foreign foreign key (user_id) references users (id) on delete restrict
    )`);
    this.addSql('create index account_events_of_user on account_events (user_id, sequence)');
    this.addSql('create index account_events_unnumbered on account_events (id) where sequence is null');
    this.addSql('create index account_events_old on account_events (occurred_at)');

    // Numbers what was committed, in the order in which it was written. The lock is held until the caller's commit, and
    // the rows are read after it is had: the function is volatile, so that each statement sees what is committed then.
    this.addSql('create sequence account_event_numbers as bigint');
    this.addSql(`create function number_account_events() returns void language plpgsql as $$
declare
  v_id uuid;
begin
  if not exists (select from account_events where sequence is null) then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('account-events', 0));
  for v_id in select id from account_events where sequence is null order by id loop
    update account_events set sequence = nextval('account_event_numbers') where id = v_id;
  end loop;
end $$`);

    this.addSql(`create function account_events_refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.occurred_at < clock_timestamp() - interval '30 days'
      or old.user_id::text = current_setting('barpa.removed_account', true) then
      return old;
    end if;
  elsif old.sequence is null and new.sequence is not null
    and to_jsonb(new) - 'sequence' = to_jsonb(old) - 'sequence' then
    return new;
  end if;
  raise exception 'account_events is append-only: % is refused', tg_op using errcode = 'BP004';
end $$`);
    this.addSql(`create trigger account_events_append_only before update or delete on account_events
      for each row execute function account_events_refuse_change()`);
  }
}
