/** Backups of sites: taken daily and read back, restored with pictures and messages, kept as long as was bought. */
import { unzipSync } from 'fflate';
import { SITE_BACKUPS } from '#core/sites/site-backups.js';
import { pruneBackups } from '#features/backups/prune-backups.job.js';
import { reportBackups } from '#features/backups/report-backups.job.js';
import { takeBackup, verifyBackup } from '#features/backups/take-backup.js';
import { takeBackups } from '#features/backups/take-backups.job.js';
import { anonymiseUser } from '#features/identity/index.js';
import { unnamedAmong } from '#features/sites/content/content-marks.js';
import { row, rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { renewed } from '#tests/helpers/invoices.js';
import { fillWallet, payOrder } from '#tests/helpers/money.js';
import { placeOrder } from '#tests/helpers/orders.js';
import { messageTo } from '#tests/helpers/site-messages.js';
import { hostOf, untilSite, visit, type SiteFacts } from '#tests/helpers/sites.js';
import { freshDomain, payableOf, TINY_PNG, wizard, type WizardShape } from '#tests/helpers/wizards.js';

const DAY = 24 * 60 * 60 * 1000;
const clock = manualClock('2026-11-24T08:00:00Z');
const moveTo = (time: string): void => clock.advance(new Date(time).getTime() - clock.now().getTime());
let app: TestApp;
let owner: Account;
let foreign: Account;
let site: SiteFacts;

async function siteWith(account: Account, shape: WizardShape = {}): Promise<SiteFacts> {
  const wizardData = wizard({ domain: freshDomain(), ...shape });
  const order = await placeOrder(app, account, { wizardData, totalToman: payableOf(wizardData) });
  await fillWallet(app, account, order.priceRials);
  expect((await payOrder(app, account, order.id, 'wallet')).status).toBe(200);
  return untilSite(app, order.id);
}

beforeAll(async () => {
  app = await createTestApp({ clock });
  owner = await createAccount(app);
  foreign = await createAccount(app);
  site = await siteWith(owner);
});
afterAll(() => app?.close());

const call = async (method: string, path: string, body?: object, who = owner) =>
  app.rest(method, `/sites/${site.id}${path}`, { token: await renewed(app, who), ...(body && { body }) });

interface Backup {
  readonly id: string;
  readonly pages: number;
  readonly pictures: number;
  readonly messages: number;
  readonly verified_at: string | null;
}
const list = async (): Promise<readonly Backup[]> => (await call('GET', '/backups')).body['items'] as never;

/** A backup of today, in place of the one there may be. */
async function backUp(of = site): Promise<string> {
  await rows(app.ctx().em, 'delete from site_backups where site_id = $1', [of.id]);
  const id = await takeBackup(app.ctx(), of.id);
  if (id === null) throw new Error('nothing was backed up');
  await verifyBackup(app.ctx(), id);
  return id;
}

interface Section {
  custom_data: object;
}
interface Draft {
  version: number;
  has_changes: boolean;
  design: { website_framework: { dynamic_design: { pages: { sections: Section[] }[] } } };
}
const draft = async (): Promise<Draft> => (await call('GET', '/draft')).body as never;

/** Saves a draft whose first section has these texts and pictures. Gives its version. */
async function draw(customData: object): Promise<number> {
  const { design, version } = await draft();
  const [section] = design.website_framework.dynamic_design.pages[0]!.sections;
  section!.custom_data = customData;
  const { status, body } = await call('PUT', '/draft', { base_version: version, design });
  expect(status).toBe(200);
  return body['version'] as number;
}
async function publish(customData: object): Promise<void> {
  await draw(customData);
  expect((await call('POST', '/publish', {})).status).toBe(200);
  site = await untilSite(app, site.orderId, ({ buildingNumber }) => buildingNumber === null);
}
const restore = async (id: string, to: string, who = owner) =>
  call('POST', `/backups/${id}/restore`, { to, base_version: (await draft()).version }, who);
const messagesOf = async (): Promise<string[]> =>
  (
    await rows<{ id: string }>(app.ctx().em, 'select id from site_messages where site_id = $1 order by id', [site.id])
  ).map(({ id }) => id);

describe('the daily job', () => {
  it('takes one backup of a site and reads it back', async () => {
    await takeBackups(app.ctx(), {});
    await takeBackups(app.ctx(), {});
    const backups = await list();
    expect(backups).toHaveLength(1);
    expect(backups[0]).toMatchObject({ pages: 1, pictures: 0, messages: 0 });
    expect(backups[0]?.verified_at).not.toBeNull();
  });

  it('continues with the other sites when one fails', async () => {
    const broken = await siteWith(foreign);
    await backUp(broken);
    const lose = `update site_backups set manifest = '{}', day = day - 1 where site_id = $1`;
    await rows(app.ctx().em, lose, [broken.id]);
    await rows(app.ctx().em, 'delete from site_backups where site_id = $1', [site.id]);
    await takeBackups(app.ctx(), {});
    expect(await list()).toHaveLength(1);
    const ofBroken = await rows(app.ctx().em, 'select 1 from site_backups where site_id = $1', [broken.id]);
    expect(ofBroken).toHaveLength(1);
  });

  it('does not call a backup verified whose bytes are lost', async () => {
    const id = await backUp();
    const stored = await row<{ manifest: Record<string, { hash: string }> }>(
      app.ctx().em,
      'update site_backups set verified_at = null where id = $1 returning manifest',
      [id],
    );
    const { hash } = stored!.manifest['design.json']!;
    const broken = JSON.stringify({
      ...stored!.manifest,
      'design.json': { hash: `00${hash.slice(2)}`, size: 1, type: 'x' },
    });
    await rows(app.ctx().em, 'update site_backups set manifest = $2::jsonb where id = $1', [id, broken]);
    await expect(verifyBackup(app.ctx(), id)).rejects.toThrow();
    expect((await list())[0]?.verified_at).toBeNull();
  });

  it('keeps its content from being swept', async () => {
    const id = await backUp();
    const found = await row<{ hashes: string[] }>(
      app.ctx().em,
      `select array(select value ->> 'hash' from jsonb_each(manifest)) as hashes from site_backups where id = $1`,
      [id],
    );
    await messageTo(app, site.id, 'پیامی تنها برای این نسخه');
    const withMessage = await backUp();
    const part = await row<{ hash: string }>(
      app.ctx().em,
      `select manifest -> 'messages/000001.json.gz' ->> 'hash' as hash from site_backups where id = $1`,
      [withMessage],
    );
    expect(await unnamedAmong(app.ctx(), [...found!.hashes, part!.hash])).toEqual([]);
    await rows(app.ctx().em, 'delete from site_backups where id = $1', [withMessage]);
    expect(await unnamedAmong(app.ctx(), [part!.hash])).toEqual([part!.hash]);
  });
});

describe('restoring', () => {
  it('brings a design back to the draft, and visitors see nothing of it', async () => {
    await publish({ texts: { title: 'عنوان نخست' } });
    const id = await backUp();
    await publish({ texts: { title: 'عنوان دوم' } });
    expect((await restore(id, 'draft')).status).toBe(200);
    const { design, has_changes } = await draft();
    expect(JSON.stringify(design)).toContain('عنوان نخست');
    expect(has_changes).toBe(true);
    expect((await visit(app.url, hostOf(site))).text).toContain('عنوان دوم');
  });

  it('to the live site makes a release that visitors see', async () => {
    await publish({ texts: { title: 'پیش از خرابی' } });
    const id = await backUp();
    await publish({ texts: { title: 'خراب' } });
    const { lastNumber } = site;
    expect((await restore(id, 'live')).status).toBe(200);
    site = await untilSite(app, site.orderId, ({ buildingNumber }) => buildingNumber === null);
    expect(site.lastNumber).toBe(lastNumber + 1);
    expect((await visit(app.url, hostOf(site))).text).toContain('پیش از خرابی');
    expect((await draft()).has_changes).toBe(false);
  });

  it('the unchanged design leaves the draft without changes', async () => {
    await publish({ texts: { title: 'همان' }, images: { picture1: TINY_PNG } });
    const id = await backUp();
    expect((await list())[0]).toMatchObject({ pictures: 1 });
    expect((await restore(id, 'draft')).status).toBe(200);
    expect((await draft()).has_changes).toBe(false);
  });

  it('brings a picture back whose file was deleted', async () => {
    await publish({ images: { picture1: TINY_PNG } });
    const id = await backUp();
    const pictures = await row<{ pictures: Record<string, string> }>(
      app.ctx().em,
      'select pictures from site_backups where id = $1',
      [id],
    );
    const [fileId] = Object.values(pictures!.pictures);
    await publish({ texts: { title: 'بی‌عکس' } });
    await rows(app.ctx().em, 'delete from files where id = $1', [fileId!]);
    expect((await restore(id, 'draft')).status).toBe(200);
    const [section] = (await draft()).design.website_framework.dynamic_design.pages[0]!.sections;
    const { picture1 } = (section!.custom_data as { images: { picture1: string } }).images;
    expect(picture1).toMatch(/^file:/);
    expect(picture1).not.toBe(`file:${fileId}`);
    const kept = await row(app.ctx().em, 'select 1 from files where id = $1 and owner_id = $2', [
      picture1.slice('file:'.length),
      owner.id,
    ]);
    expect(kept).not.toBeNull();
  });

  it('is refused over a draft that was saved meanwhile', async () => {
    const id = await backUp();
    const { version } = await draft();
    await draw({ texts: { title: 'جدیدتر' } });
    const answer = await call('POST', `/backups/${id}/restore`, { to: 'draft', base_version: version });
    expect(answer.status).toBe(409);
    expect(JSON.stringify((await draft()).design)).toContain('جدیدتر');
  });

  it('brings deleted messages back, keeps newer ones, and leaves out erased ones', async () => {
    await rows(app.ctx().em, 'delete from site_messages where site_id = $1', [site.id]);
    const kept = await messageTo(app, site.id, 'می‌ماند');
    const deleted = await messageTo(app, site.id, 'پاک می‌شود');
    const erased = await messageTo(app, site.id, 'بازدیدکننده خواسته است');
    const before = await rows(app.ctx().em, 'select * from site_messages where id = $1', [deleted]);
    const id = await backUp();
    expect((await call('DELETE', `/messages/${deleted}`)).status).toBe(200);
    expect((await call('DELETE', `/messages/${erased}?erase=true`)).status).toBe(200);
    const newer = await messageTo(app, site.id, 'جدیدتر');
    expect(await messagesOf()).toEqual([kept, newer]);
    const answer = await restore(id, 'draft');
    expect(answer.body).toMatchObject({ restored_messages: 1 });
    expect(await messagesOf()).toEqual([kept, deleted, newer]);
    // Coming back is a change.
    expect(await rows(app.ctx().em, 'select * from site_messages where id = $1', [deleted])).toEqual(
      before.map((row) => ({ ...row, updated_at: expect.anything() })),
    );
    expect((await restore(id, 'draft')).body).toMatchObject({ restored_messages: 0 });
  });

  it('brings back messages of many parts', async () => {
    await rows(app.ctx().em, 'delete from site_messages where site_id = $1', [site.id]);
    const text = `insert into site_messages
      (id, site_id, kind, form_title, page_path, fields, search_text, received_at, updated_at)
      select gen_random_uuid(), $1, 'contact', 'فرم', '/', '[]', '', now(), now() from generate_series(1, $2)`;
    const many = 2 * SITE_BACKUPS.rowsOfPart + 7;
    await rows(app.ctx().em, text, [site.id, many]);
    const id = await backUp();
    expect((await list())[0]?.messages).toBe(many);
    await rows(app.ctx().em, 'delete from site_messages where site_id = $1', [site.id]);
    expect((await restore(id, 'draft')).body).toMatchObject({ restored_messages: many });
    await rows(app.ctx().em, 'delete from site_messages where site_id = $1', [site.id]);
  });
});

describe('a stranger', () => {
  it('cannot list, restore or download the backups of another', async () => {
    const id = await backUp();
    expect((await call('GET', '/backups', undefined, foreign)).status).toBe(404);
    expect((await restore(id, 'draft', foreign)).status).toBe(404);
    expect((await call('GET', `/backups/${id}/export`, undefined, foreign)).status).toBe(404);
  });

  it('cannot restore a backup into a site of their own', async () => {
    const id = await backUp();
    const own = await siteWith(foreign);
    const token = await renewed(app, foreign);
    const body = { to: 'draft', base_version: 0 };
    expect((await app.rest('POST', `/sites/${own.id}/backups/${id}/restore`, { token, body })).status).toBe(404);
    const query = `mutation ($id: ID!) { restoreSiteBackup(id: $id, to: draft, baseVersion: 0) { draftVersion } }`;
    const { errors } = await app.graphql(query, { id }, token);
    expect(errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  });

  it.each(['', 'x', '../x', '%00', '00000000-0000-0000-0000-000000000000'])(
    'cannot name a backup that is none: %j',
    async (id) => {
      const answer = await call('POST', `/backups/${encodeURIComponent(id)}/restore`, { to: 'live', base_version: 0 });
      expect(answer.status).toBe(404);
    },
  );
});

it('a download holds design, pictures and the messages that were not erased', async () => {
  await publish({ images: { picture1: TINY_PNG } });
  await rows(app.ctx().em, 'delete from site_messages where site_id = $1', [site.id]);
  await messageTo(app, site.id, 'در فایل', { senderName: '=1+1' });
  const erased = await messageTo(app, site.id, 'نه در فایل');
  const id = await backUp();
  await call('DELETE', `/messages/${erased}?erase=true`);
  const address = `${app.url}/api/sites/${site.id}/backups/${id}/export`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${await renewed(app, owner)}` } });
  expect(answer.status).toBe(200);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const textOf = (name: string): string => Buffer.from(files[name] ?? []).toString();
  expect(Object.keys(files).filter((name) => name.startsWith('originals/'))).toHaveLength(1);
  expect(JSON.parse(textOf('design.json'))).toMatchObject({ format: 'barpa-design' });
  const messages = JSON.parse(textOf('messages.json')) as { fields: { value: string }[] }[];
  expect(messages.map(({ fields }) => fields[0]?.value)).toEqual(['در فایل']);
  expect(textOf('messages.csv')).toContain(`"'=1+1"`);
  expect(textOf('messages.csv')).not.toContain('نه در فایل');
});

describe('how long backups are kept', () => {
  const ages = [1, 6, 8, 20, 29, 31, 40];
  async function aged(of: SiteFacts): Promise<void> {
    await backUp(of);
    const text = `insert into site_backups (id, site_id, day, design_hash, manifest, pictures, digest, pages, messages,
      total_bytes, taken_at)
      select gen_random_uuid(), $1, ($2::timestamptz)::date, '', '{}', '{}', '', 1, 0, 1, $2`;
    for (const age of ages) await rows(app.ctx().em, text, [of.id, new Date(clock.now().getTime() - age * DAY)]);
  }
  const left = async ({ id }: SiteFacts): Promise<number> =>
    (await rows(app.ctx().em, 'select 1 from site_backups where site_id = $1', [id])).length;

  it('is 7 days without the service and 30 with it', async () => {
    const bought = await siteWith(owner, { services: ['backupService'] });
    await aged(site);
    await aged(bought);
    await pruneBackups(app.ctx());
    expect(await left(site)).toBe(3);
    expect(await left(bought)).toBe(6);
    const query = 'query ($id: ID!) { site(id: $id) { backupDays } }';
    const daysOf = async ({ id }: SiteFacts) =>
      (await app.graphql<{ site: { backupDays: number } }>(query, { id }, await renewed(app, owner))).data.site
        .backupDays;
    expect([await daysOf(site), await daysOf(bought)]).toEqual([7, 30]);
  });

  it('is not shorter while a site is closed', async () => {
    const closed = await siteWith(owner);
    await aged(closed);
    await rows(
      app.ctx().em,
      `update sites set status = 'suspended', stop = 'overdue', stopped_at = now() where id = $1`,
      [closed.id],
    );
    await pruneBackups(app.ctx());
    expect(await left(closed)).toBe(6);
  });

  it('is for ever for the last one of a site', async () => {
    const old = await siteWith(owner);
    await backUp(old);
    await rows(app.ctx().em, 'update site_backups set taken_at = $2 where site_id = $1', [
      old.id,
      new Date(clock.now().getTime() - 100 * DAY),
    ]);
    await pruneBackups(app.ctx());
    expect(await left(old)).toBe(1);
  });

  it('ends with the account, whose erased messages are forgotten, too', async () => {
    const leaving = await createAccount(app);
    const gone = await siteWith(leaving);
    await backUp(gone);
    const message = await messageTo(app, gone.id, 'سلام');
    const query = 'mutation ($ids: [ID!]!) { deleteSiteMessages(ids: $ids, erase: true) }';
    const { data } = await app.graphql(query, { ids: [message] }, await renewed(app, leaving));
    expect(data).toEqual({ deleteSiteMessages: [message] });
    const admin = await createAccount(app, { role: 'admin' });
    await anonymiseUser(app.ctx(admin.viewer), leaving.id);
    expect(await left(gone)).toBe(0);
    expect(await rows(app.ctx().em, 'select 1 from erased_site_messages where site_id = $1', [gone.id])).toEqual([]);
    expect(await takeBackup(app.ctx(), gone.id)).toBeNull();
  });
});

describe('the monthly report', () => {
  const reports = (of: Account) =>
    rows<{ message: string }>(
      app.ctx().em,
      `select message from notifications where user_id = $1 and type = 'site_backups'`,
      [of.id],
    );

  it('goes once a month to those who have the service', async () => {
    const customer = await createAccount(app);
    const bought = await siteWith(customer, { services: ['backupService'] });
    await backUp(bought);
    // The first of Dey 1405.
    moveTo('2026-12-22T06:00:00Z');
    await reportBackups(app.ctx());
    await reportBackups(app.ctx());
    const [report, ...more] = await reports(customer);
    expect(more).toEqual([]);
    expect(report?.message).toContain('۱ نسخهٔ پشتیبان');
    expect(report?.message).toContain('سالم بود');
    expect(await reports(owner)).toHaveLength(1);
    expect(await reports(foreign)).toEqual([]);
    moveTo('2026-12-28T06:00:00Z');
    await reportBackups(app.ctx());
    expect(await reports(customer)).toHaveLength(1);
  });
});
