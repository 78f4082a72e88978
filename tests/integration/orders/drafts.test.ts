/** A draft makes one order of its owner; an order may wait for its design (specification 1 §4 and §7). */
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { CREATE_ORDER, type Created } from '#tests/helpers/orders.js';
import { payableOf, wizard } from '#tests/helpers/wizards.js';

let app: TestApp;
let customer: Account;
let other: Account;

beforeAll(async () => {
  app = await createTestApp();
  [customer, other] = await Promise.all([createAccount(app), createAccount(app)]);
});
afterAll(() => app?.close());

let drafts = 0;
const newDraftId = (): string => `session-${(drafts += 1)}`;

interface Submission {
  readonly draftId: string;
  readonly key?: string;
  readonly domain?: string;
  readonly account?: Account;
}

async function submit({ draftId, key, domain = 'narvan-cafe', account = customer }: Submission) {
  const wizardData = wizard({ domain });
  const input = { submitMode: 'draft', wizardData, totalToman: payableOf(wizardData), draftId };
  const { data, errors } = await app.graphql<Created>(CREATE_ORDER, { input, key: key ?? null }, account.token);
  const extensions = errors?.[0]?.extensions;
  return {
    id: data?.createOrder?.order.id ?? null,
    code: extensions?.['code'] ?? null,
    details: extensions?.['details'] ?? {},
  };
}

describe('one draft makes one order', () => {
  test('two tabs at once place one order', async () => {
    const draftId = newDraftId();
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((tab) => submit({ draftId, key: `${draftId}-${tab}` })));
    const placed = answers.filter(({ id }) => id !== null);
    expect(placed).toHaveLength(1);
    for (const { code, details } of answers.filter(({ id }) => id === null)) {
      expect(code).toBe('DRAFT_ORDERED');
      expect(details).toMatchObject({ orderId: placed[0]?.id, title: 'سفارش وب‌سایت' });
    }
  });

  test('a changed draft cannot be ordered once more', async () => {
    const draftId = newDraftId();
    const first = await submit({ draftId, key: `${draftId}-1` });
    const second = await submit({ draftId, key: `${draftId}-2`, domain: 'another-name' });
    expect([second.code, second.details]).toEqual(['DRAFT_ORDERED', expect.objectContaining({ orderId: first.id })]);
  });

  test('a lost answer is answered with the same order', async () => {
    const draftId = newDraftId();
    const first = await submit({ draftId, key: `${draftId}-1` });
    expect((await submit({ draftId, key: `${draftId}-1` })).id).toBe(first.id);
    const keyless = newDraftId();
    expect((await submit({ draftId: keyless })).id).toBe((await submit({ draftId: keyless })).id);
  });

  test('another person’s draft of that name is their own', async () => {
    const draftId = newDraftId();
    const mine = await submit({ draftId });
    const theirs = await submit({ draftId, account: other });
    expect(theirs.id).not.toBeNull();
    expect(theirs.id).not.toBe(mine.id);
  });

  test('a deleted order sets its draft free', async () => {
    const draftId = newDraftId();
    const first = await submit({ draftId, key: `${draftId}-1` });
    await app.rest('DELETE', `/orders/${first.id}`, { token: customer.token });
    expect((await submit({ draftId, key: `${draftId}-2` })).id).not.toBeNull();
  });

  test('a deleted order sets a draft without key free', async () => {
    const draftId = newDraftId();
    const first = await submit({ draftId });
    await app.rest('DELETE', `/orders/${first.id}`, { token: customer.token });
    const second = await submit({ draftId });
    expect([second.code, second.id === first.id]).toEqual([null, false]);
    expect((await submit({ draftId })).id).toBe(second.id);
  });

  test('a deleted order sets session and number free', async () => {
    const order = { title: 'سایت', total_amount: 2_500_000, order_number: `WZ-${newDraftId()}` };
    const body = { session_id: newDraftId(), order, design_snapshot: wizard() };
    const complete = async () =>
      (await app.rest('POST', '/wizard/complete-order', { token: customer.token, body })).body['id'];
    const first = await complete();
    await app.rest('DELETE', `/orders/${first}`, { token: customer.token });
    const second = await complete();
    expect([typeof second, second === first]).toEqual(['string', false]);
  });

  test.each([
    ['with a key of the caller', (draftId: string, n: number) => ({ draftId, key: `${draftId}-${n}` })],
    ['without one', (draftId: string) => ({ draftId })],
  ])('a cancelled order sets its draft free, %s', async (_name, submission) => {
    const admin = await createAccount(app, { role: 'admin' });
    const draftId = newDraftId();
    const first = await submit(submission(draftId, 1));
    const body = { status: 'cancelled' };
    await app.rest('PATCH', `/orders/${first.id}/status`, { body, token: admin.token });
    const second = await submit(submission(draftId, 2));
    expect([second.code, second.id === first.id]).toEqual([null, false]);
    expect((await submit(submission(draftId, 2))).id).toBe(second.id);
  });

  test('a key of the caller stays used after deletion', async () => {
    const draftId = newDraftId();
    const first = await submit({ draftId, key: `${draftId}-1` });
    await app.rest('DELETE', `/orders/${first.id}`, { token: customer.token });
    expect((await submit({ draftId, key: `${draftId}-1` })).code).toBe('CONFLICT');
  });

  test('deleting and ordering at once leaves one order', async () => {
    for (let round = 0; round < 6; round += 1) {
      const draftId = newDraftId();
      const first = await submit({ draftId });
      const [, ...answers] = await Promise.all([
        app.rest('DELETE', `/orders/${first.id}`, { token: customer.token }),
        submit({ draftId }),
        submit({ draftId }),
      ]);
      expect(answers.map(({ code }) => code)).toEqual([null, null]);
      const last = await submit({ draftId });
      expect(last.id).not.toBe(first.id);
      const text = 'select id from orders where draft_id = ? and deleted_at is null';
      expect(await app.ctx().em.execute(text, [draftId])).toEqual([{ id: last.id }]);
    }
  });
});

interface Noted {
  readonly id: string;
  readonly price: number;
  readonly status: string;
  readonly comments: string | null;
  readonly invoice: unknown;
}

const note = async (body: object): Promise<Noted> =>
  (await app.rest('POST', '/orders', { token: customer.token, body })).body as unknown as Noted;

describe('an order that waits for its design (S-177)', () => {
  test('a title alone makes a pending order with an estimate', async () => {
    const made = await note({ title: 'نمایشگاه عکس' });
    expect(made).toMatchObject({ title: 'نمایشگاه عکس', status: 'pending', price: 2_500_000, domain: '' });
  });

  test.each([{}, { title: '  ' }, { wizardData: null }])('cannot be made of %j, without a title', async (body) => {
    const { status, body: answer } = await app.rest('POST', '/orders', { token: customer.token, body });
    expect([status, answer['fields']]).toEqual([422, [expect.objectContaining({ path: 'title' })]]);
  });

  test('is not designed until it has sections or layouts', async () => {
    const { id } = await note({ title: 'نمایشگاه' });
    const query = 'query ($id: ID!) { order(id: $id) { isDesigned } }';
    const isDesigned = async () =>
      (await app.graphql<{ order: { isDesigned: boolean } }>(query, { id }, customer.token)).data.order.isDesigned;
    expect(await isDesigned()).toBe(false);
    // An older wizard named layouts without drawing them.
    const layouts = `update orders set wizard_data = jsonb_set(wizard_data, '{websiteFramework,selectedLayouts}', ?::jsonb) where id = ?`;
    await app.ctx().em.execute(layouts, [JSON.stringify({ hero: 'hero-1' }), id]);
    expect(await isDesigned()).toBe(true);
  });

  test('pages in mind are priced by the server’s rule', async () => {
    expect((await note({ title: 'چند صفحه', total_pages: 3 })).price).toBe(3 * 1_000_000 + 12 * 250_000);
  });

  test('a price is noted as a budget, not believed', async () => {
    const made = await note({ title: 'با بودجه', price: 9_000_000, comments: 'زود' });
    expect(made.price).toBe(2_500_000);
    expect(made.comments).toBe('زود\nبودجه: ۹٬۰۰۰٬۰۰۰ تومان');
  });

  test('cannot be paid before it is designed', async () => {
    const { id } = await note({ title: 'بی‌طرح' });
    const body = { order_id: id };
    const refused = await app.rest('POST', '/payments/request', { token: customer.token, body });
    expect([refused.status, refused.body['error_code']]).toEqual([409, 'ORDER_NOT_DESIGNED']);
  });

  test('cannot be placed to be paid at once', async () => {
    const body = { title: 'بی‌طرح', submit_mode: 'payment' };
    const answer = await app.rest('POST', '/orders', { token: customer.token, body });
    expect(answer.body['error_code']).toBe('INVALID_DESIGN');
  });

  test('its design gives it a price and an invoice', async () => {
    const { id } = await note({ title: 'طراحی بعدی' });
    const wizardData = wizard({ pages: [2, 2] });
    const body = { wizard_data: wizardData, total_amount: payableOf(wizardData) };
    const edited = await app.rest('PATCH', `/orders/${id}`, { token: customer.token, body });
    expect(edited.body).toMatchObject({ id, price: 3_000_000 });
    const pay = { order_id: id };
    const opened = await app.rest('POST', '/payments/request', { token: customer.token, body: pay });
    expect(opened.status).toBe(200);
  });
});

describe('documented bodies of the wizard', () => {
  const pages = [
    { id: 'main', name: 'خانه', sections: [{ id: 's', section_type: 'hero', layout_id: 'hero-1', order: 0 }] },
  ];

  test.each(['/wizard/complete-order', '/wizard/complete'])('%s takes pages alone', async (path) => {
    const order = { title: 'سایت', total_amount: 2_500_000, order_number: `WZ-${newDraftId()}` };
    const body = { session_id: newDraftId(), order, design_snapshot: { pages } };
    const { status, body: made } = await app.rest('POST', path, { token: customer.token, body });
    expect([status, made.price]).toEqual([200, 2_500_000]);
  });

  test('S-088 selected layouts alone can be ordered', async () => {
    const wizard_data = {
      website_framework: { selected_layouts: { hero: 'hero-2', footer: 'footer-1' } },
      user_info: { domain: 'narvan-cafe' },
    };
    const body = { submit_mode: 'draft', total_amount: 2_500_000, wizard_data };
    const made = await app.rest('POST', '/orders/create', {
      token: customer.token,
      body,
    });
    expect([made.status, made.body['total_sections']]).toEqual([200, 2]);
  });
});
