/**
 * A reseller: designs a site for its customer, orders it with an idempotency key, pays from the wallet, and hands it
 * over once the event says that it is online. BARPA_URL, BARPA_KEY; prints the ids as JSON.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { startWebhookProgram } from './webhook-program.ts';

const { BARPA_URL = 'http://localhost:4000', BARPA_KEY = '' } = process.env;

async function graphql<Data>(query: string, variables: object = {}): Promise<Data> {
  const response = await fetch(`${BARPA_URL}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${BARPA_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  assert.equal(errors, undefined, JSON.stringify(errors));
  return data;
}

const section = (id: string, layoutId: string, order: number) => ({
  id,
  layoutId,
  order,
  sectionType: layoutId.split('-')[0],
});

/** One page with a banner and a form. */
const wizardData = {
  siteType: 'personal',
  websiteFramework: {
    method: 'dynamic',
    dynamicDesign: {
      currentPageId: 'main',
      pages: [{ id: 'main', name: 'خانه', sections: [section('top', 'hero-1', 0), section('book', 'forms-1', 1)] }],
    },
  },
  userInfo: { domain: `reseller-${randomUUID().slice(0, 8)}`, domainExtension: '.ir' },
  pricing: { billing: 'monthly' },
};

/** Tops the wallet up. In a shop the customer's browser opens the page of the gateway, and presses its button. */
async function topUp(amountRials: number): Promise<void> {
  const { requestDeposit } = await graphql<{ requestDeposit: { paymentUrl: string } }>(
    `
      mutation ($input: DepositInput!, $key: String) {
        requestDeposit(input: $input, idempotencyKey: $key) {
          paymentUrl
        }
      }
    `,
    { input: { amountRials }, key: randomUUID() },
  );
  const paid = await fetch(requestDeposit.paymentUrl, {
    method: 'POST',
    body: new URLSearchParams({ do: 'pay' }),
    redirect: 'manual',
  });
  const back = new URL(paid.headers.get('location') ?? '').searchParams;
  const { verifyDeposit } = await graphql<{ verifyDeposit: { success: boolean } }>(
    `
      mutation ($authority: String!, $status: String) {
        verifyDeposit(authority: $authority, status: $status) {
          success
        }
      }
    `,
    { authority: back.get('Authority'), status: back.get('Status') },
  );
  assert.equal(verifyDeposit.success, true);
}

interface Order {
  readonly id: string;
  readonly invoice: { readonly id: string; readonly amountRials: number };
}

/** The second call is what a program does whose first answer got lost. */
async function order(totalToman: number): Promise<Order> {
  const variables = { input: { submitMode: 'draft', title: 'سایت مشتری', totalToman, wizardData }, key: randomUUID() };
  const create = `mutation ($input: CreateOrderInput!, $key: String) {
    createOrder(input: $input, idempotencyKey: $key) { order { id invoice { id amountRials } } } }`;
  const first = await graphql<{ createOrder: { order: Order } }>(create, variables);
  const again = await graphql<{ createOrder: { order: Order } }>(create, variables);
  assert.deepEqual(again, first);
  return first.createOrder.order;
}

const program = await startWebhookProgram();
try {
  const { addAccountWebhook: added } = await graphql<{
    addAccountWebhook: { secret: string; webhook: { id: string } };
  }>(
    `
      mutation ($url: String!) {
        addAccountWebhook(url: $url, kinds: [order_paid, site_online]) {
          secret
          webhook {
            id
          }
        }
      }
    `,
    { url: program.url },
  );
  program.secret = added.secret;

  const { quote } = await graphql<{ quote: { payableToman: number } }>(
    'query ($wizardData: WizardDataInput!) { quote(wizardData: $wizardData) { payableToman } }',
    { wizardData },
  );
  const { id, invoice } = await order(quote.payableToman);
  assert.equal(invoice.amountRials, quote.payableToman * 10);

  await topUp(invoice.amountRials);
  const { payInvoice } = await graphql<{ payInvoice: { success: boolean } }>(
    'mutation ($id: ID!, $key: String) { payInvoice(id: $id, method: wallet, idempotencyKey: $key) { success } }',
    { id: invoice.id, key: randomUUID() },
  );
  assert.equal(payInvoice.success, true);

  const paid = await program.event('order.paid');
  assert.deepEqual([paid.data['order_id'], paid.data['price_rials']], [id, String(invoice.amountRials)]);
  const online = await program.event('site.online');
  assert.deepEqual([online.data['order_id'], online.data['status']], [id, 'online']);

  const { site } = await graphql<{ site: { id: string; url: string; status: string } }>(
    'query ($id: ID!) { site(id: $id) { id url status } }',
    { id: online.data['site_id'] },
  );
  assert.equal(site.status, 'online');
  await graphql('mutation ($id: ID!) { removeAccountWebhook(id: $id) }', { id: added.webhook.id });
  console.log(JSON.stringify({ orderId: id, siteId: site.id, siteUrl: site.url, paidRials: invoice.amountRials }));
} finally {
  program.close();
}
