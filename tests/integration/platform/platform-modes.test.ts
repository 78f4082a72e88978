/** The platform's mode: four modes, the gate of both APIs, windows that begin and end by themselves, the history. */
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { advanceMaintenance } from '#features/platform-mode/maintenance.service.js';
import { OPEN_WHILE_CLOSED } from '#features/platform-mode/platform-gate.js';
import { features } from '#features/index.js';
import { createSchema } from '#server/graphql/schema.js';
import { routesOf } from '#server/rest/index.js';
import { createAccount, PASSWORD, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';

const clock = manualClock();
let app: TestApp;
let admin: Account;
let customer: Account;
beforeAll(async () => {
  app = await createTestApp({ clock });
  await signInAgain();
});
afterAll(() => app?.close());
afterEach(() => setMode('normal'));

/** Tokens live half an hour, and the clock makes leaps. */
async function signInAgain(): Promise<void> {
  admin = await createAccount(app, { role: 'admin', fullName: 'مدیر نمونه' });
  customer = await createAccount(app);
}

const HOUR = 3_600_000;
const patch = (body: object, token: string | null = admin.token) => app.rest('PATCH', '/site-config', { body, token });
const setMode = (mode: string, more: object = {}) => patch({ mode, ...more });
const current = async () => (await app.rest('GET', '/site-config/current')).body;
const later = (ms: number): string => new Date(clock.now().getTime() + ms).toISOString();

describe('modes', () => {
  it.each([
    ['S-201', 'temporarily_unavailable', 'temporarily_unavailable'],
    ['S-201', 'update_mode', 'update_mode'],
    ['S-201', 'development_mode', 'development_mode'],
    ['S-200 maintenance means', 'maintenance', 'temporarily_unavailable'],
  ])('%s: %s is set and sent', async (_line, asked, mode) => {
    const until = later(HOUR);
    const { status, body } = await setMode(asked, { message: 'به‌زودی برمی‌گردیم', until, reason: 'آزمون' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, config: { mode, message: 'به‌زودی برمی‌گردیم', until } });
    expect(await current()).toMatchObject({ mode, message: 'به‌زودی برمی‌گردیم', until });
  });

  it('S-328 normal says nothing more', async () => {
    await setMode('update_mode', { message: 'یک لحظه' });
    await setMode('normal', { message: 'این گفته نمی‌شود' });
    expect(await current()).toMatchObject({ mode: 'normal', message: null, until: null });
    expect((await app.rest('GET', '/orders', { token: customer.token })).status).toBe(200);
  });

  it('cannot be set by a customer or to an unknown one', async () => {
    expect((await patch({ mode: 'update_mode' }, customer.token)).status).toBe(403);
    expect((await patch({ mode: 'update_mode' }, null)).status).toBe(401);
    expect((await setMode('closed')).body).toMatchObject({ error_code: 'VALIDATION_ERROR' });
    expect((await setMode('update_mode', { until: later(-HOUR) })).body).toMatchObject({ fields: [{ path: 'until' }] });
    expect((await patch({})).status).toBe(422);
    expect(await current()).toMatchObject({ mode: 'normal' });
  });

  it('are set over GraphQL, too', async () => {
    const set = 'mutation ($input: PlatformModeInput!) { setPlatformMode(input: $input) { mode message until } }';
    const input = { mode: 'update_mode', message: 'نسخهٔ جدید' };
    const refused = await app.graphql(set, { input }, customer.token);
    expect(refused.errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    const { data } = await app.graphql(set, { input }, admin.token);
    expect(data).toEqual({ setPlatformMode: { mode: 'update_mode', message: 'نسخهٔ جدید', until: null } });
    expect((await app.graphql('{ platformMode { mode message } }')).data).toEqual({
      platformMode: { mode: 'update_mode', message: 'نسخهٔ جدید' },
    });
  });
});

describe('a closed platform', () => {
  it.each(['temporarily_unavailable', 'update_mode'])('S-329 S-330 %s refuses customers, not admins', async (mode) => {
    await setMode(mode, { until: later(HOUR / 2) });
    const refused = await app.rest('GET', '/orders', { token: customer.token });
    expect([refused.status, refused.body['error_code'], refused.headers.get('retry-after')]).toEqual([
      503,
      'PLATFORM_UNAVAILABLE',
      '1800',
    ]);
    expect((await app.rest('POST', '/auth/signup', { body: {} })).status).toBe(503);
    expect((await app.rest('GET', '/orders', { token: admin.token })).status).toBe(200);
  });

  it('refuses over GraphQL with the same head', async () => {
    await setMode('maintenance');
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${customer.token}` },
      body: JSON.stringify({
        query: 'query { platformMode { mode } ...More } fragment More on Query { unreadNotificationCount }',
      }),
    });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'PLATFORM_UNAVAILABLE' } }] });
    const asAdmin = await app.graphql('{ unreadNotificationCount }', {}, admin.token);
    expect(asAdmin.data).toEqual({ unreadNotificationCount: 0 });
  });

  it('lets people sign in, and money arrive', async () => {
    await setMode('maintenance');
    const signedIn = await app.rest('POST', '/auth/login', { body: { email: admin.email, password: PASSWORD } });
    expect(signedIn.status).toBe(200);
    const refreshed = { refresh_token: signedIn.body['refresh_token'] };
    expect((await app.rest('POST', '/auth/refresh', { body: refreshed })).status).toBe(200);
    for (const path of ['/payments/verify', '/payments/verify-wallet-deposit', '/wallets/me/deposit/verify']) {
      const answer = await app.rest('POST', path, { body: { authority: `A${'0'.repeat(35)}`, status: 'OK' } });
      expect([path, answer.body['error_code']]).not.toEqual([path, 'PLATFORM_UNAVAILABLE']);
    }
    for (const path of ['/health', '/health/ready', '/site-config/current'])
      expect((await app.rest('GET', path)).status).toBe(200);
    expect((await app.graphql('{ platformSettings { name } me { id } }')).errors).toBeUndefined();
  });

  it('keeps open only what exists', async () => {
    const { schema } = await createSchema(features);
    const routes = routesOf(features, schema).map(({ method, path }) => `${method} ${path}`);
    const fields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}).map((name) => `${type?.name}.${name}`),
    );
    expect([...OPEN_WHILE_CLOSED].filter((name) => !routes.includes(name) && !fields.includes(name))).toEqual([]);
  });
});

describe('live', () => {
  it('S-201 every open page hears of a new mode, also without a token', async () => {
    const heard: unknown[] = [];
    const socket = createClient({ url: `${app.url.replace('http', 'ws')}/graphql`, webSocketImpl: WebSocket });
    socket.subscribe(
      { query: 'subscription { platformModeChanged { mode message until } }' },
      { next: ({ data }) => heard.push(data), error: (error) => heard.push(error), complete: () => undefined },
    );
    await eventually('the mode as it is', async () => heard.length === 1);
    await setMode('development_mode', { message: 'آزمایشی' });
    await eventually('the mode as it is now', async () => heard.length === 2);
    expect(heard).toEqual([
      { platformModeChanged: { mode: 'normal', message: null, until: null } },
      { platformModeChanged: { mode: 'development_mode', message: 'آزمایشی', until: null } },
    ]);
    await socket.dispose();
  });
});

describe('planned maintenance', () => {
  const plan = (body: object, token = admin.token) =>
    app.rest('POST', '/site-config/maintenance-schedule', { body, token });
  const planned = async () =>
    (await app.rest('GET', '/site-config/maintenance-schedule', { token: admin.token })).body['items'];
  const pass = async (ms: number) => {
    clock.advance(ms);
    await signInAgain();
    await advanceMaintenance(app.ctx());
    return (await current())['mode'];
  };

  it('begins and ends by itself, and is written down', async () => {
    const window = {
      from: later(HOUR),
      to: later(2 * HOUR),
      mode: 'update_mode',
      message: 'نسخهٔ جدید',
      reason: 'نسخهٔ ۲',
    };
    expect((await plan(window)).status).toBe(201);
    expect(await planned()).toMatchObject([{ ...window, state: 'planned' }]);
    expect(await pass(HOUR - 1000)).toBe('normal');
    expect(await pass(1000)).toBe('update_mode');
    expect(await current()).toMatchObject({ until: window.to, message: 'نسخهٔ جدید' });
    expect(await pass(HOUR - 1000)).toBe('update_mode');
    expect(await pass(1000)).toBe('normal');
    expect(await planned()).toEqual([]);
    const { body } = await app.rest('GET', '/site-config/history?limit=2', { token: admin.token });
    expect(body['items']).toMatchObject([
      { mode: 'normal', previous_mode: 'update_mode', by: 'سامانه', by_id: null, reason: 'نسخهٔ ۲' },
      { mode: 'update_mode', previous_mode: 'normal', by: 'سامانه' },
    ]);
  });

  it('is listed up to a hundred times, the next first', async () => {
    const { em } = app.ctx();
    await em.execute(
      `insert into maintenance_windows (id, starts_at, ends_at, mode, state, created_by_id, created_at, updated_at)
       select gen_random_uuid(), starts, starts + interval '1 hour', 'update_mode', 'planned', cast(? as uuid), now(), now()
       from generate_series(timestamptz '2100-01-01Z', timestamptz '2100-04-11Z', interval '1 day') as starts`,
      [admin.id],
    );
    const told = (await planned()) as { from: string }[];
    await em.execute(`delete from maintenance_windows where starts_at >= '2100-01-01'`);
    expect(told).toHaveLength(100);
    expect(told[0]).toMatchObject({ from: '2100-01-01T00:00:00.000Z' });
    expect(told.at(-1)).toMatchObject({ from: '2100-04-10T00:00:00.000Z' });
  });

  it('returns to the mode before it', async () => {
    await setMode('development_mode');
    await plan({ from: later(HOUR), to: later(2 * HOUR) });
    expect(await pass(HOUR)).toBe('temporarily_unavailable');
    expect(await pass(HOUR)).toBe('development_mode');
  });

  it('cannot close the site once its time has passed', async () => {
    await plan({ from: later(HOUR), to: later(2 * HOUR) });
    expect(await pass(3 * HOUR)).toBe('normal');
    expect(await planned()).toEqual([]);
  });

  it('is given up when an administrator takes over', async () => {
    await plan({ from: later(HOUR), to: later(2 * HOUR) });
    await pass(HOUR);
    await setMode('normal');
    expect(await pass(1000)).toBe('normal');
    expect(await planned()).toEqual([]);
  });

  it('is canceled before and while it runs', async () => {
    const cancel = (id: unknown, token = admin.token) =>
      app.rest('DELETE', `/site-config/maintenance-schedule/${String(id)}`, { token });
    const before = (await plan({ from: later(HOUR), to: later(2 * HOUR) })).body['id'];
    expect((await cancel(before, customer.token)).status).toBe(403);
    expect((await cancel(before)).body).toMatchObject({ success: true, window: { state: 'canceled' } });
    expect(await pass(HOUR)).toBe('normal');
    expect((await cancel(before)).status).toBe(409);
    expect((await cancel('nothing')).status).toBe(404);
    const during = (await plan({ from: later(0), to: later(HOUR) })).body['id'];
    expect(await pass(0)).toBe('temporarily_unavailable');
    await cancel(during);
    expect(await current()).toMatchObject({ mode: 'normal' });
  });

  it.each([
    ['end before it begins', () => ({ from: later(2 * HOUR), to: later(HOUR) }), 'to'],
    ['lie in the past', () => ({ from: later(-2 * HOUR), to: later(-HOUR) }), 'to'],
    ['last a month', () => ({ from: later(HOUR), to: later(30 * 24 * HOUR) }), 'to'],
    ['leave the site open', () => ({ from: later(HOUR), to: later(2 * HOUR), mode: 'development_mode' }), 'mode'],
  ])('cannot %s', async (_what, body, path) => {
    expect((await plan(body())).body).toMatchObject({ error_code: 'VALIDATION_ERROR', fields: [{ path }] });
  });

  it('cannot overlap another', async () => {
    const { id } = (await plan({ from: later(HOUR), to: later(3 * HOUR) })).body;
    expect((await plan({ from: later(2 * HOUR), to: later(4 * HOUR) })).body).toMatchObject({
      fields: [{ path: 'from' }],
    });
    const cancel = 'mutation ($id: ID!) { cancelMaintenance(id: $id) { state } }';
    expect((await app.graphql(cancel, { id }, admin.token)).data).toEqual({
      cancelMaintenance: { state: 'cancelled' },
    });
  });
});

describe('history and health', () => {
  it('names who, when, from, to and why, paged and by time', async () => {
    clock.advance(HOUR);
    await signInAgain();
    const from = clock.now().toISOString();
    await setMode('development_mode', { reason: 'یک' });
    await setMode('update_mode', { reason: 'دو' });
    const first = await app.rest('GET', `/site-config/history?limit=1&page=2&from=${from}&to=${from}`, {
      token: admin.token,
    });
    expect(first.body).toMatchObject({
      items: [
        { kind: 'mode', mode: 'development_mode', previous_mode: 'normal', reason: 'یک', by: 'مدیر نمونه', at: from },
      ],
      pagination: { page: 2, limit: 1, total: 2, pages: 2 },
    });
    const query =
      'query ($from: DateTime) { platformHistory(filter: { from: $from }) { items { mode by } pagination { total } } }';
    expect((await app.graphql(query, { from }, admin.token)).data).toMatchObject({
      platformHistory: { items: [{ mode: 'update_mode' }, { mode: 'development_mode' }], pagination: { total: 2 } },
    });
  });

  it('S-200 each act of an administrator is in the audit log', async () => {
    const entries = async (action: string) => {
      const { body } = await app.rest('GET', `/admin/audit?limit=2&action=${action}`, { token: admin.token });
      return (body['items'] as Record<string, unknown>[]).map(({ before, after, reason }) => ({
        before,
        after,
        reason,
      }));
    };
    await setMode('update_mode', { message: 'زود برمی‌گردیم', reason: 'نسخهٔ جدید' });
    expect((await entries('platform.mode'))[0]).toEqual({
      before: { mode: 'normal', message: null, until: null },
      after: { mode: 'update_mode', message: 'زود برمی‌گردیم', until: null },
      reason: 'نسخهٔ جدید',
    });
    await patch({ settings: { slogan: 'شعار جدید' }, reason: 'نوروز' });
    const [settings] = await entries('platform.settings');
    expect(settings).toMatchObject({ after: { slogan: 'شعار جدید' }, reason: 'نوروز' });
    expect(Object.keys(settings?.before as object)).toEqual(['slogan']);
    const body = { from: later(HOUR), to: later(2 * HOUR), reason: 'پایگاه داده' };
    const path = '/site-config/maintenance-schedule';
    const { id } = (await app.rest('POST', path, { body, token: admin.token })).body;
    await app.rest('DELETE', `${path}/${String(id)}`, { token: admin.token });
    expect(await entries('platform.schedule')).toMatchObject([
      { before: { state: 'planned' }, after: { state: 'cancelled' } },
      { after: { from: body.from, to: body.to }, reason: 'پایگاه داده' },
    ]);
    await patch({ settings: { slogan: 'شعار جدید' } });
    expect(await entries('platform.settings')).toHaveLength(1);
  });

  it('the health names its checks', async () => {
    const { body } = await app.rest('GET', '/site-config/health', { token: admin.token });
    expect(body).toMatchObject({
      checks: [
        { name: 'database', status: 'ok' },
        { name: 'jobs' },
        { name: 'clock', status: 'ok' },
        { name: 'platform' },
      ],
    });
  });

  it.each(['history', 'health', 'maintenance-schedule'])('%s cannot be read by a customer', async (name) => {
    expect((await app.rest('GET', `/site-config/${name}`, { token: customer.token })).status).toBe(403);
  });
});
