/** Upgrades of sites that are replaced, given up, left unpaid, paid twice or asked for by others. */
import { advanceInvoices } from '#features/invoices/invoices.job.js';
import { row, rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { byKey } from '#tests/helpers/api-keys.js';
import { createTestApp, type RestAnswer, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { asAdmin, payFromWallet, renewed } from '#tests/helpers/invoices.js';
import { atGateway, balanceOf, fillWallet, ledgerFaults } from '#tests/helpers/money.js';
import { paidOrder, siteOf, untilSite, type SiteFacts } from '#tests/helpers/sites.js';
import { TINY_PNG } from '#tests/helpers/wizards.js';
import { upgradesOf, type UpgradesOf, type WaitingUpgrade } from '#tests/helpers/upgrades.js';

const clock = manualClock();
const DAY_MS = 24 * 60 * 60 * 1000;
let app: TestApp;
let owner: Account;
let site: SiteFacts;
let own: UpgradesOf;

beforeAll(async () => {
  app = await createTestApp({ clock });
});
beforeEach(async () => {
  owner = await createAccount(app);
  site = await untilSite(app, await paidOrder(app, owner));
  own = upgradesOf(app, site.id, owner);
});
afterEach(async () => expect(await ledgerFaults(app)).toEqual([]));
afterAll(() => app?.close());

interface Drawn {
  website_framework: { dynamic_design: { pages: { sections: object[] }[] } };
}

const codeOf = ({ body }: RestAnswer): unknown => body['error_code'];
const statusOfInvoice = async (upgrade: WaitingUpgrade): Promise<string | undefined> =>
  (
    await row<{ status: string }>(app.ctx().em, 'select status from invoices where id = $1', [
      upgrade.invoice?.id ?? '',
    ])
  )?.status;
const payBy = async (upgrade: WaitingUpgrade, method: string): Promise<RestAnswer> =>
  app.rest('POST', `/invoices/${upgrade.invoice?.id}/pay`, { body: { method }, token: await renewed(app, owner) });

async function ordered(pages = 2, sections = 4): Promise<WaitingUpgrade> {
  await own.draw(pages, sections);
  return own.orderDraft();
}

/** The payer comes back from the gateway with what was opened for an upgrade. */
async function verify(paymentUrl: unknown): Promise<RestAnswer> {
  const back = new URL((await atGateway(paymentUrl as string)) ?? '', app.url);
  const body = { authority: back.searchParams.get('Authority'), status: 'OK' };
  return app.rest('POST', '/payments/verify', { body, token: await renewed(app, owner) });
}

/** Nothing has changed of what is bought, renewed and shown. */
async function expectUntouched(): Promise<void> {
  expect(await own.renewalToman()).toBe(2_500_000);
  expect((await own.price()).bought).toMatchObject({ pages: 1 });
  expect(await siteOf(app, site.orderId)).toMatchObject({ lastNumber: site.lastNumber });
}

it('the same order again gives the same one, another replaces it', async () => {
  const first = await ordered();
  expect((await own.orderDraft()).id).toBe(first.id);
  const second = await ordered(3, 4);
  expect(second.id).not.toBe(first.id);
  expect([await own.statusOf(first.id), await statusOfInvoice(first)]).toEqual(['cancelled', 'cancelled']);
  expect(codeOf(await payBy(first, 'wallet'))).toBe('ORDER_NOT_PAYABLE');
  expect((await own.waiting())?.id).toBe(second.id);
});

it('many orders at once leave one that waits', async () => {
  await own.draw(2, 4);
  const { draft_version, payable_toman } = await own.price();
  const asked = { draft_version, shown_toman: payable_toman };
  const answers = await Promise.all(Array.from({ length: 6 }, () => own.order(asked)));
  const ids = answers.map(({ body }) => (body['upgrade'] as WaitingUpgrade).id);
  expect(new Set(ids).size).toBe(1);
  const text = `select count(*) as total from invoices where order_id = $1 and kind = 'upgrade'`;
  expect(await row(app.ctx().em, text, [site.orderId])).toEqual({ total: 1 });
});

it('two payments at once pay for it once', async () => {
  const upgrade = await ordered();
  await fillWallet(app, owner, 2 * upgrade.amount);
  const answers = await Promise.all([payBy(upgrade, 'wallet'), payBy(upgrade, 'wallet'), payBy(upgrade, 'wallet')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await balanceOf(app, { ...owner, token: await renewed(app, owner) })).toBe(upgrade.amount);
  expect(await own.renewalToman()).toBe(4_000_000);
});

it('card and wallet at once: the second money goes to the wallet', async () => {
  const upgrade = await ordered();
  const { body } = await payBy(upgrade, 'gateway');
  await payFromWallet(app, owner, upgrade.invoice?.id ?? '', upgrade.amount);
  await verify(body['payment_url']);
  expect(await balanceOf(app, { ...owner, token: await renewed(app, owner) })).toBe(upgrade.amount);
  expect([await own.statusOf(upgrade.id), await own.renewalToman()]).toEqual(['applied', 4_000_000]);
});

it('ordering anew while the old one is paid loses neither', async () => {
  for (let round = 0; round < 4; round += 1) {
    const upgrade = await ordered(2 + round, 4);
    const before = await balanceOf(app, { ...owner, token: await renewed(app, owner) });
    await fillWallet(app, owner, upgrade.amount);
    const version = await own.draw(2 + round, 5);
    const { payable_toman } = await own.price();
    const [paid, again] = await Promise.all([
      payBy(upgrade, 'wallet'),
      own.order({ draft_version: version, shown_toman: payable_toman }),
    ]);
    const isPaid = paid.status === 200;
    expect(await own.statusOf(upgrade.id)).toBe(isPaid ? 'applied' : 'cancelled');
    // Either the money came first and the price is another, or the order did and the money stays in the wallet.
    expect([again.status, codeOf(again)]).toEqual(isPaid ? [409, 'PRICE_MISMATCH'] : [200, undefined]);
    const left = await balanceOf(app, { ...owner, token: await renewed(app, owner) });
    expect(left - before).toBe(isPaid ? 0 : upgrade.amount);
    const waiting = await own.waiting();
    if (waiting) await payFromWallet(app, owner, waiting.invoice?.id ?? '', waiting.amount);
  }
});

it('money for a cancelled one goes to the wallet and changes nothing', async () => {
  const upgrade = await ordered();
  const { body } = await payBy(upgrade, 'gateway');
  expect((await own.call('DELETE', '/upgrade')).body).toEqual(expect.objectContaining({ upgrade: null }));
  expect(await statusOfInvoice(upgrade)).toBe('cancelled');
  await verify(body['payment_url']);
  expect(await balanceOf(app, { ...owner, token: await renewed(app, owner) })).toBe(upgrade.amount);
  await expectUntouched();
});

it('lapses unpaid, without a reminder', async () => {
  const upgrade = await ordered();
  clock.advance(4 * DAY_MS);
  await advanceInvoices(app.ctx());
  expect([await own.statusOf(upgrade.id), await statusOfInvoice(upgrade)]).toEqual(['cancelled', 'cancelled']);
  const reminders = await rows(app.ctx().em, 'select id from invoice_reminders where invoice_id = $1', [
    upgrade.invoice?.id ?? '',
  ]);
  expect(reminders).toEqual([]);
  await expectUntouched();
});

it('cannot be paid at the old price once the next month is billed', async () => {
  clock.advance(22 * DAY_MS);
  const upgrade = await ordered();
  const { body } = await payBy(upgrade, 'gateway');
  await rows(app.ctx().em, `update invoices set due_at = due_at + interval '9 days' where id = $1 returning id`, [
    upgrade.invoice?.id ?? '',
  ]);
  clock.advance(3 * DAY_MS);
  await advanceInvoices(app.ctx());
  expect(codeOf(await payBy(upgrade, 'wallet'))).toBe('ORDER_NOT_PAYABLE');
  await verify(body['payment_url']);
  expect(await balanceOf(app, { ...owner, token: await renewed(app, owner) })).toBe(upgrade.amount);
  expect(await own.statusOf(upgrade.id)).toBe('waiting');
  const again = await own.orderDraft();
  expect(again.amount).toBeGreaterThan(upgrade.amount);
  expect(await own.statusOf(upgrade.id)).toBe('cancelled');
});

it('a draft changed between price and order is a conflict with the new price', async () => {
  const version = await own.draw(2, 4);
  const { payable_toman } = await own.price();
  await own.draw(3, 4);
  const late = await own.order({ draft_version: version, shown_toman: payable_toman });
  expect(codeOf(late)).toBe('CONFLICT');
  expect(late.body['details']).toMatchObject({ version: version + 1, actualToman: 3_500_000 });
  const cheap = await own.order({ draft_version: version + 1, shown_toman: 10 });
  expect(codeOf(cheap)).toBe('PRICE_MISMATCH');
  expect(cheap.body['details']).toMatchObject({ shownToman: 10, actualToman: 3_500_000 });
  await expectUntouched();
});

it('publishing within what is bought while it waits leaves it waiting', async () => {
  const upgrade = await ordered();
  const { body: draft } = await own.call('GET', '/draft');
  await own.call('POST', '/draft/reset', { base_version: draft['version'] });
  await own.draw(1, 3);
  expect((await own.call('POST', '/publish', {})).status).toBe(200);
  await untilSite(app, site.orderId, (now) => now.buildingNumber === null && now.lastNumber > site.lastNumber);
  expect(await own.statusOf(upgrade.id)).toBe('waiting');
  await payFromWallet(app, owner, upgrade.invoice?.id ?? '', upgrade.amount);
  await untilSite(app, site.orderId, (now) => now.buildingNumber === null && now.lastNumber > site.lastNumber + 1);
  expect((await own.price()).bought).toMatchObject({ pages: 2, sections: 8 });
});

it('a picture of what was ordered cannot be deleted under it', async () => {
  await own.draw(2, 4);
  const { body: draft } = await own.call('GET', '/draft');
  const design = structuredClone(draft['design']) as Drawn;
  const [section] = design.website_framework.dynamic_design.pages[0]?.sections ?? [];
  Object.assign(section ?? {}, { customData: { images: { main: TINY_PNG } } });
  const saved = await own.call('PUT', '/draft', { base_version: draft['version'], design });
  const reference = /file:([0-9a-f-]{36})/.exec(JSON.stringify(saved.body['design']))?.[1] ?? '';
  const upgrade = await own.orderDraft();
  await own.call('POST', '/draft/reset', { base_version: saved.body['version'] });
  const remove = async (): Promise<RestAnswer> =>
    app.rest('DELETE', `/wizard/files/${reference}`, { token: await renewed(app, owner) });
  expect(codeOf(await remove())).toBe('FILE_IN_USE');
  await own.call('DELETE', '/upgrade');
  expect([(await remove()).status, await own.statusOf(upgrade.id)]).toEqual([200, 'cancelled']);
});

it('ends with its order', async () => {
  const upgrade = await ordered();
  await asAdmin(app, 'PATCH', `/orders/${site.orderId}/status`, { status: 'cancelled' });
  expect([await own.statusOf(upgrade.id), await statusOfInvoice(upgrade)]).toEqual(['cancelled', 'cancelled']);
  expect(codeOf(await own.order({ shown_toman: 150_000, services: ['backupService'] }))).toBe('SITE_CLOSED');
});

it('an administrator may note that it was paid outside', async () => {
  const upgrade = await ordered();
  const answer = await asAdmin(app, 'PATCH', `/invoices/${upgrade.invoice?.id}/status`, { status: 'paid' });
  expect(answer.status).toBe(200);
  expect([await own.statusOf(upgrade.id), await own.renewalToman()]).toEqual(['applied', 4_000_000]);
});

it('cannot be ordered with nothing, or with what is no service', async () => {
  expect(codeOf(await own.order({ shown_toman: 0 }))).toBe('UPGRADE_EMPTY');
  for (const services of [['rushDelivery'], ['constructor'], Array.from({ length: 99 }, () => 'backupService')])
    expect(codeOf(await own.order({ shown_toman: 0, services }))).toBe('VALIDATION_ERROR');
  expect(codeOf(await own.order({ shown_toman: -5, services: ['backupService'] }))).toBe('VALIDATION_ERROR');
  await expectUntouched();
});

it('cannot be seen, ordered, given up or paid by others', async () => {
  const upgrade = await ordered();
  const foreign = await createAccount(app);
  const admin = await createAccount(app, { role: 'admin' });
  const theirs = upgradesOf(app, site.id, foreign);
  for (const [method, path, body] of [
    ['GET', '/upgrade', undefined],
    ['POST', '/upgrade/price', {}],
    ['POST', '/upgrade', { shown_toman: 0 }],
    ['DELETE', '/upgrade', undefined],
  ] as const)
    expect(codeOf(await theirs.call(method, path, body))).toBe('NOT_FOUND');
  const paid = await app.rest('POST', `/invoices/${upgrade.invoice?.id}/pay`, {
    body: { method: 'wallet' },
    token: foreign.token,
  });
  expect(codeOf(paid)).toBe('NOT_FOUND');
  // Administrators see it; buying is the owner's.
  const seen = await app.rest('GET', `/sites/${site.id}/upgrade`, { token: admin.token });
  expect(seen.body['upgrade']).toMatchObject({ id: upgrade.id });
  const byAdmin = await app.rest('POST', `/sites/${site.id}/upgrade`, { token: admin.token, body: { shown_toman: 0 } });
  expect(codeOf(byAdmin)).toBe('FORBIDDEN');
  const mutation = `mutation ($id: ID!) { cancelSiteUpgrade(id: $id) { id } }`;
  const { errors } = await app.graphql(mutation, { id: site.id }, foreign.token);
  expect(errors?.[0]?.extensions?.['code']).toBe('NOT_FOUND');
});

it('a key that reads sites sees the price alone', async () => {
  await own.draw(2, 4);
  const reader = await byKey(app, { ...owner, token: await renewed(app, owner) }, 'read:sites');
  const price = await app.rest('POST', `/sites/${site.id}/upgrade/price`, { token: reader.token, body: {} });
  expect(price.body).toMatchObject({ payable_toman: 1_500_000 });
  const body = { draft_version: price.body['draft_version'], shown_toman: 1_500_000 };
  expect(codeOf(await app.rest('POST', `/sites/${site.id}/upgrade`, { token: reader.token, body }))).toBe('FORBIDDEN');
});

it('cannot be ordered without end', async () => {
  const limited = await createTestApp({ clock, rateLimitFactor: 1 });
  try {
    const customer = await createAccount(limited);
    const theirs = await untilSite(limited, await paidOrder(limited, customer));
    const calls = upgradesOf(limited, theirs.id, customer);
    const codes: unknown[] = [];
    for (let at = 0; at < 21; at += 1) codes.push(codeOf(await calls.order({ shown_toman: 0 })));
    expect(codes).toEqual([...Array<string>(20).fill('UPGRADE_EMPTY'), 'RATE_LIMITED']);
  } finally {
    await limited.close();
  }
});
