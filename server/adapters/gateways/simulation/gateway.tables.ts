/** Tables of the simulated gateway: its book. */
export const GATEWAY_TABLES = `
  create sequence if not exists sandbox.gateway_ref_id start with 72000000001 increment by 7;
  create table if not exists sandbox.gateway_session (
    authority text primary key,
    merchant_id text not null,
    amount_rials bigint not null check (amount_rials > 0),
    currency text not null check (currency in ('IRR', 'IRT')),
    description text not null,
    callback_url text not null,
    order_id text,
    referer text,
    status text not null default 'in_bank' check (status in ('in_bank', 'paid', 'failed', 'reversed')),
    verified_count integer not null default 0,
    ref_id text,
    provocation text,
    provocations_left integer,
    created_at timestamptz not null,
    paid_at timestamptz
  );
  create index if not exists gateway_session_created on sandbox.gateway_session (created_at desc);`;
