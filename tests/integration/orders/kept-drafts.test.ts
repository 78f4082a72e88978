/** Drafts that were put aside for another one, over both APIs: they stay in the account, each once. */
import { DRAFTS } from '#core/limits/limits.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { CREATE_ORDER, type Created } from '#tests/helpers/orders.js';
import { payableOf, wizard } from '#tests/helpers/wizards.js';

const PATH = '/wizard/kept-drafts';
const AT_HAND = '/wizard/draft';
const KEEP = `mutation ($input: SaveWizardDraftInput!) { keepWizardDraft(input: $input) { draftId title pages sections } }`;
const CONTINUE = `mutation ($id: String!) { continueKeptDraft(draftId: $id) { version draftId } }`;
const REMOVE = `mutation ($id: String!) { removeKeptDraft(draftId: $id) { draftId } }`;
const LIST = '{ myKeptDrafts { draftId title description domain pages sections keptAt } }';

let app: TestApp;
let owner: Account;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  owner = await createAccount(app);
});
afterAll(() => app?.close());

const section = { id: 'a', sectionType: 'hero', layoutId: 'hero-1', order: 0 };
const content = (title: string) => ({
  design: { pages: [{ id: 'main', name: 'اصلی', sections: [section] }], currentPageId: 'main' },
  order: { title, description: 'شرح' },
  domain: { label: 'narvan' },
});
const body = (draftId: string, title = draftId, baseVersion = 0) => ({
  base_version: baseVersion,
  draft_id: draftId,
  content: content(title),
});

const keep = (draftId: string, title = draftId, baseVersion = 0) =>
  app.rest('POST', PATH, { token: owner.token, body: body(draftId, title, baseVersion) });
const save = (draftId: string, baseVersion = 0) =>
  app.rest('PUT', AT_HAND, { token: owner.token, body: body(draftId, draftId, baseVersion) });
const goOn = (draftId: string) => app.rest('POST', `${PATH}/${draftId}/continue`, { token: owner.token });
const atHand = async () => (await app.rest('GET', AT_HAND, { token: owner.token })).body;
const listed = async (who = owner) => {
  const { data } = await app.graphql<{ myKeptDrafts: { draftId: string; title: string }[] }>(LIST, {}, who.token);
  return data?.myKeptDrafts ?? [];
};
const ids = async (who = owner) => (await listed(who)).map(({ draftId }) => draftId);

describe('a draft that is put aside', () => {
  test('is listed with what it is', async () => {
    const kept = await keep('s-1', 'کافه');
    expect([kept.status, kept.body['draft_id'], kept.body['content']]).toEqual([200, 's-1', undefined]);
    expect(await listed()).toEqual([
      expect.objectContaining({ title: 'کافه', description: 'شرح', domain: 'narvan.ir', pages: 1, sections: 1 }),
    ]);
    const { body: answer } = await app.rest('GET', PATH, { token: owner.token });
    expect(answer['items']).toEqual([expect.objectContaining({ draft_id: 's-1', title: 'کافه' })]);
  });

  test('is no longer the draft at hand', async () => {
    await save('s-1');
    expect((await keep('s-1', 's-1', 1)).status).toBe(200);
    expect(await atHand()).toMatchObject({ version: 2, draft_id: null, content: null });
  });

  test('leaves another draft at hand alone', async () => {
    await save('s-2');
    await keep('s-1');
    expect(await atHand()).toMatchObject({ version: 1, draft_id: 's-2' });
  });

  test('is put aside by GraphQL, with records as lists', async () => {
    const input = { baseVersion: 0, draftId: 's', content: content('متن') };
    const { data } = await app.graphql<{ keepWizardDraft: object }>(KEEP, { input }, owner.token);
    expect(data?.keepWizardDraft).toEqual({ draftId: 's', title: 'متن', pages: 1, sections: 1 });
    const removed = await app.graphql<{ removeKeptDraft: object }>(REMOVE, { id: 's' }, owner.token);
    expect([removed.data?.removeKeptDraft, await ids()]).toEqual([{ draftId: 's' }, []]);
  });

  test('stays once, however often it is sent', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => keep('s-1')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await ids()).toEqual(['s-1']);
  });

  test('cannot overwrite another content of its id', async () => {
    await keep('s-1', 'first');
    const late = await keep('s-1', 'second');
    expect([late.status, late.body['error_code']]).toEqual([409, 'CONFLICT']);
    expect((await listed())[0]?.title).toBe('first');
  });

  test('cannot replace what another device has saved', async () => {
    await save('s-1');
    await save('s-1', 1);
    const late = await keep('s-1', 's-1', 1);
    expect(late.body).toMatchObject({ error_code: 'CONFLICT', details: { version: 2 } });
    expect([await ids(), (await atHand())['draft_id']]).toEqual([[], 's-1']);
  });

  test('cannot be one of too many', async () => {
    for (let each = 0; each < DRAFTS.kept; each += 1) expect((await keep(`s-${each}`)).status).toBe(200);
    const more = await Promise.all([keep('a'), keep('b')]);
    expect(more.map(({ body: answer }) => answer['error_code'])).toEqual(['DRAFT_LIMIT', 'DRAFT_LIMIT']);
    expect(await ids()).toHaveLength(DRAFTS.kept);
  });

  test('cannot be stored without pages or with a script', async () => {
    const given = { ...body('s-1'), content: { design: { pages: [] } } };
    expect((await app.rest('POST', PATH, { token: owner.token, body: given })).status).toBe(422);
    const links = { ...section, customData: { links: { button: 'javascript:alert(1)' } } };
    const page = { id: 'main', name: 'اصلی', sections: [links] };
    const unsafe = { ...body('s-1'), content: { design: { pages: [page], currentPageId: 'main' } } };
    expect((await app.rest('POST', PATH, { token: owner.token, body: unsafe })).status).toBe(422);
    expect(await ids()).toEqual([]);
  });
});

describe('going on with it', () => {
  test('puts the draft at hand in its place', async () => {
    await keep('s-1', 'first');
    await save('s-2');
    const went = await goOn('s-1');
    expect(went.body).toMatchObject({ version: 2, draft_id: 's-1', content: { order: { title: 'first' } } });
    expect(await ids()).toEqual(['s-2']);
  });

  test('works where no draft is at hand', async () => {
    await keep('s-1');
    const { data } = await app.graphql<{ continueKeptDraft: object }>(CONTINUE, { id: 's-1' }, owner.token);
    expect(data?.continueKeptDraft).toEqual({ version: 1, draftId: 's-1' });
    expect(await ids()).toEqual([]);
  });

  test('takes the other content of the same draft', async () => {
    await keep('s-1', 'first');
    await app.rest('PUT', AT_HAND, { token: owner.token, body: body('s-1', 'second') });
    expect((await goOn('s-1')).body).toMatchObject({ content: { order: { title: 'first' } } });
    expect((await listed())[0]).toMatchObject({ draftId: 's-1', title: 'second' });
  });

  test('works with a full list', async () => {
    for (let each = 0; each < DRAFTS.kept; each += 1) await keep(`s-${each}`);
    await save('at-hand');
    expect((await goOn('s-3')).status).toBe(200);
    expect(await ids()).toContain('at-hand');
  });

  test('cannot be done twice at once', async () => {
    await keep('s-1');
    const answers = await Promise.all([goOn('s-1'), goOn('s-1')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await atHand()).toMatchObject({ draft_id: 's-1' });
  });
});

describe('whose it is', () => {
  test('cannot be seen, continued or removed by others', async () => {
    await keep('s-1');
    const other = await createAccount(app);
    expect(await ids(other)).toEqual([]);
    for (const [method, path] of [
      ['POST', `${PATH}/s-1/continue`],
      ['DELETE', `${PATH}/s-1`],
    ] as const) {
      expect((await app.rest(method, path, { token: other.token })).status).toBe(404);
      expect((await app.rest(method, path)).status).toBe(401);
    }
    expect(await ids()).toEqual(['s-1']);
  });

  test('the drafts go with their account', async () => {
    await keep('s-1', 'راز صاحب');
    const admin = await createAccount(app, { role: 'admin' });
    const reason = { reason: 'به خواست خودش' };
    await app.rest('DELETE', `/admin/users/${owner.id}`, { token: admin.token, body: reason });
    expect(JSON.stringify(await app.ctx().em.execute('select * from kept_drafts'))).not.toContain('راز صاحب');
  });
});

describe('an order', () => {
  const order = async (draftId: string) => {
    const wizardData = wizard();
    const input = { submitMode: 'draft', wizardData, totalToman: payableOf(wizardData), draftId };
    const { errors } = await app.graphql<Created>(CREATE_ORDER, { input, key: null }, owner.token);
    expect(errors).toBeUndefined();
  };

  test('removes the draft that it was made from', async () => {
    await keep('s-1');
    await keep('s-2');
    await order('s-1');
    expect(await ids()).toEqual(['s-2']);
  });

  test('cannot be put aside as a draft again', async () => {
    await order('s-1');
    expect((await keep('s-1')).body['error_code']).toBe('DRAFT_ORDERED');
    expect(await ids()).toEqual([]);
  });
});
