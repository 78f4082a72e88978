/** A payment that only a person can go on with: every administrator hears of it, and can end it once the money left. */
import { rial } from '#core/money.js';
import { PAYMENT_TEXTS } from '#features/payments/payment/payments.messages.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { atGateway, openOrderPayment, placeOrder, type OpenedSession } from '#tests/helpers/money.js';

let app: TestApp;
let payer: Account;
let admin: Account;
let other: Account;
let session: OpenedSession;
beforeAll(async () => {
  app = await createTestApp();
  payer = await createAccount(app);
  [admin, other] = [await createAccount(app, { role: 'admin' }), await createAccount(app, { role: 'admin' })];
  const order = await placeOrder(app, payer);
  session = await openOrderPayment(app, payer, order.id);
  await atGateway(session.paymentUrl, { do: 'pay', outcome: '-50' });
});
afterAll(() => app?.close());

interface Notice {
  readonly type: string;
  readonly link: string | null;
}

async function noticesOf(account: Account): Promise<Notice[]> {
  const { body } = await app.rest('GET', '/notifications', { token: account.token });
  return (body['items'] as Notice[]).filter(({ type }) => type === 'payment_review');
}

const verify = () => app.rest('POST', '/payments/verify', { body: { authority: session.authority, status: 'OK' } });
const close = ({ token }: Account) =>
  app.rest('POST', '/payments/cancel', { body: { payment_id: session.paymentId }, token });

const TO_REVIEW = '{ paymentLog(filter: { status: needs_review }, page: 1, limit: 1) { pagination { total } } }';
async function countToReview(): Promise<unknown> {
  const answer = await app.graphql<{ paymentLog: { pagination: { total: number } } }>(TO_REVIEW, {}, admin.token);
  return answer.data.paymentLog.pagination.total;
}

it('notifies every administrator once, by mail too, and is counted', async () => {
  expect(await countToReview()).toBe(0);
  await verify();
  await verify();
  for (const each of [admin, other]) {
    expect(await noticesOf(each)).toMatchObject([{ link: '/admin?tab=payments&status=needs_review' }]);
    await eventually('the mail', async () => (await app.mails(each.email)).length === 1);
  }
  expect(await noticesOf(payer)).toEqual([]);
  expect(await countToReview()).toBe(1);
});

it('is closed by an administrator only after the gateway gave the money back', async () => {
  expect((await close(payer)).body['error_code']).toBe('PAYMENT_NOT_CANCELABLE');
  expect((await close(admin)).body).toMatchObject({
    error_code: 'PAYMENT_NOT_CANCELABLE',
    message_fa: PAYMENT_TEXTS.stillAtGateway,
  });
  await app.ctx().ports.gateways.default.reverse({ ...session, amountRials: rial(1_000_000) });
  expect((await close(admin)).body).toMatchObject({ status: 'cancelled' });
  expect(await countToReview()).toBe(0);
});
