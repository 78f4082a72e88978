/** Bodies sent by somebody who means harm: each is refused as the sender's own fault before anything works on it. */
import { request as httpRequest } from 'node:http';
import { DESIGN } from '#core/limits/limits.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { freshDomain, payableOf, wizard } from '#tests/helpers/wizards.js';

let app: TestApp;
let owner: Account;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
  owner = await createAccount(app);
});
afterAll(() => app?.close());

const DEPTH = 100_000;
const deep = `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`;
const JSON_TYPE = 'application/json';

interface Answer {
  readonly status: number;
  readonly code: unknown;
}

async function send(path: string, body: string, type = JSON_TYPE): Promise<Answer> {
  const headers = { 'content-type': type, accept: JSON_TYPE, authorization: `Bearer ${owner.token}` };
  const response = await fetch(`${app.url}${path}`, { method: 'POST', headers, body });
  const answer = JSON.parse(await response.text()) as {
    error_code?: string;
    errors?: { extensions: { code: string } }[];
  };
  return { status: response.status, code: answer.error_code ?? answer.errors?.[0]?.extensions.code };
}

describe('a JSON body', () => {
  it.each([
    ['/api/auth/login', deep],
    ['/api/auth/login', `[${deep}]`],
    ['/api/wizard/calculate-price', deep],
    [
      '/graphql',
      `{"query":"query ($v: WizardDataInput!) { quote(wizardData: $v) { __typename } }","variables":{"v":${deep}}}`,
    ],
    ['/graphql', `{"query":"{ __typename }","extensions":${deep}}`],
  ])('%s cannot be nested 100,000 levels deep', async (path, body) => {
    const answer = await send(path, path.includes('login') ? body.slice(0, 200_000) : body);
    expect(answer).toEqual({ status: 400, code: 'BODY_TOO_COMPLEX' });
  });

  it('the variables of a GET are looked at, too', async () => {
    const variables = encodeURIComponent(`${'['.repeat(500)}${']'.repeat(500)}`);
    const response = await fetch(`${app.url}/graphql?query=%7B__typename%7D&variables=${variables}`, {
      headers: { 'apollo-require-preflight': '1' },
    });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { errors: [{ extensions: { code: 'BODY_TOO_COMPLEX' } }] },
    ]);
  });

  it.each([1000, 40_000, 160_000])('a key of %i underscores is refused unread', async (length) => {
    expect(await send('/api/auth/login', JSON.stringify({ ['_'.repeat(length)]: 1 }))).toEqual({
      status: 400,
      code: 'BODY_TOO_COMPLEX',
    });
  });

  it.each([
    ['/api/auth/login', 256 * 1024],
    ['/api/tickets', 256 * 1024],
    ['/api/orders/create', DESIGN.bodyBytes],
    ['/api/wizard/calculate-price', DESIGN.bodyBytes],
  ])('%s takes %i bytes and no more', async (path, limit) => {
    const body = (length: number): string => JSON.stringify({ text: 'x'.repeat(length - '{"text":""}'.length) });
    expect(await send(path, body(limit + 1))).toEqual({ status: 413, code: 'BODY_TOO_LARGE' });
    expect((await send(path, body(limit))).status).not.toBe(413);
  });
});

describe('a GraphQL request', () => {
  const large = (query: string): string =>
    JSON.stringify({ query, variables: { v: { sessionId: 'x'.repeat(300 * 1024) } } });

  it.each([
    ['nothing of size', '{ __typename }'],
    ['a list', 'query ($v: JSON) { orders { items { id } } }'],
    [
      'a design in a fragment',
      'query ($v: WizardDataInput!) { ...A } fragment A on Query { quote(wizardData: $v) { __typename } }',
    ],
    ['itself without end', '{ ...A } fragment A on Query { ...A }'],
    ['no GraphQL', '}}}'],
  ])('that asks for %s cannot have more than 256 kB', async (_what, query) => {
    expect(await send('/graphql', large(query))).toEqual({ status: 413, code: 'BODY_TOO_LARGE' });
  });

  it('that carries a design may have more', async () => {
    const query = 'query ($v: WizardDataInput!) { quote(wizardData: $v) { __typename } }';
    expect((await send('/graphql', large(query))).status).toBe(200);
  });
});

describe.each([
  ['NUL', 'a\u0000b'],
  ['half of a surrogate pair', 'a\ud800b'],
])('a text with %s', (_what, text) => {
  it('cannot be ordered with', async () => {
    const wizardData = wizard({ domain: freshDomain() });
    const customData = JSON.stringify({ texts: { title: text } });
    const design = JSON.stringify(wizardData).replace('"order":0', `"order":0,"customData":${customData}`);
    const body = `{"submit_mode":"draft","total_amount":${payableOf(wizardData)},"wizard_data":${design}}`;
    expect(await send('/api/orders/create', body)).toEqual({ status: 422, code: 'TEXT_NOT_STORABLE' });
  });

  it('cannot fail a request as our own fault', async () => {
    const body = JSON.stringify({ subject: text, message: text });
    expect((await send('/api/support/report-issue', body)).status).toBeLessThan(500);
    const literal = JSON.stringify(text);
    const query = `mutation { openTicket(input: { subject: ${literal}, body: ${literal} }) { id } }`;
    expect((await send('/graphql', JSON.stringify({ query }))).code).not.toBe('SERVER_ERROR');
  });
});

describe('a multipart body', () => {
  const paths = ['/api/storage/upload/uploads', '/api/wizard/upload-files'];
  const forms: readonly (readonly [string, string, string])[] = [
    ['without boundary', 'multipart/form-data', 'x'],
    ['of nothing', 'multipart/form-data; boundary=b', ''],
    [
      'that is cut',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nx',
    ],
    ['with a broken head', 'multipart/form-data; boundary=b', '--b\r\nnonsense\r\n\r\nx\r\n--b--'],
  ];
  it.each(paths.flatMap((path) => forms.map(([what, ...form]) => [path, what, ...form] as const)))(
    '%s cannot be one %s',
    async (path, _what, type, body) => {
      const { status } = await send(path, body, type);
      expect([400, 422]).toContain(status);
    },
  );

  it('cannot be sent to GraphQL', async () => {
    expect((await send('/graphql', 'x', 'multipart/form-data')).status).toBe(400);
  });
});

it('a GraphQL document cannot ask for one field hundreds of times', async () => {
  const query = `{ ${'me { id } '.repeat(400)}}`;
  expect(await send('/graphql', JSON.stringify({ query }))).toEqual({ status: 400, code: 'QUERY_TOO_COMPLEX' });
});

it('a body that never ends is cut at its limit', async () => {
  const status = await new Promise<number | string>((resolve) => {
    const call = httpRequest(`${app.url}/api/auth/login`, { method: 'POST', headers: { 'content-type': JSON_TYPE } });
    call.on('response', (response) => resolve(response.statusCode ?? 0));
    call.on('error', (error) => resolve(error.message));
    const piece = ' '.repeat(64 * 1024);
    const more = (): void => {
      while (!call.destroyed && !call.writableEnded) if (!call.write(piece)) return void call.once('drain', more);
    };
    more();
  });
  expect([413, 'read ECONNRESET', 'write EPIPE', 'write ECONNRESET']).toContain(status);
});
