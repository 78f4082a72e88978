/** The list of a newsletter over both APIs: reading, searching, taking away, removing; own ones alone; and backups. */
import { createClient } from 'graphql-ws';
import { unzipSync } from 'fflate';
import WebSocket from 'ws';
import { takeBackup, verifyBackup } from '#features/backups/take-backup.js';
import { rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { byKey } from '#tests/helpers/api-keys.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { siteWithForms } from '#tests/helpers/forms.js';
import { linkOf, pendingOf, press, storedSubscriber, subscriberOf } from '#tests/helpers/newsletter.js';
import type { SiteFacts } from '#tests/helpers/sites.js';

let app: TestApp;
let owner: Account;
let foreign: Account;
let admin: Account;
let site: SiteFacts;

beforeAll(async () => {
  app = await createTestApp();
  owner = await createAccount(app);
  foreign = await createAccount(app);
  admin = await createAccount(app, { role: 'admin' });
  site = await siteWithForms(app, owner);
});
afterAll(() => app?.close());
beforeEach(() => rows(app.ctx().em, 'delete from newsletter_subscribers', []));

const rest = (method: string, path = '', who: Account | null = owner) =>
  app.rest(method, `/sites/${site.id}/subscribers${path}`, { token: who?.token ?? null });
const emailsIn = ({ body }: { body: Record<string, unknown> }): string[] =>
  (body['items'] as { email: string }[]).map(({ email }) => email);

const LIST = `query ($filter: SiteSubscribersFilter!) {
  siteSubscribers(filter: $filter) { items { id email name confirmedAt site { newsletter { confirmed pending } } } }
}`;
const REMOVE = 'mutation ($id: ID!) { removeSiteSubscriber(id: $id) }';
const codeOf = async (query: string, variables: object, who: Account | null = owner): Promise<unknown> =>
  (await app.graphql(query, variables, who?.token ?? null)).errors?.[0]?.extensions['code'];

interface Counts {
  readonly confirmed: number;
  readonly pending: number;
}

describe('the list', () => {
  it('has those who confirmed, the last one first', async () => {
    for (const email of ['one@example.com', 'two@example.com']) await subscriberOf(app, site.id, email);
    await pendingOf(app, site.id, 'waiting@example.com');
    expect(emailsIn(await rest('GET'))).toEqual(['two@example.com', 'one@example.com']);
    const { data } = await app.graphql<{ siteSubscribers: { items: object[] } }>(
      LIST,
      { filter: { siteId: site.id } },
      owner.token,
    );
    expect(data.siteSubscribers.items).toMatchObject([
      { email: 'two@example.com', site: { newsletter: { confirmed: 2, pending: 1 } } },
      { email: 'one@example.com' },
    ]);
  });

  it('is searched by a part of the address', async () => {
    for (const email of ['sara.rad@example.com', 'negar@example.org']) await subscriberOf(app, site.id, email);
    expect(emailsIn(await rest('GET', '?search=SARA'))).toEqual(['sara.rad@example.com']);
    expect(emailsIn(await rest('GET', '?search=%25'))).toEqual([]);
  });

  it('is a file with a link that unsubscribes each', async () => {
    const id = await subscriberOf(app, site.id, '-cmd@example.com');
    await pendingOf(app, site.id, 'waiting@example.com');
    const answer = await fetch(`${app.url}/api/sites/${site.id}/subscribers.csv`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const text = await answer.text();
    expect(answer.headers.get('content-disposition')).toContain(`${site.label}-subscribers.csv`);
    expect(text).toContain(`"'-cmd@example.com"`);
    expect(text).not.toContain('waiting@example.com');
    expect(text.split('\r\n')).toHaveLength(3);
    const link = linkOf(app, 'unsubscribe', site.id, id);
    expect(text).toContain(link);
    expect((await press(app, site, link)).status).toBe(200);
    expect(await storedSubscriber(app, site.id, '-cmd@example.com')).toBeNull();
  });

  it('cannot be read or changed by anybody else', async () => {
    const id = await subscriberOf(app, site.id, 'sara@example.com');
    for (const path of ['', `/${id}`, '.csv']) {
      expect((await rest('GET', path, foreign)).status).toBe(404);
      expect((await rest('GET', path, null)).status).toBe(401);
    }
    expect(await codeOf(LIST, { filter: { siteId: site.id } }, foreign)).toBe('NOT_FOUND');
    for (const who of [foreign, admin]) {
      expect((await rest('DELETE', `/${id}`, who)).status).toBe(404);
      expect(await codeOf(REMOVE, { id }, who)).toBe('NOT_FOUND');
    }
    expect((await rest('GET', `/${id}`, admin)).body['email']).toBe('sara@example.com');
    const [reader, orders] = [await byKey(app, owner, 'read:subscribers'), await byKey(app, owner, 'read:orders')];
    expect((await rest('GET', '', orders)).status).toBe(403);
    expect((await rest('DELETE', `/${id}`, reader)).status).toBe(403);
    expect((await rest('DELETE', `/${id}`, await byKey(app, owner, 'write:subscribers'))).status).toBe(200);
  });

  it('cannot be confused by ids and texts of another shape', async () => {
    for (const hostile of ["' or 1=1 --", '\0', 'x'.repeat(5000)]) {
      expect(await codeOf(REMOVE, { id: hostile })).toBe('NOT_FOUND');
      expect(await codeOf(LIST, { filter: { siteId: hostile } })).toBe('NOT_FOUND');
    }
    expect(await codeOf(LIST, { filter: { siteId: site.id, search: 'ب'.repeat(201) } })).toBe('VALIDATION_ERROR');
    const elsewhere = await siteWithForms(app, owner);
    const id = await subscriberOf(app, elsewhere.id, 'sara@example.com');
    expect((await rest('DELETE', `/${id}`)).status).toBe(404);
  });

  it('tells its owner and administrators of every change', async () => {
    const listen = (who: Account, seen: Counts[]) => {
      const url = `${app.url.replace('http', 'ws')}/graphql`;
      const client = createClient({ url, webSocketImpl: WebSocket, connectionParams: { token: who.token } });
      client.subscribe<{ siteNewsletterChanged: Counts }>(
        { query: `subscription { siteNewsletterChanged(siteId: "${site.id}") { confirmed pending } }` },
        {
          next: ({ data }) => void (data && seen.push(data.siteNewsletterChanged)),
          error: () => undefined,
          complete: () => undefined,
        },
      );
      return client;
    };
    const [seen, byAdmin, elsewhere]: [Counts[], Counts[], Counts[]] = [[], [], []];
    const clients = [listen(foreign, elsewhere), listen(owner, seen), listen(admin, byAdmin)];
    await eventually('the counts arrive', async () => {
      await subscriberOf(app, site.id, `${newId()}@example.com`);
      return seen.length > 0 && byAdmin.length > 0;
    });
    const id = await pendingOf(app, site.id, 'live@example.com');
    await eventually('somebody waits', () => Promise.resolve(seen.at(-1)?.pending === 1));
    await press(app, site, linkOf(app, 'confirm', site.id, id));
    for (const counts of [seen, byAdmin])
      await eventually('nobody waits', () => Promise.resolve(counts.at(-1)?.pending === 0));
    expect(elsewhere).toEqual([]);
    await Promise.all(clients.map((client) => client.dispose()));
  });
});

describe('removing', () => {
  it('leaves no address behind, and lets its reader come back', async () => {
    const email = `${newId()}@example.com`;
    const id = await subscriberOf(app, site.id, email);
    expect(await codeOf(REMOVE, { id })).toBeUndefined();
    expect(await codeOf(REMOVE, { id })).toBe('NOT_FOUND');
    expect(await rows(app.ctx().em, 'select id from email_logs where "to" = $1', [email])).toEqual([]);
    await subscriberOf(app, site.id, email);
    expect(emailsIn(await rest('GET'))).toEqual([email]);
  });
});

describe('a backup', () => {
  it('holds the confirmed, and brings back none who left', async () => {
    const [kept, removed, gone] = ['kept', 'removed', 'gone'].map((name) => `${name}-${newId()}@example.com`) as [
      string,
      string,
      string,
    ];
    const ids = [];
    for (const email of [kept, removed, gone]) ids.push(await subscriberOf(app, site.id, email));
    await pendingOf(app, site.id, 'waiting@example.com');
    const backup = (await takeBackup(app.ctx(), site.id)) ?? '';
    await verifyBackup(app.ctx(), backup);
    await rest('DELETE', `/${ids[1]}`);
    await press(app, site, linkOf(app, 'unsubscribe', site.id, ids[2] ?? ''));
    await rows(app.ctx().em, 'delete from newsletter_subscribers', []);
    const listed = await app.rest('GET', `/sites/${site.id}/backups`, { token: owner.token });
    expect(listed.body['items']).toMatchObject([{ subscribers: 3 }]);
    const draft = await app.rest('GET', `/sites/${site.id}/draft`, { token: owner.token });
    const { status, body } = await app.rest('POST', `/sites/${site.id}/backups/${backup}/restore`, {
      token: owner.token,
      body: { to: 'draft', base_version: draft.body['version'] },
    });
    expect([status, body['restored_subscribers']]).toEqual([200, 1]);
    expect(emailsIn(await rest('GET'))).toEqual([kept]);
    const zip = await fetch(`${app.url}/api/sites/${site.id}/backups/${backup}/export`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    for (const name of ['subscribers.csv', 'subscribers.json']) {
      const text = Buffer.from(files[name] ?? []).toString();
      expect([text.includes(kept), text.includes(removed), text.includes(gone)]).toEqual([true, false, false]);
    }
  });
});
