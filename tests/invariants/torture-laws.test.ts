/**
 * Each law of the torture sees what it is for: sound books break none, and a row planted against one breaks that one.
 */
import pg from 'pg';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { atGateway, openDeposit, openOrderPayment, payOrder, placeOrder } from '#tests/helpers/money.js';
import type { Acknowledged, Line } from '#tests/torture/acknowledged.js';
import { acknowledgedFaults, gatewayFaults, WITNESSES } from '#tests/torture/comparisons.js';
import type { BookLine } from '#tests/torture/gateway-book.js';
import { brokenLaws, LAWS, type Books, type Law } from '#tests/torture/laws.js';

let app: TestApp;
let client: pg.Client;
let books: Books;

/** The laws must see what the database itself would refuse: its guards go, its keys stay. */
const UNGUARD = `do $$
declare
  v record;
begin
  for v in select c.conname, c.conrelid::regclass as owner from pg_constraint c
    join pg_class t on t.oid = c.conrelid and t.relnamespace = 'public'::regnamespace
    where c.contype in ('f', 'c', 'u') order by c.contype = 'u'
  loop
    execute format('alter table %s drop constraint if exists %I cascade', v.owner, v.conname);
  end loop;
  for v in select t.oid::regclass as owner from pg_class t where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'
  loop
    execute format('alter table %s disable trigger user', v.owner);
  end loop;
end $$`;

async function call(path: string, token: string, body: object): Promise<Record<string, unknown>> {
  const answer = await app.rest('POST', path, { token, body });
  if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** A top-up, an order paid at the gateway and partly given back, one paid from the wallet, and one by both. */
async function live(customer: Account, admin: Account): Promise<void> {
  const deposit = await openDeposit(app, customer, 5_000_000);
  await atGateway(deposit.paymentUrl);
  await call('/wallets/me/deposit/verify', customer.token, { authority: deposit.authority, status: 'OK' });
  const atCard = await openOrderPayment(app, customer, (await placeOrder(app, customer)).id);
  await atGateway(atCard.paymentUrl);
  await call('/payments/verify', customer.token, { authority: atCard.authority, status: 'OK' });
  await call('/payments/refund', admin.token, { payment_id: atCard.paymentId, amount: 1_000_000 });
  await call(`/admin/wallets/${customer.id}/adjust`, admin.token, {
    amount: 9_000_000,
    type: 'credit',
    reason: 'آزمون',
  });
  const byWallet = await payOrder(app, customer, (await placeOrder(app, customer)).id, 'wallet');
  if (byWallet.status >= 300) throw new Error(JSON.stringify(byWallet.body));
}

beforeAll(async () => {
  app = await createTestApp({ worker: false });
  const customer = await createAccount(app);
  const admin = await createAccount(app, { role: 'admin' });
  await live(customer, admin);
  client = new pg.Client({ connectionString: app.database.url });
  client.on('error', () => undefined);
  await client.connect();
  books = {
    query: async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
      (await client.query(sql, [...values])).rows as Row[],
  };
});
afterAll(async () => {
  await client?.end();
  await app?.close();
});

const SETTLED = `from payments where status = 'completed' and outcome = 'applied' and order_id is not null order by created_at, id`;
const FIRST = `(select id ${SETTLED} limit 1)`;
const SECOND = `(select id ${SETTLED} offset 1 limit 1)`;
const WALLET = `(select id from ledger_accounts where user_id is not null and entry_count > 0 limit 1)`;
const LAST_ENTRY = `(select id from ledger_entries where account_id = ${WALLET} order by seq desc limit 1)`;

/** A breach of each law, and what the law then says. A law without a row here does not compile. */
const PLANTED: Readonly<Record<Law, readonly [sql: string, fault: RegExp]>> = {
  proof: [`update ledger_entries set hash = 'x' where id = ${LAST_ENTRY}`, /^entry .* does not carry its hash$/],
  journalsSumToZero: [
    `update ledger_entries set amount_rials = amount_rials + 1 where id = ${LAST_ENTRY}`,
    /^journal .* adds up to 1$/,
  ],
  journalsHaveEntries: [
    `delete from ledger_entries where journal_id = (select journal_id from payments where id = ${FIRST})`,
    /^journal .* has no entries$/,
  ],
  balancesAreTheirEntries: [
    `update ledger_accounts set balance_rials = balance_rials + 10 where id = ${WALLET}`,
    /^account .* says \d+, its entries say \d+$/,
  ],
  chainsHaveNoGap: [
    `update ledger_entries set balance_before_rials = balance_before_rials + 10 where id = ${LAST_ENTRY}`,
    /^entry .* of account .* leaves a gap$/,
  ],
  walletsAreNotNegative: [
    `update ledger_accounts set balance_rials = -10 where id = ${WALLET}`,
    /^wallet .* is negative: -10$/,
  ],
  authoritiesStandForOnePayment: [
    `update payments set authority = (select authority from payments where purpose = 'deposit') where id = ${FIRST}`,
    /^authority .* stands for 2 payments, 2 of them settled$/,
  ],
  ordersArePaidOnce: [
    `update payments set order_id = (select order_id from payments where id = ${SECOND}) where id = ${FIRST}`,
    /^order .* was paid 2 times$/,
  ],
  invoicesArePaidOnce: [
    `update payments set invoice_id = (select invoice_id from payments where id = ${SECOND}) where id = ${FIRST}`,
    /^invoice .* was paid 2 times$/,
  ],
  paidOrdersHaveTheirMoney: [
    `update orders set payment_status = 'pending' where id = (select order_id from payments where id = ${FIRST})`,
    /^order .* is pending, its payments say otherwise$/,
  ],
  paidInvoicesHaveTheirMoney: [
    `update payments set status = 'failed' where id = ${FIRST}`,
    /^invoice .* is paid and nobody has paid it$/,
  ],
  settledPaymentsArePosted: [
    `update payments set amount_rials = amount_rials + 10 where id = ${FIRST}`,
    /^payment .* has no journal of its amount$/,
  ],
  settledPaymentsHaveOneReceipt: [`delete from receipts where payment_id = ${FIRST}`, /^payment .* has 0 receipts$/],
  refundsStayWithinPayments: [
    `update payment_refunds set amount_rials = 999000000000`,
    /^payment .* gave back 999000000000 of \d+$/,
  ],
  adjustmentsAreTheirEntries: [
    `update wallet_adjustments set balance_after_rials = balance_after_rials + 10`,
    /^adjustment .*, its entry otherwise$/,
  ],
  journalsBelongToSomething: [
    `update payments set journal_id = null where id = ${FIRST}`,
    /^journal .* of kind order_payment belongs to nothing$/,
  ],
  nothingIsHeld: [
    `update ledger_accounts set balance_rials = 10 where kind = 'holds'`,
    /^the holds are 10 when nothing is under way$/,
  ],
  noPaymentIsUnderWay: [
    `update payments set status = 'failed', lease_token = gen_random_uuid() where id = ${FIRST}`,
    /^payment .* is still failed$/,
  ],
  noRefundIsUnderWay: [`update payment_refunds set status = 'pending'`, /^refund .* is still pending$/],
};

/** The faults of the laws with the rows planted; the books are as before afterwards. */
async function faultsOf(sql: string): Promise<string[]> {
  await client.query('begin');
  try {
    await client.query(UNGUARD);
    await client.query(sql);
    return await brokenLaws(books);
  } finally {
    await client.query('rollback');
  }
}

describe('the laws', () => {
  it('find nothing in sound books', async () => {
    expect(await brokenLaws(books)).toEqual([]);
  });

  it.each(Object.keys(LAWS) as Law[])('see a row against %s', async (law) => {
    const [sql, fault] = PLANTED[law];
    expect(await faultsOf(sql)).toEqual(expect.arrayContaining([expect.stringMatching(fault)]));
  });

  it('find a refund that is stored with the payment alone', async () => {
    const sql = `update payments set refunded_rials = 20 where id = ${SECOND}`;
    expect(await faultsOf(sql)).toEqual([expect.stringMatching(/^payment .* gave back 0 of \d+$/)]);
  });
});

interface AtGateway {
  readonly authority: string;
  readonly amountRials: number;
  readonly refId: string;
}

/** The gateway's book as it must be: every session paid and verified once. */
async function soundBook(): Promise<Map<string, BookLine>> {
  const text = `select authority, amount_rials::float8 as "amountRials", ref_id as "refId" from payments where authority is not null order by created_at`;
  return new Map((await books.query<AtGateway>(text)).map((each) => [each.authority, lineOf(each)]));
}

function lineOf({ authority, amountRials, refId }: AtGateway): BookLine {
  return {
    authority,
    merchantId: 'm',
    amountRials,
    currency: 'IRR',
    description: 'x',
    callbackUrl: 'http://127.0.0.1/',
    orderId: null,
    referer: null,
    status: 'paid',
    verifiedCount: 1,
    refId,
    createdAt: new Date(0),
    paidAt: new Date(0),
    provocation: null,
    provocationsLeft: null,
    answeredAs: null,
  };
}

/** The faults of a book whose first session reads otherwise. */
async function faultsOfBook(change: Partial<BookLine> | null): Promise<string[]> {
  const book = await soundBook();
  const [[authority, line]] = [...book] as [[string, BookLine]];
  if (change) book.set(authority, { ...line, ...change });
  else book.delete(authority);
  return gatewayFaults(books, book);
}

describe("the gateway's book", () => {
  it('agrees with ours', async () => {
    expect(await gatewayFaults(books, await soundBook())).toEqual([]);
  });

  it.each<[what: string, change: Partial<BookLine> | null, fault: RegExp]>([
    ['settled and not paid', { status: 'in_bank' }, /is in_bank at the gateway and settled 1 times$/],
    ['settled and refused', { status: 'failed' }, /is failed at the gateway and settled 1 times$/],
    ['settled without a question', { verifiedCount: 0 }, /was settled and never verified$/],
    ['of another amount', { amountRials: 7 }, /carries 7 at the gateway, \d+ here$/],
    ['of another reference', { refId: '7' }, /has the reference 7 at the gateway, \d+ here$/],
    ['reversed there alone', { status: 'reversed' }, /given back to the card 0 times$/],
    ['unknown there', null, /^the gateway has never heard of /],
    ['of other sums', { amountRials: 7 }, /^the gateway holds \d+ rials for us, our books say \d+$/],
  ])('cannot differ by a session %s', async (_what, change, fault) => {
    expect(await faultsOfBook(change)).toEqual(expect.arrayContaining([expect.stringMatching(fault)]));
  });

  it('cannot hold money that we have not settled', async () => {
    const book = await soundBook();
    book.set('S-lost', lineOf({ authority: 'S-lost', amountRials: 10, refId: '1' }));
    expect(await gatewayFaults(books, book)).toEqual([
      'S-lost is paid at the gateway and settled 0 times',
      expect.stringMatching(/^the gateway holds/),
    ]);
  });

  it('sees an authority that was settled twice', async () => {
    const book = await soundBook();
    await client.query('begin');
    try {
      await client.query(UNGUARD);
      await client.query(`update payments set authority = (select authority from payments where purpose = 'deposit')
        where authority is not null`);
      expect(await gatewayFaults(books, book)).toEqual(
        expect.arrayContaining([expect.stringMatching(/is paid at the gateway and settled 2 times$/)]),
      );
    } finally {
      await client.query('rollback');
    }
  });
});

const NOBODY = '01890000-0000-7000-8000-000000000000';
const LOST: Readonly<Record<Acknowledged['what'], Acknowledged>> = {
  order_placed: { what: 'order_placed', id: NOBODY },
  order_deleted: { what: 'order_deleted', id: NOBODY },
  invoice_written: { what: 'invoice_written', id: NOBODY },
  payment_cancelled: { what: 'payment_cancelled', id: NOBODY },
  session_opened: { what: 'session_opened', id: NOBODY, authority: 'S-lost' },
  settled: { what: 'settled', authority: 'S-lost', refId: '1' },
  paid_from_wallet: { what: 'paid_from_wallet', id: NOBODY },
  invoice_paid: { what: 'invoice_paid', id: NOBODY },
  adjusted: { what: 'adjusted', id: NOBODY, balanceRials: 10 },
  refunded: { what: 'refunded', id: NOBODY, paymentId: NOBODY, amountRials: 10 },
  order_refunded: { what: 'order_refunded', id: NOBODY, amountRials: 10 },
};

describe('the log of what was acknowledged', () => {
  it('agrees with the books', async () => {
    const [paid] = await books.query<{ authority: string; refId: string }>(
      `select authority, ref_id as "refId" from payments where purpose = 'deposit'`,
    );
    const lines: Line[] = [{ key: null, fact: { what: 'settled', authority: '', refId: '', ...paid } }];
    expect(await acknowledgedFaults(books, lines)).toEqual([]);
  });

  it.each(Object.keys(WITNESSES) as Acknowledged['what'][])('cannot say %s of what is not there', async (what) => {
    expect(await acknowledgedFaults(books, [{ key: null, fact: LOST[what] }])).toEqual([
      expect.stringMatching(new RegExp(`^acknowledged and lost: ${what} `)),
    ]);
  });

  it('cannot say that one key acted twice', async () => {
    const orders = await books.query<{ id: string }>('select id from orders limit 2');
    const lines = orders.map(({ id }): Line => ({ key: 'k', fact: { what: 'order_placed', id } }));
    expect(await acknowledgedFaults(books, lines)).toEqual([expect.stringMatching(/^one key acted 2 times: k /)]);
  });
});
