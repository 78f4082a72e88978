/** A removed account: nothing of the person is left in any table or in the file store; the books are. */
import { BUCKETS } from '#features/files/storage/buckets.js';
import { sweepFiles } from '#features/files/sweep-files.job.js';
import { unitOfWork } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { fillWallet, ledgerFaults, payOrder } from '#tests/helpers/money.js';
import { placeOrder } from '#tests/helpers/orders.js';
import { picture, PDF, upload } from '#tests/helpers/samples/sample-files.js';
import { ticketDesk } from '#tests/helpers/tickets.js';
import { payableOf, TINY_PNG, wizard } from '#tests/helpers/wizards.js';
import { tell } from '#tests/helpers/notifications.js';

/** Beside the hour of the disk, which says how old bytes are. */
const clock = manualClock(new Date().toISOString());
let app: TestApp;
let admin: Account;
beforeAll(async () => {
  app = await createTestApp({ clock });
  admin = await createAccount(app, { role: 'admin' });
});
afterAll(() => app?.close());
const { open, uploaded } = ticketDesk(() => app);

/** The words that give the person away, wherever they are. */
const SECRETS = ['راززاده', 'razdomain', 'فروشگاه ماهور'] as const;
/** Documents and what they are written from keep what the law wants kept. */
const BOOKS = ['invoices', 'credit_notes', 'receipts', 'renewals'];

const DAY = 24 * 60 * 60 * 1000;
async function bytesKept(): Promise<string[]> {
  const keys: string[] = [];
  for (const bucket of BUCKETS) for await (const { key } of app.ctx().ports.files.list(bucket)) keys.push(key);
  return keys.sort();
}

/** Read past the account, which has no token any more. */
async function kept({ id }: Account): Promise<number | undefined> {
  const text = 'select balance_rials as balance from ledger_accounts where user_id = $1';
  return (await row<{ balance: number }>(app.ctx().em, text, [id]))?.balance;
}

/** Orders that go on being billed. */
async function renewing({ id }: Account): Promise<number | undefined> {
  const text = 'select count(*) as n from renewals where user_id = $1 and stopped_at is null';
  return (await row<{ n: number }>(app.ctx().em, text, [id]))?.n;
}

async function tablesWith(secret: string): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    app.ctx().em,
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const text = `select count(*) as n from "${name}" t where t::text ilike $1`;
    if (((await row<{ n: number }>(app.ctx().em, text, [`%${secret}%`]))?.n ?? 0) > 0) found.push(name);
  }
  return found.filter((name) => !BOOKS.includes(name));
}

/** A wizard as somebody types it: words in the design, a logo, a domain of one's own name. */
function personalWizard(): Record<string, unknown> {
  const data = wizard({ domain: 'razdomain', logo: TINY_PNG, extras: ['.com'] });
  const framework = data['websiteFramework'] as { dynamicDesign: { pages: { sections: object[] }[] } };
  for (const page of framework.dynamicDesign.pages)
    page.sections = page.sections.map((section) => ({
      ...section,
      customData: { texts: { title: 'فروشگاه ماهور' }, images: {} },
    }));
  return data;
}

async function fullAccount(): Promise<{ account: Account; orderId: string }> {
  const account = await createAccount(app, { fullName: 'پریا راززاده' });
  const wizardData = personalWizard();
  const { id: orderId } = await placeOrder(app, account, {
    wizardData,
    totalToman: payableOf(wizardData),
    title: 'سایت راززاده',
    comments: 'برای فروشگاه ماهور',
  });
  const image = await picture().png().toBuffer();
  await upload(app, account, [{ name: 'راززاده.pdf', bytes: PDF }], { order_id: orderId });
  await upload(app, account, [{ name: 'راززاده.png', bytes: image }], {}, '/storage/upload/uploads');
  const body = { avatar_url: `data:image/png;base64,${image.toString('base64')}` };
  await app.rest('PATCH', '/profiles/me', { token: account.token, body: { address: 'کوچهٔ راززاده' } });
  const set = 'mutation ($image: String!) { updateAvatar(image: $image) { id } }';
  await app.graphql(set, { image: body.avatar_url }, account.token);
  await open(account, { subject: 'راززاده', attachments: [await uploaded(account, 'رسید راززاده.pdf')] });
  await fillWallet(app, account, 90_000_000);
  return { account, orderId };
}

const remove = ({ id }: Account): Promise<unknown> =>
  app.rest('DELETE', `/admin/users/${id}`, { token: admin.token, body: { reason: 'به درخواست خودش' } });

it('S-191 leaves no word, no file and no picture of a person behind', async () => {
  const { account, orderId } = await fullAccount();
  expect((await payOrder(app, account, orderId, 'wallet')).status).toBe(200);
  const balance = await kept(account);
  expect(await renewing(account)).toBe(1);
  expect((await tablesWith(SECRETS[0])).sort()).toEqual(expect.arrayContaining(['files', 'orders', 'users']));
  expect((await bytesKept()).length).toBeGreaterThan(4);

  await remove(account);
  for (const secret of SECRETS) expect([secret, await tablesWith(secret)]).toEqual([secret, []]);
  await eventually('the bytes are gone', async () => (await bytesKept()).length === 0);

  expect(await kept(account)).toBe(balance);
  expect(await renewing(account)).toBe(0);
  expect(await ledgerFaults(app)).toEqual([]);
  const { body } = await app.rest('GET', `/admin/orders/${orderId}`, { token: admin.token });
  const { data } = await app.graphql<{ order: object }>(
    'query ($id: ID!) { order(id: $id) { domain title totalPages priceRials logoUrl invoice { status } } }',
    { id: orderId },
    admin.token,
  );
  expect([body['status'] ?? 404, data.order]).toMatchObject([
    expect.anything(),
    { domain: 'removed.invalid', totalPages: 1, logoUrl: null, invoice: { status: 'paid' } },
  ]);
});

it('S-191 leaves no message of a job that it waited for', async () => {
  const account = await createAccount(app);
  const order = await placeOrder(app, account);
  await fillWallet(app, account, order.priceRials);
  expect((await payOrder(app, account, order.id, 'wallet')).status).toBe(200);
  const { em } = app.ctx();
  const named = 'select id from domain_registrations where order_id = $1';
  await eventually('its names are to be registered', () => row(em, named, [order.id]));
  const waiting = `select 1 as n from pg_stat_activity where wait_event_type = 'Lock' and query like $1`;
  let removing: Promise<unknown> = Promise.resolve();
  await unitOfWork(app.ctx(), async (tx) => {
    await rows(tx.em, `${named} order by id for no key update`, [order.id]);
    removing = remove(account);
    await eventually('the removal waits', async () => {
      // A transaction that has read the statistics once keeps reading the same.
      await rows(em, 'select pg_stat_clear_snapshot()', []);
      return row(em, waiting, ['%domain_registrations%']);
    });
    const link = '/dashboard?tab=orders';
    await tell(tx, account.id, 'order', { title: 'خبر دامنه', message: 'خبری از دامنهٔ شما', link });
  });
  await removing;
  const left = await row<{ n: number }>(em, 'select count(*) as n from notifications where user_id = $1', [account.id]);
  expect(left?.n).toBe(0);
});

it('cannot take the files of anybody else along', async () => {
  const [first, second] = [await createAccount(app), await createAccount(app)];
  const send = (account: Account): Promise<unknown> =>
    upload(app, account, [{ name: 'متن.pdf', bytes: PDF }], {}, '/storage/upload/uploads');
  await send(first);
  await send(second);
  await remove(first);
  await eventually('one file is left', async () => (await bytesKept()).length === 1);
  const left = await rows<{ owner: string }>(app.ctx().em, 'select owner_id as owner from files');
  expect(left).toEqual([{ owner: second.id }]);
});

describe('bytes that no row names', () => {
  const put = (key: string): Promise<void> => app.ctx().ports.files.put(key, { bytes: PDF, mime: 'application/pdf' });

  it('are swept once they are a day old; named, young and foreign ones stay', async () => {
    const before = await bytesKept();
    const [orphan, foreign] = [`uploads/${newId()}.pdf`, 'uploads/notes.txt'];
    await put(orphan);
    await put(foreign);
    await sweepFiles(app.ctx());
    expect((await bytesKept()).length).toBe(before.length + 2);
    clock.advance(DAY + 60 * 60 * 1000);
    await sweepFiles(app.ctx());
    expect(await bytesKept()).toEqual([...before, foreign].sort());
    expect(await app.ctx().ports.files.get(orphan)).toBeNull();
  });
});
