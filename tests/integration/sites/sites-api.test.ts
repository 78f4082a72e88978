/** Sites over both APIs: reading, publishing, going back, taking away as a zip; own ones and nobody else's. */
import { unzipSync } from 'fflate';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { storeContent } from '#features/sites/content/content-store.js';
import { describeRelease } from '#features/sites/site/manifest.js';
import { rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { byKey } from '#tests/helpers/api-keys.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { hostOf, paidOrder, siteOf, untilSite, visit, type SiteFacts } from '#tests/helpers/sites.js';

let app: TestApp;
let owner: Account;
let foreign: Account;
let admin: Account;
let orderId: string;
let site: SiteFacts;

beforeAll(async () => {
  app = await createTestApp();
  owner = await createAccount(app);
  foreign = await createAccount(app);
  admin = await createAccount(app, { role: 'admin' });
  orderId = await paidOrder(app, owner);
  site = await untilSite(app, orderId);
});
afterAll(() => app?.close());

const get = (path: string, who: Account | null = owner) => app.rest('GET', path, { token: who?.token ?? null });
const post = (path: string, body: object = {}, who = owner) => app.rest('POST', path, { body, token: who.token });

/** A second release beside the built one, as a change of the design would make it. */
async function anotherRelease(text: string, holdsSamplesBack = true): Promise<string> {
  const bytes = Buffer.from(text);
  const files = [{ path: 'index.html', type: 'text/html; charset=utf-8', bytes }];
  const made = describeRelease(files);
  await storeContent(app.ctx(), files, made.manifest);
  const releaseId = newId();
  await rows(
    app.ctx().em,
    `with numbered as (update sites set last_number = last_number + 1 where id = $2 returning last_number)
     insert into releases (id, site_id, number, digest, manifest, total_files, total_bytes,
       holds_samples_back, created_at)
     select $1, $2, last_number, $3, $4, 1, $5, $6, now() from numbered`,
    [releaseId, site.id, made.digest, JSON.stringify(made.manifest), bytes.length, holdsSamplesBack],
  );
  return releaseId;
}

it('lists one’s own sites with their addresses, and nobody else’s', async () => {
  const { status, body } = await get('/sites');
  expect(status).toBe(200);
  const address = `${app.url.replace('//localhost', `//${hostOf(site)}`)}`;
  expect(body['items']).toEqual([
    expect.objectContaining({
      id: site.id,
      order_id: orderId,
      url: address,
      status: 'online',
      live_release_id: site.liveReleaseId,
      domains: [],
      failure_detail: null,
    }),
  ]);
  expect((await get('/sites', foreign)).body['items']).toEqual([]);
  expect((await get('/sites?scope=all', foreign)).body['error_code']).toBe('FORBIDDEN');
  const all = (await get('/sites?scope=all&status=online', admin)).body['items'] as { id: string }[];
  expect(all.map(({ id }) => id)).toContain(site.id);
  expect((await get('/sites?scope=all&status=failed', admin)).body['items']).toEqual([]);
});

it('an order shows its site', async () => {
  const query = 'query ($id: ID!) { order(id: $id) { site { id url status releases { number isLive } } } }';
  const { data } = await app.graphql(query, { id: orderId }, owner.token);
  expect(data).toMatchObject({
    order: { site: { id: site.id, status: 'online', releases: [{ number: 1, isLive: true }] } },
  });
});

it('publishing an unchanged design keeps the live release, and visitors notice nothing', async () => {
  const { status, body } = await post(`/sites/${site.id}/publish`);
  expect([status, body['status']]).toEqual([200, 'online']);
  // The build may have ended before the answer was written.
  await untilSite(app, orderId, ({ lastNumber, buildingNumber }) => lastNumber === 2 && buildingNumber === null);
  expect((await get(`/sites/${site.id}/releases`)).body['items']).toHaveLength(1);
  expect(await siteOf(app, orderId)).toMatchObject({ liveReleaseId: site.liveReleaseId });
});

it('goes back and forth between releases at once, and updates its owner’s screens', async () => {
  const heard: string[] = [];
  const client = createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { token: owner.token },
  });
  const stop = client.subscribe<{ siteChanged: { liveReleaseId: string } }>(
    { query: 'subscription { siteChanged { liveReleaseId } }' },
    {
      next: ({ data }) => void (data && heard.push(data.siteChanged.liveReleaseId)),
      error: () => undefined,
      complete: () => undefined,
    },
  );
  try {
    const first = site.liveReleaseId ?? '';
    const second = await anotherRelease('نسخهٔ دوم');
    await eventually('the subscription is active', async () => {
      await post(`/sites/${site.id}/rollback`, { release_id: second });
      await post(`/sites/${site.id}/rollback`, { release_id: first });
      return heard.includes(first) && heard.includes(second);
    });
    expect((await visit(app.url, hostOf(site))).text).not.toBe('نسخهٔ دوم');
    const mutation = 'mutation ($s: ID!, $r: ID!) { rollbackSite(id: $s, releaseId: $r) { liveReleaseId } }';
    const { data } = await app.graphql(mutation, { s: site.id, r: second }, owner.token);
    expect(data).toEqual({ rollbackSite: { liveReleaseId: second } });
    expect((await visit(app.url, hostOf(site))).text).toBe('نسخهٔ دوم');
    await post(`/sites/${site.id}/rollback`, { release_id: first });
  } finally {
    stop();
    await client.dispose();
  }
});

it('updates the screen of its owner and of administrators alone', async () => {
  const first = site.liveReleaseId ?? '';
  const second = await anotherRelease('نسخهٔ زنده');
  const heard = new Map<string, string[]>();
  const clients = [owner, foreign, admin].map((who) => {
    const events: string[] = [];
    heard.set(who.id, events);
    const client = createClient({
      url: `${app.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { token: who.token },
    });
    client.subscribe<{ siteChanged: { id: string } }>(
      { query: 'subscription ($id: ID) { siteChanged(id: $id) { id } }', variables: { id: site.id } },
      {
        next: ({ data }) => void (data && events.push(data.siteChanged.id)),
        error: () => undefined,
        complete: () => undefined,
      },
    );
    return client;
  });
  try {
    await untilSite(app, await paidOrder(app, owner));
    await eventually('owner and administrator are told', async () => {
      await post(`/sites/${site.id}/rollback`, { release_id: second });
      await post(`/sites/${site.id}/rollback`, { release_id: first });
      return heard.get(owner.id)?.length && heard.get(admin.id)?.length;
    });
    expect(heard.get(foreign.id)).toEqual([]);
    expect(new Set([...heard.values()].flat())).toEqual(new Set([site.id]));
  } finally {
    await Promise.all(clients.map((client) => client.dispose()));
  }
});

/** The zip of the live release, or what is answered in its place. */
async function exported(who: Account | null) {
  const path = `${app.url}/api/sites/${site.id}/releases/${site.liveReleaseId}/export`;
  const answer = await fetch(path, { headers: who ? { authorization: `Bearer ${who.token}` } : {} });
  const type = answer.headers.get('content-type');
  return { status: answer.status, type, bytes: Buffer.from(await answer.arrayBuffer()) };
}

it('gives one release of a site to its owner and administrators', async () => {
  const path = `/sites/${site.id}/releases/${site.liveReleaseId}`;
  for (const who of [owner, admin]) {
    const { status, body } = await get(path, who);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ id: site.liveReleaseId, number: 1, is_live: true }),
    ]);
  }
  const { body: list } = await get(`/sites/${site.id}/releases`);
  expect(list['items']).toContainEqual((await get(path)).body);
  expect((await get(path, foreign)).body['error_code']).toBe('NOT_FOUND');
  expect((await get(path, null)).status).toBe(401);
  expect((await get(`/sites/${site.id}/releases/latest`)).body['error_code']).toBe('NOT_FOUND');
});

it('a release of another site cannot be shown or taken away', async () => {
  const other = await untilSite(app, await paidOrder(app, foreign));
  const stolen = other.liveReleaseId ?? '';
  for (const who of [owner, admin]) {
    expect((await post(`/sites/${site.id}/rollback`, { release_id: stolen }, who)).body['error_code']).toBe(
      'NOT_FOUND',
    );
    for (const path of [stolen, `${stolen}/export`])
      expect((await get(`/sites/${site.id}/releases/${path}`, who)).body['error_code']).toBe('NOT_FOUND');
  }
});

it('the zip of a release holds what visitors get, to the byte the same each time', async () => {
  const [once, again] = [await exported(owner), await exported(owner)];
  expect(again.bytes.equals(once.bytes)).toBe(true);
  const files = unzipSync(once.bytes);
  expect(Buffer.from(files['index.html'] ?? []).toString()).toBe((await visit(app.url, hostOf(site))).text);
  expect(Object.keys(files).length).toBeGreaterThan(1);
});

it('an administrator exports the zip of a customer', async () => {
  const [own, byAdmin] = [await exported(owner), await exported(admin)];
  expect([byAdmin.status, byAdmin.type]).toEqual([200, 'application/zip']);
  expect(byAdmin.bytes.equals(own.bytes)).toBe(true);
  const refused = await exported(foreign);
  expect([refused.status, JSON.parse(String(refused.bytes))]).toEqual([
    404,
    expect.objectContaining({ error_code: 'NOT_FOUND' }),
  ]);
  expect((await exported(null)).status).toBe(401);
});

it('a key needs the scope, and reads with it', async () => {
  const reader = await byKey(app, owner, 'read:sites');
  expect((await get('/sites', reader)).status).toBe(200);
  expect((await post(`/sites/${site.id}/publish`, {}, reader)).body['error_code']).toBe('FORBIDDEN');
  const orders = await byKey(app, owner, 'read:orders');
  expect((await get('/sites', orders)).body['error_code']).toBe('FORBIDDEN');
});

it('a site that is closed shows nothing new, and its releases can still be taken away', async () => {
  const closedOrder = await paidOrder(app, owner);
  const closed = await untilSite(app, closedOrder);
  await app.rest('PATCH', `/orders/${closedOrder}/status`, { token: admin.token, body: { status: 'cancelled' } });
  expect((await post(`/sites/${closed.id}/publish`)).body['error_code']).toBe('SITE_CLOSED');
  const body = { release_id: closed.liveReleaseId };
  expect((await post(`/sites/${closed.id}/rollback`, body)).body['error_code']).toBe('SITE_CLOSED');
  const { body: read } = await get(`/sites/${closed.id}`);
  expect(read).toMatchObject({ status: 'offline', stop_reason: 'سفارش لغو شده است.' });
  const zip = await get(`/sites/${closed.id}/releases/${closed.liveReleaseId}/export`);
  expect(zip.status).toBe(200);
});

it('a release that shows samples is built anew without them', async () => {
  const old = await anotherRelease('دکتر آفرین مهدوی', false);
  const shown = await siteOf(app, orderId);
  const { status, body } = await post(`/sites/${site.id}/rollback`, { release_id: old });
  expect([status, body['live_release_id']]).toEqual([200, shown?.liveReleaseId]);
  await untilSite(app, orderId, ({ buildingNumber }) => buildingNumber === null);
  expect((await visit(app.url, hostOf(site))).text).not.toContain('دکتر آفرین مهدوی');
  expect((await siteOf(app, orderId))?.liveReleaseId).not.toBe(old);
});
