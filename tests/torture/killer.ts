/**
 * Kills: PostgreSQL whole or in part, the product, the gateway; and how long the product then takes to be ready again.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { AcknowledgedLog } from './acknowledged.js';
import type { Cluster } from './cluster.js';
import type { RestartableProcess } from './processes.js';
import type { Random } from './random.js';

export interface Killed {
  postgres: number;
  product: number;
  gateway: number;
  /** From PostgreSQL's return until the product says that it is ready, ms. */
  readonly readyMs: number[];
}

export interface Victims {
  readonly cluster: Cluster;
  readonly product: RestartableProcess;
  readonly gateway: RestartableProcess;
  readonly log: AcknowledgedLog;
}

/** So much must be acknowledged between two kills, or else so much time pass: a slow machine must get to work, too. */
const OPERATIONS_BETWEEN = 12;
const LONGEST_BETWEEN_MS = 8000;
/** Where the requested kills are done, the others are rarer. */
const AFTERWARDS = 4;
const READY_PATIENCE_MS = 60_000;

const WAYS = ['postmaster', 'postmaster', 'postmaster', 'postmaster', 'backend', 'product', 'gateway'] as const;

/** Until `isOver` says so. @throws Error when something does not come back. */
export async function killAgainAndAgain(
  victims: Victims,
  random: Random,
  killed: Killed,
  { isOver, kills }: { readonly isOver: () => boolean; readonly kills: number | null },
): Promise<void> {
  while (!isOver()) {
    const patience = kills !== null && killed.postgres >= kills ? AFTERWARDS : 1;
    await untilBusy(victims.log, isOver, patience);
    if (isOver()) return;
    await sleep(random.between(0, 300));
    await KILL[random.pick(WAYS)](victims, random, killed);
  }
}

async function untilBusy(log: AcknowledgedLog, isOver: () => boolean, patience: number): Promise<void> {
  const enough = log.count + patience * OPERATIONS_BETWEEN;
  const giveUp = performance.now() + patience * LONGEST_BETWEEN_MS;
  while (!isOver() && log.count < enough && performance.now() < giveUp) await sleep(25);
}

const KILL: Readonly<
  Record<(typeof WAYS)[number], (victims: Victims, random: Random, killed: Killed) => Promise<void>>
> = {
  postmaster: async ({ cluster, product }, random, killed) => {
    cluster.killPostmaster();
    killed.postgres += 1;
    await sleep(random.between(0, 200));
    await comeBack(cluster, product, killed);
  },
  backend: async ({ cluster, product }, random, killed) => {
    if (!(await cluster.killBackend(random))) return;
    killed.postgres += 1;
    await comeBack(cluster, product, killed);
  },
  product: async ({ product }, _random, killed) => {
    await product.kill();
    killed.product += 1;
    await product.start();
  },
  gateway: async ({ gateway }, _random, killed) => {
    await gateway.kill();
    killed.gateway += 1;
    await gateway.start();
  },
};

async function comeBack(cluster: Cluster, product: RestartableProcess, killed: Killed): Promise<void> {
  await cluster.revive();
  const back = performance.now();
  while (!(await isReady(product.url))) {
    if (!product.isAlive) await product.start();
    if (performance.now() - back > READY_PATIENCE_MS)
      throw new Error('the product is not ready a minute after PostgreSQL');
    await sleep(20);
  }
  killed.readyMs.push(Math.round(performance.now() - back));
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health/ready`, { signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    // Not even an answer: tried again.
    return false;
  }
}
