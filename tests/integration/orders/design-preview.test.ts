/** The picture of an order's design: one file that needs nothing else, for its owner and administrators. */
import { SaxesParser } from 'saxes';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { placeOrder, type PlacedOrder } from '#tests/helpers/orders.js';
import { payableOf, TINY_PNG, wizard } from '#tests/helpers/wizards.js';

let app: TestApp;
let owner: Account;
let order: PlacedOrder;
const clock = manualClock();

beforeAll(async () => {
  app = await createTestApp({ worker: false, clock });
  owner = await createAccount(app);
  const wizardData = wizard({ logo: TINY_PNG, pages: [8, 1] });
  order = await placeOrder(app, owner, { wizardData, totalToman: payableOf(wizardData) });
});
afterAll(() => app?.close());

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

async function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`${app.url}${path}`, { headers });
  return { status: response.status, text: await response.text(), headers: response.headers };
}
const path = (): string => `/api/design-preview/${order.id}`;
const bearer = ({ token }: Account): Record<string, string> => ({ authorization: `Bearer ${token}` });

async function signedPath(): Promise<string> {
  const query = 'query ($id: ID!) { order(id: $id) { designPreviewUrl } }';
  const { data } = await app.graphql<{ order: { designPreviewUrl: string } }>(query, { id: order.id }, owner.token);
  return data.order.designPreviewUrl;
}

function wellFormed(text: string): boolean {
  const parser = new SaxesParser({ xmlns: true });
  let faults = 0;
  parser.on('error', () => (faults += 1));
  parser.write(text).close();
  return faults === 0;
}

it('S-112 S-150 is one picture of 1200 px with everything inside', async () => {
  const { status, text, headers } = await get(path(), bearer(owner));
  expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none';/);
  const [, width, height] = /^<svg xmlns="[^"]+" width="(\d+)" height="(\d+)"/.exec(text) ?? [];
  expect(Number(width)).toBe(1200);
  expect(Number(height)).toBeGreaterThan(1500);
  expect(wellFormed(text)).toBe(true);
  expect(text).toContain('data:font/woff2;base64,');
  expect(text).toContain('data:image/webp;base64,');
  expect(text).not.toMatch(/<script|\son\w+=|file:|(src|href)="(?!data:|#)/);
});

it('is small for a thumbnail, in which no text can be read', async () => {
  const [full, small] = [await get(path(), bearer(owner)), await get(`${path()}?size=small`, bearer(owner))];
  expect(small.text).not.toContain('font/woff2');
  expect(small.text).toContain('data:image/webp;base64,');
  expect(small.text.length * 2).toBeLessThan(full.text.length);
  expect(small.headers.get('etag')).not.toBe(full.headers.get('etag'));
  expect((await get(`${await signedPath()}&size=small`)).text).toBe(small.text);
  expect((await get(`${path()}?size=huge`, bearer(owner))).status).toBe(422);
});

it('is cut below what a card shows, with its fonts', async () => {
  const [full, top] = [await get(path(), bearer(owner)), await get(`${path()}?size=top`, bearer(owner))];
  const heightOf = ({ text }: { readonly text: string }) => Number(/ height="(\d+)"/.exec(text)?.[1]);
  const partsOf = ({ text }: { readonly text: string }) => text.split('class="bp-sec').length - 1;
  expect(heightOf(top)).toBe(1400);
  expect(partsOf(top)).toBeGreaterThan(0);
  expect(partsOf(top)).toBeLessThan(partsOf(full));
  expect(top.text).toContain('data:font/woff2;base64,');
  expect(top.headers.get('etag')).not.toBe(full.headers.get('etag'));
});

it('is the same picture for who takes no compression', async () => {
  const [plain, usual] = [
    await get(path(), { ...bearer(owner), 'accept-encoding': 'gzip;q=0' }),
    await get(path(), bearer(owner)),
  ];
  expect([plain, usual].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'gzip']);
  expect(plain.text).toBe(usual.text);
});

it('shows the page that is requested', async () => {
  const [first, second] = [await get(path(), bearer(owner)), await get(`${path()}?page=page-1`, bearer(owner))];
  expect(second.status).toBe(200);
  expect(second.text).not.toBe(first.text);
  expect((await get(`${path()}?page=nowhere`, bearer(owner))).status).toBe(404);
});

it('is kept by its reader until the design changes', async () => {
  const first = await get(path(), bearer(owner));
  const etag = first.headers.get('etag') ?? '';
  const again = await get(path(), { ...bearer(owner), 'if-none-match': etag });
  expect([again.status, again.text]).toEqual([304, '']);
  const texts = { title: 'نام جدید & <b>دیگر</b> \u0007' };
  const section = { id: 's', sectionType: 'hero', layoutId: 'hero-2', order: 0, customData: { texts } };
  const body = { design_snapshot: { pages: [{ id: 'main', name: 'خانه', sections: [section] }] } };
  await app.rest('POST', `/orders/${order.id}/design`, { token: owner.token, body });
  const changed = await get(path(), { ...bearer(owner), 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(etag);
  expect(changed.text).toContain('نام جدید &amp; &lt;b&gt;دیگر&lt;/b&gt; ');
  expect(wellFormed(changed.text)).toBe(true);
});

it('cannot be seen by anyone else', async () => {
  const [stranger, admin] = [await createAccount(app), await createAccount(app, { role: 'admin' })];
  expect((await get(path())).status).toBe(404);
  expect((await get(path(), bearer(stranger))).status).toBe(404);
  expect((await get(path(), bearer(admin))).status).toBe(200);
  expect((await get('/api/design-preview/x', bearer(owner))).status).toBe(404);
});

it('opens by its signed address for an img, for a while', async () => {
  const signed = await signedPath();
  expect((await get(signed)).status).toBe(200);
  expect((await get(signed.replace(order.id, (await placeOrder(app, owner)).id))).status).toBe(404);
  expect((await get(signed.replace('/design-preview/', '/files/'))).status).toBe(404);
  clock.advance(2 * 60 * 60 * 1000);
  expect((await get(signed)).status).toBe(404);
});

it('of a deleted order cannot be seen', async () => {
  const gone = await placeOrder(app, await createAccount(app));
  const fresh = await createAccount(app, { role: 'admin' });
  await app.rest('DELETE', `/orders/${gone.id}`, { token: fresh.token });
  expect((await get(`/api/design-preview/${gone.id}`, bearer(fresh))).status).toBe(404);
});
