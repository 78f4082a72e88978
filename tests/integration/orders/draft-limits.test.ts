/** The records that are kept without being paid for have a bound for each customer, whichever API keeps them. */
import { DRAFTS } from '#core/limits/limits.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { CREATE_ORDER, placeOrder } from '#tests/helpers/orders.js';
import { payableOf, wizard } from '#tests/helpers/wizards.js';

let app: TestApp;
let owner: Account;
let other: Account;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
  [owner, other] = await Promise.all([createAccount(app), createAccount(app)]);
});
afterAll(() => app?.close());

const wizardData = wizard();
const input = { submitMode: 'draft', wizardData, totalToman: payableOf(wizardData) };

async function times(count: number, act: () => Promise<unknown>): Promise<void> {
  for (let done = 0; done < count; done += 5) await Promise.all(Array.from({ length: 5 }, act));
}

it('saved orders end at the limit, also when many come at once', async () => {
  await times(DRAFTS.orders - 5, () => placeOrder(app, owner));
  const last = await Promise.all(Array.from({ length: 10 }, () => app.graphql(CREATE_ORDER, { input }, owner.token)));
  const refused = last.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions['code']) ?? []);
  expect(refused).toEqual(Array<string>(5).fill('DRAFT_LIMIT'));
  const body = { wizard_data: wizardData, total_amount: input.totalToman, submit_mode: 'draft' };
  const { status, body: answer } = await app.rest('POST', '/orders/create', { body, token: owner.token });
  expect([status, answer['error_code']]).toEqual([409, 'DRAFT_LIMIT']);
});

it('the drafts of one customer are not those of another', async () => {
  await expect(placeOrder(app, other)).resolves.toMatchObject({ status: 'pending' });
});

it('the design changed longest ago makes space', async () => {
  const { pages } = (wizardData['websiteFramework'] as { dynamicDesign: { pages: unknown } }).dynamicDesign;
  const save = (): ReturnType<TestApp['rest']> =>
    app.rest('POST', '/wizard/designs', { body: { design_snapshot: { pages } }, token: other.token });
  const read = async (id: unknown): Promise<number> =>
    (await app.rest('GET', `/wizard/designs/${String(id)}`, { token: other.token })).status;
  const [first, second] = [await save(), await save()];
  await times(DRAFTS.designs - 5, save);
  for (let more = 0; more < 3; more += 1) await save();
  expect(await read(first.body['id'])).toBe(200);
  await save();
  expect([await read(first.body['id']), await read(second.body['id'])]).toEqual([404, 200]);
});
