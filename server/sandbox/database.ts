/**
 * The sandbox's own tables. It simulates external services, so it shares neither our migrations nor our entities: a
 * gateway keeps its books when the shop's server dies, and so does this one.
 */
import { Pool, type QueryResultRow } from 'pg';
import { GATEWAY_TABLES } from '#server/adapters/gateways/zarinpal/simulation/gateway.tables.js';
import { DNS_TABLES } from './dns/zones.js';
import { SUBMISSION_TABLES } from './index-now/submissions.js';
import { OAUTH_TABLES } from './oauth/oauth.tables.js';

export interface SandboxDatabase {
  query<Row extends QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

const TABLES = `
  create schema if not exists sandbox;
  create table if not exists sandbox.mail (
    id bigint generated always as identity primary key,
    recipients text[] not null,
    sender text not null,
    subject text not null,
    html text,
    text text,
    headers jsonb not null,
    received_at timestamptz not null
  );
  create index if not exists mail_recipients on sandbox.mail using gin (recipients);
  create table if not exists sandbox.registered_domain (name text primary key);
  create table if not exists sandbox.registrar_act (
    id text primary key,
    name text not null,
    kind text not null check (kind in ('register', 'renew', 'transfer_code')),
    nic_handle text,
    number bigint generated always as identity,
    expires_at timestamptz,
    code text,
    made_at timestamptz not null
  );
  create unique index if not exists registrar_act_registered on sandbox.registrar_act (name) where kind = 'register';
  create index if not exists registrar_act_name on sandbox.registrar_act (name, number);
  ${GATEWAY_TABLES}
  ${DNS_TABLES}
  ${SUBMISSION_TABLES}
  ${OAUTH_TABLES}`;

/** Any number: processes that start together make the tables one after the other. */
const LOCK = 72_000_001;
const MAX_CONNECTIONS = 4;

/** @param onIdleError is called for connections that break while they are idle, such as at the database's restart. */
export async function openSandboxDatabase(url: string, onIdleError: (error: Error) => void): Promise<SandboxDatabase> {
  const pool = new Pool({ connectionString: url, max: MAX_CONNECTIONS });
  pool.on('error', onIdleError);
  try {
    await pool.query(`begin; select pg_advisory_xact_lock(${LOCK}); ${TABLES} commit;`);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    query: async <Row extends QueryResultRow>(sql: string, values: readonly unknown[] = []) => {
      const { rows } = await pool.query<Row>(sql, [...values]);
      return rows;
    },
    close: () => pool.end(),
  };
}
