/**
 * Watches every transaction of the product in the tests: rows are locked in the order of platform/db/lock-order.ts,
 * and no statement ends with a deadlock. `createTestApp` reports what was found when it is closed.
 */
import pg from 'pg';
import { FIRST_NAMES, LOCK_ORDER } from '#platform/db/lock-order.js';
import { POOL_NAME } from '#platform/orm.js';
import { lockedTables, type Locked } from './locked-tables.js';

const DEADLOCK = '40P01';
const RANKS = new Map(LOCK_ORDER.flatMap((tables, rank) => tables.map((table) => [table, rank] as const)));

/** The rows that one transaction has locked so far. */
class Held {
  private readonly tables = new Set<string>();
  private highest = -1;
  private by = '';

  /** The fault of this statement, or null. */
  take(text: string, values: readonly unknown[]): string | null {
    const name = /pg_advisory_xact_lock\(hashtextextended/.test(text) ? String(values[0]) : null;
    if (name !== null && this.highest >= 0 && FIRST_NAMES.some((first) => name.startsWith(first)))
      return `the name ${name} is locked after ${this.by}`;
    return (
      lockedTables(text)
        .map((locked) => this.takeTable(locked))
        .find((fault) => fault !== null) ?? null
    );
  }

  private takeTable({ table, how }: Locked): string | null {
    const rank = RANKS.get(table);
    if (rank === undefined) return null;
    // A new row is nobody else's yet, and a locked one is locked again without waiting.
    if (how === 'new' || this.tables.has(table)) {
      this.tables.add(table);
      return null;
    }
    this.tables.add(table);
    if (how === 'strong') return `rows of ${table} are locked "for update", which makes rows that point to them wait`;
    const fault = how === 'waits' && rank < this.highest ? `${table} is locked after ${this.by}` : null;
    if (rank > this.highest) [this.highest, this.by] = [rank, table];
    return fault;
  }
}

/** Faults by the name of the database. */
const faults = new Map<string, string[]>();
const transactions = new WeakMap<object, Held>();

interface Sender {
  readonly connectionParameters?: { readonly database?: string; readonly application_name?: string };
}

/** Where the product sends a statement from. */
function callers(): string[] {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 60;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  const lines = stack.split('\n').map((line) => line.trim());
  return lines.filter((line) => /\/server\/(features|hosting|seeds)\//.test(line)).slice(0, 6);
}

function note(client: Sender, fault: string, { text, from }: Sent): void {
  const database = client.connectionParameters?.database ?? '';
  const noted = faults.get(database) ?? [];
  noted.push([`${fault}: ${text.replace(/\s+/g, ' ').slice(0, 200)}`, ...from].join('\n    '));
  faults.set(database, noted);
}

/** A statement that may lock something, and who sent it. */
interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly from: readonly string[];
}

const MAY_LOCK = /\b(update|delete|insert|ledger_post|pg_advisory_xact_lock)\b/i;

function follow(client: Sender, { text }: pg.QueryConfig): void {
  const command = text.trimStart().slice(0, 8).toLowerCase();
  if (command.startsWith('begin')) transactions.set(client, new Held());
  else if (command.startsWith('commit') || command === 'rollback') transactions.delete(client);
}

/** A statement that found no row has locked none. */
function answered(client: Sender, held: Held | undefined, sent: Sent, { rowCount }: pg.QueryResult): void {
  const fault = rowCount === 0 ? null : held?.take(sent.text, sent.values);
  if (fault) note(client, fault, sent);
}

let isWatching = false;

/** Every connection sends through here. Only the pool of the product is watched. */
export function watchLocks(): void {
  if (isWatching) return;
  isWatching = true;
  const original = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  pg.Client.prototype.query = function watched(this: Sender, ...args: unknown[]) {
    const answer = original.apply(this, args);
    if (this.connectionParameters?.application_name !== POOL_NAME || !(answer instanceof Promise)) return answer;
    const config = typeof args[0] === 'string' ? { text: args[0] } : (args[0] as pg.QueryConfig);
    follow(this, config);
    if (!MAY_LOCK.test(config.text)) return answer;
    const sent: Sent = { text: config.text, values: config.values ?? [], from: callers() };
    const held = transactions.get(this);
    answer.then(
      (result: pg.QueryResult) => answered(this, held, sent, result),
      (error: { readonly code?: unknown }) => {
        if (error.code === DEADLOCK) note(this, 'a deadlock', sent);
      },
    );
    return answer;
  } as never;
}

/** The faults in a database since the last call. */
export function drainLockFaults(databaseUrl: string): readonly string[] {
  const database = new URL(databaseUrl).pathname.slice(1);
  const found = faults.get(database) ?? [];
  faults.delete(database);
  return [...new Set(found)];
}
