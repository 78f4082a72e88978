/** The unfinished wizard of an account over both APIs: one for each account, with a version for each save. */
import { DESIGN } from '#core/limits/limits.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { CREATE_ORDER, type Created } from '#tests/helpers/orders.js';
import { payableOf, wizard } from '#tests/helpers/wizards.js';

const PATH = '/wizard/draft';
const SAVE = `mutation ($input: SaveWizardDraftInput!) { saveWizardDraft(input: $input) { version draftId savedAt } }`;
const READ = `{ myWizardDraft { version draftId content { step domain { label }
  design { pages { id sections { customData { texts { key value } } } } } } } }`;

let app: TestApp;
let owner: Account;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  owner = await createAccount(app);
});
afterAll(() => app?.close());

const section = (customData: object = {}) => ({
  id: 'a',
  sectionType: 'hero',
  layoutId: 'hero-1',
  order: 0,
  customData,
});
const content = (customData: object = {}, more: object = {}) => ({
  design: { pages: [{ id: 'main', name: 'اصلی', sections: [section(customData)] }], currentPageId: 'main' },
  ...more,
});

const read = (who = owner) => app.rest('GET', PATH, { token: who.token });
const save = (baseVersion: number, given: object, draftId = 'session-1', who = owner) =>
  app.rest('PUT', PATH, { token: who.token, body: { base_version: baseVersion, draft_id: draftId, content: given } });
const remove = (baseVersion: number) =>
  app.rest('DELETE', `${PATH}?base_version=${baseVersion}`, { token: owner.token });

describe('the draft of an account', () => {
  test('begins as none and is read as saved', async () => {
    expect((await read()).body).toMatchObject({ version: 0, draft_id: null, content: null, saved_at: null });
    const saved = await save(0, content({ texts: { title: 'سلام' } }, { step: 3, domain: { label: 'nar' } }));
    expect([saved.status, saved.body['version']]).toEqual([200, 1]);
    const { data } = await app.graphql<{ myWizardDraft: object }>(READ, {}, owner.token);
    expect(data?.myWizardDraft).toMatchObject({
      version: 1,
      draftId: 'session-1',
      content: {
        step: 3,
        domain: { label: 'nar' },
        design: { pages: [{ sections: [{ customData: { texts: [{ key: 'title', value: 'سلام' }] } }] }] },
      },
    });
  });

  test('is saved by GraphQL, with records as lists', async () => {
    const input = { baseVersion: 0, draftId: 's', content: content({ texts: [{ key: 'title', value: 'متن' }] }) };
    const { data } = await app.graphql<{ saveWizardDraft: object }>(SAVE, { input }, owner.token);
    expect(data?.saveWizardDraft).toMatchObject({ version: 1, draftId: 's' });
    expect(JSON.stringify((await read()).body['content'])).toContain('"texts":{"title":"متن"}');
  });

  test('cannot be read or changed by others', async () => {
    const other = await createAccount(app);
    await save(0, content({ texts: { title: 'راز' } }));
    expect((await read(other)).body).toMatchObject({ version: 0, content: null });
    expect((await save(0, content(), 'session-2', other)).status).toBe(200);
    expect(JSON.stringify((await read()).body)).toContain('راز');
    for (const [method, path] of [
      ['GET', PATH],
      ['PUT', PATH],
      ['DELETE', `${PATH}?base_version=1`],
    ] as const)
      expect((await app.rest(method, path, method === 'PUT' ? { body: {} } : {})).status).toBe(401);
  });
});

describe('a save that another one overtook', () => {
  test('is a conflict with the newer version', async () => {
    await save(0, content());
    const late = await save(0, content({ texts: { title: 'دیر' } }));
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ error_code: 'CONFLICT', details: { version: 1 } });
    expect(JSON.stringify((await read()).body)).not.toContain('دیر');
  });

  test('only one of many at once counts', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((each) => save(0, content({ texts: { title: `${each}` } }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  test('cannot bring a removed draft back', async () => {
    await save(0, content());
    expect((await remove(1)).body).toMatchObject({ version: 2, draft_id: null, content: null });
    expect((await save(1, content())).status).toBe(409);
    expect((await save(2, content())).body).toMatchObject({ version: 3 });
  });

  test('removing with an old version is refused', async () => {
    await save(0, content());
    await save(1, content());
    expect((await remove(1)).status).toBe(409);
    expect((await read()).body['content']).not.toBeNull();
  });
});

describe('an order', () => {
  const order = async (draftId: string) => {
    const wizardData = wizard();
    const input = { submitMode: 'draft', wizardData, totalToman: payableOf(wizardData), draftId };
    const { data, errors } = await app.graphql<Created>(CREATE_ORDER, { input, key: null }, owner.token);
    expect(errors).toBeUndefined();
    return data?.createOrder.order.id ?? '';
  };

  test('removes the draft that it was made from', async () => {
    await save(0, content(), 'session-9');
    await order('session-9');
    expect((await read()).body).toMatchObject({ version: 2, content: null });
  });

  test('cannot be overtaken by a save of its draft', async () => {
    const id = await order('never-saved');
    const late = await save(0, content(), 'never-saved');
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ error_code: 'DRAFT_ORDERED', details: { orderId: id } });
    await save(0, content(), 'another');
    expect((await save(1, content(), 'never-saved')).body['error_code']).toBe('DRAFT_ORDERED');
    expect((await read()).body).toMatchObject({ version: 1, draft_id: 'another' });
  });

  test('leaves nothing of a save at the same moment', async () => {
    for (const draftId of ['s-1', 's-2', 's-3', 's-4', 's-5']) {
      const { version } = (await read()).body as { version: number };
      await Promise.all([order(draftId), save(version, content(), draftId)]);
      expect((await read()).body).toMatchObject({ draft_id: null, content: null });
    }
  });

  test('that is deleted lets its draft be saved again', async () => {
    const id = await order('session-6');
    const deleted = await app.rest('DELETE', `/orders/${id}`, { token: owner.token });
    expect([deleted.status, (await save(0, content(), 'session-6')).status]).toEqual([200, 200]);
  });

  test('leaves another draft alone', async () => {
    await save(0, content(), 'session-8');
    await order('session-7');
    expect((await read()).body).toMatchObject({ version: 1, draft_id: 'session-8' });
  });
});

describe('input from outside', () => {
  test.each([
    ['a design without pages', { design: { pages: [] } }],
    ['no design', {}],
    ['a list as content', [1]],
    ['an unknown list', content({ lists: { nothing: [1] } })],
    ['a script as a link', content({ links: { button: 'javascript:alert(1)' } })],
    ['a step that does not exist', content({}, { step: 7 })],
    ['too many further names', content({}, { extraDomains: Array.from({ length: 21 }, () => ({})) })],
    ['an unknown service', content({}, { services: ['gold'] })],
    ['too long a label', content({}, { domain: { label: 'x'.repeat(81) } })],
    ['too large a logo', content({}, { branding: { logo: 'x'.repeat(1_500_001) } })],
    [
      'too large pictures',
      content({ images: { main: `data:,${'x'.repeat(1_900_000)}`, second: `data:,${'x'.repeat(1_900_000)}` } }),
    ],
  ])('cannot store %s', async (_name, given) => {
    const { status, body } = await save(0, given as object);
    expect([status, body['error_code']]).toEqual([422, 'VALIDATION_ERROR']);
    expect((await read()).body['version']).toBe(0);
  });

  test.each([
    ['the character NUL', { title: 'a\u0000' }, 'TEXT_NOT_STORABLE'],
    ['NUL in a name', { 'a\u0000': 'x' }, 'VALIDATION_ERROR'],
    ['half of a character', { title: 'a\ud800' }, 'TEXT_NOT_STORABLE'],
  ])('cannot store %s', async (_name, texts, code) => {
    const { status, body } = await save(0, content({ texts }));
    expect([status, body['error_code']]).toEqual([422, code]);
    expect((await read()).body['version']).toBe(0);
  });

  test('cannot exceed the size of an order', async () => {
    expect((await save(0, content({ texts: { title: 'x'.repeat(DESIGN.bodyBytes) } }))).status).toBe(413);
  });

  test('cannot name versions that are no numbers', async () => {
    for (const version of ['x', '-1', '1.5', ''])
      expect((await app.rest('DELETE', `${PATH}?base_version=${version}`, { token: owner.token })).status).not.toBe(
        500,
      );
  });
});

test('saves cannot come without end', async () => {
  const strict = await createTestApp({ rateLimitFactor: 1 });
  try {
    const { token } = await createAccount(strict);
    const body = { base_version: 0, draft_id: 's', content: {} };
    const answers = await Promise.all(Array.from({ length: 62 }, () => strict.rest('PUT', PATH, { token, body })));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  } finally {
    await strict.close();
  }
});

test('the draft goes with its account', async () => {
  await save(0, content({ texts: { title: 'راز صاحب' } }));
  const admin = await createAccount(app, { role: 'admin' });
  const reason = { reason: 'به خواست خودش' };
  const removed = await app.rest('DELETE', `/admin/users/${owner.id}`, { token: admin.token, body: reason });
  expect(removed.body['success']).toBe(true);
  expect(JSON.stringify(await app.ctx().em.execute('select * from wizard_drafts'))).not.toContain('راز صاحب');
});
