/** Walking a list by cursors: no row is lost or repeated while others come, change and go. */
import pg from 'pg';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';

const ROWS = 500;

let app: TestApp;
let pool: pg.Pool;
beforeAll(async () => {
  app = await createTestApp();
  pool = new pg.Pool({ connectionString: app.database.url });
});
afterAll(async () => {
  await pool?.end();
  await app?.close();
});

/** Ten rows each share an instant, so that only the id tells them apart. */
async function addNotifications({ id }: Account, count: number): Promise<void> {
  await pool.query(
    `insert into notifications (id, user_id, type, title, message, created_at)
     select gen_random_uuid(), $1, 'payment', 'عنوان ' || n, 'متن', now() - interval '1 day' + (n / 10) * interval '1.000001 seconds'
     from generate_series(1, $2::int) n`,
    [id, count],
  );
}

const LIST =
  'query ($first: Int, $after: String, $limit: Int! = 20) { notifications(first: $first, after: $after, limit: $limit) { items { id } nextCursor pagination { total more } } }';

interface Part {
  readonly notifications: {
    readonly items: readonly { readonly id: string }[];
    readonly nextCursor: string | null;
    readonly pagination: { readonly total: number; readonly more: boolean };
  };
}

/** The whole list in parts; `between` happens after each of them. */
async function walk(account: Account, first: number, between: () => Promise<void> = async () => {}): Promise<string[]> {
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const { data }: { data: Part } = await app.graphql<Part>(LIST, { first, after }, account.token);
    seen.push(...data.notifications.items.map(({ id }) => id));
    after = data.notifications.nextCursor;
    await between();
  } while (after !== null);
  return seen;
}

const idsOf = async ({ id }: Account): Promise<string[]> =>
  (await pool.query<{ id: string }>('select id from notifications where user_id = $1', [id])).rows.map((row) => row.id);

it('a walk shows each row once, in order', async () => {
  const account = await createAccount(app);
  await addNotifications(account, ROWS);
  const seen = await walk(account, 37);
  const ordered = await pool.query<{ id: string }>(
    'select id from notifications where user_id = $1 order by created_at desc, id desc',
    [account.id],
  );
  expect(seen).toEqual(ordered.rows.map(({ id }) => id));
});

it('a walk cannot lose or repeat rows that stay', async () => {
  const account = await createAccount(app);
  await addNotifications(account, ROWS);
  const before = await idsOf(account);
  const seen = await walk(account, 25, async () => {
    await addNotifications(account, 3);
    await pool.query(
      'delete from notifications where id in (select id from notifications where user_id = $1 order by random() limit 2)',
      [account.id],
    );
    await pool.query('update notifications set read_at = now() where user_id = $1 and random() < 0.1', [account.id]);
  });
  const left = new Set(await idsOf(account));
  expect(new Set(seen).size).toBe(seen.length);
  expect(before.filter((id) => left.has(id) && !seen.includes(id))).toEqual([]);
});

it('REST walks by the same cursors', async () => {
  const account = await createAccount(app);
  await addNotifications(account, 30);
  const seen: string[] = [];
  let after = '';
  do {
    const { body } = await app.rest('GET', `/notifications?first=7${after && `&after=${after}`}`, account);
    seen.push(...(body['items'] as { id: string }[]).map(({ id }) => id));
    after = (body['next_cursor'] as string | null) ?? '';
  } while (after !== '');
  expect(seen).toEqual(await walk(account, 100));
});

it('a page by its number has no cursor', async () => {
  const account = await createAccount(app);
  await addNotifications(account, 30);
  const { data } = await app.graphql<Part>(LIST, { limit: 10 }, account.token);
  expect(data.notifications).toMatchObject({ nextCursor: null, pagination: { total: 30, more: true } });
});

it('the end of a list has no cursor', async () => {
  const account = await createAccount(app);
  await addNotifications(account, 20);
  const { data } = await app.graphql<Part>(LIST, { first: 20 }, account.token);
  expect(data.notifications).toMatchObject({ nextCursor: null, pagination: { total: 20, more: false } });
});

describe('rows without a value', () => {
  const COUPONS =
    'query ($direction: SortDirection!, $after: String) { coupons(filter: { sort: ends, direction: $direction }, first: 2, after: $after) { items { code } nextCursor } }';
  interface Coupons {
    readonly coupons: { readonly items: readonly { readonly code: string }[]; readonly nextCursor: string | null };
  }

  it.each(['asc', 'desc'])('keep their place in a walk, %s', async (direction) => {
    const admin = await createAccount(app, { role: 'admin' });
    await pool.query('delete from coupons');
    await pool.query(
      `insert into coupons (id, code, description, percent, minimum_rials, active, used, discounted_rials, search_text, ends_at, created_at, updated_at)
       select gen_random_uuid(), 'CODE' || n, '', 10, 0, true, 0, 0, '',
         case when n % 2 = 0 then now() + (n / 4) * interval '1 day' end, now(), now() from generate_series(1, 11) n`,
    );
    const { rows } = await pool.query<{ code: string }>(
      `select code from coupons order by ends_at ${direction}, id ${direction}`,
    );
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { data }: { data: Coupons } = await app.graphql<Coupons>(COUPONS, { direction, after }, admin.token);
      seen.push(...data.coupons.items.map(({ code }) => code));
      after = data.coupons.nextCursor;
    } while (after !== null);
    expect(seen).toEqual(rows.map(({ code }) => code));
  });
});

describe('a cursor', () => {
  const forged = (...parts: readonly unknown[]): string => Buffer.from(JSON.stringify(parts)).toString('base64url');
  const ORDER = 'created desc';
  const SOME_ID = '00000000-0000-7000-8000-000000000000';

  it.each([
    ['no cursor at all', 'hello'],
    ['of another order', forged('price desc', '1', SOME_ID)],
    ['with an impossible value', forged(ORDER, 'someday', SOME_ID)],
    ['with an unknown time zone', forged(ORDER, '2026-01-01 Nowhere/Nowhere', SOME_ID)],
    ['with a character that no text holds', forged(ORDER, '\0', SOME_ID)],
    ['with an impossible id', forged(ORDER, '2026-01-01', '1 or 1=1')],
    ['of other parts', forged(ORDER, { $gt: '' }, SOME_ID)],
    ['too long', 'a'.repeat(3000)],
  ])('cannot be %s', async (_name, after) => {
    const account = await createAccount(app);
    await addNotifications(account, 3);
    const { errors } = await app.graphql(LIST, { first: 2, after }, account.token);
    expect(errors?.[0]?.extensions['code']).toMatch(/^(INVALID_CURSOR|VALIDATION_ERROR)$/);
    const { status } = await app.rest('GET', `/notifications?first=2&after=${after}`, account);
    expect(status).toBe(422);
  });

  it('cannot show rows of another account', async () => {
    const [mine, theirs] = [await createAccount(app), await createAccount(app)];
    for (const each of [mine, theirs]) await addNotifications(each, 10);
    const { data } = await app.graphql<Part>(LIST, { first: 2 }, theirs.token);
    const after = data.notifications.nextCursor;
    const seen = (await app.graphql<Part>(LIST, { first: 50, after }, mine.token)).data.notifications.items;
    const own = new Set(await idsOf(mine));
    expect(seen.filter(({ id }) => !own.has(id))).toEqual([]);
  });
});

it.each([{ limit: 0 }, { limit: 101 }, { first: 0 }, { first: 101 }])(
  'a list cannot be asked for %j rows',
  async (size) => {
    const account = await createAccount(app);
    const { errors } = await app.graphql(LIST, size, account.token);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION_ERROR',
      fields: [expect.objectContaining({ path: Object.keys(size)[0] })],
    });
  },
);
