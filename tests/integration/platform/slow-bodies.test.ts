/** Bodies that hardly come: they are ended by one watch, on the app and on customers' sites, and hold up nobody. */
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { newAddress, siteWithForms } from '#tests/helpers/forms.js';
import { SlowBody, type SlowRequest } from '#tests/helpers/network/slow-body.js';
import { hostOf, type SiteFacts } from '#tests/helpers/sites.js';

let app: TestApp;
let owner: Account;
let site: SiteFacts;
/** With short times, for what needs no look at the documented ones. */
let quick: TestApp;

const QUICK = { graceMs: 1500, freshMs: 300, lookMs: 100, ofNetwork: 5, ofSite: 10, atOnce: 14 } as const;

beforeAll(async () => {
  app = await createTestApp();
  owner = await createAccount(app);
  site = await siteWithForms(app, owner);
  quick = await createTestApp({ worker: false, bodies: QUICK });
});
afterAll(async () => {
  await app?.close();
  await quick?.close();
});

const portOf = ({ url }: TestApp): number => Number(new URL(url).port);
const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=b';

function slow(where: TestApp, request: Omit<SlowRequest, 'port'>): SlowBody {
  return new SlowBody({ port: portOf(where), ...request });
}

it('a body of a byte a second ends after fifteen seconds with 408, wherever it is sent', async () => {
  const length = 60_000;
  const sent = [
    slow(app, { path: '/graphql', length }),
    slow(app, { path: '/api/auth/login', length }),
    slow(app, { path: '/api/wizard/calculate-price', length: 4_000_000 }),
    slow(app, { path: '/_form/book', host: hostOf(site), type: FORM, length }),
    slow(app, { path: '/api/nothing', length }),
  ];
  for (const body of sent) body.trickle(' ', 1000);
  const answers = await Promise.all(sent.map((body) => body.answer()));
  for (const { status, ms } of answers) {
    // Nothing waits for the body of a path that does not exist: that one is answered before.
    expect([408, 404, null]).toContain(status);
    expect(ms).toBeLessThan(19_000);
  }
  const [graphql, login, price, form] = answers;
  expect(JSON.parse(graphql?.text ?? '')).toMatchObject({ errors: [{ extensions: { code: 'BODY_TOO_SLOW' } }] });
  expect(JSON.parse(login?.text ?? '')).toMatchObject({ success: false, error_code: 'BODY_TOO_SLOW', retryable: true });
  expect(price?.ms).toBeGreaterThan(14_000);
  expect(form?.text).toContain('نوشتهٔ شما همان‌جاست');
  expect(form?.head).toContain('content-security-policy');
}, 60_000);

describe('an upload', () => {
  it('that keeps the rate may take longer than that', async () => {
    const { token } = await createAccount(quick);
    const headers = [`Authorization: Bearer ${token}`];
    const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
    const upload = slow(quick, { path: '/api/storage/upload/uploads', type: MULTIPART, length: 10_000_000, headers });
    upload.write(head).trickle('x'.repeat(4096), 100);
    await new Promise((resolve) => setTimeout(resolve, 4000));
    expect([upload.isOpen, upload.status]).toEqual([true, null]);
    upload.destroy();
  });

  it('cannot stop below the rate once it has begun', async () => {
    const { token } = await createAccount(quick);
    const headers = [`Authorization: Bearer ${token}`];
    const upload = slow(quick, { path: '/api/storage/upload/uploads', type: MULTIPART, length: 10_000_000, headers });
    upload.write('x'.repeat(20_000));
    expect(await upload.answer()).toMatchObject({ status: 408 });
  });

  it('cannot be larger than its path takes by coming slowly', async () => {
    const login = slow(quick, { path: '/api/auth/login', length: 300_000 });
    expect((await login.trickle('x'.repeat(4096), 50).answer()).status).toBe(413);
  });
});

describe('unfinished bodies', () => {
  const many = (where: TestApp, count: number, from: (at: number) => string, host?: string): SlowBody[] =>
    Array.from({ length: count }, (_, at) =>
      slow(where, { path: '/api/auth/login', from: from(at), length: 5000, ...(host && { host }) }),
    );
  const ofOpen = (sent: readonly SlowBody[]): number => sent.filter(({ isOpen }) => isOpen).length;
  const destroyAll = (sent: readonly SlowBody[]): void => sent.forEach((body) => body.destroy());

  it('of one network are ended beyond its bound, the oldest first, with 429', async () => {
    const sent = many(quick, 8, (at) => `2001:db8:9:9::${at + 1}`);
    const surplus = await eventually('the surplus is ended', async () => (ofOpen(sent) <= 5 ? sent : null));
    const answers = await Promise.all(surplus.filter(({ isOpen }) => !isOpen).map((body) => body.answer()));
    expect(answers.map(({ status }) => status)).toEqual([429, 429, 429]);
    expect(answers[0]?.head).toContain('retry-after: 5');
    destroyAll(sent);
  });

  it('of many networks beyond the bound of all are ended where most come from', async () => {
    const attackers = many(quick, 16, (at) => `2001:db8:8:${at % 4}::1`);
    const honest = slow(quick, { path: '/api/auth/login', from: newAddress(), length: 5000 });
    await eventually('the surplus is ended', async () => (ofOpen(attackers) <= 13 ? true : null));
    expect(honest.isOpen).toBe(true);
    destroyAll([...attackers, honest]);
  });

  it('for one host are ended before they reach the bound of all', async () => {
    const host = 'nobody.sites.localhost';
    const sent = many(quick, 13, (at) => `2001:db8:7:${at}::1`, host);
    // Such a host answers at once: its bodies are what is left of answered requests.
    await Promise.all(sent.map((body) => body.answer()));
    expect((await quick.rest('GET', '/health')).status).toBe(200);
  });
});
