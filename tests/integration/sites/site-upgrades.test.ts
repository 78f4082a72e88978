/**
 * The upgrades of a site beyond what was bought: priced, ordered, paid like every invoice, and published with the
 * payment.
 */
import { advanceInvoices } from '#features/invoices/invoices.job.js';
import { UPGRADE_TEXTS } from '#features/site-billing/upgrades/upgrades.messages.js';
import { toman } from '#core/money.js';
import { annualDiscountOf } from '#core/pricing/pricing.js';
import { readServices, siteHasService, type SiteServices } from '#features/sites/index.js';
import { rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type RestAnswer, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { payFromWallet, renewed } from '#tests/helpers/invoices.js';
import { atGateway, balanceOf, fillWallet, ledgerFaults, payOrder, SMALL_ORDER_RIALS } from '#tests/helpers/money.js';
import { hostOf, paidOrder, siteOf, untilSite, visit, type SiteFacts } from '#tests/helpers/sites.js';
import { placeOrder } from '#tests/helpers/orders.js';
import { upgradesOf, type UpgradesOf, type WaitingUpgrade } from '#tests/helpers/upgrades.js';
import { freshDomain, payableOf, wizard } from '#tests/helpers/wizards.js';

const clock = manualClock();
const DAY_MS = 24 * 60 * 60 * 1000;
let app: TestApp;
let owner: Account;
let site: SiteFacts;
let own: UpgradesOf;

beforeAll(async () => {
  app = await createTestApp({ clock });
});
beforeEach(async () => {
  owner = await createAccount(app);
  site = await untilSite(app, await paidOrder(app, owner));
  own = upgradesOf(app, site.id, owner);
});
afterEach(async () => expect(await ledgerFaults(app)).toEqual([]));
afterAll(() => app?.close());

const codeOf = ({ body }: RestAnswer): unknown => body['error_code'];
const pay = (upgrade: WaitingUpgrade): Promise<void> =>
  payFromWallet(app, owner, upgrade.invoice?.id ?? '', upgrade.amount);
const untilRebuilt = (): Promise<SiteFacts> =>
  untilSite(app, site.orderId, (now) => now.buildingNumber === null && now.liveReleaseId !== site.liveReleaseId);
const pagesShown = async (): Promise<number> =>
  (await visit(app.url, hostOf(site), '/sitemap.xml')).text.split('<loc>').length - 1;
const publish = (): Promise<RestAnswer> => own.call('POST', '/publish', {});

describe('the price of a draft', () => {
  it('is the difference of both prices for the rest of the month', async () => {
    await own.draw(3, 2);
    const price = await own.price();
    // Three pages and six sections, less the single page: the month has just begun.
    expect(price).toMatchObject({
      payable_toman: 2_000_000,
      every_period_toman: 2_000_000,
      billing: 'monthly',
      publishes: true,
    });
    expect(price.lines.map(({ kind, label }) => [kind, label])).toEqual([
      ['pages', '۳ صفحه'],
      ['sections', '۶ بخش'],
      ['base', 'کسر قیمت سایت تک‌صفحه‌ای'],
    ]);
    clock.advance(10 * DAY_MS);
    const later = await own.price();
    const { left, whole } = later.period;
    expect(left).toBe(whole - 10);
    expect(later.payable_toman).toBe(Math.round((2_000_000 * left) / whole));
  });

  it('is the same through GraphQL, also of services alone', async () => {
    await own.draw(2, 4);
    const query = `query ($id: ID!) {
      draft: siteUpgradePrice(id: $id) { draftVersion payableToman wanted { pages sections services } }
      alone: siteUpgradePrice(id: $id, withDraft: false, services: ["seoOptimization", "analyticsSetup"]) {
        draftVersion payableToman everyPeriodToman }
      site(id: $id) { bought { pages services } waitingUpgrade { id } }
    }`;
    const { data, errors } = await app.graphql(query, { id: site.id }, await renewed(app, owner));
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      draft: { draftVersion: 1, payableToman: 1_500_000, wanted: { pages: 2, sections: 8, services: [] } },
      alone: { draftVersion: null, payableToman: 700_000, everyPeriodToman: 500_000 },
      site: { bought: { pages: 1, services: [] }, waitingUpgrade: null },
    });
  });
});

describe('an upgrade that is paid', () => {
  it('raises what is bought and the renewal, and publishes its design', async () => {
    await own.draw(3, 2);
    expect(codeOf(await publish())).toBe('DESIGN_NOT_PAID');
    const upgrade = await own.orderDraft();
    expect(upgrade).toMatchObject({ status: 'waiting', amount: 20_000_000, invoice: { status: 'pending' } });
    await pay(upgrade);
    expect(await own.statusOf(upgrade.id)).toBe('applied');
    expect([await own.renewalToman(), await own.waiting()]).toEqual([4_500_000, null]);
    await untilRebuilt();
    expect(await pagesShown()).toBe(3);
    const { body: draft } = await own.call('GET', '/draft');
    expect(draft).toMatchObject({ has_changes: false, excess: null });
    // A thing that is bought once is free from then on.
    expect((await own.price()).payable_toman).toBe(0);
  });

  it('is billed like every invoice: lines, VAT, notice, receipt', async () => {
    await own.draw(2, 4);
    const { invoice } = await own.orderDraft(['analyticsSetup']);
    const read = await app.rest('GET', `/invoices/${invoice?.id}`, { token: await renewed(app, owner) });
    expect(read.body).toMatchObject({ kind: 'upgrade', amount: 17_000_000, vat_amount: expect.any(Number) });
    const lines = read.body['lines'] as { label: string; amount_toman: number }[];
    expect(lines.map(({ label }) => label)).toEqual([
      expect.stringMatching(/^۲ صفحه تا /),
      expect.stringMatching(/^۸ بخش تا /),
      expect.stringMatching(/^کسر قیمت سایت تک‌صفحه‌ای تا /),
      'راه‌اندازی آمار بازدید (یک‌باره)',
    ]);
    await pay(await own.orderDraft(['analyticsSetup']));
    const { body } = await app.rest('GET', '/receipts', { token: await renewed(app, owner) });
    expect((body['items'] as { invoice_id: string }[]).map((each) => each.invoice_id)).toContain(invoice?.id);
    const text = `select title from notifications where user_id = $1 order by created_at, id`;
    const told = (await rows<{ title: string }>(app.ctx().em, text, [owner.id])).map(({ title }) => title);
    expect(told).toEqual(expect.arrayContaining(['صورت‌حساب جدیدی دارید', 'خرید شما به سایت اضافه شد']));
  });

  it('gives the site its services once it is paid', async () => {
    const servicesNow = async (): Promise<SiteServices[]> => readServices(app.ctx().em, [site.id]);
    const upgrade = await own.orderDraft(['analyticsSetup']);
    expect(await servicesNow()).toEqual([{ siteId: site.id, services: [] }]);
    await pay(upgrade);
    expect(await servicesNow()).toEqual([{ siteId: site.id, services: ['analyticsSetup'] }]);
    expect(await siteHasService(app.ctx(), site.id, 'analyticsSetup')).toBe(true);
    expect(await siteHasService(app.ctx(), site.id, 'backupService')).toBe(false);
  });

  it('can be paid partly from the wallet and the rest by card', async () => {
    await own.draw(2, 4);
    const { invoice, id } = await own.orderDraft();
    await fillWallet(app, owner, 5_000_000);
    const token = await renewed(app, owner);
    const { body } = await app.rest('POST', `/invoices/${invoice?.id}/pay`, { body: { method: 'split' }, token });
    const back = new URL((await atGateway(body['payment_url'] as string)) ?? '', app.url);
    const authority = back.searchParams.get('Authority');
    const verified = await app.rest('POST', '/payments/verify', { body: { authority, status: 'OK' }, token });
    expect(verified.body).toMatchObject({ success: true });
    expect([await own.statusOf(id), await balanceOf(app, { ...owner, token })]).toEqual(['applied', 0]);
    await untilRebuilt();
  });

  it('publishes what was ordered, whatever the draft has become', async () => {
    await own.draw(2, 4);
    const upgrade = await own.orderDraft();
    await own.draw(5, 6);
    await pay(upgrade);
    await untilRebuilt();
    const { body } = await own.call('GET', '/draft');
    expect(body).toMatchObject({ has_changes: true, excess: { pages: 3, sections: 22 } });
    expect(await pagesShown()).toBe(2);
  });

  it('is refused clearly to an administrator, and the draft is kept', async () => {
    const admin = await createAccount(app, { role: 'admin' });
    const theirs = upgradesOf(app, site.id, admin);
    const version = await theirs.draw(3, 2);
    const { payable_toman } = await theirs.price();
    const refused = await theirs.order({ draft_version: version, services: [], shown_toman: payable_toman });
    expect([refused.status, codeOf(refused)]).toEqual([403, 'FORBIDDEN']);
    expect(refused.body['message_fa']).toBe(UPGRADE_TEXTS.onlyOwner);
    const order = `mutation ($id: ID!, $input: OrderSiteUpgradeInput!) { orderSiteUpgrade(id: $id, input: $input) { id } }`;
    const input = { draftVersion: version, shownToman: payable_toman };
    const byGraphQL = await app.graphql(order, { id: site.id, input }, await renewed(app, admin));
    expect(byGraphQL.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', messageFa: UPGRADE_TEXTS.onlyOwner });
    expect(codeOf(await theirs.call('DELETE', '/upgrade'))).toBe('FORBIDDEN');
    expect(codeOf(await theirs.call('POST', '/publish', {}))).toBe('DESIGN_NOT_PAID');
    expect((await own.call('GET', '/draft')).body).toMatchObject({ version, excess: { pages: 2 } });
    expect(await own.waiting()).toBeNull();
  });

  it('of services alone publishes nothing and notifies administrators', async () => {
    const admin = await createAccount(app, { role: 'admin' });
    await own.draw(2, 4);
    const { payable_toman } = await own.price({ with_draft: false, services: ['backupService'] });
    const { body } = await own.order({ services: ['backupService'], shown_toman: payable_toman });
    await pay(body['upgrade'] as WaitingUpgrade);
    expect(await siteOf(app, site.orderId)).toMatchObject({ lastNumber: site.lastNumber, buildingNumber: null });
    expect(await own.renewalToman()).toBe(2_650_000);
    const text = `select message from notifications where user_id = $1 and type = 'site_upgraded'`;
    expect(await rows(app.ctx().em, text, [admin.id])).toEqual([{ message: expect.stringContaining('پشتیبان‌گیری') }]);
    expect((await own.price({ services: ['backupService'] })).lines.map(({ kind }) => kind)).not.toContain('service');
  });

  it('of a service that pages show builds them again', async () => {
    await own.draw(2, 4);
    const { payable_toman } = await own.price({ with_draft: false, services: ['analyticsSetup'] });
    const { body } = await own.order({ services: ['analyticsSetup'], shown_toman: payable_toman });
    await pay(body['upgrade'] as WaitingUpgrade);
    await untilRebuilt();
    expect((await visit(app.url, hostOf(site), '/privacy.html')).text).toContain('بازدید صفحه‌ها شمرده می‌شود');
    expect(await pagesShown()).toBe(1);
  });

  it('that costs nothing is published at once without an invoice', async () => {
    // Two pages with a section each cost what a single page costs.
    await own.draw(2, 1);
    const price = await own.price();
    expect(price).toMatchObject({ payable_toman: 0, every_period_toman: 0 });
    const { body } = await own.order({ draft_version: price.draft_version, shown_toman: 0 });
    expect(body['upgrade']).toMatchObject({ status: 'applied', amount: 0, invoice: null });
    await untilRebuilt();
    expect((await own.price()).bought).toMatchObject({ pages: 2, sections: 2 });
  });

  it('is given back with its order, each with its credit note', async () => {
    const admin = await createAccount(app, { role: 'admin' });
    await own.draw(2, 4);
    await pay(await own.orderDraft());
    await untilRebuilt();
    const token = await renewed(app, owner);
    const body = { reason: 'سایت به کارم نیامد' };
    const asked = await app.rest('POST', `/orders/${site.orderId}/money-back`, { body, token });
    expect(asked.body).toMatchObject({ refundable_amount: SMALL_ORDER_RIALS + 15_000_000 });
    const path = `/admin/money-back-requests/${String(asked.body['id'])}/approve`;
    const approved = await app.rest('POST', path, { token: admin.token });
    expect(approved.body).toMatchObject({ status: 'approved', amount: SMALL_ORDER_RIALS + 15_000_000 });
    expect(await balanceOf(app, { ...owner, token })).toBe(SMALL_ORDER_RIALS + 15_000_000);
    const notes = 'select c.id from credit_notes c join invoices i on i.id = c.invoice_id where i.order_id = $1';
    expect(await rows(app.ctx().em, notes, [site.orderId])).toHaveLength(2);
  });
});

describe('an upgrade in the second month', () => {
  it('is priced until the end of what is billed, and renewals name one more page', async () => {
    clock.advance(25 * DAY_MS);
    await advanceInvoices(app.ctx());
    await own.draw(2, 4);
    const { period, payable_toman } = await own.price();
    // The next month is billed at the old price already, so its difference is paid now.
    expect(period.left).toBeGreaterThan(period.whole);
    expect(payable_toman).toBe(Math.round((1_500_000 * period.left) / period.whole));
    await pay(await own.orderDraft());
    expect(await own.renewalToman()).toBe(4_000_000);
  });
});

describe('an upgrade of an annual order', () => {
  /** Twelve months of so much, toman, less the discount of paying by the year. */
  const yearOf = (monthlyToman: number): number => 12 * monthlyToman - annualDiscountOf(toman(monthlyToman));
  const annualSite = async (): Promise<UpgradesOf> => {
    const wizardData = wizard({ pages: [1], domain: freshDomain(), billing: 'annual' });
    const order = await placeOrder(app, owner, { wizardData, totalToman: payableOf(wizardData) });
    await fillWallet(app, owner, order.priceRials);
    expect((await payOrder(app, owner, order.id, 'wallet')).status).toBe(200);
    return upgradesOf(app, (await untilSite(app, order.id)).id, owner);
  };

  it('costs a year less its discount, pro rata to the days left', async () => {
    const bought = await annualSite();
    clock.advance(100 * DAY_MS);
    await bought.draw(3, 2);
    const { billing, period, payable_toman, every_period_toman, lines } = await bought.price();
    expect({ billing, every_period_toman }).toEqual({ billing: 'annual', every_period_toman: yearOf(2_000_000) });
    expect([365, 366]).toContain(period.whole);
    expect(period.left).toBe(period.whole - 100);
    expect(payable_toman).toBe(Math.round((yearOf(2_000_000) * period.left) / period.whole));
    expect(lines.map(({ kind }) => kind)).toContain('annual_discount');
    expect(lines.reduce((sum, { amount_toman }) => sum + amount_toman, 0)).toBe(payable_toman);
  });

  it('raises the renewal of the year and is billed with its discount', async () => {
    const bought = await annualSite();
    await bought.draw(3, 2);
    const upgrade = await bought.orderDraft(['seoOptimization']);
    await pay(upgrade);
    expect(await bought.statusOf(upgrade.id)).toBe('applied');
    expect(await bought.renewalToman()).toBe(yearOf(5_000_000));
    const read = await app.rest('GET', `/invoices/${upgrade.invoice?.id}`, { token: await renewed(app, owner) });
    const lines = read.body['lines'] as { amount_toman: number }[];
    expect(lines.filter(({ amount_toman }) => amount_toman < 0).length).toBeGreaterThan(0);
    expect(lines.reduce((sum, { amount_toman }) => sum + amount_toman, 0) * 10).toBe(upgrade.amount);
  });
});
