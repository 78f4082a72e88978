/** A domain is connected through name servers that really answer: those that the sandbox plays. */
import { createAccount, type Account } from '../../helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '../../helpers/app.js';
import { hostOf, paidOrder, untilSite, visit, type SiteFacts } from '../../helpers/sites.js';

let app: TestApp;
let owner: Account;
let site: SiteFacts;

beforeAll(async () => {
  app = await createTestApp();
  owner = await createAccount(app);
  site = await untilSite(app, await paidOrder(app, owner));
});
afterAll(() => app?.close());

const NAME = 'narvan-shop.ir';
const call = (method: string, path: string, body?: object) =>
  app.rest(method, `/sites/${site.id}${path}`, { token: owner.token, ...(body && { body }) });

/** As the owner does it on the page of the played provider. */
async function setRecords(zone: string, records: readonly string[]): Promise<number> {
  const body = new URLSearchParams({ zone, records: records.join('\n') });
  return (await fetch(`${app.url}/sandbox/dns`, { method: 'POST', body })).status;
}

it('a domain is served once its name servers say so', async () => {
  const { body: added } = await call('POST', '/domains', { name: NAME });
  const check = async () => (await call('POST', `/domains/${String(added['id'])}/check`)).body;
  expect(await check()).toMatchObject({ state: 'waiting' });
  const records = added['records'] as { kind: string; host: string; value: string }[];
  const lines = records.map(({ kind, host, value }) => `${host} ${kind} ${value}`);
  expect(lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    `_barpa.${NAME} TXT`,
    `${NAME} A`,
    `www.${NAME} CNAME`,
  ]);
  expect(await setRecords(NAME, lines.slice(0, 1))).toBe(200);
  expect(await check()).toMatchObject({ state: 'proven' });
  expect(await setRecords(NAME, lines)).toBe(200);
  expect(await check()).toMatchObject({ state: 'connected', reason: null });
  const own = await eventually('it is served', async () => {
    const answer = await visit(app.url, NAME);
    return answer.status === 200 ? answer : null;
  });
  expect(own.text).toBe((await visit(app.url, hostOf(site))).text);
});

it('records that are none of the zone are refused', async () => {
  expect(await setRecords(NAME, ['www.digikala.com CNAME evil.example'])).toBe(422);
  expect(await setRecords('..', ['a TXT b'])).toBe(422);
});
