/**
 * A refund on every document and page: payment, order, invoice with its credit notes, receipt, and what a stranger with
 * the printed document learns.
 */
import type pg from 'pg';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import type { RestAnswer, TestApp } from '#tests/helpers/app.js';
import type { GatewaySandbox } from '#tests/helpers/gateway.js';
import { ledgerFaults, openDeposit } from '#tests/helpers/money.js';
import { openRefundWorld, paidAtGateway, paidFromWallet, type RefundWorld } from '#tests/helpers/refunds.js';
import { manualInvoice, payFromWallet } from '#tests/helpers/invoices.js';

let world: RefundWorld;
let gateway: GatewaySandbox;
let app: TestApp;
let admin: Account;
let database: pg.Client;
beforeAll(async () => {
  world = await openRefundWorld();
  ({ gateway, app, admin, database } = world);
});
afterAll(() => world?.close());
afterEach(async () => expect(await ledgerFaults(app)).toEqual([]));

interface Paid {
  readonly account: Account;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly invoiceId: string;
  readonly amount: number;
  readonly paymentId: string;
}

async function paid(by: 'wallet' | 'gateway' = 'wallet'): Promise<Paid> {
  const { account, order, paymentId } = await (by === 'wallet' ? paidFromWallet(world) : paidAtGateway(world));
  const { id: orderId, orderNumber, priceRials: amount, invoiceId } = order;
  return { account, orderId, orderNumber, invoiceId, amount, paymentId };
}

const refund = (paymentId: string, amount?: number, reason?: string): Promise<RestAnswer> =>
  app.rest('POST', '/payments/refund', {
    body: { payment_id: paymentId, amount: amount ?? null, reason: reason ?? null },
    token: admin.token,
  });

const get = async (path: string, { token }: { token: string }): Promise<Record<string, unknown>> =>
  (await app.rest('GET', path, { token })).body;

async function notesOf({ invoiceId, account }: Paid): Promise<Record<string, unknown>[]> {
  return (await get(`/invoices/${invoiceId}/credit-notes`, account))['items'] as Record<string, unknown>[];
}

async function receiptOf({
  account,
  paymentId,
}: Pick<Paid, 'account' | 'paymentId'>): Promise<Record<string, unknown>> {
  const { items } = await get('/receipts', account);
  const found = (items as Record<string, unknown>[]).find((each) => each['payment_id'] === paymentId);
  if (!found) throw new Error('no receipt');
  return found;
}

async function verify(table: 'invoices' | 'receipts' | 'credit_notes', id: unknown): Promise<Record<string, unknown>> {
  const { rows } = await database.query(`select verify_code from ${table} where id = $1`, [id]);
  const path = `/${table.replace('_', '-')}/verify/${rows[0].verify_code}`;
  return (await app.rest('GET', path)).body;
}

async function download(path: string, { token }: { token: string }): Promise<string> {
  const answer = await fetch(`${app.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  return answer.text();
}

describe('a full refund', () => {
  it('shows on payment, order, invoice and receipt', async () => {
    const all = await paid();
    await refund(all.paymentId, undefined, 'درخواست مشتری');
    const payment = await get(`/payments/status?payment_id=${all.paymentId}`, all.account);
    expect(payment['status']).toBe('refunded');
    const order = await get(`/orders/${all.orderId}`, all.account);
    expect(order).toMatchObject({ status: 'cancelled', payment_status: 'refunded', refunded_amount: all.amount });
    const invoice = await get(`/invoices/${all.invoiceId}`, all.account);
    expect(invoice).toMatchObject({ status: 'refunded', refunded_amount: all.amount });
    const [note] = await notesOf(all);
    expect(note).toMatchObject({
      amount: all.amount,
      vat_amount: invoice['vat_amount'],
      invoice_number: invoice['number'],
      card_amount: 0,
      reason: 'درخواست مشتری',
      lines: invoice['lines'],
    });
    const receipt = await receiptOf(all);
    expect(receipt).toMatchObject({
      refunded_amount: all.amount,
      refunds: [{ amount: all.amount, card_amount: 0, credit_note_number: note?.['number'] }],
    });
  });

  it('cancels the order with its reason', async () => {
    const all = await paid();
    await refund(all.paymentId, undefined, 'درخواست مشتری');
    const { items } = await get(`/orders/${all.orderId}/history`, all.account);
    expect((items as { to_status: string; reason: string }[]).at(-1)).toMatchObject({
      to_status: 'cancelled',
      reason: 'وجه سفارش بازگردانده شد: درخواست مشتری',
    });
    const bell = await get('/notifications', all.account);
    expect(JSON.stringify(bell)).toContain('وجه سفارش');
  });

  it('leaves an order that cannot be completed', async () => {
    const all = await paid('gateway');
    await refund(all.paymentId);
    const body = { status: 'completed' };
    const answer = await app.rest('PATCH', `/admin/orders/${all.orderId}`, { body, token: admin.token });
    expect([answer.status, answer.body['error_code']]).toEqual([409, 'INVALID_TRANSITION']);
  });

  it('leaves a delivered order delivered', async () => {
    const all = await paid();
    await app.rest('PATCH', `/admin/orders/${all.orderId}`, { body: { status: 'completed' }, token: admin.token });
    await refund(all.paymentId);
    const order = await get(`/orders/${all.orderId}`, all.account);
    expect(order).toMatchObject({ status: 'completed', payment_status: 'refunded' });
  });

  it('to the card says so on receipt and note', async () => {
    const all = await paid('gateway');
    expect((await refund(all.paymentId)).body['method']).toBe('gateway');
    expect(await notesOf(all)).toMatchObject([{ card_amount: all.amount }]);
    const receipt = await receiptOf(all);
    const page = await download(`/receipts/${String(receipt['id'])}/download?format=html`, all.account);
    expect(page).toContain('بازگردانده‌شده');
    expect(page).toContain('به کارت');
  });

  it('is shown by the public verification', async () => {
    const all = await paid();
    expect(await verify('invoices', all.invoiceId)).toMatchObject({ genuine: true, state: 'paid', refunded_amount: 0 });
    await refund(all.paymentId);
    const [note] = await notesOf(all);
    const back = { amount: all.amount, credit_note_number: note?.['number'] };
    const told = { genuine: true, state: 'refunded', refunded_amount: all.amount, refunds: [back] };
    expect(await verify('invoices', all.invoiceId)).toMatchObject(told);
    expect(await verify('receipts', (await receiptOf(all))['id'])).toMatchObject(told);
    const of = await verify('credit_notes', note?.['id']);
    expect(of).toMatchObject({ genuine: true, number: note?.['number'], invoice_number: note?.['invoice_number'] });
    expect(JSON.stringify([of, told])).not.toContain(all.account.email);
  });
});

describe('a partial refund', () => {
  it('shows on payment, order, invoice and receipt', async () => {
    const all = await paid();
    await refund(all.paymentId, 1_000_000);
    expect(await get(`/payments/status?payment_id=${all.paymentId}`, all.account)).toMatchObject({
      status: 'partially_refunded',
    });
    expect(await get(`/orders/${all.orderId}`, all.account)).toMatchObject({
      status: 'in_progress',
      payment_status: 'paid',
      refunded_amount: 1_000_000,
    });
    expect(await get(`/invoices/${all.invoiceId}`, all.account)).toMatchObject({ status: 'partially_refunded' });
    expect(await receiptOf(all)).toMatchObject({ refunded_amount: 1_000_000 });
    expect(await verify('invoices', all.invoiceId)).toMatchObject({
      state: 'partially_refunded',
      refunded_amount: 1_000_000,
    });
  });

  it('is found by the status that is shown', async () => {
    const all = await paid();
    await refund(all.paymentId, 10);
    const listed = async (status: string): Promise<number> => {
      const { body } = await app.rest('GET', `/payments/history?status=${status}`, { token: all.account.token });
      return (body['items'] as unknown[]).length;
    };
    expect([await listed('partially_refunded'), await listed('completed'), await listed('refunded')]).toEqual([
      1, 0, 0,
    ]);
    const invoices = await get('/invoices?status=partially_refunded', all.account);
    expect((invoices['items'] as unknown[]).length).toBe(1);
  });

  it('and the next ones give back the VAT exactly', async () => {
    const all = await paid();
    const invoice = await get(`/invoices/${all.invoiceId}`, all.account);
    for (const amount of [10, 3_333_330, 1_234_560]) await refund(all.paymentId, amount);
    await refund(all.paymentId);
    const notes = await notesOf(all);
    const sum = (key: string): number => notes.reduce((total, note) => total + Number(note[key]), 0);
    expect([notes.length, sum('amount'), sum('vat_amount')]).toEqual([4, all.amount, invoice['vat_amount']]);
    expect(await get(`/orders/${all.orderId}`, all.account)).toMatchObject({
      status: 'cancelled',
      refunded_amount: all.amount,
    });
  });

  it('twice at once never exceeds the invoice', async () => {
    const all = await paid();
    const more = Math.ceil(all.amount / 20 + 1) * 10;
    const answers = await Promise.all([refund(all.paymentId, more), refund(all.paymentId, more)]);
    const given = answers.filter(({ status }) => status === 200);
    // The second of two equal ones is either a repetition of the first, still under way, or refused.
    expect(given.length).toBeGreaterThanOrEqual(1);
    expect((await notesOf(all)).map(({ amount }) => amount)).toEqual([more]);
  });
});

describe('credit notes', () => {
  it('have numbers without a gap under load', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => paid()));
    await Promise.all(
      orders.flatMap((each) => [
        refund(each.paymentId, 1000),
        refund(each.paymentId, 2000),
        refund(each.paymentId, 3000),
      ]),
    );
    const { rows } = await database.query('select number from credit_notes order by number');
    const numbers = rows.map(({ number }) => Number(String(number).split('-')[1]));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(numbers.length).toBeGreaterThanOrEqual(18);
  });

  it.each([
    ['refund-order by the customer', 'POST', '/wallets/refund-order'],
    ['a cancellation by an administrator', 'PATCH', '/admin/orders/'],
    ['a deletion by an administrator', 'DELETE', '/admin/orders/'],
  ])('are written by %s', async (_name, method, path) => {
    const all = await paid();
    const own = path === '/wallets/refund-order';
    if (own) await database.query(`update orders set status = 'pending' where id = $1`, [all.orderId]);
    const body = own ? { order_id: all.orderId } : { status: 'cancelled' };
    const token = own ? all.account.token : admin.token;
    const answer = await app.rest(method, own ? path : `${path}${all.orderId}`, {
      token,
      ...(method !== 'DELETE' && { body }),
    });
    expect(answer.status).toBe(200);
    expect(await notesOf(all)).toMatchObject([{ amount: all.amount }]);
    expect(await get(`/invoices/${all.invoiceId}`, all.account)).toMatchObject({ status: 'refunded' });
    const { rows } = await database.query('select status, refunded_rials::int as refunded from orders where id = $1', [
      all.orderId,
    ]);
    expect(rows).toEqual([{ status: 'cancelled', refunded: all.amount }]);
  });

  it('are written for a paid invoice that is no order’s', async () => {
    const account = await createAccount(app);
    const invoiceId = await manualInvoice(app, account);
    await payFromWallet(app, account, invoiceId, 5_500_000);
    const { rows } = await database.query('select id from payments where invoice_id = $1', [invoiceId]);
    await refund(rows[0].id);
    expect(await get(`/invoices/${invoiceId}`, account)).toMatchObject({ status: 'refunded' });
    // S-220: its receipt has an invoice, and no order whose number it could show.
    expect(await receiptOf({ account, paymentId: rows[0].id })).toMatchObject({
      order_number: null,
      invoice_id: invoiceId,
    });
  });

  it('are not written for a top-up, whose receipt still says so', async () => {
    const account = await createAccount(app);
    const { authority, paymentId } = await openDeposit(app, account, 2_000_000);
    await gateway.pay(authority);
    await app.rest('POST', '/wallets/me/deposit/verify', { body: { authority } });
    await refund(paymentId);
    expect(await receiptOf({ account, paymentId })).toMatchObject({
      refunded_amount: 2_000_000,
      refunds: [{ card_amount: 2_000_000, credit_note_number: null }],
    });
  });

  it('are documents that name their invoice', async () => {
    const all = await paid();
    await refund(all.paymentId, 1_000_000);
    const [note] = await notesOf(all);
    const page = await download(`/credit-notes/${String(note?.['id'])}/download?format=html`, all.account);
    expect(page).toContain('صورت‌حساب برگشت از فروش');
    expect(page).toContain('شماره صورت‌حساب مرجع');
    const pdf = await download(`/credit-notes/${String(note?.['id'])}/download`, all.account);
    expect(pdf.startsWith('%PDF')).toBe(true);
    const invoice = await download(`/invoices/${all.invoiceId}/download?format=html`, all.account);
    expect(invoice).toContain('بخشی بازگردانده‌شده');
    expect(invoice).toContain('صورت‌حساب برگشت از فروش');
    expect(invoice).not.toContain('قابل پرداخت');
  });

  it('show in GraphQL with their invoice', async () => {
    const all = await paid();
    await refund(all.paymentId, 1_000_000);
    const query = `query ($id: ID!) { invoice(id: $id) { status creditedRials creditNotes { number amountRials amountToman vatRials } } }`;
    const { data } = await app.graphql(query, { id: all.invoiceId }, all.account.token);
    expect(data).toMatchObject({
      invoice: {
        status: 'partially_refunded',
        creditedRials: 1_000_000,
        creditNotes: [{ amountRials: 1_000_000, amountToman: 100_000 }],
      },
    });
  });

  it('of another customer do not exist', async () => {
    const all = await paid();
    await refund(all.paymentId, 1_000_000);
    const [note] = await notesOf(all);
    const stranger = await createAccount(app);
    for (const path of [`/credit-notes/${String(note?.['id'])}`, `/invoices/${all.invoiceId}/credit-notes`])
      expect((await app.rest('GET', path, { token: stranger.token })).status).toBe(404);
  });
});

describe('the database', () => {
  it.each([
    ['change a credit note', `update credit_notes set amount_rials = 20 where invoice_id = $1`],
    ['delete a credit note', `delete from credit_notes where invoice_id = $1`],
    ['credit an invoice without a note', `update invoices set credited_rials = 20 where id = $1`],
    ['credit more than the invoice', `update invoices set credited_rials = amount_rials + 10 where id = $1`],
    ['take a credit back', `update invoices set credited_rials = 0, credited_vat_rials = 0 where id = $1`],
    [
      'invent a credit note',
      `insert into credit_notes select gen_random_uuid(), '1405-999999', invoice_id, user_id, gen_random_uuid(),
       amount_rials, card_rials, vat_percent, vat_rials, lines, parties, reason, gen_random_uuid()::text, created_at
       from credit_notes where invoice_id = $1`,
    ],
    ['say that a refund was given back otherwise', `update payments set returned_rials = 0 where invoice_id = $1`],
    [
      'leave a refunded order in progress',
      `update orders set payment_status = 'refunded' where id = (select order_id from invoices where id = $1)`,
    ],
  ])('cannot %s', async (_name, sql) => {
    const all = await paid();
    await refund(all.paymentId, 1_000_000);
    await expect(database.query(sql, [all.invoiceId])).rejects.toThrow();
  });

  it('cannot complete a refund without its note', async () => {
    const all = await paid();
    await refund(all.paymentId, 1_000_000);
    const sql = `insert into payment_refunds select gen_random_uuid(), payment_id, amount_rials, method, status, reason,
      actor_id, (select id from ledger_journals j where not exists (select from payment_refunds r where r.journal_id = j.id) limit 1),
      null, null, created_at, updated_at from payment_refunds where payment_id = $1`;
    await database.query('begin');
    await database.query(sql, [all.paymentId]);
    await database.query(
      'update payments set refunded_rials = refunded_rials + 1000000, returned_rials = returned_rials + 1000000 where id = $1',
      [all.paymentId],
    );
    await expect(database.query('commit')).rejects.toThrow('has no credit note');
  });
});
