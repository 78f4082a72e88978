/** Renewals and reminders: what time does to the invoices of paid orders. */
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { asAdmin, billsOf, manualInvoice, notices, payFromWallet } from '#tests/helpers/invoices.js';
import { placeOrder, type PlacedOrder } from '#tests/helpers/money.js';
import { placeOrder as placeWizardOrder } from '#tests/helpers/orders.js';
import { payableOf, wizard } from '#tests/helpers/wizards.js';
import { addJalaliMonths } from '#core/dates/jalali-months.js';
import { advanceInvoices } from '#features/invoices/invoices.job.js';
import { rows } from '#platform/db/rows.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const clock = manualClock();
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ clock });
});
afterAll(() => app?.close());

/** An order paid from a filled wallet; its renewals run from now. */
async function paidOrder(account: Account): Promise<PlacedOrder> {
  const order = await placeOrder(app, account);
  await payFromWallet(app, account, order.invoiceId, order.priceRials);
  return order;
}

async function mailJobs(account: Account, template: string): Promise<number> {
  const text = `select count(*) as count from email_logs where user_id = $1 and template_type = $2`;
  return (await rows<{ count: number }>(app.ctx().em, text, [account.id, template]))[0]?.count ?? 0;
}

describe('S-205 renewals', () => {
  it('bill the recurring lines each month, a week ahead', async () => {
    const account = await createAccount(app);
    const order = await placeWizardOrder(app, account);
    const [bill] = await billsOf(app, account);
    const started = clock.now();
    await payFromWallet(app, account, bill?.id ?? '', order.priceRials);
    await advanceInvoices(app.ctx());
    expect(await billsOf(app, account, 'renewal')).toEqual([]);

    clock.advance(24 * DAY_MS);
    await advanceInvoices(app.ctx());
    const [renewal] = await billsOf(app, account, 'renewal');
    // One page and SEO come again; the second domain was paid for once.
    expect(renewal).toMatchObject({ status: 'pending', amountRials: 30_000_000 });
    expect(renewal?.dueAt).toEqual(addJalaliMonths(started, 1));
    clock.advance(30 * DAY_MS);
    await advanceInvoices(app.ctx());
    const months = (await billsOf(app, account, 'renewal')).map(({ periodStart }) => periodStart);
    expect(months).toEqual([addJalaliMonths(started, 1), addJalaliMonths(started, 2)]);
  });

  it('bill a year with its discount where a year was chosen', async () => {
    const account = await createAccount(app);
    const wizardData = wizard({ services: ['seoOptimization'], extras: ['.com'], billing: 'annual' });
    const annual = { wizardData, totalToman: payableOf(wizardData) };
    const order = await placeWizardOrder(app, account, annual);
    const [bill] = await billsOf(app, account);
    const started = clock.now();
    await payFromWallet(app, account, bill?.id ?? '', order.priceRials);
    clock.advance(330 * DAY_MS);
    await advanceInvoices(app.ctx());
    expect(await billsOf(app, account, 'renewal')).toEqual([]);
    clock.advance(30 * DAY_MS);
    await advanceInvoices(app.ctx());
    const renewals = await billsOf(app, account, 'renewal');
    expect(renewals).toMatchObject([{ amountRials: 324_000_000, periodStart: addJalaliMonths(started, 12) }]);
  });

  it('come once, however often and wherever the job runs', async () => {
    const account = await createAccount(app);
    await paidOrder(account);
    clock.advance(25 * DAY_MS);
    const twin = await createTestApp({ clock, database: app.database });
    try {
      const runs = [app, twin, app, twin, app, twin].map((each) => advanceInvoices(each.ctx()));
      await Promise.all(runs);
    } finally {
      await twin.close();
    }
    await advanceInvoices(app.ctx());
    expect(await billsOf(app, account, 'renewal')).toHaveLength(1);
    expect((await notices(app, account)).filter((title) => title === 'صورت‌حساب جدیدی دارید')).toHaveLength(1);
  });

  it('are made up for after a standstill, with days to pay', async () => {
    const account = await createAccount(app);
    await paidOrder(account);
    clock.advance(70 * DAY_MS);
    await advanceInvoices(app.ctx());
    const renewals = await billsOf(app, account, 'renewal');
    expect(renewals).toHaveLength(2);
    expect(renewals.every(({ dueAt }) => dueAt > clock.now())).toBe(true);
  });

  it('stop with the order, and what was still to be paid is cancelled', async () => {
    const account = await createAccount(app);
    const order = await paidOrder(account);
    clock.advance(25 * DAY_MS);
    await advanceInvoices(app.ctx());
    const cancelled = await asAdmin(app, 'POST', '/orders/update-status', { order_id: order.id, status: 'cancelled' });
    expect(cancelled.status).toBe(200);
    clock.advance(90 * DAY_MS);
    await advanceInvoices(app.ctx());
    expect(await billsOf(app, account, 'renewal')).toMatchObject([{ status: 'cancelled' }]);
  });

  it('stop when the whole order is given back, as it ends', async () => {
    const account = await createAccount(app);
    const order = await paidOrder(account);
    clock.advance(25 * DAY_MS);
    await advanceInvoices(app.ctx());
    expect(await billsOf(app, account, 'renewal')).toMatchObject([{ status: 'pending' }]);
    const payment = await rows<{ id: string }>(app.ctx().em, 'select id from payments where order_id = $1', [order.id]);
    const refund = (amount: number) => asAdmin(app, 'POST', '/payments/refund', { payment_id: payment[0]?.id, amount });
    expect((await refund(1_000_000)).status).toBe(200);
    // A part is a discount: the agreement stays.
    expect(await billsOf(app, account, 'renewal')).toMatchObject([{ status: 'pending' }]);
    expect((await refund(order.priceRials - 1_000_000)).status).toBe(200);
    clock.advance(90 * DAY_MS);
    await advanceInvoices(app.ctx());
    expect(await billsOf(app, account, 'renewal')).toMatchObject([{ status: 'cancelled' }]);
    const state = await rows(app.ctx().em, 'select status, payment_status from orders where id = $1', [order.id]);
    expect(state).toEqual([{ status: 'cancelled', payment_status: 'refunded' }]);
  });

  it('do not begin before the order is paid', async () => {
    const account = await createAccount(app);
    await placeOrder(app, account);
    clock.advance(60 * DAY_MS);
    await advanceInvoices(app.ctx());
    expect(await billsOf(app, account, 'renewal')).toEqual([]);
  });
});

describe('reminders', () => {
  it('come once before and once after the due date, by notification and mail', async () => {
    const account = await createAccount(app);
    await manualInvoice(app, account, { due_date: new Date(clock.now().getTime() + 5 * DAY_MS).toISOString() });
    const run = async (days: number): Promise<void> => {
      clock.advance(days * DAY_MS);
      await Promise.all([advanceInvoices(app.ctx()), advanceInvoices(app.ctx())]);
      await advanceInvoices(app.ctx());
    };
    const told = ['صورت‌حساب جدیدی دارید'];
    await run(2);
    expect(await notices(app, account)).toEqual(told);
    await run(1.5);
    told.push('سررسید صورت‌حساب نزدیک است');
    expect(await notices(app, account)).toEqual(told);
    await run(1.7);
    expect(await notices(app, account)).toEqual(told);
    await run(1);
    told.push('سررسید صورت‌حساب گذشته است');
    expect(await notices(app, account)).toEqual(told);
    await run(20);
    expect(await notices(app, account)).toEqual(told);
    for (const template of ['invoice_issued', 'invoice_due_soon', 'invoice_past_due'])
      expect(await mailJobs(account, template)).toBe(1);
  });

  it('do not come for what is paid, or for an order nobody has paid', async () => {
    const account = await createAccount(app);
    const id = await manualInvoice(app, account);
    await placeOrder(app, account);
    await payFromWallet(app, account, id, 5_500_000);
    clock.advance(10 * DAY_MS);
    await advanceInvoices(app.ctx());
    expect(await notices(app, account)).toEqual(['صورت‌حساب جدیدی دارید']);
  });
});
