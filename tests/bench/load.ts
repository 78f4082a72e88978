/** Requests per second of two servers, in alternating rounds, so that a drifting machine drifts for both. */
import autocannon from 'autocannon';
import { cpuSeconds } from './process-figures.js';
import type { Cost } from './released.js';
import { median } from './wall-clock.js';

export interface Target {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The id of the process that answers. */
  readonly pid: number;
}

const CONNECTIONS = 20;

interface Round {
  /** Requests a second. */
  readonly rate: number;
  /** The CPU of the answering process, for one request. */
  readonly cpuMs: number;
}

async function round(target: Target, seconds: number): Promise<Round> {
  const before = await cpuSeconds(target.pid);
  const { url, method = 'GET', headers = {}, body } = target;
  const result = await autocannon({
    url,
    method,
    headers: { ...headers },
    ...(body && { body }),
    connections: CONNECTIONS,
    duration: seconds,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  const spent = (await cpuSeconds(target.pid)) - before;
  return { rate: result.requests.average, cpuMs: (spent * 1000) / result.requests.total };
}

async function bytesOf({ url, method = 'GET', headers = {}, body }: Target): Promise<number> {
  const response = await fetch(url, { method, headers, ...(body && { body }) });
  return (await response.arrayBuffer()).byteLength;
}

export interface Ratio {
  readonly ours: number;
  readonly limit: number;
  readonly ratio: number;
  /** The cost of one of our requests. */
  readonly cost: Cost;
}

/** Median requests a second of both, after one warm-up round each, and the median of the ratios round by round. */
export async function compare(ours: Target, limit: Target, rounds = 5, seconds = 3): Promise<Ratio> {
  await round(ours, seconds);
  await round(limit, seconds);
  const pairs: [Round, Round][] = [];
  for (let i = 0; i < rounds; i += 1) pairs.push([await round(ours, seconds), await round(limit, seconds)]);
  return {
    ours: median(pairs.map(([a]) => a.rate)),
    limit: median(pairs.map(([, b]) => b.rate)),
    ratio: median(pairs.map(([a, b]) => a.rate / b.rate)),
    cost: { cpuMs: median(pairs.map(([a]) => a.cpuMs)), bytes: await bytesOf(ours) },
  };
}
