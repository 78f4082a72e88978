/** Reports of abuse: from the host of every site to the form, into the queue, decided and answered; what abuse gets. */
import { rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { hostOf, paidOrder, siteOf, untilSite, visit, type SiteFacts } from '#tests/helpers/sites.js';

let app: TestApp;
let owner: Account;
let admin: Account;
let site: SiteFacts;

beforeAll(async () => {
  app = await createTestApp({ rateLimitFactor: 1 });
  owner = await createAccount(app);
  admin = await createAccount(app, { role: 'admin' });
  site = await untilSite(app, await paidOrder(app, owner));
});
afterAll(() => app?.close());
beforeEach(() => rows(app.ctx().em, 'delete from site_reports', []));

const good = () => ({
  address: `https://${hostOf(site)}/about`,
  kind: 'fraud',
  message: 'کارت بانکی مردم را می‌پرسد.',
});
/** From an address of its own, so that the limit of one does not end the others. */
let caller = 0;
const report = (over: object = {}, ip = `198.51.100.${(caller += 1)}`) =>
  app.rest('POST', '/sites/report', { body: { ...good(), ...over }, headers: { 'x-forwarded-for': ip }, token: null });
const queue = async (status = 'open') =>
  (await app.rest('GET', `/admin/sites/reports?status=${status}`, { token: admin.token })).body['items'] as {
    id: string;
    is_answered: boolean;
    status: string;
  }[];
const decide = (id: string, body: object, who = admin) =>
  app.rest('POST', `/admin/sites/reports/${id}/decide`, { body, token: who.token });

describe('a report', () => {
  it('begins at an address on the host of every site', async () => {
    const { status, headers } = await visit(app.url, hostOf(site), '/.well-known/report');
    expect(status).toBe(302);
    expect(headers.location).toBe(`${app.url}/report?site=${hostOf(site)}`);
    const posted = await visit(app.url, hostOf(site), '/.well-known/report', { method: 'POST' });
    expect(posted.status).toBe(405);
  });

  it('waits in the queue without anything of the visitor, and administrators hear of it once', async () => {
    expect((await report()).body).toMatchObject({ success: true });
    expect((await report()).status).toBe(200);
    expect(await queue()).toMatchObject([{ is_answered: false }, { is_answered: false }]);
    const [row] = await rows<Record<string, unknown>>(app.ctx().em, 'select * from site_reports limit 1', []);
    expect(Object.values(row!).filter((value) => String(value).includes('198.51'))).toEqual([]);
    const text = `select 1 from notifications where user_id = $1 and type = 'site_report'`;
    expect(await rows(app.ctx().em, text, [admin.id])).toHaveLength(1);
  });

  it('is found by the whole address of its site', async () => {
    await report();
    const headers = { authorization: `Bearer ${admin.token}` };
    const found = async (search: string): Promise<readonly number[]> => {
      const query = `search=${encodeURIComponent(search)}`;
      const { body } = await app.rest('GET', `/admin/sites/reports?${query}`, { token: admin.token });
      const csv = await fetch(`${app.url}/api/admin/export/reports.csv?${query}`, { headers });
      return [(body['items'] as unknown[]).length, (await csv.text()).trim().split('\n').length - 1];
    };
    for (const search of [site.label, hostOf(site), `http://${hostOf(site)}:4000/about`])
      expect(await found(search)).toEqual([1, 1]);
    expect(await found(`http://nobody-${hostOf(site)}/`)).toEqual([0, 0]);
  });

  it('that is right closes the site, decides the others of it, and is answered', async () => {
    await report({ email: 'sees@example.com' });
    await report();
    const [first] = await queue();
    const reason = 'این سایت کارت بانکی مردم را می‌گرفت.';
    const decided = await decide(first!.id, { status: 'upheld', act: 'take_down', reason });
    expect(decided.body).toMatchObject({ status: 'upheld', act: 'take_down', decision: reason });
    expect(await siteOf(app, site.orderId)).toMatchObject({ status: 'offline', stop: 'taken_down' });
    expect(await queue()).toEqual([]);
    expect(await queue('upheld')).toHaveLength(2);
    const mail = await eventually('the answer', async () => (await app.mails('sees@example.com'))[0]);
    expect(mail.text).toContain('سایت بسته شد');
    expect(await rows(app.ctx().em, 'select 1 from site_reports where email is not null', [])).toEqual([]);
    expect((await decide(first!.id, { status: 'upheld', act: 'take_down', reason })).status).toBe(200);
    expect((await decide(first!.id, { status: 'rejected', reason })).body['error_code']).toBe('CONFLICT');
    const restore = await app.rest('POST', `/admin/sites/${site.id}/restore`, { token: admin.token });
    expect(restore.status).toBe(200);
  });

  it('that is rejected leaves the site as it is', async () => {
    await report();
    const [first] = await queue();
    expect((await decide(first!.id, { status: 'rejected', reason: 'تخلفی دیده نشد.' })).body['status']).toBe(
      'rejected',
    );
    expect((await siteOf(app, site.orderId))?.status).toBe('online');
    const query = 'query { siteReports(filter: { status: rejected }) { items { id act site { id } } } }';
    const { data } = await app.graphql(query, {}, admin.token);
    expect(data).toEqual({ siteReports: { items: [{ id: first!.id, act: null, site: { id: site.id } }] } });
  });
});

describe('cannot', () => {
  it.each([
    ['an address without a site', { address: 'nobody-here.sites.localhost' }],
    ['an address of somebody else', { address: 'https://example.com/x.sites.localhost' }],
    ['an address with tricks', { address: 'javascript:alert(1)//a.sites.localhost' }],
    ['a very long address', { address: 'a'.repeat(5000) }],
    ['an unknown kind', { kind: 'toString' }],
    ['an empty word', { message: '   \u200b ' }],
    ['a very long word', { message: 'الف'.repeat(3000) }],
    ['a list for an e-mail', { email: ['a@example.com', 'b@example.com'] }],
    ['two e-mails', { email: 'a@example.com,b@example.com' }],
    ['a header for an e-mail', { email: 'a@example.com\r\nBcc: b@example.com' }],
  ])('be made of %s', async (_what, over) => {
    expect((await report(over)).body['error_code']).toBe('VALIDATION_ERROR');
    expect(await queue()).toEqual([]);
  });

  it('be sent without end from one address', async () => {
    const answers: unknown[] = [];
    for (let n = 0; n < 11; n += 1) answers.push((await report({}, '203.0.113.9')).body['error_code']);
    expect(answers.at(-1)).toBe('RATE_LIMITED');
    expect((await queue()).length).toBeLessThan(11);
  });

  it('fill the queue with one site', async () => {
    await rows(
      app.ctx().em,
      `insert into site_reports (id, site_id, kind, message, address, status, created_at)
       select gen_random_uuid(), $1, 'other', 'x', 'x', 'open', now() from generate_series(1, 49)`,
      [site.id],
    );
    const both = await Promise.all([report(), report()]);
    expect(both.map(({ body }) => body['error_code'] ?? 'kept').sort()).toEqual(['REPORT_LIMIT', 'kept']);
  });

  it('be read or decided by anybody but an administrator', async () => {
    await report();
    const [first] = await queue();
    expect((await decide(first!.id, { status: 'rejected', reason: 'x' }, owner)).body['error_code']).toBe('FORBIDDEN');
    const read = await app.rest('GET', '/admin/sites/reports', { token: owner.token });
    expect(read.body['error_code']).toBe('FORBIDDEN');
    expect((await decide(owner.id, { status: 'rejected', reason: 'x' })).body['error_code']).toBe('NOT_FOUND');
  });

  it.each([
    { status: 'open' },
    { status: 'upheld', reason: ' ' },
    { status: 'rejected', act: 'take_down', reason: 'x' },
  ])('be decided as %j', async (body) => {
    await report();
    const [first] = await queue();
    expect((await decide(first!.id, body)).body['error_code']).toBe('VALIDATION_ERROR');
    expect((await siteOf(app, site.orderId))?.status).toBe('online');
  });
});
