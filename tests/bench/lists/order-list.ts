/** Fifty orders with their customers, through both APIs, against the bare limit (decision 003). */
import { once } from 'node:events';
import { compare, type Ratio, type Target } from '../load.js';
import { serve, type Served } from '../processes.js';
import { BENCH_ADMIN, seedOrders, withDatabase } from '../seed.js';

const LIMIT = 50;
const QUERY = `query BenchOrders { orders(filter: { scope: all }, limit: ${LIMIT}) { items {
  id orderNumber title status paymentStatus priceToman domain createdAt customer { id fullName email } } } }`;

async function json(target: Omit<Target, 'pid'>): Promise<Record<string, unknown>> {
  const response = await fetch(target.url, {
    method: target.method ?? 'GET',
    headers: { ...target.headers },
    ...(target.body && { body: target.body }),
  });
  return (await response.json()) as Record<string, unknown>;
}

async function signIn(url: string): Promise<string> {
  const answer = await json({
    url: `${url}/api/auth/login`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(BENCH_ADMIN),
  });
  if (typeof answer['access_token'] !== 'string')
    throw new Error(`the bench cannot sign in: ${JSON.stringify(answer)}`);
  return answer['access_token'];
}

/** The bare server copies the REST answer's fields, and both must then send the same bytes. */
async function teach(bare: Served, answer: Record<string, unknown>): Promise<void> {
  const { items, orders: _orders, ...envelope } = answer as { items: Record<string, unknown>[]; orders?: unknown };
  bare.child.send({ envelope: { ...envelope, ...('orders' in answer && { orders: [] }) }, item: items[0] });
  await once(bare.child, 'message');
}

async function assertSameBytes(ours: Target, limit: Target): Promise<void> {
  const [a, b] = [JSON.stringify(await json(ours)).length, JSON.stringify(await json(limit)).length];
  if (Math.abs(a - b) > a * 0.01) throw new Error(`not the same bytes: ${ours.url} ${a}, ${limit.url} ${b}`);
}

export async function benchOrderList(databaseUrl: string, dataDir: string): Promise<{ graphql: Ratio; rest: Ratio }> {
  // Exactly one page: no total has to be counted, as the bare server counts none.
  await withDatabase(databaseUrl, (client) => seedOrders(client, { users: 60, orders: LIMIT }));
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  const product = await serve('product-process', env);
  const bare = await serve('bare-process', env);
  try {
    const authorization = `Bearer ${await signIn(product.url)}`;
    const [pid, barePid] = [product, bare].map(({ child }) => child.pid ?? 0) as [number, number];
    const graphql: Target = {
      pid,
      url: `${product.url}/graphql`,
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ query: QUERY }),
    };
    const rest: Target = {
      pid,
      url: `${product.url}/api/orders?admin=true&limit=${LIMIT}`,
      headers: { authorization },
    };
    await teach(bare, await json(rest));
    const limits = {
      graphql: { pid: barePid, url: `${bare.url}/graphql` },
      rest: { pid: barePid, url: `${bare.url}/rest` },
    };
    await assertSameBytes(graphql, limits.graphql);
    await assertSameBytes(rest, limits.rest);
    return { graphql: await compare(graphql, limits.graphql), rest: await compare(rest, limits.rest) };
  } finally {
    await product.stop();
    await bare.stop();
  }
}
