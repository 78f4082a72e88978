/** Rows for the benches, written by SQL in one breath. */
import pg from 'pg';

const ADMIN = { email: 'bench-admin@barpa.example', password: 'bench-admin-password' };
export { ADMIN as BENCH_ADMIN };

const USERS = `insert into users (id, email, password_hash, role, status, full_name, user_metadata, email_confirmed_at, created_at, updated_at)
  select uuidv7(), 'customer-' || n || '@barpa.example', '-', 'user', 'active', 'مشتری شمارهٔ ' || n, '{}', now(), now(), now()
  from generate_series(1, $1::int) n`;

/** In ms, as the product numbers its orders: about a second lies between two. */
const FIRST_NUMBER = 1_764_000_000_000;
const NUMBER_STEP = 1009;

/** The number of the n-th order. */
export function orderNumber(n: number): string {
  return `WZ-${FIRST_NUMBER + n * NUMBER_STEP}`;
}

/** The part of an order's wizard that the product reads: which services were chosen. */
const WIZARD = JSON.stringify({ additionalServices: {}, additionalServicesList: [], pricing: { rushDelivery: false } });

const ORDERS = `insert into orders (id, order_number, user_id, title, description, status, payment_status, price_rials, currency, site_type,
    total_pages, total_sections, domain, primary_color, wizard_data, quote, search_text, created_at, updated_at)
  select uuidv7(), number, u.id, 'وب‌سایت شمارهٔ ' || n, 'سفارش آزمون کارایی', 'pending', 'pending', 25000000, 'IRR', 'business',
    3, 9, 'name-' || n || '.ir', '#8B5CF6', '${WIZARD}', '{}', 'وبسایت شمارهی ' || n || ' ' || lower(number) || ' name-' || n || '.ir سفارش آزمون کارایی', now() - make_interval(secs => n), now()
  from generate_series(1, $1::int) n
  cross join lateral (select 'WZ-' || (${FIRST_NUMBER} + n * ${NUMBER_STEP}::bigint) as number) made
  join (select id, row_number() over (order by id) - 1 as i from users where role = 'user') u on u.i = n % $2::int`;

export async function withDatabase<Result>(
  databaseUrl: string,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** `users` customers who share `orders` orders evenly. */
export async function seedOrders(client: pg.Client, counts: { users: number; orders: number }): Promise<void> {
  await client.query(USERS, [counts.users]);
  await client.query(ORDERS, [counts.orders, counts.users]);
  await client.query('analyze');
}
