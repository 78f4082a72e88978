/** A record is beside its id, as an object: for whoever may read it, and for nobody else. */
import { buildSite } from '#features/sites/build/build-site.job.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { byKey } from '#tests/helpers/api-keys.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { makeCoupon, terms, withCoupon } from '#tests/helpers/coupons.js';
import { fillWallet, openOrderPayment, payOrder, placeOrder } from '#tests/helpers/money.js';
import { placeOrder as placePriced } from '#tests/helpers/orders.js';
import { siteOf } from '#tests/helpers/sites.js';
import { picture, upload } from '#tests/helpers/samples/sample-files.js';
import { payableOf, wizard } from '#tests/helpers/wizards.js';

let app: TestApp;
let owner: Account;
let foreign: Account;
let admin: Account;
/** An order of the owner, paid from the wallet. */
let order: { id: string; invoiceId: string };
let foreignOrder: string;

beforeAll(async () => {
  app = await createTestApp({ worker: false });
  [owner, foreign, admin] = [
    await createAccount(app),
    await createAccount(app),
    await createAccount(app, { role: 'admin' }),
  ];
  const placed = await placeOrder(app, owner);
  await fillWallet(app, owner, placed.priceRials);
  await payOrder(app, owner, placed.id, 'wallet');
  order = placed;
  foreignOrder = (await placeOrder(app, foreign)).id;
});
afterAll(() => app?.close());

const ask = async (query: string, who: Account | null = owner): Promise<unknown> => {
  const { data, errors } = await app.graphql(query, {}, who?.token);
  expect(errors).toBeUndefined();
  return data;
};
const codeOf = async (query: string, token: string): Promise<unknown> =>
  (await app.graphql(query, {}, token)).errors?.[0]?.extensions['code'];

describe('an owner', () => {
  it('goes from a payment, invoice or receipt to what it belongs to', async () => {
    const { id } = order;
    const receipt = await app.rest('POST', '/receipts/generate', {
      body: { invoice_id: order.invoiceId },
      token: owner.token,
    });
    const of = { order: { id }, invoice: { id: order.invoiceId, order: { id } } };
    expect(await ask('{ payments { items { purpose order { id } invoice { id order { id } } } } }')).toEqual({
      payments: { items: [{ purpose: 'order', ...of }] },
    });
    const found = await ask(`{ receipt(id: "${receipt.body['id'] as string}") {
      invoice { id } payment { orderId order { id } invoice { id order { id } } } } }`);
    expect(found).toEqual({ receipt: { invoice: { id: order.invoiceId }, payment: { orderId: id, ...of } } });
  });

  it('goes from a site, a file or a ticket to its order', async () => {
    const site = await siteOf(app, order.id);
    await buildSite(app.ctx(), { siteId: site?.id ?? '', number: 1, askedBy: null });
    await upload(app, owner, [{ name: 'یک.png', bytes: await picture().png().toBuffer() }], { order_id: order.id });
    const payment = (
      (await ask('{ payments { items { id purpose } } }')) as {
        payments: { items: { id: string; purpose: string }[] };
      }
    ).payments.items.find(({ purpose }) => purpose === 'order');
    await ask(`mutation { openTicket(input: { message: "سلام", orderId: "${order.id}", paymentId: "${payment?.id}" }) {
      id order { id } payment { id order { id } } } }`);
    expect(
      await ask(`{ sites { items { liveReleaseId liveRelease { id number isLive } order { id } } }
        orderFiles(orderId: "${order.id}") { order { id } }
        tickets { items { order { id } payment { id order { id } } } } }`),
    ).toEqual({
      sites: {
        items: [
          {
            liveReleaseId: expect.any(String),
            liveRelease: { id: expect.any(String), number: 1, isLive: true },
            order: { id: order.id },
          },
        ],
      },
      orderFiles: [{ order: { id: order.id } }],
      tickets: { items: [{ order: { id: order.id }, payment: { id: payment?.id, order: { id: order.id } } }] },
    });
  });

  it('goes from a registration to its order, and from a draft to its release', async () => {
    expect(await ask('{ domainRegistrations { items { orderId order { id } renewalInvoice { id } } } }')).toEqual({
      domainRegistrations: { items: [{ orderId: order.id, order: { id: order.id }, renewalInvoice: null }] },
    });
    const site = await siteOf(app, order.id);
    expect(await ask(`{ siteDraft(id: "${site?.id}") { basedOnId basedOn { id number } } }`)).toEqual({
      siteDraft: { basedOnId: site?.liveReleaseId, basedOn: { id: site?.liveReleaseId, number: 1 } },
    });
  });

  it('goes from an attachment of a ticket to the file', async () => {
    const bytes = await picture().png().toBuffer();
    const { body } = await upload(app, owner, [{ name: 'سند.png', bytes }], {}, '/storage/upload/uploads');
    const { id } = body['file'] as unknown as { id: string };
    const opened = await ask(`mutation { openTicket(input: { message: "سلام", attachments: ["${id}"] }) {
      messages { attachments { fileId file { id fileName } } } } }`);
    const attachments = [{ fileId: id, file: { id, fileName: 'سند.png' } }];
    expect(opened).toEqual({ openTicket: { messages: [{ attachments }] } });
  });

  it('keeps the id of a deleted order, which is no record any more', async () => {
    const { id } = await placeOrder(app, owner);
    await openOrderPayment(app, owner, id);
    await app.rest('DELETE', `/orders/${id}`, { token: owner.token });
    const { payments } = (await ask('{ payments { items { orderId order { id } } } }')) as {
      payments: { items: { orderId: string | null; order: unknown }[] };
    };
    expect(payments.items.find(({ orderId }) => orderId === id)).toEqual({ orderId: id, order: null });
  });
});

describe('a stranger', () => {
  it('cannot read the order of another through a record of their own', async () => {
    const ticket = (await ask(`mutation { openTicket(input: { message: "سلام" }) { id } }`)) as {
      openTicket: { id: string };
    };
    const { id } = ticket.openTicket;
    await app.ctx().em.execute('update support_tickets set order_id = ? where id = ?', [foreignOrder, id]);
    expect(await ask(`{ ticket(id: "${id}") { orderId order { id title } } }`)).toEqual({
      ticket: { orderId: foreignOrder, order: null },
    });
    expect(await ask(`{ ticket(id: "${id}") { order { id } } }`, admin)).toEqual({
      ticket: { order: { id: foreignOrder } },
    });
  });

  it('learns nothing of the order when a payment is verified', async () => {
    const placed = await placeOrder(app, owner);
    const { authority } = await openOrderPayment(app, owner, placed.id);
    const verify = `mutation { verifyPayment(authority: "${authority}", status: "NOK") { success orderId order { id } } }`;
    for (const who of [null, foreign])
      expect(await ask(verify, who)).toMatchObject({ verifyPayment: { orderId: null, order: null } });
  });

  it('cannot see an order with a key for invoices alone', async () => {
    const { token } = await byKey(app, owner, 'read:invoices');
    expect(await codeOf('{ invoices { items { orderId } } }', token)).toBeUndefined();
    expect(await codeOf('{ invoices { items { order { id } } } }', token)).toBe('FORBIDDEN');
  });

  it('cannot multiply a list by itself', async () => {
    const query = '{ orders { items { payments { order { payments { order { payments { id } } } } } } } }';
    expect(await codeOf(query, owner.token)).toBe('GRAPHQL_VALIDATION_FAILED');
  });
});

describe('an administrator', () => {
  it('goes from the use of a coupon to the order, and from the log to the payer', async () => {
    const { id, code } = await makeCoupon(app, admin, { code: 'RELATED10', value: 10 });
    const wizardData = withCoupon(wizard(), code);
    const totalToman = payableOf(wizardData, await terms(app, code));
    const placed = await placePriced(app, owner, { wizardData, totalToman });
    expect(await ask(`{ couponUses(couponId: "${id}") { items { orderId order { id } } } }`, admin)).toEqual({
      couponUses: { items: [{ orderId: placed.id, order: { id: placed.id } }] },
    });
    const { paymentLog } = (await ask(
      '{ paymentLog { items { userId customer { id email } payment { order { customer { id } } } } } }',
      admin,
    )) as { paymentLog: { items: { userId: string; customer: { id: string } }[] } };
    expect(paymentLog.items.length).toBeGreaterThan(0);
    for (const { userId, customer } of paymentLog.items) expect(customer.id).toBe(userId);
  });
});
