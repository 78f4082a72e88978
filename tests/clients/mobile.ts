/**
 * A mobile app: signs in, follows a site's messages and the orders on a socket, reads what a visitor writes, and has it
 * also by webhook. BARPA_URL, EMAIL, PASSWORD, SITE_ID; prints a line once it listens, and one with the message.
 */
import assert from 'node:assert/strict';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { startWebhookProgram } from './webhook-program.ts';

const { BARPA_URL = 'http://localhost:4000', EMAIL = '', PASSWORD = '', SITE_ID = '' } = process.env;

async function graphql<Data>(query: string, variables: object = {}, token?: string): Promise<Data> {
  const response = await fetch(`${BARPA_URL}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  assert.equal(errors, undefined, JSON.stringify(errors));
  return data;
}

interface Message {
  readonly id: string;
  readonly senderName: string | null;
  readonly fields: readonly { readonly label: string; readonly value: string }[];
}

const { signIn } = await graphql<{ signIn: { tokens: { accessToken: string } } }>(
  `
    mutation ($email: String!, $password: String!) {
      signIn(email: $email, password: $password) {
        tokens {
          accessToken
        }
      }
    }
  `,
  { email: EMAIL, password: PASSWORD },
);
const token = signIn.tokens.accessToken;
const program = await startWebhookProgram();
const socket = createClient({
  url: `${BARPA_URL.replace(/^http/, 'ws')}/graphql`,
  webSocketImpl: WebSocket,
  connectionParams: { token },
});

try {
  const { addAccountWebhook: added } = await graphql<{
    addAccountWebhook: { secret: string; webhook: { id: string } };
  }>(
    'mutation ($url: String!) { addAccountWebhook(url: $url, kinds: [message_received]) { secret webhook { id } } }',
    { url: program.url },
    token,
  );
  program.secret = added.secret;

  const messages = socket.iterate<{ siteMessageReceived: Message }>({
    query: `subscription ($id: ID!) {
      siteMessageReceived(siteId: $id) { id senderName fields { label value } } }`,
    variables: { id: SITE_ID },
  });
  const orders = socket.iterate<{ orderChanged: { id: string } }>({
    query: 'subscription { orderChanged { id status } }',
  });
  const received = messages.next();
  const changed = orders.next();
  const made = await orderUntil(changed);
  assert.ok(made.has((await changed).value?.data?.orderChanged.id ?? ''), 'the socket has named another order');
  console.log(JSON.stringify({ listens: true }));

  const message = (await received).value?.data?.siteMessageReceived;
  assert.ok(message, 'the socket has given no message');
  const event = await program.event('message.received');
  assert.deepEqual(event.data, { message_id: message.id, site_id: SITE_ID });
  const { siteMessages } = await graphql<{ siteMessages: { items: { id: string }[] } }>(
    'query ($id: ID!) { siteMessages(filter: { siteId: $id }) { items { id } } }',
    { id: SITE_ID },
    token,
  );
  assert.ok(siteMessages.items.some(({ id }) => id === message.id));
  await graphql('mutation ($id: ID!) { removeAccountWebhook(id: $id) }', { id: added.webhook.id }, token);
  console.log(JSON.stringify({ sender: message.senderName, fields: message.fields }));
} finally {
  await socket.dispose();
  program.close();
}

/** The ids of the orders that were saved until the socket heard of one: it may begin to hear after the first. */
async function orderUntil(heard: Promise<unknown>): Promise<ReadonlySet<string>> {
  const made = new Set<string>();
  for (let isHeard = false; !isHeard && made.size < 30;) {
    const { createOrder } = await graphql<{ createOrder: { order: { id: string } } }>(
      `
        mutation {
          createOrder(input: { submitMode: draft, title: "از گوشی", totalToman: 3000000 }) {
            order {
              id
            }
          }
        }
      `,
      {},
      token,
    );
    made.add(createOrder.order.id);
    const pause = new Promise<false>((done) => setTimeout(() => done(false), 1000));
    isHeard = await Promise.race([heard.then(() => true), pause]);
  }
  return made;
}
