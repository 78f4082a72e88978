/** The audits of GraphQL over HTTP, by the package of its working group. */
import { serverAudits } from 'graphql-http';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ worker: false, rateLimitFactor: 1000 });
});
afterAll(() => app?.close());

/** Audits of GET, which is optional: it needs a header that no other site can send (CSRF prevention of Apollo). */
const NOTICES = ['5A70', 'D6D5', '6A70'];

it('GraphQL over HTTP is served as specified, without a warning', async () => {
  const audits = serverAudits({ url: `${app.url}/graphql`, fetchFn: fetch });
  expect(audits.length).toBeGreaterThan(59);
  const results = [];
  for (const audit of audits) results.push(await audit.fn());
  const others = results.filter(({ status }) => status !== 'ok');
  const refused = others.filter(({ id, status }) => status !== 'notice' || !NOTICES.includes(id));
  expect(refused.map(({ id, name, status }) => `${status} ${id} ${name}`)).toEqual([]);
});

it('a faulty query has status 400 where the client knows the type of GraphQL', async () => {
  const statusOf = async (accept: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', accept };
    const body = JSON.stringify({ query: '{ nothing }' });
    return (await fetch(`${app.url}/graphql`, { method: 'POST', headers, body })).status;
  };
  expect(await statusOf('application/graphql-response+json, application/json;q=0.9')).toBe(400);
  expect(await statusOf('application/json')).toBe(200);
  expect(await statusOf('*/*')).toBe(200);
});
