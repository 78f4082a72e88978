/** Invoices of administrators, their list, the rate of VAT, the formal document, and numbers without a gap. */
import { createAccount } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { asAdmin, billsOf, manualInvoice, notices, payFromWallet, renewed, signedIn } from '#tests/helpers/invoices.js';
import { placeOrder } from '#tests/helpers/money.js';
import { pdfText } from '#tests/helpers/samples/pdf-text.js';
import { formatNumber } from '#core/dates/calendar.js';
import { rial, toman } from '#core/money.js';
import { advanceInvoices } from '#features/invoices/invoices.job.js';
import { issueInvoice } from '#features/invoices/index.js';
import { unitOfWork } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const clock = manualClock();
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ clock });
});
afterAll(() => app?.close());

describe('an invoice of an administrator', () => {
  it('S-221 is written with service, customer, amount and due date', async () => {
    const account = await createAccount(app);
    const due = new Date(clock.now().getTime() + 10 * DAY_MS).toISOString();
    const id = await manualInvoice(app, account, { due_date: due });
    const { body } = await app.rest('GET', `/invoices/${id}`, { token: account.token });
    expect(body).toMatchObject({
      id,
      service_name: 'پشتیبانی ویژه',
      kind: 'manual',
      status: 'pending',
      due_date: due,
      amount: 5_500_000,
      vat_amount: 500_000,
      user_id: account.id,
      order_id: null,
    });
    expect(await notices(app, account)).toEqual(['صورت‌حساب جدیدی دارید']);
  });

  it('S-221 cannot be written by a customer, without a customer, or in parts of a toman', async () => {
    const account = await createAccount(app);
    const body = { service_name: 'خدمت', user_id: account.id, amount: 5_500_000 };
    expect((await app.rest('POST', '/invoices', { body, token: account.token })).status).toBe(403);
    const nobody = { ...body, user_id: '01a1fea1-5140-76b8-9dc8-f4e1304a0001' };
    expect((await asAdmin(app, 'POST', '/invoices', nobody)).status).toBe(404);
    for (const amount of [0, -10, 5_500_001, 'ده'])
      expect((await asAdmin(app, 'POST', '/invoices', { ...body, amount })).status).toBe(422);
    expect(await billsOf(app, account)).toEqual([]);
  });

  it('S-205 moves through its states, and the job agrees', async () => {
    const account = await createAccount(app);
    const id = await manualInvoice(app, account);
    for (const status of ['due', 'overdue', 'pending', 'due']) {
      expect((await asAdmin(app, 'PATCH', `/invoices/${id}/status`, { status })).body).toMatchObject({ id, status });
      await advanceInvoices(app.ctx());
      expect((await billsOf(app, account))[0]?.status).toBe(status);
    }
    const cancelled = await asAdmin(app, 'PATCH', `/invoices/${id}/cancel`);
    expect(cancelled.body).toMatchObject({ id, status: 'cancelled' });
    const headers = { 'content-type': 'application/json' };
    const again = await app.rest('PATCH', `/invoices/${id}/cancel`, { token: await signedIn(app), headers });
    expect(again.status).toBe(200);
    expect((await asAdmin(app, 'PATCH', `/invoices/${id}/status`, { status: 'pending' })).status).toBe(409);
  });

  it('S-221 cannot be moved or cancelled by its customer', async () => {
    const account = await createAccount(app);
    const id = await manualInvoice(app, account);
    const { token } = account;
    expect((await app.rest('PATCH', `/invoices/${id}/status`, { body: { status: 'paid' }, token })).status).toBe(403);
    expect((await app.rest('PATCH', `/invoices/${id}/cancel`, { token })).status).toBe(403);
    expect((await app.rest('GET', '/admin/invoices', { token })).status).toBe(403);
    expect((await billsOf(app, account))[0]?.status).toBe('pending');
  });

  it('S-205 is paid outside by hand, and its receipt is generated once', async () => {
    const account = await createAccount(app);
    const id = await manualInvoice(app, account);
    expect((await asAdmin(app, 'PATCH', `/invoices/${id}/status`, { status: 'paid' })).body).toMatchObject({
      status: 'paid',
    });
    expect((await asAdmin(app, 'PATCH', `/invoices/${id}/cancel`)).status).toBe(409);
    const token = await renewed(app, account);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.rest('POST', '/receipts/generate', { body: { invoice_id: id }, token })),
    );
    expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ method: 'manual', amount: 5_500_000, invoice_id: id, payment_id: null });
  });

  it('cannot say that an order is paid', async () => {
    const account = await createAccount(app);
    const { invoiceId } = await placeOrder(app, account);
    expect((await asAdmin(app, 'PATCH', `/invoices/${invoiceId}/status`, { status: 'paid' })).status).toBe(422);
    expect((await billsOf(app, account))[0]?.status).toBe('pending');
  });

  it('S-205 is paid from the wallet once, with a receipt', async () => {
    const account = await createAccount(app);
    const id = await manualInvoice(app, account);
    await payFromWallet(app, account, id, 5_500_000);
    const token = await renewed(app, account);
    const again = await app.rest('POST', `/invoices/${id}/pay`, { body: { method: 'wallet' }, token });
    expect(again.status).toBe(409);
    const receipts = await app.rest('GET', '/receipts', { token });
    expect(receipts.body['items']).toMatchObject([{ invoice_id: id, amount: 5_500_000, method: 'wallet' }]);
  });
});

describe('the list of invoices', () => {
  it('S-173 is filtered by status, words and days', async () => {
    const account = await createAccount(app);
    const other = await createAccount(app);
    const first = await manualInvoice(app, account, { service_name: 'کارگاه عکاسی' });
    await manualInvoice(app, other);
    clock.advance(2 * DAY_MS);
    const second = await manualInvoice(app, account);
    await asAdmin(app, 'PATCH', `/invoices/${second}/status`, { status: 'overdue' });
    const token = await renewed(app, account);
    const ids = async (query: string): Promise<unknown[]> =>
      ((await app.rest('GET', `/invoices?${query}`, { token })).body['items'] as { id: string }[]).map(({ id }) => id);
    expect(await ids('')).toEqual([second, first]);
    expect(await ids('status=pending')).toEqual([first]);
    expect(await ids('status=due')).toEqual([second]);
    expect(await ids(`search=${encodeURIComponent('كارگاه عکاسي')}`)).toEqual([first]);
    const yesterday = new Date(clock.now().getTime() - DAY_MS).toISOString();
    expect(await ids(`from=${yesterday}`)).toEqual([second]);
    expect(await ids(`to=${yesterday}`)).toEqual([first]);
    expect(await ids('page=2&limit=1')).toEqual([first]);
  });

  it('S-195 shows administrators everyone, 20 a page, overdue as it is', async () => {
    const account = await createAccount(app, { fullName: 'نگار صدر' });
    const id = await manualInvoice(app, account);
    await asAdmin(app, 'PATCH', `/invoices/${id}/status`, { status: 'overdue' });
    const { body } = await asAdmin(app, 'GET', '/admin/invoices?status=overdue');
    expect(body['pagination']).toMatchObject({ page: 1, limit: 20, pages: expect.any(Number) });
    expect((body['items'] as object[])[0]).toMatchObject({
      id,
      status: 'overdue',
      user_name: 'نگار صدر',
      user_email: account.email,
    });
    const token = await renewed(app, account);
    expect((await app.rest('GET', `/invoices/${id}`, { token })).body['status']).toBe('due');
    const { data } = await app.graphql<{ adminInvoices: { items: { id: string; customer: { email: string } }[] } }>(
      'query ($userId: ID) { adminInvoices(filter: { userId: $userId }) { items { id customer { email } } pagination { pages } } }',
      { userId: account.id },
      await signedIn(app),
    );
    expect(data.adminInvoices.items).toEqual([{ id, customer: { email: account.email } }]);
  });
});

describe('numbers of invoices', () => {
  it('have no gap after 50 at once and rollbacks between them', async () => {
    const account = await createAccount(app);
    const line = {
      label: 'خدمت',
      quantity: 1,
      unitToman: toman(1000),
      amountToman: toman(1000),
      recurrence: 'one_off',
    } as const;
    const issue = (fails: boolean): Promise<string> =>
      unitOfWork(app.ctx(), async (tx) => {
        const input = {
          userId: account.id,
          orderId: null,
          serviceName: 'خدمت',
          amountRials: rial(10_000),
          lines: [line],
        };
        const { number } = await issueInvoice(tx, input);
        if (fails) throw new Error('planted');
        return number;
      });
    const done = await Promise.allSettled(Array.from({ length: 50 }, (_, index) => issue(index % 5 === 2)));
    expect(done.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    const all = await rows<{ number: string }>(app.ctx().em, 'select number from invoices order by number');
    expect(all.map(({ number }) => Number(number.split('-')[1]))).toEqual(all.map((_, index) => index + 1));
  });
});

describe('the rate of VAT', () => {
  const RULES = 'query { vatRules { startsAt percent } }';
  const SAVE =
    'mutation ($startsAt: DateTime!, $percent: Int!) { saveVatRule(startsAt: $startsAt, percent: $percent) { startsAt percent } }';

  it('changes on its day, and written invoices keep theirs', async () => {
    const account = await createAccount(app);
    const before = await manualInvoice(app, account);
    // The next midnight in Tehran, which has no summer time.
    const midnight = new Date(Math.ceil((clock.now().getTime() + 3.5 * 3_600_000) / DAY_MS) * DAY_MS - 3.5 * 3_600_000);
    const startsAt = midnight.toISOString();
    const { errors } = await app.graphql(SAVE, { startsAt, percent: 12 }, await signedIn(app));
    expect(errors).toBeUndefined();
    expect(
      (await app.rest('GET', `/invoices/${await manualInvoice(app, account)}`, { token: await renewed(app, account) }))
        .body['vat_percent'],
    ).toBe(10);
    clock.advance(midnight.getTime() - clock.now().getTime() + 1000);
    const after = await manualInvoice(app, account, { amount: 1_120_000 });
    const token = await renewed(app, account);
    expect((await app.rest('GET', `/invoices/${after}`, { token })).body).toMatchObject({
      vat_percent: 12,
      vat_amount: 120_000,
    });
    expect((await app.rest('GET', `/invoices/${before}`, { token })).body['vat_percent']).toBe(10);
    await app.graphql(
      'mutation ($at: DateTime!) { deleteVatRule(startsAt: $at) { percent } }',
      { at: startsAt },
      await signedIn(app),
    );
    const { data } = await app.graphql<{ vatRules: { startsAt: string; percent: number }[] }>(
      RULES,
      {},
      await signedIn(app),
    );
    expect(data.vatRules).toEqual([
      { startsAt: '2024-03-19T20:30:00.000Z', percent: 10 },
      { startsAt: '2015-03-20T20:30:00.000Z', percent: 9 },
    ]);
  });

  it('cannot change inside a day, or by a customer', async () => {
    const call = { startsAt: '2027-03-21T12:00:00Z', percent: 11 };
    expect((await app.graphql(SAVE, call, await signedIn(app))).errors?.[0]?.extensions['code']).toBe(
      'VALIDATION_ERROR',
    );
    expect((await app.graphql(SAVE, call, await signedIn(app, 'user'))).errors?.[0]?.extensions['code']).toBe(
      'FORBIDDEN',
    );
    expect((await app.graphql(RULES, {}, await signedIn(app, 'user'))).errors?.[0]?.extensions['code']).toBe(
      'FORBIDDEN',
    );
  });
});

describe('the formal invoice', () => {
  const SELLER = {
    name: 'شرکت برپا',
    economicCode: '411222333444',
    registrationNumber: '99887',
    nationalId: '۱۴۰۰۱۲۳۴۵۶۷',
    province: 'تهران',
    city: 'تهران',
    postalCode: '1234567890',
    address: 'خیابان آزادی',
    phone: '02191000000',
    county: 'شمیرانات',
    goodsCode: '۲۳۳۰۰۰۱۲۳۴۵۶۷',
  };
  const SAVE = 'mutation ($input: InvoiceSellerInput!) { saveInvoiceSeller(input: $input) { name nationalId } }';

  const download = async (token: string, id: string, format: string): Promise<Response> =>
    fetch(`${app.url}/api/invoices/${id}/download?format=${format}`, { headers: { authorization: `Bearer ${token}` } });

  it('S-221 is a file with seller, buyer, amount and number', async () => {
    const account = await createAccount(app, { fullName: 'شیرین پاک‌نژاد' });
    const saved = await app.graphql(SAVE, { input: SELLER }, await signedIn(app));
    expect(saved.data).toEqual({ saveInvoiceSeller: { name: 'شرکت برپا', nationalId: '14001234567' } });
    const id = await manualInvoice(app, account);
    const token = await renewed(app, account);
    const pdf = await download(token, id, 'pdf');
    const number = (await billsOf(app, account))[0]?.number ?? '';
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-disposition')).toBe(`attachment; filename="invoice-${number}.pdf"`);
    const text = pdfText(Buffer.from(await pdf.arrayBuffer()));
    // A long address may break after a hyphen; its end is on one line.
    const emailEnd = account.email.slice(account.email.lastIndexOf('-') + 1);
    for (const fact of [formatNumber(5_500_000), formatNumber(500_000), '۴۱۱۲۲۲۳۳۳۴۴۴', '۲۳۳۰۰۰۱۲۳۴۵۶۷', emailEnd])
      expect(text).toContain(fact);
    const html = await (await download(token, id, 'html')).text();
    for (const fact of ['شرکت برپا', 'شمیرانات', 'شیرین پاک‌نژاد', 'پنج میلیون و پانصد هزار ریال'])
      expect(html).toContain(fact);
  });

  it('cannot be read by a stranger', async () => {
    const [account, stranger] = [await createAccount(app), await createAccount(app)];
    const id = await manualInvoice(app, account);
    expect((await download(await renewed(app, stranger), id, 'pdf')).status).toBe(404);
    expect((await fetch(`${app.url}/api/invoices/${id}/download`)).status).toBe(401);
  });

  it('shows a stranger with its code number, day and amount only', async () => {
    const account = await createAccount(app);
    const id = await manualInvoice(app, account);
    const [{ code } = { code: '' }] = await rows<{ code: string }>(
      app.ctx().em,
      'select verify_code as code from invoices where id = $1',
      [id],
    );
    const { body } = await app.rest('GET', `/invoices/verify/${code.toLowerCase()}`);
    const number = (await billsOf(app, account))[0]?.number;
    expect(body).toEqual({
      genuine: true,
      number,
      issued_at: clock.now().toISOString(),
      amount: 5_500_000,
      amount_rials: 5_500_000,
      currency: 'IRR',
      state: 'unpaid',
      refunded_amount: 0,
      refunded_amount_rials: 0,
      refunds: [],
      invoice_number: null,
    });
    await asAdmin(app, 'PATCH', `/invoices/${id}/cancel`);
    expect((await app.rest('GET', `/invoices/verify/${code}`)).body).toMatchObject({
      genuine: false,
      number: null,
      amount: null,
    });
  });
});
