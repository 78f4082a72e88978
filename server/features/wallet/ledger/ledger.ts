/**
 * Double-entry, append-only. A posting is one call of the database function `ledger_post`, which locks accounts in
 * id order; the laws themselves (sum zero, no overdraft, no rewriting) are held by the database, see
 * server/migrations/initial/ledger.sql.
 */
import { hash } from 'node:crypto';
import { AppError } from '#core/errors/errors.js';
import { rial, type Rial } from '#core/money.js';
import type { TxCtx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import { sqlState } from '#platform/db/sql-state.js';
import { newId } from '#platform/id.js';
import type { JournalKind } from './ledger-journal.entity.js';
import type { TransactionType } from './ledger-entry.entity.js';

/**
 * Accounts of the company; the ledger's migration makes them. Their ids sort after every customer's, so that a posting
 * locks the busy ones last and holds them for the shortest time.
 */
export const SYSTEM_ACCOUNTS = {
  gatewayClearing: 'ffffffff-0000-7000-8000-000000000001',
  revenue: 'ffffffff-0000-7000-8000-000000000002',
  adjustments: 'ffffffff-0000-7000-8000-000000000003',
  holds: 'ffffffff-0000-7000-8000-000000000004',
} as const;

export interface Posting {
  /** The id of the journal, where it must be known before it is written. */
  readonly id?: string;
  readonly kind: JournalKind;
  /** Idempotency key; starts with the name of what it is for: `payment:<id>`. */
  readonly key: string;
  readonly referenceType: string;
  readonly referenceId: string;
  /** Persian, as the customer reads it. */
  readonly description: string;
  /** Null for the gateway and the system. */
  readonly actorId: string | null;
  /** At least two, on different accounts, summing to zero. */
  readonly entries: readonly { readonly account: string; readonly amountRials: Rial }[];
}

const WALLET_TYPES: Readonly<Record<Exclude<JournalKind, 'adjustment'>, TransactionType>> = {
  deposit: 'deposit',
  order_payment: 'debit',
  invoice_payment: 'debit',
  late_payment: 'credit',
  order_refund: 'refund',
  hold: 'withdrawal',
  hold_release: 'refund',
  gateway_refund: 'refund',
  deposit_refund: 'withdrawal',
};

function walletType(kind: JournalKind, amount: Rial): TransactionType {
  if (kind === 'adjustment') return amount > 0 ? 'credit' : 'debit';
  return WALLET_TYPES[kind];
}

function fingerprint(posting: Posting): string {
  const entries = posting.entries.map(({ account, amountRials }) => `${account}=${amountRials}`).sort();
  return hash('sha256', JSON.stringify([posting.kind, posting.referenceType, posting.referenceId, entries]));
}

function toAppError(error: unknown, key: string): unknown {
  const state = sqlState(error);
  if (state === 'BP001') return new AppError('INSUFFICIENT_FUNDS', { cause: error });
  if (state === 'BP002') return new AppError('IDEMPOTENCY_CONFLICT', { cause: error, details: { key } });
  return error;
}

const POST = `select wallet_users as "walletUsers"
  from ledger_post($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::text[], $11::uuid[], $12::uuid[], $13::bigint[])`;

interface Posted {
  readonly walletUsers: readonly string[];
}

/**
 * Moves money, once per key, and notifies the owners of the wallets. One call of the database that ends the
 * transaction: other payments wait for the lock on the company's account only during our commit, not during our work. A
 * balance that is read earlier in the transaction, by the functions below, is posted first.
 * @returns the journal's id. The transaction throws AppError INSUFFICIENT_FUNDS when a wallet would fall below zero,
 * IDEMPOTENCY_CONFLICT when the key was used for another posting.
 */
export function postJournal(tx: TxCtx, posting: Posting): string {
  const { id = newId(), entries } = posting;
  tx.endWith<Posted>({
    text: POST,
    values: [
      id,
      posting.kind,
      posting.key,
      fingerprint(posting),
      posting.referenceType,
      posting.referenceId,
      posting.description,
      posting.actorId,
      tx.clock.now(),
      entries.map((entry) => walletType(posting.kind, entry.amountRials)),
      entries.map(() => newId()),
      entries.map((entry) => entry.account),
      entries.map((entry) => entry.amountRials),
    ],
    answered: ([posted]) => posted?.walletUsers.forEach((userId) => tx.publish('wallet.changed', { userId })),
    refused: (error) => toAppError(error, posting.key),
  });
  return id;
}

/** Locks a wallet until this transaction ends, and says what is in it after what the transaction has posted. */
export async function lockAccount(tx: TxCtx, accountId: string): Promise<Rial> {
  await tx.flushEndings();
  const text = `select balance_rials as balance from ledger_accounts where id = $1 for no key update`;
  return rial((await row<{ balance: number }>(tx.em, text, [accountId]))?.balance ?? 0);
}

/**
 * The user's wallet account, made on first use. It has the id of its user, which lists show before there is an account:
 * the id of a wallet never changes.
 */
export async function walletAccountOf(tx: TxCtx, userId: string): Promise<string> {
  const find = `select id from ledger_accounts where user_id = $1`;
  const known = await row<{ id: string }>(tx.em, find, [userId]);
  if (known) return known.id;
  await row(
    tx.em,
    `insert into ledger_accounts (id, kind, user_id, balance_rials, entry_count, created_at)
     values ($1, 'user_wallet', $2, 0, 0, $3) on conflict do nothing`,
    [userId, userId, tx.clock.now()],
  );
  const made = await row<{ id: string }>(tx.em, find, [userId]);
  if (!made) throw new Error(`no wallet could be made for ${userId}`);
  return made.id;
}

/** The balance of an account after what this transaction has posted. */
export async function accountBalance(tx: TxCtx, accountId: string): Promise<Rial> {
  await tx.flushEndings();
  const found = await row<{ balance: number }>(
    tx.em,
    `select balance_rials as balance from ledger_accounts where id = $1`,
    [accountId],
  );
  return rial(found?.balance ?? 0);
}

const REFERENCE_DIGITS = 12n;

/**
 * A journal's number for people, 12 digits after a W: from the random end of its id, so that it reveals nothing of our
 * volume.
 */
export function journalReference(journalId: string): string {
  const tail = BigInt(`0x${journalId.replaceAll('-', '').slice(-13)}`);
  return `W${String(tail % 10n ** REFERENCE_DIGITS).padStart(Number(REFERENCE_DIGITS), '0')}`;
}
