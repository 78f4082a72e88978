/**
 * The laws of our tables by PostgreSQL's own catalogue: every reference is a foreign key, every foreign key has an
 * index, and no index is the beginning of another one.
 */
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database.js';

/** Columns that look like references and are none, with the reason. */
const NOT_REFERENCES: Readonly<Record<string, string>> = {
  'account_events.record_id': 'of whatever the kind says; the event stays when its record is gone',
  'audit_entries.request_id': 'the id of a request, which is in the log and not in the database',
  'audit_entries.subject_id': 'of whatever kind subject_type says; it stays when its subject is gone',
  'designs.session_id': "the browser's own name of its wizard",
  'email_logs.provider_message_id': "the mail provider's number",
  'gateway_attempts.merchant_id': 'our account at the gateway',
  'invoice_seller.national_id': 'a number of the tax office',
  'job_workers.pool_id': "graphile-worker's name of a running process",
  'ledger_journals.reference_id': 'of whatever kind reference_type says; the proof of the books compares it',
  'orders.draft_id': 'a draft in the browser, or a design that may be replaced after the order',
  'orders.session_id': "the browser's own name of its wizard",
  'page_addresses.page_id': 'a page inside a design; it may be gone from the design',
  'payment_refunds.lease_token': 'drawn by the process that is working on the refund',
  'payments.lease_token': 'drawn by the process that is working on the payment',
  'payments.merchant_id': 'our account at the gateway',
  'payments.ref_id': "the gateway's number",
  'receipts.ref_id': "the gateway's number, or the bank's",
  'users.national_id': 'a number of the registry office',
  'webhook_deliveries.subject_id': 'a message, a subscriber or an event, as the event says; it may be deleted',
  'kept_sections.layout_id': 'a layout of our catalogue, which is code',
  'kept_drafts.draft_id': "the wizard's own name of its draft, which the order takes over",
  'wizard_drafts.draft_id': "the wizard's own name of its draft, which the order takes over",
};

const SUSPECTS = `
  select c.relname || '.' || a.attname as line
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    and a.attname <> 'id' and (a.attname like '%\\_id' or a.atttypid = 'uuid'::regtype)
    and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum])
  order by 1`;

/** Whether an index is partial does not matter where it leaves out only the rows without the reference. */
const UNINDEXED = `
  select k.conrelid::regclass || ' ' || k.conname as line
  from pg_constraint k
  where k.connamespace = 'public'::regnamespace and k.contype = 'f' and not exists (
    select from pg_index i where i.indrelid = k.conrelid and i.indisvalid
      and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] = k.conkey
      and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(' || (select a.attname from pg_attribute a
        where a.attrelid = k.conrelid and a.attnum = k.conkey[1]) || ' IS NOT NULL)'))
  order by 1`;

/** Same rows, same order, and nothing that the longer index does not say as well: being unique is something. */
const REDUNDANT = `
  with indexes as (
    select i.indexrelid, i.indrelid, i.indisunique, c.relam, pg_get_expr(i.indpred, i.indrelid) as only,
      array(select pg_get_indexdef(i.indexrelid, n, false) || ' ' || i.indclass[n - 1] || ' ' || i.indoption[n - 1]
        from generate_series(1, i.indnkeyatts) n) as keys
    from pg_index i join pg_class c on c.oid = i.indexrelid where c.relnamespace = 'public'::regnamespace
  )
  select a.indexrelid::regclass || ' is the beginning of ' || b.indexrelid::regclass as line
  from indexes a join indexes b on b.indrelid = a.indrelid and b.indexrelid <> a.indexrelid and b.relam = a.relam
    and b.only is not distinct from a.only and b.keys[1:cardinality(a.keys)] = a.keys
  where not a.indisunique or (b.indisunique and a.keys = b.keys) order by 1`;

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

async function lines(text: string): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(text);
  return rows.map(({ line }) => line);
}

/** The lines of a law while `sql` holds, which is taken back. */
async function linesWith(sql: string, law: string): Promise<string[]> {
  await client.query('begin');
  try {
    await client.query(sql);
    return await lines(law);
  } finally {
    await client.query('rollback');
  }
}

describe('every reference is a foreign key', () => {
  it('except those of which the reason is given', async () => {
    expect(await lines(SUSPECTS)).toEqual(Object.keys(NOT_REFERENCES).sort());
  });

  it('a new one without a key is found', async () => {
    expect(await linesWith('alter table receipts add order_id uuid', SUSPECTS)).toContain('receipts.order_id');
    expect(await linesWith('alter table receipts add written_by uuid', SUSPECTS)).toContain('receipts.written_by');
    expect(await linesWith('alter table receipts drop constraint receipts_payment_id_foreign', SUSPECTS)).toContain(
      'receipts.payment_id',
    );
  });
});

describe('every foreign key has an index that begins with its columns', () => {
  it('none is without', async () => {
    expect(await lines(UNINDEXED)).toEqual([]);
  });

  it('a missing one is found, and one that leaves out rows does not count', async () => {
    const missing = 'drop index invoices_order_id_index';
    expect(await linesWith(missing, UNINDEXED)).toEqual(['invoices invoices_order_id_foreign']);
    const partial = `create index on invoices (order_id) where status = 'paid'`;
    expect(await linesWith(`${missing}; ${partial}`, UNINDEXED)).toHaveLength(1);
    const whole = 'create index on invoices (order_id, number) where order_id is not null';
    expect(await linesWith(`${missing}; ${whole}`, UNINDEXED)).toEqual([]);
  });
});

describe('no index is the beginning of another one', () => {
  it('none is', async () => {
    expect(await lines(REDUNDANT)).toEqual([]);
  });

  it('one that is would be found, and one with other rows or another order is left alone', async () => {
    const found = await linesWith('create index twice on receipts (user_id)', REDUNDANT);
    expect(found).toEqual(['twice is the beginning of receipts_of_user']);
    const same = await linesWith('create unique index twice on receipts (number)', REDUNDANT);
    expect(same.sort()).toEqual([
      'receipts_number_unique is the beginning of twice',
      'twice is the beginning of receipts_number_unique',
    ]);
    const others = `create index on receipts (user_id, created_at desc) where payment_id is null;
      create index on receipts (user_id, created_at); create unique index on receipts (user_id, number);`;
    expect(await linesWith(others, REDUNDANT)).toEqual([]);
  });
});
