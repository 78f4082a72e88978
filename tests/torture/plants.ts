/**
 * Five bugs that the torture test must detect. Those of the database are planted into the test's own cluster; those of
 * the code are passed to `createApp` by the test's own process. The product itself has no switch for them.
 */
import pg from 'pg';
import { rial } from '#core/money.js';
import type { PaymentGateway } from '#platform/ports.js';
import type { Cluster } from './cluster.js';

export const PLANTS = [
  'naive-balance',
  'no-unique-authority',
  'credit-before-verify',
  'lock-dropped',
  'synchronous-commit-off',
] as const;
export type Plant = (typeof PLANTS)[number];

export function isPlant(text: string): text is Plant {
  return (PLANTS as readonly string[]).includes(text);
}

/** A balance read first and written back later. The database's own guards would refuse it, so they go, too. */
const NAIVE_BALANCE = `
do $$
declare
  v_source text := pg_get_functiondef('ledger_post'::regproc);
  v_naive text := v_source;
begin
  v_naive := replace(v_naive, 'v_seq bigint;', 'v_seq bigint; v_read bigint;');
  v_naive := replace(v_naive, 'update ledger_accounts a',
    'select a.balance_rials into v_read from ledger_accounts a where a.id = v_line.account; update ledger_accounts a');
  v_naive := replace(v_naive, 'set balance_rials = a.balance_rials + v_line.amount', 'set balance_rials = v_read + v_line.amount');
  if v_naive !~ 'v_read bigint' or v_naive !~ 'into v_read' or v_naive !~ 'v_read \\+ v_line' then
    raise exception 'ledger_post has changed: plant the naive balance anew';
  end if;
  execute v_naive;
end $$;
drop trigger ledger_accounts_sound on ledger_accounts;
drop trigger ledger_entries_sound on ledger_entries;`;

/** Ten seconds instead of a fifth of one: what a power cut takes is then more than nothing in each single run. */
const ASYNCHRONOUS = [
  'alter system set synchronous_commit = off',
  `alter system set wal_writer_delay = '10s'`,
  'select pg_reload_conf()',
];

/** Once, on a fresh and migrated cluster. */
export async function plantInDatabase(cluster: Cluster, plant: Plant | null): Promise<void> {
  if (plant === 'naive-balance') await cluster.asSuperuser(NAIVE_BALANCE);
  if (plant === 'no-unique-authority')
    await cluster.asSuperuser('alter table payments drop constraint payments_authority_once');
  if (plant === 'synchronous-commit-off') for (const sql of ASYNCHRONOUS) await cluster.asSuperuser(sql);
}

/** Trusts the customer: credits first, and queries the gateway afterwards. */
export function creditingBeforeVerify(gateway: PaymentGateway, onLate: (error: unknown) => void): PaymentGateway {
  return {
    ...gateway,
    verify: (input) => {
      gateway.verify(input).catch(onLate);
      const refId = `early-${input.authority.slice(-12)}`;
      const answer = { repeated: false, refId, cardMask: null, feeRials: rial(0), amountRials: null, raw: {} };
      return Promise.resolve({ outcome: 'paid', ...answer });
    },
  };
}

/** No row is locked for reading any more. The queue's own locks stay: they are no part of the money. */
export function dropRowLocks(): void {
  const unlocked = (text: string): string => text.replace(/\bfor (no key )?update\b(?! skip locked)/gi, '');
  const original = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;
  const patched = function (this: pg.Client, query: unknown, ...rest: unknown[]): unknown {
    if (typeof query === 'string') return original.call(this, unlocked(query), ...rest);
    if (typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string')
      query.text = unlocked(query.text);
    return original.call(this, query, ...rest);
  };
  Object.assign(pg.Client.prototype, { query: patched });
}
