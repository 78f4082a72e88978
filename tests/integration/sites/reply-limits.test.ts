/** Owners answer visitors through the platform's mail server: nobody is flooded by it. */
import { RULES } from '#platform/limits/rate-limit.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { siteWithForms } from '#tests/helpers/forms.js';
import { messageTo } from '#tests/helpers/site-messages.js';
import type { SiteFacts } from '#tests/helpers/sites.js';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ rateLimitFactor: 1 });
});
afterAll(async () => {
  await app?.close();
});

interface Owner {
  readonly account: Account;
  readonly site: SiteFacts;
}

async function newOwner(): Promise<Owner> {
  const account = await createAccount(app);
  return { account, site: await siteWithForms(app, account) };
}

const REPLY = 'mutation ($id: ID!, $text: String!) { replyToSiteMessage(id: $id, text: $text) { id } }';

/** The code of the error, null where it was sent. */
async function replyTo({ account, site }: Owner, senderEmail: string): Promise<unknown> {
  const id = await messageTo(app, site.id, 'سلام', { senderEmail });
  const { errors } = await app.graphql(REPLY, { id, text: 'با سلام' }, account.token);
  return errors?.[0]?.extensions['code'] ?? null;
}

it('cannot mail one mailbox more often, whoever owns the site', async () => {
  const [first, second] = [await newOwner(), await newOwner()];
  for (let sent = 0; sent < RULES.siteReplyAddress.points; sent += 1) {
    const to = sent % 2 === 0 ? 'roya@example.com' : `roya+${sent}@example.com`;
    expect(await replyTo(sent % 3 === 0 ? first : second, to)).toBeNull();
  }
  expect(await replyTo(first, 'roya@example.com')).toBe('RATE_LIMITED');
  expect(await replyTo(second, 'roya+more@example.com')).toBe('RATE_LIMITED');
  expect(await replyTo(second, 'leyla@example.com')).toBeNull();
  const id = await messageTo(app, first.site.id, 'سلام', { senderEmail: 'roya@example.com' });
  const path = `/sites/${first.site.id}/messages/${id}`;
  const given = { token: first.account.token };
  const refused = await app.rest('POST', `${path}/reply`, { ...given, body: { text: 'با سلام' } });
  expect([refused.status, refused.body['error_code']]).toEqual([429, 'RATE_LIMITED']);
  expect((await app.rest('GET', path, given)).body).toMatchObject({ replies: [], read_at: null });
});

it('cannot mail more than the account may in a day', async () => {
  const [owner, other] = [await newOwner(), await newOwner()];
  for (let sent = 0; sent < RULES.siteReply.points; sent += 1)
    expect(await replyTo(owner, `visitor-${sent}@example.com`)).toBeNull();
  expect(await replyTo(owner, 'one-more@example.com')).toBe('RATE_LIMITED');
  expect(await replyTo(other, 'one-more@example.com')).toBeNull();
});
