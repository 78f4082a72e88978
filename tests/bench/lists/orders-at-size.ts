/** The order lists that people open, at a thousand and at a million orders. */
import type pg from 'pg';
import type { ListBench } from './lists-at-size.js';
import { BENCH_ADMIN, orderNumber, seedOrders } from '../seed.js';

const SMALL = 1000;
const LARGE = 1_000_000;
const ORDERS_EACH = 10;

const INDEXES = `select indexname as name, indexdef as made from pg_indexes i
  where tablename = 'orders' and not exists (select 1 from pg_constraint c where c.conname = i.indexname)`;

async function fill(client: pg.Client, orders: number): Promise<void> {
  // Indexes that are built when the rows are there cost a tenth of those that grow with each row.
  const { rows: indexes } = await client.query<{ name: string; made: string }>(INDEXES);
  for (const { name } of indexes) await client.query(`drop index "${name}"`);
  await seedOrders(client, { users: orders / ORDERS_EACH, orders });
  for (const { made } of indexes) await client.query(made);
}

const OWN = '/orders?mine=true';
const ALL = '/orders?admin=true&limit=10';
const customer = 'customer-1@barpa.example';
const admin = BENCH_ADMIN.email;

export const ORDERS_AT_SIZE: ListBench = {
  small: SMALL,
  large: LARGE,
  fill,
  lists: [
    { name: "a customer's own orders", path: () => OWN, who: customer },
    { name: "a customer's own, searched", path: () => `${OWN}&search=سایت`, who: customer },
    { name: 'all orders', path: () => ALL, who: admin },
    { name: 'all orders of one status', path: () => `${ALL}&status=pending`, who: admin },
    {
      name: 'all orders, searched by number',
      path: (n) => `${ALL}&search=${orderNumber(1 + ((n * 37) % SMALL))}`,
      who: admin,
    },
    { name: 'all orders, a word all share', path: () => `${ALL}&search=وب‌سایت`, who: admin },
  ],
};
