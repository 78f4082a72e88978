/** Customers with full wallets and many small invoices, written by SQL in one breath. */
import pg from 'pg';

/** `spread`: from one customer to another. `hot`: from a customer to the one account that all pay into. */
export type PostingMode = 'spread' | 'hot';

export const WALLETS = 1000;
const ID_DIGITS = 12;

/** The n-th customer, from 1; the wallet's account has the same id. pgbench makes the same text of the number. */
export function benchAccount(n: number): string {
  return `00000000-0000-7000-8000-${String(n).padStart(ID_DIGITS, '0')}`;
}

const USERS = `insert into users (id, email, password_hash, role, status, full_name, user_metadata, email_confirmed_at, created_at, updated_at)
  select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'payer-' || n || '@barpa.example', '-', 'user', 'active', 'پرداخت‌کننده ' || n, '{}', now(), now(), now()
  from generate_series(1, $1::int) n`;

const ACCOUNTS = `insert into ledger_accounts (id, kind, user_id, balance_rials, entry_count, created_at)
  select id, 'user_wallet', id, 0, 0, now() from users where email like 'payer-%'`;

const FILL = `select count(*) from (select id from ledger_accounts where kind = 'user_wallet') wallet
  cross join lateral ledger_post(uuidv7(), 'adjustment', 'bench:fill:' || wallet.id, 'fill', 'bench', wallet.id, 'آزمون', null, now(),
    array['credit', null], array[uuidv7(), uuidv7()], array[wallet.id, 'ffffffff-0000-7000-8000-000000000003'::uuid],
    array[1000000000, -1000000000]::bigint[])`;

const INVOICES = `insert into invoices (id, number, user_id, kind, service_name, status, amount_rials, vat_percent, vat_rials, lines,
    verify_code, search_text, due_at, created_at, updated_at)
  select uuidv7(), 'B-' || n, ('00000000-0000-7000-8000-' || lpad((1 + n % $2::int)::text, 12, '0'))::uuid, 'manual', 'آزمون', 'pending',
    10000, 10, 909, '[]', 'B' || n, 'آزمون', now() + interval '3 days', now(), now()
  from generate_series(1, $1::int) n`;

/** @returns the ids of the invoices of the first `payers` customers, in turn. */
export async function seedPostings(
  databaseUrl: string,
  counts: { invoices: number; payers: number },
): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(USERS, [WALLETS]);
    await client.query(ACCOUNTS);
    await client.query(FILL);
    await client.query(INVOICES, [counts.invoices, counts.payers]);
    await client.query('analyze');
    const { rows } = await client.query<{ id: string }>(
      `select id from invoices where number like 'B-%' order by substr(number, 3)::int`,
    );
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}
