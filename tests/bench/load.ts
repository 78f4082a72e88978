/** Requests per second of two servers, in alternating rounds, so that a drifting machine drifts for both. */
import autocannon from 'autocannon';
import { median } from './wall-clock.js';

export interface Target {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const CONNECTIONS = 20;

async function round(target: Target, seconds: number): Promise<number> {
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
  return result.requests.average;
}

export interface Ratio {
  readonly ours: number;
  readonly limit: number;
  readonly ratio: number;
}

/** Median requests a second of both, after one warm-up round each, and the median of the ratios round by round. */
export async function compare(ours: Target, limit: Target, rounds = 5, seconds = 3): Promise<Ratio> {
  await round(ours, seconds);
  await round(limit, seconds);
  const pairs: [number, number][] = [];
  for (let i = 0; i < rounds; i += 1) pairs.push([await round(ours, seconds), await round(limit, seconds)]);
  return {
    ours: median(pairs.map(([a]) => a)),
    limit: median(pairs.map(([, b]) => b)),
    ratio: median(pairs.map(([a, b]) => a / b)),
  };
}
