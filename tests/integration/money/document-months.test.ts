/** The sums of invoices and receipts by Jalali month, as the headings of the lists show them. */
import { DOCUMENT_MONTHS } from '#core/limits/limits.js';
import { addJalaliMonths } from '#core/dates/jalali-months.js';
import { rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { asAdmin, manualInvoice, payFromWallet } from '#tests/helpers/invoices.js';
import { atGateway, openDeposit } from '#tests/helpers/money.js';

// The last ms of 30 Esfand 1403, a leap year, in Tehran: 1 Farvardin begins in the next one.
const LAST = new Date('2025-03-20T20:29:59.999Z');
const NEXT = new Date(LAST.getTime() + 1);
// Noon of 10 Farvardin 1404.
const clock = manualClock('2025-03-30T08:30:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock, worker: false });
});
afterAll(() => app?.close());

const INVOICE_MONTHS =
  'query ($filter: InvoiceMonthsFilter) { invoiceMonths(filter: $filter) { month label count paidRials unpaidRials refundedRials } }';

type Months = Record<string, unknown>[];

async function invoiceMonths({ token }: Account, filter: object | null = null): Promise<Months> {
  return (await app.graphql<{ invoiceMonths: Months }>(INVOICE_MONTHS, { filter }, token)).data.invoiceMonths;
}

async function restMonths({ token }: Account, path: string): Promise<Months> {
  return (await app.rest('GET', path, { token })).body['months'] as Months;
}

async function issuedAt(id: string, at: Date): Promise<void> {
  await rows(app.ctx().em, 'update invoices set created_at = $2 where id = $1 returning id', [id, at]);
}

describe('invoices by month', () => {
  it('30 Esfand of a leap year ends its month', async () => {
    const account = await createAccount(app);
    await issuedAt(await manualInvoice(app, account, { amount: 1_000_000 }), LAST);
    await issuedAt(await manualInvoice(app, account, { amount: 2_000_000 }), NEXT);
    expect(await invoiceMonths(account)).toEqual([
      { month: '1404-01', label: 'فروردین ۱۴۰۴', count: 1, paidRials: 0, unpaidRials: 2_000_000, refundedRials: 0 },
      { month: '1403-12', label: 'اسفند ۱۴۰۳', count: 1, paidRials: 0, unpaidRials: 1_000_000, refundedRials: 0 },
    ]);
  });

  it('sums tell paid, unpaid and refunded apart', async () => {
    const account = await createAccount(app);
    const paid = await manualInvoice(app, account, { amount: 3_000_000 });
    await payFromWallet(app, account, paid, 3_000_000);
    await manualInvoice(app, account, { amount: 500_000 });
    const cancelled = await manualInvoice(app, account, { amount: 9_000_000 });
    await asAdmin(app, 'PATCH', `/invoices/${cancelled}/cancel`);
    const text = `select payment_id as id from receipts where invoice_id = $1`;
    const [payment] = await rows<{ id: string }>(app.ctx().em, text, [paid]);
    await asAdmin(app, 'POST', '/payments/refund', { payment_id: payment?.id, amount: 1_000_000 });
    const [month, ...others] = await restMonths(account, '/invoices/months');
    expect(others).toEqual([]);
    expect(month).toEqual({
      month: '1404-01',
      label: 'فروردین ۱۴۰۴',
      count: 3,
      paid_amount: 3_000_000,
      paid_amount_rials: 3_000_000,
      unpaid_amount: 500_000,
      unpaid_amount_rials: 500_000,
      refunded_amount: 1_000_000,
      refunded_amount_rials: 1_000_000,
      currency: 'IRR',
    });
  });

  it('a sum is of the whole month, not of a page', async () => {
    const account = await createAccount(app);
    for (let left = 12; left > 0; left -= 1) await manualInvoice(app, account, { amount: 100_000 });
    expect(await invoiceMonths(account)).toMatchObject([{ count: 12, unpaidRials: 1_200_000 }]);
  });

  it('the filters of the list hold for the sums', async () => {
    const account = await createAccount(app);
    await manualInvoice(app, account, { amount: 100_000, service_name: 'طراحی لوگو' });
    const paid = await manualInvoice(app, account, { amount: 200_000 });
    await payFromWallet(app, account, paid, 200_000);
    expect(await invoiceMonths(account, { status: 'paid' })).toMatchObject([{ count: 1, paidRials: 200_000 }]);
    expect(await invoiceMonths(account, { search: 'لوگو' })).toMatchObject([{ count: 1, unpaidRials: 100_000 }]);
    expect(await restMonths(account, '/invoices/months?to=1403-12-30')).toEqual([]);
    expect(await restMonths(account, '/invoices/months?from=1404-01-01&status=paid')).toMatchObject([{ count: 1 }]);
  });

  it('months before the last ten years are left out', async () => {
    const account = await createAccount(app);
    const oldest = addJalaliMonths(clock.now(), 1 - DOCUMENT_MONTHS);
    await issuedAt(await manualInvoice(app, account), oldest);
    await issuedAt(await manualInvoice(app, account), addJalaliMonths(oldest, -1));
    expect(await invoiceMonths(account)).toMatchObject([{ month: '1394-02', count: 1 }]);
  });

  it('cannot add up the invoices of others', async () => {
    await manualInvoice(app, await createAccount(app));
    expect(await invoiceMonths(await createAccount(app))).toEqual([]);
    expect((await app.rest('GET', '/invoices/months')).status).toBe(401);
  });

  it.each(['user_id=a', 'page=2', 'status=gift', `search=${'ا'.repeat(201)}`])(
    'cannot be asked with %s',
    async (query) => {
      const { token } = await createAccount(app);
      const refused = await app.rest('GET', `/invoices/months?${query}`, { token });
      expect([refused.status, refused.body['error_code']]).toEqual([422, 'VALIDATION_ERROR']);
    },
  );
});

describe('receipts by month', () => {
  const written = (account: Account, ref: string, amount: number, at: Date) =>
    asAdmin(app, 'POST', '/receipts', { ref_id: ref, user_id: account.id, amount, created_at: at.toISOString() });

  it('30 Esfand of a leap year ends its month', async () => {
    const account = await createAccount(app);
    await written(account, '1', 1_000_000, LAST);
    await written(account, '2', 2_000_000, NEXT);
    expect(await restMonths(account, '/receipts/months')).toMatchObject([
      { month: '1404-01', count: 1, amount: 2_000_000 },
      { month: '1403-12', count: 1, amount: 1_000_000 },
    ]);
  });

  it('tell what came from the wallet and what went back', async () => {
    const account = await createAccount(app);
    const { paymentUrl, authority } = await openDeposit(app, account, 5_000_000);
    await atGateway(paymentUrl);
    await app.rest('POST', '/wallets/me/deposit/verify', { body: { authority } });
    const invoice = await manualInvoice(app, account, { amount: 3_000_000 });
    await app.rest('POST', `/invoices/${invoice}/pay`, { body: { method: 'wallet' }, token: account.token });
    const [payment] = await rows<{ id: string }>(
      app.ctx().em,
      'select payment_id as id from receipts where invoice_id = $1',
      [invoice],
    );
    await asAdmin(app, 'POST', '/payments/refund', { payment_id: payment?.id, amount: 1_000_000 });
    const asked = '{ receiptMonths { count amountRials walletRials refundedRials } }';
    expect((await app.graphql(asked, {}, account.token)).data).toEqual({
      receiptMonths: [{ count: 2, amountRials: 8_000_000, walletRials: 3_000_000, refundedRials: 1_000_000 }],
    });
  });

  it('the search of the list holds for the sums', async () => {
    const account = await createAccount(app);
    await written(account, '140400777', 1_000_000, NEXT);
    await written(account, '140400888', 2_000_000, NEXT);
    expect(await restMonths(account, '/receipts/months?search=888')).toMatchObject([{ count: 1, amount: 2_000_000 }]);
  });

  it('cannot add up the receipts of others', async () => {
    const owner = await createAccount(app);
    await written(owner, '3', 1_000_000, NEXT);
    const stranger = await createAccount(app);
    expect(await restMonths(stranger, '/receipts/months')).toEqual([]);
    const asked = await app.rest('GET', `/receipts/months?user_id=${owner.id}`, { token: stranger.token });
    expect([asked.status, asked.body['error_code']]).toEqual([422, 'VALIDATION_ERROR']);
  });
});
