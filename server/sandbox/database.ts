/**
 * The sandbox's own tables. It simulates external services, so it shares neither our migrations nor our entities: a
 * gateway keeps its books when the shop's server dies, and so does this one.
 */
import { Pool, type QueryResultRow } from 'pg';
import { DNS_TABLES } from '#server/adapters/dns/authoritative/simulation/zones.js';
import { GATEWAY_TABLES } from '#server/adapters/gateways/simulation/gateway.tables.js';
import { MAIL_TABLES } from '#server/adapters/mail/smtp/simulation/mail.store.js';
import { REGISTRAR_TABLES } from '#server/adapters/registrars/sandbox/simulation/registrar.store.js';
import { SUBMISSION_TABLES } from './index-now/submissions.js';
import { OAUTH_TABLES } from './oauth/oauth.tables.js';
import { REGISTRY_TABLES } from './registry-names.js';

export interface SandboxDatabase {
  query<Row extends QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

const TABLES = `
  create schema if not exists sandbox;
  ${MAIL_TABLES}
  ${REGISTRY_TABLES}
  ${REGISTRAR_TABLES}
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
