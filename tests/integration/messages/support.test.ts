/** Support tickets through both APIs: one's own, another's, the team's. */
import { SUPPORT } from '#core/limits/limits.js';
import { rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { openDeposit, placeOrder } from '#tests/helpers/money.js';
import { TICKET_GQL as GQL, ticketDesk } from '#tests/helpers/tickets.js';

let app: TestApp;
let admin: Account;
beforeAll(async () => {
  app = await createTestApp();
  admin = await createAccount(app, { role: 'admin', fullName: 'نیما مدیر' });
});
afterAll(() => app?.close());

const { call, open, read, codeOf } = ticketDesk(() => app);
const SOMEONE = '01990000-0000-7000-8000-000000000000';

describe('opening a ticket', () => {
  it.each(['/report-issue', '/tickets', '/ticket'])('S-209 S-228 POST /support%s opens one', async (path) => {
    const account = await createAccount(app);
    const { body } = await call(account, 'POST', path, {
      subject: 'پرداخت من نرسید',
      message: 'دو بار پرداخت کردم.',
      category: 'payment',
      priority: 'high',
    });
    expect(body).toMatchObject({ success: true, status: 'open', category: 'payment', priority: 'high' });
    expect(await read(account, String(body['id']))).toMatchObject({
      subject: 'پرداخت من نرسید',
      messages: [{ body: 'دو بار پرداخت کردم.', from_team: false, status: null, attachments: [] }],
    });
  });

  it('S-209 is about the order and the payment that one came from', async () => {
    const account = await createAccount(app);
    const order = await placeOrder(app, account);
    const deposit = await openDeposit(app, account);
    const input = { message: 'کمک\nلطفاً', orderId: order.id, paymentId: deposit.authority };
    const { data } = await app.graphql<{ openTicket: object }>(GQL.open, { input }, account.token);
    expect(data.openTicket).toMatchObject({
      subject: 'کمک',
      category: 'payment',
      orderNumber: expect.stringMatching(/^WZ-/),
      paymentLabel: expect.any(String),
    });
  });

  it("cannot be about another's order or payment", async () => {
    const [account, stranger] = [await createAccount(app), await createAccount(app)];
    const order = await placeOrder(app, stranger);
    const deposit = await openDeposit(app, stranger);
    const message = 'کمک';
    const ofOrder = await call(account, 'POST', '/tickets', { message, order_id: order.id });
    expect(ofOrder.body).toMatchObject({ error_code: 'INVALID_ORDER_ID' });
    const ofPayment = await call(account, 'POST', '/tickets', { message, payment_id: deposit.authority });
    expect(ofPayment.body).toMatchObject({ error_code: 'NOT_FOUND' });
    const asked =
      'query ($o: ID, $p: ID) { ticketOrigins(orderId: $o, paymentId: $p) { order { id } payment { id } } }';
    const { data } = await app.graphql(asked, { o: order.id, p: deposit.authority }, account.token);
    expect(data).toEqual({ ticketOrigins: { order: null, payment: null } });
  });

  it.each([
    [{ message: '  ' }, 'message'],
    [{ message: 'x'.repeat(SUPPORT.message + 1) }, 'message'],
    [{ message: 'سلام', subject: 'آ' }, 'subject'],
    [{ message: 'سلام', category: 'secret' }, 'category'],
    [{ message: 'سلام', attachments: ['1', '2', '3', '4', '5', '6'] }, 'attachments'],
  ])('cannot be opened with %j', async (body, path) => {
    const { status, body: answer } = await call(await createAccount(app), 'POST', '/tickets', body);
    expect(status).toBe(422);
    expect(answer['fields']).toMatchObject([{ path }]);
  });

  it('cannot be more than twenty at once', async () => {
    const account = await createAccount(app);
    for (let n = 0; n < SUPPORT.openTickets; n++) await open(account);
    const { status, body } = await call(account, 'POST', '/tickets', { message: 'یکی دیگر' });
    expect([status, body['error_code']]).toEqual([409, 'TICKET_LIMIT']);
  });
});

describe('the list', () => {
  it("S-209 holds one's own; an administrator's holds everyone's", async () => {
    const account = await createAccount(app, { fullName: 'پریسا نجفی‌زاده' });
    const [first, second] = [await open(account, { subject: 'نخستین' }), await open(account, { subject: 'دومین' })];
    const own = await call(account, 'GET', '/tickets?page=1&limit=10');
    expect(own.body).toMatchObject({
      items: [
        { id: second.id, unread_count: 0 },
        { id: first.id, status: 'open', priority: 'normal', category: 'general' },
      ],
      tickets: [{ id: second.id }, { id: first.id }],
      pagination: { total: 2 },
    });
    const all = await call(admin, 'GET', `/tickets?search=${encodeURIComponent('نجفي زاده')}`);
    expect((all.body['items'] as object[]).length).toBeLessThanOrEqual(2);
    const { data } = await app.graphql(GQL.list, { filter: { scope: 'all', search: account.email } }, admin.token);
    expect(data).toMatchObject({ tickets: { pagination: { total: 2 }, items: [{ unreadCount: 1 }, {}] } });
  });

  it('S-209 is filtered by status, category, priority and assignee', async () => {
    const account = await createAccount(app);
    const { id } = await open(account, { category: 'domain', priority: 'urgent', subject: 'دامنهٔ من' });
    await open(account);
    const total = async (filter: object): Promise<unknown> =>
      (
        await app.graphql<{ tickets: { pagination: { total: number } } }>(
          GQL.list,
          { filter: { scope: 'all', search: account.email, ...filter } },
          admin.token,
        )
      ).data.tickets.pagination.total;
    expect(await total({})).toBe(2);
    expect([await total({ category: 'domain' }), await total({ priority: 'urgent' })]).toEqual([1, 1]);
    await app.graphql(GQL.status, { id, status: 'in_progress', admin: admin.id }, admin.token);
    expect([await total({ status: 'in_progress' }), await total({ assignee: 'me' })]).toEqual([1, 1]);
    expect([await total({ assignee: 'none' }), await total({ assignee: admin.id })]).toEqual([1, 1]);
    const search = await call(account, 'GET', `/tickets?search=${encodeURIComponent('دامنه')}&status=in_progress`);
    expect(search.body).toMatchObject({ items: [{ id }], pagination: { total: 1 } });
  });
});

describe('who may', () => {
  const paths = (id: string): readonly (readonly [string, string, object | undefined])[] => [
    ['GET', `/ticket/${id}`, undefined],
    ['GET', `/tickets/${id}`, undefined],
    ['PATCH', `/tickets/${id}`, { subject: 'دزدی' }],
    ['POST', `/ticket/${id}/message`, { message: 'سلام' }],
    ['POST', `/ticket/${id}/messages`, { message: 'سلام' }],
    ['POST', `/tickets/${id}/messages`, { message: 'سلام' }],
    ['PATCH', `/tickets/${id}/close`, {}],
    ['PATCH', `/tickets/${id}/reopen`, {}],
    ['PATCH', `/tickets/${id}/read`, {}],
  ];

  it("cannot touch another's ticket, or one that is none", async () => {
    const [account, stranger] = [await createAccount(app), await createAccount(app)];
    const { id } = await open(account);
    for (const target of [id, SOMEONE, 'none'])
      for (const [method, path, body] of paths(target))
        expect([path, (await call(stranger, method, path, body)).status]).toEqual([path, 404]);
    for (const query of [GQL.one, GQL.write, GQL.update, GQL.close, GQL.reopen, GQL.read])
      expect(await codeOf(stranger, query, { id, message: 'سلام' })).toBe('NOT_FOUND');
    expect((await read(account, id)).messages).toHaveLength(1);
  });

  it('cannot be used by a visitor', async () => {
    const { id } = await open(await createAccount(app));
    for (const [method, path, body] of [...paths(id), ['GET', '/tickets', undefined] as const])
      expect([path, (await call(null, method, path, body)).status]).toEqual([path, 401]);
    expect(await codeOf(null, GQL.list, {})).toBe('UNAUTHORIZED');
  });

  it('a customer cannot set a status, assign, or see everyone', async () => {
    const account = await createAccount(app);
    const { id } = await open(account);
    const body = { status: 'answered', admin_user_id: admin.id };
    expect((await call(account, 'POST', `/tickets/${id}/status`, body)).status).toBe(403);
    expect((await call(account, 'POST', `/tickets/${id}/assign`, { admin_user_id: null })).status).toBe(403);
    expect((await call(account, 'GET', '/tickets?scope=all')).status).toBe(403);
    expect(await codeOf(account, GQL.status, { id, status: 'answered' })).toBe('FORBIDDEN');
    expect(await codeOf(account, GQL.assign, { id, admin: account.id })).toBe('FORBIDDEN');
    expect(await codeOf(account, GQL.list, { filter: { scope: 'all' } })).toBe('FORBIDDEN');
    expect(await codeOf(account, '{ supportTeam { id } }', {})).toBe('FORBIDDEN');
  });
});

describe('the conversation', () => {
  it.each(['/ticket/%/message', '/ticket/%/messages', '/tickets/%/messages'])(
    'S-209 POST /support%s writes in it',
    async (path) => {
      const account = await createAccount(app);
      const { id } = await open(account);
      const answer = await call(admin, 'POST', path.replace('%', id), { message: 'درست شد: <b>curl -I</b>' });
      expect(answer.body).toMatchObject({
        message: { body: 'درست شد: <b>curl -I</b>', from_team: true, author_name: 'نیما مدیر' },
      });
      const seen = await read(account, id);
      expect(seen).toMatchObject({ status: 'answered', unread_count: 1 });
      expect(seen.messages[1]).toMatchObject({ from_team: true, author_name: null });
      await call(account, 'POST', path.replace('%', id), { message: 'سپاس' });
      expect(await read(account, id)).toMatchObject({ status: 'open', unread_count: 0 });
      expect(await read(admin, id)).toMatchObject({ unread_count: 1 });
    },
  );

  it('S-209 is marked as read by each side alone', async () => {
    const account = await createAccount(app);
    const { id } = await open(account);
    await call(admin, 'POST', `/ticket/${id}/message`, { message: 'پاسخ' });
    const unread = async (who: Account): Promise<unknown> =>
      (await app.graphql<{ unreadTicketCount: number }>('{ unreadTicketCount }', {}, who.token)).data.unreadTicketCount;
    expect(await unread(account)).toBe(1);
    await call(admin, 'PATCH', `/tickets/${id}/read`, {});
    expect(await unread(account)).toBe(1);
    expect((await app.graphql(GQL.read, { id }, account.token)).data).toEqual({ markTicketRead: { unreadCount: 0 } });
    expect((await call(account, 'GET', '/unread-count')).body).toEqual({ count: 0, unread_count: 0 });
  });

  it('S-209 is closed and reopened by its customer, and by writing', async () => {
    const account = await createAccount(app);
    const { id } = await open(account);
    for (const path of [`/tickets/${id}/close`, `/ticket/${id}/close`])
      expect((await call(account, 'PATCH', path, {})).body).toMatchObject({ status: 'closed' });
    expect((await app.graphql(GQL.reopen, { id }, account.token)).data).toEqual({ reopenTicket: { status: 'open' } });
    await app.graphql(GQL.close, { id }, account.token);
    await call(account, 'POST', `/ticket/${id}/message`, { message: 'باز هم نشد' });
    const { status, messages } = await read(account, id);
    expect(status).toBe('open');
    expect(messages.map((line) => line.status)).toEqual([null, 'closed', 'open', 'closed', null, 'open']);
  });

  it('S-209 S-228 an administrator sets status and takes it on', async () => {
    const account = await createAccount(app);
    const { id, number } = await open(account);
    const body = { status: 'in_progress', admin_user_id: admin.id };
    expect((await call(admin, 'POST', `/tickets/${id}/status`, body)).body).toMatchObject({
      status: 'in_progress',
      ticket: { assignee_id: admin.id },
    });
    expect((await read(account, id)) as object).toMatchObject({ assignee_id: null });
    expect(await codeOf(admin, GQL.status, { id, status: 'answered', admin: account.id })).toBe('VALIDATION_ERROR');
    expect((await app.graphql(GQL.assign, { id, admin: null }, admin.token)).data).toEqual({
      assignTicket: { assignee: null },
    });
    const log = await rows<{ label: string }>(app.ctx().em, 'select label from audit_entries where subject_id = $1', [
      id,
    ]);
    expect(log).toEqual([{ label: `#${number}` }, { label: `#${number}` }, { label: `#${number}` }]);
  });

  it('S-209 its owner and the team change subject, category and priority', async () => {
    const account = await createAccount(app);
    const { id } = await open(account);
    const mine = await call(account, 'PATCH', `/tickets/${id}`, { subject: 'موضوع جدید', category: 'wallet' });
    expect(mine.body).toMatchObject({ ticket: { subject: 'موضوع جدید', category: 'wallet', priority: 'normal' } });
    expect((await app.graphql(GQL.update, { id }, admin.token)).data).toEqual({ updateTicket: { priority: 'urgent' } });
  });

  it('S-209 is read in pages, the newest first', async () => {
    const account = await createAccount(app);
    const { id } = await open(account, { message: 'پیام ۱' });
    for (const body of ['پیام ۲', 'پیام ۳', 'پیام ۴'])
      await call(account, 'POST', `/tickets/${id}/messages`, { message: body });
    const page = async (args: string) => {
      const query = `query ($id: ID!) { ticket(id: $id) { messages${args} { id body } } }`;
      const { data } = await app.graphql<{ ticket: { messages: { id: string; body: string }[] } }>(
        query,
        { id },
        account.token,
      );
      return data.ticket.messages;
    };
    const newest = await page('(limit: 2)');
    expect(newest.map(({ body }) => body)).toEqual(['پیام ۳', 'پیام ۴']);
    expect((await page(`(limit: 5, before: "${newest[0]?.id}")`)).map(({ body }) => body)).toEqual([
      'پیام ۱',
      'پیام ۲',
    ]);
    expect(await page('')).toHaveLength(4);
  });

  it('cannot be said with nothing', async () => {
    const account = await createAccount(app);
    const { id } = await open(account);
    expect((await call(account, 'POST', `/ticket/${id}/message`, { message: ' ' })).status).toBe(422);
    expect(await codeOf(account, GQL.write, { id })).toBe('VALIDATION_ERROR');
  });
});

describe('limits of one account', () => {
  it('cannot open tickets without end', async () => {
    const tight = await createTestApp({ rateLimitFactor: 1 });
    try {
      const { token } = await createAccount(tight);
      const statuses: number[] = [];
      for (let n = 0; n < 11; n++)
        statuses.push((await tight.rest('POST', '/support/tickets', { token, body: { message: 'سلام' } })).status);
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    } finally {
      await tight.close();
    }
  });
});
