/** The acts of administrators on sites, over both APIs, what visitors and owners see of them, and who may not. */
import { rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { hostOf, paidOrder, siteOf, untilSite, visit, type SiteFacts } from '#tests/helpers/sites.js';

let app: TestApp;
let owner: Account;
let admin: Account;
let site: SiteFacts;

beforeAll(async () => {
  app = await createTestApp();
  owner = await createAccount(app, { fullName: 'نازنین بهاری' });
  admin = await createAccount(app, { role: 'admin' });
  site = await untilSite(app, await paidOrder(app, owner));
});
afterAll(() => app?.close());

const act = (what: string, body: object = {}, who = admin, id = site.id) =>
  app.rest('POST', `/admin/sites/${id}/${what}`, { body, token: who.token });
const reason = { reason: 'عکس‌های صفحهٔ اول از سایت دیگری است.' };
const shown = async () => visit(app.url, hostOf(site));

interface Told {
  readonly type: string;
  readonly message: string;
}
const told = (type: string): Promise<readonly Told[]> =>
  rows<Told>(app.ctx().em, 'select type, message from notifications where user_id = $1 and type = $2', [
    owner.id,
    type,
  ]);
const logged = (action: string) =>
  rows<{ reason: string | null; label: string | null }>(
    app.ctx().em,
    'select reason, label from audit_entries where subject_id = $1 and action = $2',
    [site.orderId, action],
  );
const found = async (query: string, who = admin): Promise<readonly string[]> => {
  const { body } = await app.rest('GET', `/sites?scope=all&${query}`, { token: who.token });
  return (body['items'] as { id: string }[]).map(({ id }) => id);
};

describe('the list', () => {
  it('is searched by owner, order number, title, label and whole address', async () => {
    const { body } = await app.rest('GET', `/sites/${site.id}`, { token: admin.token });
    const searches = ['نازنین بهاری', owner.email, body['order_number'], site.label, String(body['url'])];
    for (const search of searches)
      expect(await found(`search=${encodeURIComponent(String(search))}`)).toEqual([site.id]);
    expect(await found('search=چیزی-که-نیست')).toEqual([]);
    expect(await found(`search=${encodeURIComponent('%_\\')}`)).toEqual([]);
  });

  it('owners find only their own by search, and nobody by name', async () => {
    const own = await app.rest('GET', `/sites?search=${site.label}`, { token: owner.token });
    expect(own.body['items']).toHaveLength(1);
    const stranger = await createAccount(app);
    const none = await app.rest('GET', `/sites?search=${site.label}`, { token: stranger.token });
    expect(none.body['items']).toEqual([]);
  });

  it('shows failing builds alone, with what the program said', async () => {
    expect(await found('is_failing=true')).toEqual([]);
    await rows(app.ctx().em, `update sites set failure = 'typst: no font' where id = $1`, [site.id]);
    const query = 'query ($f: SitesFilter) { sites(filter: $f) { items { id failureDetail customer { email } } } }';
    const { data } = await app.graphql(query, { f: { scope: 'all', isFailing: true } }, admin.token);
    const item = { id: site.id, failureDetail: 'typst: no font', customer: { email: owner.email } };
    expect(data).toEqual({ sites: { items: [item] } });
    await rows(app.ctx().em, 'update sites set failure = null where id = $1', [site.id]);
  });
});

describe('an administrator', () => {
  it('closes a site for a while with a reason that its owner reads', async () => {
    expect((await act('suspend', reason)).body).toMatchObject({ status: 'suspended', stop: 'suspended' });
    const page = await shown();
    expect([page.status, page.text.includes('موقتاً در دسترس نیست')]).toEqual([503, true]);
    expect(page.text).not.toContain('عکس‌های');
    const [notice] = await told('site_suspended');
    expect(notice?.message).toContain(reason.reason);
    const mine = await app.rest('GET', `/sites/${site.id}`, { token: owner.token });
    expect(mine.body['stop_reason']).toContain(reason.reason);
    expect(mine.body['stopped_at']).not.toBeNull();
    expect(await logged('order.site_suspend')).toEqual([{ reason: reason.reason, label: mine.body['order_number'] }]);
    const log = await app.rest('GET', `/admin/audit?action=order.site_suspend&subject_id=${site.orderId}`, {
      token: admin.token,
    });
    expect(log.body['items']).toMatchObject([{ subject_label: site.label }]);
    const publish = await app.rest('POST', `/sites/${site.id}/publish`, { token: owner.token });
    expect(publish.body['error_code']).toBe('SITE_CLOSED');
  });

  it('repeats an act without a second word to anybody', async () => {
    expect((await act('suspend', reason)).status).toBe(200);
    expect(await told('site_suspended')).toHaveLength(1);
    expect(await logged('order.site_suspend')).toHaveLength(1);
  });

  it('opens it again', async () => {
    expect((await act('restore')).body['error_code']).toBe('INVALID_TRANSITION');
    expect((await act('resume')).body).toMatchObject({ status: 'online', stop: null, stopped_at: null });
    expect((await shown()).status).toBe(200);
    expect(await told('site_resumed')).toHaveLength(1);
  });

  it('takes a site down and restores it', async () => {
    expect((await act('take-down', reason)).body).toMatchObject({ status: 'offline', stop: 'taken_down' });
    expect((await shown()).status).toBe(410);
    expect((await act('resume')).body['error_code']).toBe('INVALID_TRANSITION');
    expect((await act('rebuild')).body['error_code']).toBe('SITE_CLOSED');
    expect((await act('restore')).body).toMatchObject({ status: 'online', stop: null });
    expect((await shown()).status).toBe(200);
    const mails = await rows(
      app.ctx().em,
      `select 1 from email_logs where user_id = $1 and template_type = 'notification'`,
      [owner.id],
    );
    expect(mails.length).toBe(4);
  });

  it('builds a site anew without changing what visitors see', async () => {
    const before = await siteOf(app, site.orderId);
    expect((await act('rebuild')).body).toMatchObject({ is_building: true });
    const after = await untilSite(app, site.orderId, ({ buildingNumber }) => buildingNumber === null);
    expect(after).toMatchObject({ lastNumber: before!.lastNumber + 1, liveReleaseId: before!.liveReleaseId });
    expect(await logged('order.site_rebuild')).toHaveLength(1);
  });

  it('a site that was never built is taken down, and built once it is restored', async () => {
    const text = `update sites set status = 'failed', live_release_id = null, failure = 'x' where id = $1`;
    await rows(app.ctx().em, text, [site.id]);
    expect((await act('suspend', reason)).body['error_code']).toBe('INVALID_TRANSITION');
    expect((await act('take-down', reason)).body['status']).toBe('offline');
    expect((await act('restore')).body['status']).toBe('building');
    site = await untilSite(app, site.orderId);
    expect((await shown()).status).toBe(200);
  });
});

describe('cannot', () => {
  it.each(['suspend', 'take-down'])('%s without a reason, or with a very long one', async (what) => {
    for (const bad of ['', '   ', 'x'.repeat(2001), 7, null]) {
      const { status, body } = await act(what, { reason: bad });
      expect([status >= 400 && status < 500, body['error_code']]).toEqual([true, 'VALIDATION_ERROR']);
    }
    expect((await siteOf(app, site.orderId))?.status).toBe('online');
  });

  it.each(['rebuild', 'suspend', 'resume', 'take-down', 'restore'])(
    '%s without being an administrator',
    async (what) => {
      const body = what === 'suspend' || what === 'take-down' ? reason : {};
      expect((await act(what, body, owner)).body['error_code']).toBe('FORBIDDEN');
      expect((await act(what, body, admin, owner.id)).body['error_code']).toBe('NOT_FOUND');
      expect((await act(what, body, admin, "' or 1=1 --")).body['error_code']).toBe('NOT_FOUND');
    },
  );

  it('bring back a site whose order has ended meanwhile', async () => {
    await act('take-down', reason);
    const body = { order_id: site.orderId, status: 'cancelled', reason: 'پایان' };
    const cancel = await app.rest('POST', '/orders/update-status', { body, token: admin.token });
    expect(cancel.status).toBe(200);
    expect((await siteOf(app, site.orderId))?.stop).toBe('cancelled');
    expect((await act('restore')).body['error_code']).toBe('INVALID_TRANSITION');
    expect((await shown()).status).toBe(410);
  });
});
