/**
 * A posting of the wallet feature in its unit of work against a transaction of pgbench that calls the same database
 * function, in alternating rounds, with as many clients: from customer to customer, and into the one account that all
 * pay into. And, reported, a whole money operation through HTTP. Without pgbench a bare loop of node-postgres replaces
 * it; the note says which.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Asked } from './posting-process.js';
import { benchAccount, seedPostings, WALLETS, type PostingMode } from './posting-rows.js';
import { ask, serve, type Served } from '../processes.js';
import { cpuSeconds } from '../process-figures.js';
import type { Cost } from '../released.js';
import { median } from '../wall-clock.js';

const CLIENTS = 8;
/** On a shared machine either rate is a third higher in one round than in the next: what has a floor takes many. */
const ROUNDS = { floored: 25, reported: 7 } as const;
const SECONDS = 2;
const PAYERS = 8;
const INVOICES = 20_000;
const REVENUE = 'ffffffff-0000-7000-8000-000000000002';

export interface PostingRatio {
  /** The program that measured the limit: pgbench, or the bare loop. */
  readonly limitBy: string;
  readonly ours: number;
  readonly limit: number;
  readonly ratio: number;
}

const wallet = (n: string): string => `('00000000-0000-7000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;

/** The call as ledger.ts makes it, with ids that the database makes. */
function callOf(mode: PostingMode, from: string, other: string): string {
  const to = mode === 'spread' ? wallet(other) : `'${REVENUE}'::uuid`;
  const kind = mode === 'spread' ? 'adjustment' : 'order_payment';
  return `select journal_id, replayed, wallet_users from (select uuidv7() as id) made, ledger_post(made.id, '${kind}',
    'limit:' || made.id, encode(sha256(made.id::text::bytea), 'hex'), 'bench', made.id, 'آزمون', null, now(),
    array['debit', 'credit'], array[uuidv7(), uuidv7()], array[${wallet(from)}, ${to}], array[-10, 10]::bigint[])`;
}

type Limit = (mode: PostingMode) => Promise<number>;

const TPS = /tps = ([\d.]+)/;

function byPgbench(databaseUrl: string, folder: string): Limit {
  for (const mode of ['spread', 'hot'] as const) {
    const [last, others] = [WALLETS - 2, `1 + (:a + :b) % ${WALLETS}`];
    const sets = `\\set a random(1, ${WALLETS})\n\\set b random(0, ${last})\n\\set c ${others}\n`;
    const script = `${sets}begin;\n${callOf(mode, ':a', ':c').replace(/\n\s*/g, ' ')};\ncommit;\n`;
    writeFileSync(join(folder, `${mode}.sql`), script);
  }
  return async (mode) => {
    const args = ['-n', '-M', 'prepared', '-c', `${CLIENTS}`, '-j', '2', '-T', `${SECONDS}`];
    const child = spawn('pgbench', [...args, '-f', join(folder, `${mode}.sql`), databaseUrl], { stdio: 'pipe' });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number];
    const tps = TPS.exec(said)?.[1];
    if (code !== 0 || !tps) throw new Error(`pgbench: ${said}`);
    return Number(tps);
  };
}

function byBareLoop(databaseUrl: string): Limit {
  return async (mode) => {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: CLIENTS });
    const text = callOf(mode, '$1::int', '$2::int');
    const end = performance.now() + SECONDS * 1000;
    let count = 0;
    const client = async (): Promise<void> => {
      const connection = await pool.connect();
      while (performance.now() < end) {
        const from = 1 + Math.floor(Math.random() * WALLETS);
        const values = mode === 'spread' ? [from, 1 + (from % WALLETS)] : [from];
        await connection.query('begin');
        await connection.query({ name: mode, text, values });
        await connection.query('commit');
        count += 1;
      }
      connection.release();
    };
    const began = performance.now();
    await Promise.all(Array.from({ length: CLIENTS }, client));
    const rate = count / ((performance.now() - began) / 1000);
    await pool.end();
    return rate;
  };
}

function hasPgbench(): boolean {
  try {
    execFileSync('pgbench', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** One warm-up each, then round by round. */
async function alternate(
  ours: () => Promise<number>,
  limit: () => Promise<number>,
  rounds: number,
): Promise<Omit<PostingRatio, 'limitBy'>> {
  await ours();
  await limit();
  const pairs: [number, number][] = [];
  for (let i = 0; i < rounds; i += 1) pairs.push([await ours(), await limit()]);
  return {
    ours: median(pairs.map(([a]) => a)),
    limit: median(pairs.map(([, b]) => b)),
    ratio: median(pairs.map(([a, b]) => a / b)),
  };
}

/**
 * Customers pay small invoices from their wallets: one request each, as the browser sends it. Gives requests a second,
 * and adds what each round cost to `costs`.
 */
function payer(product: Served, tokens: readonly string[], invoices: string[], costs: Cost[]): () => Promise<number> {
  const queues = tokens.map((_, i) => invoices.filter((_id, n) => (n + 1) % PAYERS === i));
  const cpu = (): Promise<number> => cpuSeconds(product.child.pid ?? 0);
  return async () => {
    const cpuBefore = await cpu();
    const end = performance.now() + SECONDS * 1000;
    let count = 0;
    const client = async (token: string, queue: string[]): Promise<void> => {
      while (performance.now() < end) {
        const id = queue.pop();
        if (!id) throw new Error('the bench has no invoices left');
        const answer = await fetch(`${product.url}/api/invoices/${id}/pay`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: '{"method":"wallet"}',
        });
        const text = await answer.text();
        if (answer.status !== 200) throw new Error(text);
        count += 1;
      }
    };
    const began = performance.now();
    await Promise.all(tokens.map((token, i) => client(token, queues[i] ?? [])));
    const rate = count / ((performance.now() - began) / 1000);
    costs.push({ cpuMs: (((await cpu()) - cpuBefore) * 1000) / count });
    return rate;
  };
}

export interface PostingResults {
  readonly spread: PostingRatio;
  readonly hot: PostingRatio;
  /** The bare loop against the limit: what the driver leaves to be reached. */
  readonly driver: PostingRatio;
  readonly overHttp: PostingRatio & { readonly cost: Cost };
}

export async function benchPostings(databaseUrl: string, dataDir: string): Promise<PostingResults> {
  const invoices = await seedPostings(databaseUrl, { invoices: INVOICES, payers: PAYERS });
  const folder = mkdtempSync(join(tmpdir(), 'barpa-pgbench-'));
  const limitBy = hasPgbench() ? 'pgbench' : 'a bare pg loop';
  const limit = limitBy === 'pgbench' ? byPgbench(databaseUrl, folder) : byBareLoop(databaseUrl);
  const product = await serve('postings/posting-process', { DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  try {
    const posts = (mode: PostingMode) => (): Promise<number> =>
      ask<number>(product, { ask: 'post', mode, clients: CLIENTS, seconds: SECONDS } satisfies Asked);
    const userIds = Array.from({ length: PAYERS }, (_, i) => benchAccount(i + 1));
    const tokens = await ask<string[]>(product, { ask: 'tokens', userIds } satisfies Asked);
    const costs: Cost[] = [];
    const pay = payer(product, tokens, invoices, costs);
    const overHttp = await alternate(pay, () => limit('hot'), ROUNDS.reported);
    return {
      spread: { limitBy, ...(await alternate(posts('spread'), () => limit('spread'), ROUNDS.floored)) },
      hot: { limitBy, ...(await alternate(posts('hot'), () => limit('hot'), ROUNDS.floored)) },
      driver: {
        limitBy,
        ...(await alternate(
          () => byBareLoop(databaseUrl)('spread'),
          () => limit('spread'),
          ROUNDS.reported,
        )),
      },
      overHttp: { limitBy, ...overHttp, cost: { cpuMs: median(costs.map(({ cpuMs }) => cpuMs)) } },
    };
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
