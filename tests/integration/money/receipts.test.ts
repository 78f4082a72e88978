/** Receipts: the documents of what was paid, for whom they are. */
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import {
  atGateway,
  fillWallet,
  openDeposit,
  openOrderPayment,
  placeOrder,
  type PlacedOrder,
} from '#tests/helpers/money.js';
import { pdfPages, pdfText } from '#tests/helpers/samples/pdf-text.js';
import { formatRial } from '#core/dates/calendar.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const clock = manualClock(new Date().toISOString());
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});
afterAll(() => app?.close());

interface Receipt {
  readonly id: string;
  readonly number: string;
  readonly refId: string;
}

const RECEIPTS =
  'query ($search: String) { receipts(filter: { search: $search }) { items { id number refId service amountRials amountToman method cardMask invoiceId orderNumber createdAt } pagination { total } } }';

async function receiptsOf(account: Account, search?: string): Promise<Receipt[]> {
  return (await app.graphql<{ receipts: { items: Receipt[] } }>(RECEIPTS, { search }, account.token)).data.receipts
    .items;
}

async function paidOrder(account: Account): Promise<PlacedOrder> {
  const order = await placeOrder(app, account);
  const { authority, paymentUrl } = await openOrderPayment(app, account, order.id);
  await atGateway(paymentUrl);
  await app.rest('POST', '/payments/verify', { body: { authority } });
  return order;
}

async function download(
  account: Account | null,
  id: string,
  format: string,
): Promise<{ status: number; type: string; file: Buffer; disposition: string; policy: string }> {
  const response = await fetch(`${app.url}/api/receipts/${id}/download?format=${format}`, {
    headers: account ? { authorization: `Bearer ${account.token}` } : {},
  });
  const file = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    disposition: response.headers.get('content-disposition') ?? '',
    policy: response.headers.get('content-security-policy') ?? '',
    file,
  };
}

describe('a receipt', () => {
  it('S-222 shows what was paid, how and for what', async () => {
    const account = await createAccount(app);
    const order = await paidOrder(account);
    const [receipt] = await receiptsOf(account);
    expect(receipt).toMatchObject({
      number: expect.stringMatching(/^14\d\d-\d{6}$/),
      refId: expect.stringMatching(/^\d+$/),
      amountRials: order.priceRials,
      amountToman: order.priceRials / 10,
      method: 'gateway',
      cardMask: expect.stringMatching(/^\d{6}\*+\d{4}$/),
      invoiceId: order.invoiceId,
      orderNumber: order.orderNumber,
    });
  });

  it('S-174 is a PDF with order, reference and amounts', async () => {
    const account = await createAccount(app, { fullName: 'محمدرضا نیک‌پور' });
    const order = await paidOrder(account);
    const [receipt] = await receiptsOf(account);
    const { status, type, file, disposition } = await download(account, receipt?.id ?? '', 'pdf');
    expect([status, type]).toEqual([200, 'application/pdf']);
    expect(disposition).toBe(`attachment; filename="receipt-${receipt?.number ?? ''}.pdf"`);
    const text = pdfText(file);
    expect(text).toContain(order.orderNumber);
    expect(text).toContain(receipt?.refId ?? 'no reference');
    expect(text).toContain(formatRial(order.priceRials).replace(' ریال', ''));
    expect(pdfPages(file)).toBe(1);
  });

  it('S-174 is an HTML document that needs nothing else', async () => {
    const account = await createAccount(app, { fullName: '<script>alert(1)</script>' });
    const order = await paidOrder(account);
    const [receipt] = await receiptsOf(account);
    const { type, file, policy } = await download(account, receipt?.id ?? '', 'html');
    expect(policy).toMatch(/^sandbox; default-src 'none';/);
    const html = file.toString();
    expect(type).toContain('text/html');
    expect(html).toContain('<html lang="fa" dir="rtl">');
    for (const fact of [
      order.orderNumber,
      receipt?.refId ?? '-',
      formatRial(order.priceRials),
      'رسید پرداخت',
      '&lt;script&gt;',
    ])
      expect(html).toContain(fact);
    expect(html).not.toContain('<script>');
    expect(html).not.toMatch(/(src|href)="?https?:/);
  });

  it('S-221 an invoice carries who buys, as the account said when it was paid', async () => {
    const account = await createAccount(app);
    const { token } = account;
    const order = await placeOrder(app, account);
    const formal = {
      full_name: 'سارا راد',
      company: 'شرکت مهر',
      national_id: '10380284790',
      economic_code: '۴۱۱۱۱۱۱۱۱۱۱۱',
      postal_code: '1969764491',
      registration_number: '۴۵۶۷۸',
      province: 'خراسان رضوی',
      county: 'نیشابور',
      city: 'درود',
    };
    const html = async () => {
      const answer = await fetch(`${app.url}/api/invoices/${order.invoiceId}/download?format=html`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return answer.text();
    };
    const NUMBERS = ['۱۰۳۸۰۲۸۴۷۹۰', '۴۱۱۱۱۱۱۱۱۱۱۱', '۱۹۶۹۷۶۴۴۹۱', '۴۵۶۷۸'];
    const FACTS = ['شرکت مهر', ...NUMBERS, 'خراسان رضوی', 'نیشابور', 'درود'];
    expect((await app.rest('PATCH', '/profiles/me', { token, body: formal })).status).toBe(200);
    // Not paid yet: the document shows who would buy now.
    for (const fact of FACTS) expect(await html()).toContain(fact);
    await fillWallet(app, account, order.priceRials);
    await app.rest('POST', `/invoices/${order.invoiceId}/pay`, { body: { method: 'wallet' }, token });
    await app.rest('PATCH', '/profiles/me', { token, body: { full_name: 'سارا راد', company: '', national_id: '' } });
    for (const fact of FACTS) expect(await html()).toContain(fact);
    const wrong = await app.rest('PATCH', '/profiles/me', { token, body: { ...formal, national_id: '0012345678' } });
    expect([wrong.status, wrong.body['fields']]).toMatchObject([422, [{ path: 'nationalId' }]]);
  });

  it('is written for wallet payments and top-ups, too', async () => {
    const account = await createAccount(app);
    const order = await placeOrder(app, account);
    await fillWallet(app, account, order.priceRials);
    await app.rest('POST', `/invoices/${order.invoiceId}/pay`, { body: { method: 'wallet' }, token: account.token });
    const deposit = await openDeposit(app, account);
    await atGateway(deposit.paymentUrl);
    await app.rest('POST', '/wallets/me/deposit/verify', { body: { authority: deposit.authority } });
    const [topUp, payment] = await receiptsOf(account);
    expect(payment).toMatchObject({
      method: 'wallet',
      refId: expect.stringMatching(/^W\d{12}$/),
      cardMask: null,
      orderNumber: order.orderNumber,
    });
    expect(topUp).toMatchObject({ method: 'gateway', orderNumber: null, invoiceId: null, amountRials: 1_000_000 });
    const { file } = await download(account, payment?.id ?? '', 'pdf');
    expect(pdfText(file)).toContain(payment?.refId);
  });

  it('S-174 is found by number, reference and order', async () => {
    const account = await createAccount(app);
    const order = await paidOrder(account);
    await paidOrder(account);
    expect(await receiptsOf(account, order.orderNumber)).toHaveLength(1);
    const [first] = await receiptsOf(account);
    expect(await receiptsOf(account, first?.refId)).toHaveLength(1);
    expect(await receiptsOf(account, 'چیزی که نیست')).toEqual([]);
  });

  it('cannot be seen by anyone but owner and administrator', async () => {
    const [owner, stranger, admin] = [
      await createAccount(app),
      await createAccount(app),
      await createAccount(app, { role: 'admin' }),
    ];
    await paidOrder(owner);
    const id = (await receiptsOf(owner))[0]?.id ?? '';
    for (const path of [
      `/receipts/${id}`,
      `/receipts/${id}/download?format=pdf`,
      `/receipts/${id}/download?format=html`,
    ]) {
      expect((await app.rest('GET', path, { token: stranger.token })).status).toBe(404);
      expect((await app.rest('GET', path)).status).toBe(401);
      expect((await app.rest('GET', path, { token: admin.token })).status).toBe(200);
    }
    const { errors } = await app.graphql('query ($id: ID!) { receipt(id: $id) { id } }', { id }, stranger.token);
    expect(errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    expect(await receiptsOf(stranger)).toEqual([]);
    expect((await app.rest('GET', `/receipts?user_id=${owner.id}`, { token: stranger.token })).status).toBe(403);
    expect((await app.rest('GET', '/receipts/admin/all', { token: stranger.token })).status).toBe(403);
    expect((await app.rest('GET', `/receipts?user_id=${owner.id}`, { token: admin.token })).body).toMatchObject({
      items: [{ id, user_id: owner.id }],
    });
  });

  it('answers the documented fields over REST', async () => {
    const account = await createAccount(app);
    const order = await paidOrder(account);
    const { body } = await app.rest('GET', '/receipts?limit=10&page=1', { token: account.token });
    expect(body).toMatchObject({
      items: [
        {
          ref_id: expect.any(String),
          service: expect.any(String),
          amount: order.priceRials,
          created_at: expect.any(String),
          invoice_id: order.invoiceId,
          user_id: account.id,
        },
      ],
      pagination: { page: 1, pages: 1, total: 1, limit: 10 },
    });
    const again = await app.rest('POST', '/receipts/generate', {
      body: { invoice_id: order.invoiceId },
      token: account.token,
    });
    expect(again.body['id']).toBe((body['items'] as { id: string }[])[0]?.id);
    const unpaid = await placeOrder(app, account);
    expect(
      (await app.rest('POST', '/receipts/generate', { body: { invoice_id: unpaid.invoiceId }, token: account.token }))
        .status,
    ).toBe(404);
  });
});

describe('a receipt of an administrator', () => {
  it('S-222 is written for money from outside, once a reference', async () => {
    const [account, admin] = [await createAccount(app), await createAccount(app, { role: 'admin' })];
    const paidAt = new Date(clock.now().getTime() - DAY_MS).toISOString();
    const body = { ref_id: '۱۲۳۴۵۶', user_id: account.id, created_at: paidAt, amount: 700_000 };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => app.rest('POST', '/receipts', { body, token: admin.token })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.body['id'])).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({
      ref_id: '123456',
      user_id: account.id,
      created_at: paidAt,
      amount: 700_000,
      method: 'manual',
      payment_id: null,
    });
    const other = await app.rest('POST', '/receipts', { body: { ...body, amount: 800_000 }, token: admin.token });
    expect(other.status).toBe(422);
  });

  it('cannot be written by a customer, for the future, or for an unpaid invoice', async () => {
    const [account, admin] = [await createAccount(app), await createAccount(app, { role: 'admin' })];
    const body = { ref_id: '77', user_id: account.id, amount: 700_000 };
    expect((await app.rest('POST', '/receipts', { body, token: account.token })).status).toBe(403);
    const { invoiceId } = await placeOrder(app, account);
    const tomorrow = new Date(clock.now().getTime() + DAY_MS).toISOString();
    for (const over of [
      { created_at: tomorrow },
      { invoice_id: invoiceId, amount: null },
      { amount: null },
      { amount: 7 },
    ])
      expect((await app.rest('POST', '/receipts', { body: { ...body, ...over }, token: admin.token })).status).toBe(
        422,
      );
    expect(await receiptsOf(account)).toEqual([]);
  });

  it('S-195 is found among everyone by customer, reference and day', async () => {
    const [account, admin] = [
      await createAccount(app, { fullName: 'کیان مهرورز' }),
      await createAccount(app, { role: 'admin' }),
    ];
    await paidOrder(account);
    const found = async (query: string): Promise<unknown> =>
      (await app.rest('GET', `/receipts/admin/all?${query}`, { token: admin.token })).body;
    const mine = { items: [{ user_id: account.id, user_name: 'کیان مهرورز', user_email: account.email }] };
    expect(await found(`search=${encodeURIComponent('کیان مهرورز')}`)).toMatchObject({
      ...mine,
      pagination: { limit: 20, pages: 1 },
    });
    expect(await found(`search=${encodeURIComponent(account.email)}&from=2020-01-01`)).toMatchObject(mine);
    expect(await found(`search=${encodeURIComponent(account.email)}&to=2020-01-01`)).toMatchObject({ items: [] });
  });
});

describe('the page behind a receipt', () => {
  it('S-222 shows a stranger number, day and amount only', async () => {
    const account = await createAccount(app);
    const order = await paidOrder(account);
    const html = (await download(account, (await receiptsOf(account))[0]?.id ?? '', 'html')).file.toString();
    const code = /receipts\/verify\/([0-9A-Z]{20})/.exec(html)?.[1] ?? '';
    const { status, body } = await app.rest('GET', `/receipts/verify/${code}`);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual([
      'amount',
      'amount_rials',
      'currency',
      'genuine',
      'invoice_number',
      'issued_at',
      'number',
      'refunded_amount',
      'refunded_amount_rials',
      'refunds',
      'state',
    ]);
    expect(body).toMatchObject({
      genuine: true,
      amount: order.priceRials,
      number: expect.stringMatching(/^14\d\d-\d{6}$/),
    });
  });

  it('knows nothing of a code that is not one', async () => {
    const unknown = { genuine: false, number: null, issued_at: null, amount: null, currency: 'IRR' };
    const sums = { amount_rials: null, refunded_amount: 0, refunded_amount_rials: 0 };
    const nothing = { ...unknown, ...sums, state: null, refunds: [], invoice_number: null };
    for (const code of ['00000000000000000000', 'short', '%27%20or%201=1'])
      expect((await app.rest('GET', `/receipts/verify/${code}`)).body).toEqual(nothing);
    const { data } = await app.graphql('query { verifyReceipt(code: "x") { genuine number } }');
    expect(data).toEqual({ verifyReceipt: { genuine: false, number: null } });
  });
});
