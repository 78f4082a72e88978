/** Support: files of a ticket, who hears of what, live, and what a removed account leaves behind. */
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { anonymiseUser } from '#features/identity/index.js';
import { rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { placeOrder } from '#tests/helpers/money.js';
import { PDF, upload } from '#tests/helpers/samples/sample-files.js';
import { TICKET_GQL as GQL, ticketDesk } from '#tests/helpers/tickets.js';

let app: TestApp;
let admin: Account;
beforeAll(async () => {
  app = await createTestApp();
  admin = await createAccount(app, { role: 'admin', fullName: 'نیما مدیر' });
});
afterAll(() => app?.close());

const { call, open, read, uploaded, codeOf } = ticketDesk(() => app);
const SOMEONE = '01990000-0000-7000-8000-000000000000';

describe('files of a ticket', () => {
  it('S-209 are read by its customer and by administrators only', async () => {
    const [account, stranger] = [await createAccount(app), await createAccount(app)];
    const mine = await uploaded(account);
    const { id } = await open(account, { attachments: [mine] });
    const answer = await uploaded(admin, 'راهنما.pdf');
    await app.graphql(GQL.write, { id, attachments: [answer] }, admin.token);
    const { messages } = await read(account, id);
    expect(messages.map(({ attachments }) => attachments.map((file) => file.file_name))).toEqual([
      ['رسید.pdf'],
      ['راهنما.pdf'],
    ]);
    expect((await fetch(`${app.url}${messages[1]?.attachments[0]?.url ?? ''}`)).status).toBe(200);
    for (const file of [mine, answer]) {
      const status = async (who: Account): Promise<number> =>
        (await app.rest('GET', `/files/${file}`, { token: who.token })).status;
      expect([await status(account), await status(admin), await status(stranger)]).toEqual([200, 200, 404]);
    }
  });

  it("cannot be another's, of an order, or sent twice", async () => {
    const [account, stranger] = [await createAccount(app), await createAccount(app)];
    const { id } = await open(account);
    const own = await uploaded(account);
    expect(await codeOf(account, GQL.write, { id, attachments: [own] })).toBeUndefined();
    const order = await placeOrder(app, account);
    const sent = await upload(app, account, [{ name: 'متن.pdf', bytes: PDF }], { order_id: order.id });
    const ofOrder = (sent.body as unknown as { files: { id: string }[] }).files[0]?.id;
    for (const file of [own, ofOrder, await uploaded(stranger), SOMEONE, 'none'])
      expect(await codeOf(account, GQL.write, { id, message: 'ببینید', attachments: [file] })).toBe('VALIDATION_ERROR');
    expect((await read(account, id)).messages).toHaveLength(2);
  });

  it('S-209 a deleted one keeps its name and loses its address', async () => {
    const account = await createAccount(app);
    const file = await uploaded(account);
    const { id } = await open(account, { attachments: [file] });
    await app.rest('DELETE', `/storage/uploads/${file}`, { token: account.token });
    expect((await read(account, id)).messages[0]?.attachments).toMatchObject([{ file_name: 'رسید.pdf', url: null }]);
  });
});

describe('who hears of it', () => {
  const bell = async (account: Account): Promise<{ type: string; link: string }[]> =>
    (await app.rest('GET', '/notifications', { token: account.token })).body['items'] as {
      type: string;
      link: string;
    }[];

  it('S-209 administrators hear of a new ticket, in the notifications and by mail', async () => {
    const { id, number } = await open(await createAccount(app), { subject: 'راه‌اندازی Cloudflare' });
    expect(await bell(admin)).toContainEqual(
      expect.objectContaining({ type: 'ticket_opened', link: `/admin?tab=support&ticket=${id}` }),
    );
    const mail = await eventually('the mail to the team', async () =>
      (await app.mails(admin.email)).find(({ text }) => text.includes('Cloudflare')),
    );
    expect(mail.subject).toContain('تیکت جدید');
    expect(mail.text).toContain(String(number).replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? ''));
  });

  it('S-209 the customer hears of an answer, by mail once until it is read', async () => {
    const account = await createAccount(app);
    const { id } = await open(account);
    for (const message of ['پاسخ یک', 'پاسخ دو']) await call(admin, 'POST', `/ticket/${id}/message`, { message });
    expect(await bell(account)).toMatchObject([
      { type: 'ticket_answered', link: `/support?ticket=${id}` },
      { type: 'ticket_answered' },
    ]);
    const mails = await eventually('the mail to the customer', async () => {
      const found = await app.mails(account.email);
      return found.length > 0 && found;
    });
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('پاسخ یک');
  });

  it('S-209 a customer who wants no mails gets none', async () => {
    const account = await createAccount(app);
    const { id } = await open(account);
    const body = { kind: 'support', bell: true, email: false };
    await app.rest('PATCH', '/notifications/preferences', { token: account.token, body });
    await call(admin, 'POST', `/ticket/${id}/message`, { message: 'پاسخ' });
    const queued = await rows(app.ctx().em, 'select id from email_logs where user_id = $1', [account.id]);
    expect(queued).toEqual([]);
  });
});

describe('live', () => {
  const CHANGED = 'subscription ($scope: Scope! = mine) { ticketChanged(scope: $scope) { id status unreadCount } }';
  const clients: Client[] = [];
  afterAll(() => clients.forEach((client) => void client.dispose()));

  function listen(account: Account, scope: 'mine' | 'all'): { heard: object[]; faults: unknown[] } {
    const connectionParams = { token: account.token };
    const url = `${app.url.replace('http', 'ws')}/graphql`;
    const client = createClient({ url, webSocketImpl: WebSocket, connectionParams, lazy: false });
    clients.push(client);
    const into = { heard: [] as object[], faults: [] as unknown[] };
    client.subscribe<{ ticketChanged: object }>(
      { query: CHANGED, variables: { scope } },
      {
        next: ({ data, errors }) => (data ? into.heard.push(data.ticketChanged) : into.faults.push(errors)),
        error: (error) => void into.faults.push(error),
        complete: () => undefined,
      },
    );
    return into;
  }

  it("S-209 notifies the customer of one's own, the team of all, a stranger of nothing", async () => {
    const [account, stranger] = [await createAccount(app), await createAccount(app)];
    const [own, all, foreign] = [listen(account, 'mine'), listen(admin, 'all'), listen(stranger, 'mine')];
    const { id } = await eventually('the sockets listen', async () => {
      const ticket = await open(account);
      return all.heard.length > 0 && own.heard.length > 0 && ticket;
    });
    await call(admin, 'POST', `/ticket/${id}/message`, { message: 'پاسخ' });
    const answered = (events: object[], unreadCount: number): boolean =>
      events.some((event) => JSON.stringify(event) === JSON.stringify({ id, status: 'answered', unreadCount }));
    await eventually('the customer hears the answer', () => Promise.resolve(answered(own.heard, 1)));
    await eventually('the team hears the answer', () => Promise.resolve(answered(all.heard, 0)));
    expect(foreign.heard).toEqual([]);
  });

  it('a customer cannot listen to everyone', async () => {
    const { faults } = listen(await createAccount(app), 'all');
    await eventually('the refusal', () => Promise.resolve(faults.length > 0));
    expect(JSON.stringify(faults)).toContain('FORBIDDEN');
  });
});

it('S-209 what a removed account has written goes with it', async () => {
  const account = await createAccount(app);
  const { id } = await open(account, { subject: 'رازهای من', attachments: [await uploaded(account)] });
  await anonymiseUser(app.ctx(admin.viewer), account.id);
  const { subject, messages, status } = await read(admin, id);
  expect(JSON.stringify([subject, messages])).not.toMatch(/رازهای|سایت من/);
  expect([status, messages[0]?.attachments]).toEqual(['closed', []]);
});
