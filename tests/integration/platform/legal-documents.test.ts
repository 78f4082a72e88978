/** The platform's legal documents: read by everybody, published by administrators, never changed. */
import { FIRST_VERSIONS } from '#features/legal/legal.messages.js';
import { PLATFORM_DEFAULTS } from '#core/platform.js';
import { LEGAL_KINDS } from '#core/legal.js';
import { LEGAL_TEXT } from '#core/legal-text.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';

let app: TestApp;
let admin: Account;
let customer: Account;
beforeAll(async () => {
  app = await createTestApp();
  admin = await createAccount(app, { role: 'admin', fullName: 'مدیر نمونه' });
  customer = await createAccount(app);
});
afterAll(() => app?.close());

const BODY = 'این متن جدید قوانین است و به اندازهٔ کافی طولانی است.';
const PUBLISH = `mutation ($kind: LegalKind!, $body: String!, $note: String!, $baseNumber: Int!) {
  publishLegalDocument(kind: $kind, body: $body, note: $note, baseNumber: $baseNumber) {
    kind number body note publishedBy { fullName }
  }
}`;
const VERSIONS = `query ($kind: LegalKind!, $limit: Int) {
  legalVersions(filter: { kind: $kind }, limit: $limit) { items { number note body publishedBy { fullName } } pagination { total } }
}`;

interface Given {
  readonly kind?: string;
  readonly body?: string;
  readonly note?: string;
  readonly baseNumber?: number;
}
const publish = (given: Given, token: string | undefined = admin.token) =>
  app.graphql(PUBLISH, { kind: 'terms', body: BODY, note: 'نمونه', baseNumber: 1, ...given }, token);
const read = async (kind: string) => (await app.rest('GET', `/legal/${kind}`)).body;
const codeOf = ({ errors }: { errors?: readonly { extensions?: unknown }[] | undefined }) =>
  (errors?.[0]?.extensions as { code?: string } | undefined)?.code;

test.each(LEGAL_KINDS)('everybody reads %s, filled with the settings', async (kind) => {
  const document = await read(kind);
  expect(document).toMatchObject({ kind, number: 1, published_at: expect.any(String) });
  const { data } = await app.graphql(`{ legalDocument(kind: ${kind}) { kind number publishedAt body } }`);
  expect(data).toEqual({
    legalDocument: {
      kind,
      number: 1,
      publishedAt: document['published_at'],
      body: document['body'],
    },
  });
  expect(document['body']).toContain(PLATFORM_DEFAULTS.email);
  expect(document['body']).not.toMatch(/[{}]|undefined|NaN/);
});

test('another kind is not found', async () => {
  for (const kind of ['imprint', 'constructor', 'x'.repeat(39)])
    expect((await app.rest('GET', `/legal/${kind}`)).status).toBe(404);
});

test('an administrator publishes the next version with a note', async () => {
  const answer = await publish({ kind: 'privacy', body: `${BODY}\r\nنام: {name}`, note: ' تماس عوض شد ' });
  expect(answer.data).toEqual({
    publishLegalDocument: {
      kind: 'privacy',
      number: 2,
      body: `${BODY}\nنام: {name}`,
      note: 'تماس عوض شد',
      publishedBy: { fullName: 'مدیر نمونه' },
    },
  });
  expect(await read('privacy')).toMatchObject({ number: 2, body: `${BODY}\nنام: برپا` });
  const { data } = await app.graphql(VERSIONS, { kind: 'privacy', limit: 100 }, admin.token);
  expect(data).toEqual({
    legalVersions: {
      items: [
        expect.objectContaining({ number: 2, publishedBy: { fullName: 'مدیر نمونه' } }),
        expect.objectContaining({ number: 1, publishedBy: null, body: FIRST_VERSIONS.privacy.trim() }),
      ],
      pagination: { total: 2 },
    },
  });
  const log = await app.graphql(
    '{ auditLog(filter: { action: platform_legal }) { items { reason before after subjectId } } }',
    {},
    admin.token,
  );
  expect(log.data).toMatchObject({
    auditLog: { items: [{ reason: 'تماس عوض شد', before: { number: 1 }, after: { number: 2 }, subjectId: 'privacy' }] },
  });
});

test('nobody else can publish or read the versions', async () => {
  for (const token of [customer.token, undefined]) {
    const denied = token ? 'FORBIDDEN' : 'UNAUTHORIZED';
    expect(codeOf(await app.graphql(PUBLISH, { kind: 'terms', body: BODY, note: 'نمونه', baseNumber: 1 }, token))).toBe(
      denied,
    );
    expect(codeOf(await app.graphql(VERSIONS, { kind: 'terms' }, token))).toBe(denied);
  }
  expect((await read('terms'))['number']).toBe(1);
});

test('an older base cannot replace a newer version', async () => {
  const [one, other] = await Promise.all([publish({ kind: 'money_back' }), publish({ kind: 'money_back' })]);
  expect([codeOf(one), codeOf(other)].filter((code) => code === 'CONFLICT')).toHaveLength(1);
  for (const baseNumber of [1, 3]) expect(codeOf(await publish({ kind: 'money_back', baseNumber }))).toBe('CONFLICT');
  expect((await read('money_back'))['number']).toBe(2);
});

test.each([
  ['a short body', { body: 'کوتاه' }],
  ['a body of spaces', { body: ' '.repeat(100) }],
  ['a long body', { body: 'ا'.repeat(LEGAL_TEXT.most + 1) }],
  ['a short note', { note: ' ا ' }],
  ['a long note', { note: 'ا'.repeat(LEGAL_TEXT.noteMost + 1) }],
  ['no base', { baseNumber: 0 }],
])('cannot publish with %s', async (_what, given) => {
  expect(codeOf(await publish(given))).toBe('VALIDATION_ERROR');
  expect((await read('terms'))['number']).toBe(1);
});

test('a hostile body is kept and answered as text', async () => {
  const hostile = '<script>alert(1)</script>\u202e\u0000 {constructor} ## {{name}} <img src=x onerror=alert(1)>';
  expect(codeOf(await publish({ body: hostile }))).toBeUndefined();
  const answer = await app.rest('GET', '/legal/terms');
  expect(answer.body['body']).toBe('<script>alert(1)</script> {constructor} ## {برپا} <img src=x onerror=alert(1)>');
});

test.each([
  "update legal_versions set note = 'x'",
  'delete from legal_versions',
  'update legal_versions set number = 9',
])('the database refuses «%s»', async (statement) => {
  await expect(app.ctx().em.execute(statement)).rejects.toThrow('append-only');
});

test('a start does not write what is there again', async () => {
  await app.restart();
  const { data } = await app.graphql(VERSIONS, { kind: 'privacy' }, admin.token);
  expect(data).toMatchObject({ legalVersions: { pagination: { total: 2 } } });
});
