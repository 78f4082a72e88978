/** Payments that can be given back, at a gateway that the test controls, and who gives them back. */
import pg from 'pg';
import { createAccount, type Account } from './accounts.js';
import { createTestApp, type TestApp } from './app.js';
import { manualClock, type ManualClock } from './clock.js';
import { createTestDatabase } from './database.js';
import { startGatewaySandbox, type GatewaySandbox } from './gateway.js';
import { fillWallet, openOrderPayment, payOrder, placeOrder, type PlacedOrder } from './money.js';

export interface RefundWorld {
  readonly clock: ManualClock;
  readonly gateway: GatewaySandbox;
  readonly app: TestApp;
  readonly admin: Account;
  readonly database: pg.Client;
  close(): Promise<void>;
}

/** The product without its worker, the gateway, an administrator, and a connection to the database. */
export async function openRefundWorld(): Promise<RefundWorld> {
  const clock = manualClock(new Date().toISOString());
  const made = await createTestDatabase();
  const gateway = await startGatewaySandbox(made.url, { clock });
  const env = { ZARINPAL_BASE_URL: gateway.baseUrl, ZARINPAL_MERCHANT_ID: gateway.merchantId };
  const app = await createTestApp({ env, database: made, clock, worker: false });
  const admin = await createAccount(app, { role: 'admin' });
  const database = new pg.Client({ connectionString: made.url });
  database.on('error', () => undefined);
  await database.connect();
  const close = async (): Promise<void> => {
    await database.end();
    await app.close();
    await gateway.close();
    await made.drop();
  };
  return { clock, gateway, app, admin, database, close };
}

export interface PaidOrder {
  readonly account: Account;
  readonly order: PlacedOrder;
  readonly paymentId: string;
  /** Empty where it was paid from the wallet. */
  readonly authority: string;
}

/** An order of a new customer, paid by card. */
export async function paidAtGateway({ app, gateway }: Pick<RefundWorld, 'app' | 'gateway'>): Promise<PaidOrder> {
  const account = await createAccount(app);
  const order = await placeOrder(app, account);
  const { paymentId, authority } = await openOrderPayment(app, account, order.id);
  await gateway.pay(authority);
  await app.rest('POST', '/payments/verify', { body: { authority } });
  return { account, order, paymentId, authority };
}

/** An order of a new customer, paid from a wallet with exactly its price. */
export async function paidFromWallet({ app }: Pick<RefundWorld, 'app'>): Promise<PaidOrder> {
  const account = await createAccount(app);
  const order = await placeOrder(app, account);
  await fillWallet(app, account, order.priceRials);
  const { body } = await payOrder(app, account, order.id, 'wallet');
  return { account, order, paymentId: String(body['payment_id']), authority: '' };
}
