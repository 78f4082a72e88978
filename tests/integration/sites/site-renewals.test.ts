/** The effect of time and money on a site: unpaid renewals close it, paying opens it, and its owner may let it end. */
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { asAdmin, billsOf, payFromWallet, renewed } from '#tests/helpers/invoices.js';
import { ledgerFaults } from '#tests/helpers/money.js';
import { hostOf, paidOrder, siteOf, untilSite, visit, type SiteFacts } from '#tests/helpers/sites.js';
import { addJalaliMonths } from '#core/dates/jalali-months.js';
import { advanceInvoices } from '#features/invoices/invoices.job.js';
import { row, rows } from '#platform/db/rows.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const clock = manualClock();
let app: TestApp;
let owner: Account;

beforeAll(async () => {
  app = await createTestApp({ clock });
});
beforeEach(async () => {
  owner = await createAccount(app);
});
afterAll(() => app?.close());

async function onlineSite(): Promise<SiteFacts> {
  return untilSite(app, await paidOrder(app, owner));
}

/** The hourly job, so many days later. */
async function days(count: number): Promise<void> {
  clock.advance(count * DAY_MS);
  await advanceInvoices(app.ctx());
}

const standing = async ({ orderId }: SiteFacts) => {
  const site = await siteOf(app, orderId);
  return [site?.status, site?.stop];
};

interface Notice {
  readonly title: string;
  readonly message: string;
}

const told = (title: string): Promise<Notice | null> =>
  row<Notice>(app.ctx().em, 'select title, message from notifications where user_id = $1 and title = $2', [
    owner.id,
    title,
  ]);

/** Until its first renewal is due: a month after the payment, and a little more. */
async function dueRenewal(): Promise<{ readonly site: SiteFacts; readonly billId: string; readonly amount: number }> {
  const site = await onlineSite();
  await days(25);
  await days(6.2);
  const [bill] = await billsOf(app, owner, 'renewal');
  return { site, billId: bill?.id ?? '', amount: bill?.amountRials ?? 0 };
}

async function suspended() {
  const due = await dueRenewal();
  await days(2.5);
  await days(2.5);
  expect(await standing(due.site)).toEqual(['suspended', 'overdue']);
  return due;
}

const call = async (method: string, siteId: string, path = '', by: Account = owner) =>
  app.rest(method, `/sites/${siteId}/renewal${path}`, { token: await renewed(app, by) });

describe('an unpaid renewal', () => {
  it('closes the site on the day that was announced', async () => {
    const { site } = await dueRenewal();
    await days(2.5);
    expect(await standing(site)).toEqual(['online', null]);
    const { body } = await call('GET', site.id);
    const warning = await told('سایت شما به‌زودی موقتاً بسته می‌شود');
    expect(warning?.message).toContain('پرداخت نشده است');
    const suspendsAt = new Date((body['renewal'] as Record<string, string>)['suspends_at'] ?? '');
    expect(suspendsAt.getTime()).toBeGreaterThan(clock.now().getTime() + DAY_MS);
    await days(2.5);
    expect(clock.now() > suspendsAt).toBe(true);
    expect(await standing(site)).toEqual(['suspended', 'overdue']);
    const page = await visit(app.url, hostOf(site));
    expect(page.status).toBe(503);
    expect(page.text.replace(/<head>.*<\/head>|<[^>]+>/g, '').trim()).toBe('موقتاً در دسترس نیست');
  });

  it('closes nothing unannounced after a standstill', async () => {
    const site = await onlineSite();
    await days(25);
    await days(20);
    expect(await standing(site)).toEqual(['online', null]);
    await days(1);
    expect(await standing(site)).toEqual(['online', null]);
    await days(1.5);
    expect(await standing(site)).toEqual(['suspended', 'overdue']);
  });

  it('opens the site in the payment itself, from that day on', async () => {
    const { site, billId, amount } = await suspended();
    await days(40);
    // While a renewal is overdue, nothing more is billed.
    expect(await billsOf(app, owner, 'renewal')).toHaveLength(1);
    const paidAt = clock.now();
    await payFromWallet(app, owner, billId, amount);
    expect(await standing(site)).toEqual(['online', null]);
    expect((await visit(app.url, hostOf(site))).status).toBe(200);
    expect(await told('سایت شما دوباره باز شد')).not.toBeNull();
    const { body } = await call('GET', site.id);
    expect(body['renewal']).toMatchObject({ paid_until: addJalaliMonths(paidAt, 1).toISOString(), suspends_at: null });
    await days(1);
    expect(await billsOf(app, owner, 'renewal')).toHaveLength(1);
    expect(await ledgerFaults(app)).toEqual([]);
  });

  it('leaves a site closed that an administrator closed', async () => {
    const { site, billId, amount } = await suspended();
    await rows(
      app.ctx().em,
      `update sites set stop = 'taken_down', status = 'offline', stopped_at = now() where id = $1`,
      [site.id],
    );
    await payFromWallet(app, owner, billId, amount);
    expect(await standing(site)).toEqual(['offline', 'taken_down']);
  });

  it('opens the site where an administrator gives more time, and warns anew', async () => {
    const { site, billId } = await suspended();
    const answer = await asAdmin(app, 'PATCH', `/invoices/${billId}/status`, { status: 'pending' });
    expect(answer.status).toBe(200);
    expect(await standing(site)).toEqual(['online', null]);
    await days(5.5);
    expect(await standing(site)).toEqual(['online', null]);
    await days(2.5);
    expect(await standing(site)).toEqual(['suspended', 'overdue']);
  });

  it('that is paid while the job closes sites leaves them open', async () => {
    for (let round = 0; round < 3; round += 1) {
      owner = await createAccount(app);
      const { site, billId, amount } = await dueRenewal();
      await days(2.5);
      clock.advance(2.5 * DAY_MS);
      await Promise.all([advanceInvoices(app.ctx()), payFromWallet(app, owner, billId, amount)]);
      await advanceInvoices(app.ctx());
      expect(await standing(site)).toEqual(['online', null]);
    }
    expect(await ledgerFaults(app)).toEqual([]);
  });
});

describe('a site that an administrator closes', () => {
  const act = async ({ id }: SiteFacts, path: string): Promise<void> => {
    const body = path === 'suspend' || path === 'take-down' ? { reason: 'تخلف' } : undefined;
    const done = await asAdmin(app, 'POST', `/admin/sites/${id}/${path}`, body);
    expect(done.status).toBe(200);
  };
  const renewal = async ({ id }: SiteFacts) => (await call('GET', id)).body['renewal'] as Record<string, string | null>;

  it('costs nothing meanwhile, and keeps the paid time', async () => {
    const site = await onlineSite();
    const paidUntil = addJalaliMonths(clock.now(), 1).getTime();
    await days(10);
    await act(site, 'suspend');
    expect(await renewal(site)).toMatchObject({ paused_at: clock.now().toISOString(), next_invoice_at: null });
    await days(40);
    await days(20);
    expect(await billsOf(app, owner, 'renewal')).toEqual([]);
    await act(site, 'resume');
    expect(await standing(site)).toEqual(['online', null]);
    const { paused_at: pausedAt, paid_until: after } = await renewal(site);
    expect(pausedAt).toBeNull();
    const gained = Date.parse(after ?? '') - (paidUntil + 60 * DAY_MS);
    expect(gained).toBeGreaterThanOrEqual(0);
    expect(gained).toBeLessThan(2 * DAY_MS);
    await days(0.1);
    expect(await billsOf(app, owner, 'renewal')).toEqual([]);
    await days(18);
    expect(await billsOf(app, owner, 'renewal')).toMatchObject([{ status: 'pending' }]);
  });

  it('is not billed for time that nobody has paid for', async () => {
    const { site } = await suspended();
    await act(site, 'take-down');
    expect(await billsOf(app, owner, 'renewal')).toMatchObject([{ status: 'cancelled' }]);
    await days(30);
    expect(await billsOf(app, owner, 'renewal')).toHaveLength(1);
    await act(site, 'restore');
    expect(await standing(site)).toEqual(['online', null]);
    await days(0.1);
    const bills = await billsOf(app, owner, 'renewal');
    expect(bills.map(({ status }) => status)).toEqual(['cancelled', 'pending']);
    expect(bills[1]?.dueAt.getTime()).toBeGreaterThan(clock.now().getTime());
    await payFromWallet(app, owner, bills[1]?.id ?? '', bills[1]?.amountRials ?? 0);
    expect(await standing(site)).toEqual(['online', null]);
    expect(await ledgerFaults(app)).toEqual([]);
  });

  it('cannot end meanwhile where its customer has stopped the renewal', async () => {
    const site = await onlineSite();
    await call('POST', site.id, '/stop');
    const { ends_at: endsAt } = await renewal(site);
    await act(site, 'suspend');
    await days(50);
    expect(await standing(site)).toEqual(['suspended', 'suspended']);
    await act(site, 'resume');
    expect(Date.parse((await renewal(site))['ends_at'] ?? '')).toBe(Date.parse(endsAt ?? '') + 50 * DAY_MS);
    await days(32);
    expect(await standing(site)).toEqual(['offline', 'not_renewed']);
  });

  it('cannot lose its paid time to a stop meanwhile, which can be taken back', async () => {
    const site = await onlineSite();
    await days(10);
    await act(site, 'suspend');
    await days(50);
    expect((await call('POST', site.id, '/stop')).status).toBe(200);
    expect(await standing(site)).toEqual(['suspended', 'suspended']);
    await days(1);
    expect(await standing(site)).toEqual(['suspended', 'suspended']);
    const resumed = await call('POST', site.id, '/resume');
    expect([resumed.status, resumed.body['renewal']]).toMatchObject([200, { stopped_at: null, ends_at: null }]);
    await act(site, 'resume');
    await days(15);
    expect(await standing(site)).toEqual(['online', null]);
  });
});

describe('stopping the renewal', () => {
  it('keeps the paid time, warns, and closes the site at its end', async () => {
    const site = await onlineSite();
    const paidUntil = addJalaliMonths(clock.now(), 1);
    await days(26);
    expect(await billsOf(app, owner, 'renewal')).toMatchObject([{ status: 'pending' }]);
    const stopped = await call('POST', site.id, '/stop');
    expect(stopped.status).toBe(200);
    const renewal = stopped.body['renewal'] as Record<string, string | null>;
    expect(renewal).toMatchObject({ ends_at: paidUntil.toISOString(), next_invoice_at: null, open_invoice: null });
    expect(await billsOf(app, owner, 'renewal')).toMatchObject([{ status: 'cancelled' }]);
    expect((await call('POST', site.id, '/stop')).status).toBe(200);
    await days(2);
    expect(await told('زمان سایت شما رو به پایان است')).not.toBeNull();
    expect(await standing(site)).toEqual(['online', null]);
    await days(4);
    expect(await standing(site)).toEqual(['offline', 'not_renewed']);
    expect(await billsOf(app, owner, 'renewal')).toHaveLength(1);
    const late = await call('POST', site.id, '/resume');
    expect([late.status, late.body['error_code']]).toEqual([409, 'RENEWAL_ENDED']);
  });

  it('is taken back before the end, and the period is billed once', async () => {
    const site = await onlineSite();
    const nextStart = addJalaliMonths(clock.now(), 1);
    await days(26);
    await call('POST', site.id, '/stop');
    const resumed = await call('POST', site.id, '/resume');
    expect(resumed.body['renewal']).toMatchObject({ ends_at: null, stopped_at: null });
    await days(0.1);
    await days(0.1);
    const bills = await billsOf(app, owner, 'renewal');
    expect(bills.map(({ status }) => status)).toEqual(['cancelled', 'pending']);
    expect(bills[1]?.periodStart).toEqual(nextStart);
    await payFromWallet(app, owner, bills[1]?.id ?? '', bills[1]?.amountRials ?? 0);
    await days(10);
    expect(await standing(site)).toEqual(['online', null]);
  });

  it('ends at once where the paid time is over already', async () => {
    const { site } = await suspended();
    const { status } = await call('POST', site.id, '/stop');
    expect(status).toBe(200);
    expect(await standing(site)).toEqual(['offline', 'not_renewed']);
  });

  it('cannot be done with the site of another, nor by an administrator', async () => {
    const site = await onlineSite();
    const stranger = await createAccount(app);
    for (const path of ['/stop', '/resume'])
      expect((await call('POST', site.id, path, stranger)).body['error_code']).toBe('NOT_FOUND');
    expect((await call('GET', site.id, '', stranger)).status).toBe(404);
    expect((await asAdmin(app, 'POST', `/sites/${site.id}/renewal/stop`)).status).toBe(404);
    const mutation = 'mutation ($id: ID!) { stopSiteRenewal(id: $id) { id } }';
    const foreign = await app.graphql(mutation, { id: site.id }, await renewed(app, stranger));
    expect(foreign.errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    const own = await app.graphql<{ stopSiteRenewal: { renewal: { endsAt: string | null } } }>(
      'mutation ($id: ID!) { stopSiteRenewal(id: $id) { renewal { endsAt amountToman openInvoice { id } } } }',
      { id: site.id },
      await renewed(app, owner),
    );
    expect(own.data.stopSiteRenewal.renewal.endsAt).not.toBeNull();
  });

  it('and a payment at the same time end in one of two whole states', async () => {
    for (let round = 0; round < 3; round += 1) {
      owner = await createAccount(app);
      const { site, billId, amount } = await dueRenewal();
      const token = await renewed(app, owner);
      const pay = payFromWallet(app, owner, billId, amount).catch(() => undefined);
      await Promise.all([pay, app.rest('POST', `/sites/${site.id}/renewal/stop`, { token })]);
      const [bill] = await billsOf(app, owner, 'renewal');
      const isPaid = bill?.status === 'paid';
      expect(isPaid || bill?.status === 'cancelled').toBe(true);
      expect(await standing(site)).toEqual(isPaid ? ['online', null] : ['offline', 'not_renewed']);
    }
    expect(await ledgerFaults(app)).toEqual([]);
  });
});
