/** Visits of sites that have the service: counted while pages are served, read by both APIs, forgotten in time. */
import { dayOf } from '#core/dates/calendar.js';
import { VISITS } from '#core/limits/limits.js';
import { anonymiseUser } from '#features/identity/index.js';
import { closeVisitDays } from '#features/visits/rollup/close-visit-days.job.js';
import { row, rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { payFromWallet } from '#tests/helpers/invoices.js';
import type { SiteFacts } from '#tests/helpers/sites.js';
import { upgradesOf } from '#tests/helpers/upgrades.js';
import { browse, countedLines, LAPTOP, PHONE, ROBOT, siteWith } from '#tests/helpers/visits.js';

const clock = manualClock();
const DAY_MS = 24 * 60 * 60 * 1000;
const FLUSH_MS = 50;
const QUERY = `query ($id: ID!, $from: String, $to: String) { siteVisits(id: $id, from: $from, to: $to) {
  isCounted from to views visitors before { views visitors } days { day views visitors }
  pages { value views visitors } sources { value views visitors } referrers { value views visitors }
  devices { value views visitors } countries { value views visitors } } }`;

let app: TestApp;
let owner: Account;
let site: SiteFacts;

beforeAll(async () => {
  app = await createTestApp({ clock, visitsFlushMs: FLUSH_MS });
});
beforeEach(async () => {
  owner = await createAccount(app);
  site = await siteWith(app, owner);
});
afterAll(() => app?.close());

/** Without their days. */
async function lines(of: SiteFacts = site): Promise<string[]> {
  return (await countedLines(app, of.id)).map((line) => line.slice(11));
}

/** The counts, once so many views are written. */
function untilViews(views: number, of: SiteFacts = site): Promise<string[]> {
  return eventually('the visits are written', async () => {
    const found = await lines(of);
    return found.some((line) => line.startsWith(`total  ${views}/`)) ? found : null;
  });
}

const visits = (query = '', by: Account = owner) =>
  app.rest('GET', `/sites/${site.id}/visits${query}`, { token: by.token });

describe('what is counted', () => {
  it('is every page that was answered to a person', async () => {
    const first = await browse(app, site);
    expect(first.status).toBe(200);
    const again = await browse(app, site, '/', { 'if-none-match': String(first.headers.etag) });
    expect(again.status).toBe(304);
    await browse(app, site, '/', { 'user-agent': LAPTOP, referer: 'https://www.google.com/' });
    expect(await untilViews(3)).toEqual([
      'country  3/2',
      'device desktop 1/1',
      'device phone 2/1',
      'page / 3/2',
      'referrer google.com 1/1',
      'source direct 2/1',
      'source google 1/1',
      'total  3/2',
    ]);
  });

  it('is nothing else', async () => {
    const { text } = await browse(app, site, '/', { 'user-agent': ROBOT });
    const style = /href="([^"]+\.css)"/.exec(text)?.[1];
    expect((await browse(app, site, `/${style}`)).headers['content-type']).toContain('text/css');
    expect((await browse(app, site, '/', {}, 'HEAD')).status).toBe(200);
    expect((await browse(app, site, '/robots.txt')).status).toBe(200);
    expect((await browse(app, site, '/sitemap.xml')).status).toBe(200);
    expect((await browse(app, site, '/nothing')).status).toBe(404);
    expect((await browse(app, site, '/404.html')).status).toBe(404);
    await browse(app, site, '/', { 'user-agent': '' });
    await browse(app, site, '/', { 'sec-purpose': 'prefetch' });
    await browse(app, site, '/', { 'sec-fetch-dest': 'iframe' });
    await browse(app, site, '/_form/sent.html');
    await browse(app, site);
    expect(await untilViews(1)).toContain('page / 1/1');
    expect((await lines()).filter((line) => line.startsWith('page'))).toHaveLength(1);
  });

  it('is a visitor once a day, also after a restart', async () => {
    await browse(app, site);
    await untilViews(1);
    await app.restart();
    await browse(app, site);
    expect(await untilViews(2)).toContain('total  2/1');
  });

  it('is written when the process ends', async () => {
    await app.restart({ visitsFlushMs: 600_000 });
    await browse(app, site);
    expect(await lines()).toEqual([]);
    await app.restart({ visitsFlushMs: FLUSH_MS });
    expect(await lines()).toContain('total  1/1');
  });

  it('begins when the service is bought', async () => {
    const other = await siteWith(app, owner, []);
    await browse(app, other);
    const upgrade = await upgradesOf(app, other.id, owner).orderDraft(['analyticsSetup']);
    await payFromWallet(app, owner, upgrade.invoice?.id ?? '', upgrade.amount);
    await browse(app, other);
    expect(await untilViews(1, other)).toContain('total  1/1');
  });

  it('knows the country of an IPv4 address by a table of its own', async () => {
    await browse(app, site, '/', { 'x-forwarded-for': '8.8.8.8' });
    await browse(app, site, '/', { 'x-forwarded-for': '5.160.1.1' });
    await browse(app, site, '/', { 'x-forwarded-for': '2001:4860:4860::8888' });
    const found = await untilViews(3);
    expect(found.filter((line) => line.startsWith('country'))).toEqual([
      'country  1/1',
      'country IR 1/1',
      'country US 1/1',
    ]);
  });

  it('cannot have more values a day than the limit', async () => {
    for (let at = 0; at < VISITS.referrers + 20; at += 1) {
      await browse(app, site, '/', { referer: `https://h${at}.example/` });
      // More than one writing.
      if (at % 50 === 49) await untilViews(at + 1);
    }
    const found = (await untilViews(VISITS.referrers + 20)).filter((line) => line.startsWith('referrer'));
    expect(found).toHaveLength(VISITS.referrers + 1);
    expect(found[0]).toBe('referrer  20/0');
  });
});

describe('what is kept', () => {
  it('has no address, in no table', async () => {
    const address = '198.51.100.231';
    await browse(app, site, '/', { 'x-forwarded-for': address, 'user-agent': `${PHONE} Rare/7.31` });
    await untilViews(1);
    const tables = await rows<{ name: string }>(
      app.ctx().em,
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    expect(tables.length).toBeGreaterThan(50);
    for (const { name } of tables) {
      const text = `select count(*) as n from ${name} t where t::text like '%' || $1 || '%' or t::text like '%Rare/7.31%'`;
      expect([name, (await row<{ n: number }>(app.ctx().em, text, [address]))?.n]).toEqual([name, 0]);
    }
  });

  it('loses salts and hashes once the day is over', async () => {
    await browse(app, site);
    await untilViews(1);
    const left = async (): Promise<unknown> =>
      row(
        app.ctx().em,
        'select (select count(*) from visit_salts) as salts, (select count(*) from visit_marks) as marks',
      );
    expect(await left()).toMatchObject({ salts: 1 });
    await closeVisitDays(app.ctx());
    expect(await left()).toMatchObject({ salts: 1 });
    const later = new Date(clock.now().getTime() + DAY_MS + VISITS.lateMs);
    await closeVisitDays({ ...app.ctx(), clock: { now: () => later } });
    expect(await left()).toEqual({ salts: 0, marks: 0 });
    expect(await lines()).toContain('total  1/1');
  });

  it('is added up by the Jalali month after some months', async () => {
    // Every day of a year, with more referrers in each month than stay apart.
    await rows(
      app.ctx().em,
      `insert into visit_counts (site_id, grain, day, dimension, value, views, visitors)
       select $1, 'day', date '2025-03-21' + i, dimension, value, 2, 1 from generate_series(0, 364) as i,
         lateral (select 'referrer' as dimension, 'h' || (i * 12 + n) as value from generate_series(1, 12) as n
           union all values ('total', ''), ('page', '/')) as v`,
      [site.id],
    );
    const sum = async (): Promise<unknown> =>
      rows(
        app.ctx().em,
        'select dimension, sum(views)::int as views, sum(visitors)::int as visitors from visit_counts where site_id = $1 group by 1 order by 1',
        [site.id],
      );
    const before = await sum();
    const then = { now: () => new Date('2026-03-21T12:00:00Z') };
    await closeVisitDays({ ...app.ctx(), clock: then });
    await closeVisitDays({ ...app.ctx(), clock: then });
    expect(await sum()).toEqual(before);
    const months = await rows<{ day: string }>(
      app.ctx().em,
      `select day::text as day from visit_counts where site_id = $1 and grain = 'month' and dimension = 'page' order by 1`,
      [site.id],
    );
    // From Farvardin to Aban 1404: the last hundred days begin in Azar.
    expect(months.map(({ day }) => day)).toEqual([
      '2025-03-21',
      '2025-04-21',
      '2025-05-22',
      '2025-06-22',
      '2025-07-23',
      '2025-08-23',
      '2025-09-23',
      '2025-10-23',
    ]);
    const size = await row<{ n: number }>(
      app.ctx().em,
      `select count(*) as n from visit_counts where site_id = $1 and grain = 'month'`,
      [site.id],
    );
    expect(size?.n).toBe(8 * (1 + VISITS.referrers + 1));
  });

  it('is gone with the account of the owner', async () => {
    await browse(app, site);
    await untilViews(1);
    await anonymiseUser(app.ctx((await createAccount(app, { role: 'admin' })).viewer), owner.id);
    expect(await lines()).toEqual([]);
    expect(await row(app.ctx().em, 'select from visit_marks where site_id = $1', [site.id])).toBeNull();
  });
});

describe('reading', () => {
  it('gives the same by both APIs', async () => {
    await browse(app, site, '/', { referer: 'https://t.me/narvan' });
    await browse(app, site, '/', { 'user-agent': LAPTOP });
    await untilViews(2);
    const { data, errors } = await app.graphql<{ siteVisits: Record<string, unknown> }>(
      QUERY,
      { id: site.id },
      owner.token,
    );
    expect(errors).toBeUndefined();
    const found = data.siteVisits;
    expect(found).toMatchObject({
      isCounted: true,
      views: 2,
      visitors: 2,
      before: { views: 0, visitors: 0 },
      pages: [{ value: '/', views: 2, visitors: 2 }],
      sources: [
        { value: 'direct', views: 1, visitors: 1 },
        { value: 'telegram', views: 1, visitors: 1 },
      ],
      referrers: [{ value: 't.me', views: 1, visitors: 1 }],
      devices: [
        { value: 'desktop', views: 1, visitors: 1 },
        { value: 'phone', views: 1, visitors: 1 },
      ],
    });
    expect(found['days']).toHaveLength(30);
    const { body } = await visits();
    const { isCounted, ...same } = found;
    expect(body).toEqual({ is_counted: isCounted, ...same });
  });

  it('compares with as many days before', async () => {
    await rows(
      app.ctx().em,
      `insert into visit_counts (site_id, grain, day, dimension, value, views, visitors)
       select $1, 'day', date '2026-03-01' + i, 'total', '', 10, 1 from generate_series(0, 19) as i`,
      [site.id],
    );
    const { body } = await visits('?from=2026-03-11&to=2026-03-17');
    expect(body).toMatchObject({ from: '2026-03-11', to: '2026-03-17', views: 70, before: { views: 70, visitors: 7 } });
    expect((await visits('?from=2026-03-01&to=2026-03-14')).body).toMatchObject({ views: 140, before: { views: 0 } });
  });

  it('exports all of it with Jalali days', async () => {
    await browse(app, site, '/', { referer: 'https://www.google.com/' });
    await untilViews(1);
    const answer = await fetch(`${app.url}/api/sites/${site.id}/visits.csv`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(text.split('\r\n')[0]).toContain('"روز یا ماه","دسته","مورد","بازدید","بازدیدکننده"');
    expect(text).toMatch(/"14\d\d\/\d\d\/\d\d","راه ورود","گوگل",1,1/);
  });

  it('says of each site how its last seven days were', async () => {
    const none = await siteWith(app, owner, []);
    for (const { id } of [site, none])
      await rows(
        app.ctx().em,
        `insert into visit_counts (site_id, grain, day, dimension, value, views, visitors)
         select $1, 'day', $2::date - i, 'total', '', 10, 1 from generate_series(0, 9) as i`,
        [id, dayOf(clock.now())],
      );
    const query = `{ sites(filter: { scope: mine }, page: 1, limit: 10) { items { id weekVisitors weekViews } } }`;
    const { data } = await app.graphql<{ sites: { items: object[] } }>(query, {}, owner.token);
    expect(data.sites.items).toEqual([
      { id: none.id, weekVisitors: null, weekViews: null },
      { id: site.id, weekVisitors: 7, weekViews: 70 },
    ]);
    const ofSite = async (id: string) => (await app.rest('GET', `/sites/${id}`, { token: owner.token })).body;
    expect(await ofSite(site.id)).toMatchObject({ week_visitors: 7, week_views: 70 });
    expect(await ofSite(none.id)).toMatchObject({ week_visitors: null, week_views: null });
  });

  it("cannot be done of another's site", async () => {
    const stranger = await createAccount(app);
    expect((await visits('', stranger)).status).toBe(404);
    expect((await app.rest('GET', `/sites/${site.id}/visits.csv`, { token: stranger.token })).status).toBe(404);
    const { errors } = await app.graphql(QUERY, { id: site.id }, stranger.token);
    expect(errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    const admin = await createAccount(app, { role: 'admin' });
    expect((await visits('', admin)).status).toBe(200);
  });

  it('cannot be asked for more than a year, nor for nonsense', async () => {
    const long = [
      '?from=2020-01-01&to=2026-01-01',
      '?from=2026-02-02&to=2026-02-01',
      '?from=yesterday',
      '?to=2026-02-31',
    ];
    for (const query of [...long, `?from=${'9'.repeat(5000)}`])
      expect([query.slice(0, 40), (await visits(query)).body['error_code']]).toEqual([
        query.slice(0, 40),
        'VALIDATION_ERROR',
      ]);
    expect((await visits('?from=2025-03-21&to=2026-03-20')).status).toBe(200);
  });
});
