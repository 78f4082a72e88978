/** Custom code from the upload to the live release and back, over both APIs, and what visitors see of it meanwhile. */
import { unzipSync } from 'fflate';
import { lapseCandidates } from '#features/custom-code/lapse-candidates.job.js';
import { unnamedAmong } from '#features/sites/content/content-marks.js';
import { row, rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { customSite, packed, type CodeFiles } from '#tests/helpers/custom-code.js';
import { upload, type UploadAnswer } from '#tests/helpers/samples/sample-files.js';
import { upgradesOf } from '#tests/helpers/upgrades.js';
import { hostOf, paidOrder, siteOf, untilSite, visit, type SiteFacts, type Visit } from '#tests/helpers/sites.js';

let app: TestApp;
let owner: Account;
let admin: Account;
let site: SiteFacts;
let code: CodeFiles;

beforeAll(async () => {
  app = await createTestApp();
  owner = await createAccount(app);
  admin = await createAccount(app, { role: 'admin' });
  site = await untilSite(app, await paidOrder(app, owner));
  code = await customSite();
});
afterAll(() => app?.close());

function uploadCode(
  who: Account | null,
  siteId: string,
  bytes: Buffer,
  note: string | null = 'طراحی اختصاصی تیکت ۱۲',
): Promise<UploadAnswer> {
  const fields: Record<string, string> = note === null ? {} : { note };
  return upload(app, who, [{ name: 'site.zip', bytes }], fields, `/admin/sites/${siteId}/candidates`);
}

const act = (what: string, id: string, who = admin) =>
  app.rest('POST', `/admin/site-candidates/${id}/${what}`, { token: who.token });
const listed = async (): Promise<readonly Record<string, unknown>[]> => {
  const { body } = await app.rest('GET', `/admin/sites/${site.id}/candidates`, { token: admin.token });
  return body['items'] as Record<string, unknown>[];
};
const shown = (path = '/'): Promise<Visit> => visit(app.url, hostOf(site), path);
const liveId = async (): Promise<string | null> => (await siteOf(app, site.orderId))!.liveReleaseId;

async function candidate(files = code): Promise<string> {
  const { status, body } = await uploadCode(admin, site.id, packed(files));
  expect([status, body['status']]).toEqual([200, 'quarantined']);
  return String(body['id']);
}

async function published(files = code): Promise<string> {
  const id = await candidate(files);
  await act('preview', id);
  const { status, body } = await act('publish', id);
  expect([status, body['status']]).toEqual([200, 'published']);
  return String(body['release_id']);
}

async function clear(): Promise<void> {
  for (const each of await listed()) if (each['status'] === 'quarantined') await act('discard', String(each['id']));
}
beforeEach(clear);

describe('custom code in quarantine', () => {
  it('is kept whole, under a note, and no visitor sees it', async () => {
    const before = await liveId();
    const id = await candidate();
    expect((await listed())[0]).toMatchObject({
      id,
      status: 'quarantined',
      note: 'طراحی اختصاصی تیکت ۱۲',
      total_files: 5,
      preview_url: null,
      release_id: null,
    });
    expect(await liveId()).toBe(before);
    expect((await shown()).text).not.toContain('ساختهٔ دست');
    const [entry] = await rows<{ reason: string }>(
      app.ctx().em,
      `select reason from audit_entries where subject_id = $1 and action = 'order.site_code_upload'`,
      [site.orderId],
    );
    expect(entry?.reason).toBe('طراحی اختصاصی تیکت ۱۲');
  });

  it('opens at an address of its own, under the strict policy, for nobody to find', async () => {
    const id = await candidate();
    const { body } = await act('preview', id);
    const { host } = new URL(String(body['preview_url']));
    const name = host.split(':')[0]!;
    expect(name).toMatch(/^preview-[a-z2-9]{24}\.sites\.localhost$/);
    const page = await visit(app.url, name);
    expect([page.status, page.text.includes('ساختهٔ دست')]).toEqual([200, true]);
    const live = await shown();
    expect(page.headers['content-security-policy']).toBe(live.headers['content-security-policy']);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(live.headers['x-robots-tag']).toBeUndefined();
    expect((await visit(app.url, name, '/assets/photo.png')).headers['content-type']).toBe('image/png');
    const { status, headers } = await visit(app.url, name, '/About');
    expect([status, headers['cache-control']]).toEqual([301, 'no-store']);
    expect((await visit(app.url, name, '/nothing')).status).toBe(404);
    expect((await visit(app.url, name, '/api/health')).status).toBe(404);
    expect((await visit(app.url, name, '/', { method: 'POST' })).status).toBe(405);
    expect((await act('preview', id)).body['preview_url']).toBe(body['preview_url']);
  });

  it('its preview ends with its time, and with the candidate', async () => {
    const id = await candidate();
    const name = new URL(String((await act('preview', id)).body['preview_url'])).hostname;
    const text = `update release_candidates set preview_until = now() - interval '1 second' where id = $1`;
    await rows(app.ctx().em, text, [id]);
    expect((await visit(app.url, name)).status).toBe(404);
    const again = new URL(String((await act('preview', id)).body['preview_url'])).hostname;
    expect(again).not.toBe(name);
    expect((await visit(app.url, again)).status).toBe(200);
    expect((await act('discard', id)).body['status']).toBe('discarded');
    expect((await visit(app.url, again)).status).toBe(404);
  });

  it('lapses after a week, and its content may then be swept', async () => {
    const id = await candidate({ ...code, 'about.html': `<title>x</title><p>${'یکتا '.repeat(99)}</p>` });
    const stored = await row<{ manifest: Record<string, { hash: string }> }>(
      app.ctx().em,
      'select manifest from release_candidates where id = $1',
      [id],
    );
    const { hash } = stored!.manifest['about.html']!;
    expect(await unnamedAmong(app.ctx(), [hash])).toEqual([]);
    await lapseCandidates(app.ctx());
    expect((await listed())[0]).toMatchObject({ id, status: 'quarantined' });
    await rows(app.ctx().em, `update release_candidates set ends_at = now() - interval '1 minute' where id = $1`, [id]);
    await lapseCandidates(app.ctx());
    expect((await listed())[0]).toMatchObject({ id, status: 'lapsed', preview_url: null });
    expect(await unnamedAmong(app.ctx(), [hash])).toEqual([hash]);
    for (const what of ['preview', 'publish', 'discard'])
      expect((await act(what, id)).body['error_code']).toBe('INVALID_TRANSITION');
  });
});

describe('publishing it', () => {
  it('shows it at once as a release of its own, and notifies the owner', async () => {
    const before = await liveId();
    const id = await candidate();
    expect((await act('publish', id)).body['error_code']).toBe('CANDIDATE_NOT_SEEN');
    await act('preview', id);
    const mutation =
      'mutation ($id: ID!) { publishReleaseCandidate(id: $id) { status release { id origin isLive madeBy changes } } }';
    const { data } = await app.graphql<{ publishReleaseCandidate: { release: { id: string } } }>(
      mutation,
      { id },
      admin.token,
    );
    const release = { origin: 'custom', isLive: true, madeBy: 'team', changes: ['کد سفارشی: طراحی اختصاصی تیکت ۱۲'] };
    expect(data.publishReleaseCandidate).toMatchObject({ status: 'published', release });
    expect((await shown()).text).toContain('ساختهٔ دست');
    expect((await shown('/nothing')).text).toContain('پیدا نشد');
    const again = await act('publish', id);
    expect([again.status, again.body['release_id']]).toEqual([200, data.publishReleaseCandidate.release.id]);
    const notices = await rows<{ message: string }>(
      app.ctx().em,
      `select message from notifications where user_id = $1 and type = 'site_custom'`,
      [owner.id],
    );
    expect(notices).toHaveLength(1);
    expect(notices[0]!.message).toContain('طراحی اختصاصی');
    expect(await liveId()).not.toBe(before);
  });

  it('can be rolled back, and back to, by the owner', async () => {
    const custom = await published({ ...code, 'about.html': '<title>x</title><p>دوم</p>' });
    const { body } = await app.rest('GET', `/sites/${site.id}/releases`, { token: owner.token });
    const items = body['items'] as { id: string; origin: string }[];
    const designed = items.find(({ origin }) => origin === 'design')!;
    const back = (releaseId: string) =>
      app.rest('POST', `/sites/${site.id}/rollback`, { body: { release_id: releaseId }, token: owner.token });
    expect((await back(designed.id)).status).toBe(200);
    expect((await shown()).text).not.toContain('ساختهٔ دست');
    expect((await back(custom)).status).toBe(200);
    expect((await shown('/about.html')).text).toContain('دوم');
  });

  it('gives exactly the files of the zip when it is exported', async () => {
    const custom = await published();
    const path = `${app.url}/api/sites/${site.id}/releases/${custom}/export`;
    const take = async (): Promise<Buffer> =>
      Buffer.from(await (await fetch(path, { headers: { authorization: `Bearer ${owner.token}` } })).arrayBuffer());
    const [first, second] = [await take(), await take()];
    expect(first.equals(second)).toBe(true);
    const files = unzipSync(first);
    expect(Object.keys(files).sort()).toEqual(Object.keys(code).sort());
    expect(Buffer.from(files['index.html']!).toString()).toBe(code['index.html']);
  });

  it('stays until its owner says that the design may take its place', async () => {
    const custom = await published();
    const publish = (body: object) => app.rest('POST', `/sites/${site.id}/publish`, { body, token: owner.token });
    const refused = await publish({});
    expect([refused.status, refused.body['error_code']]).toEqual([409, 'CUSTOM_RELEASE_LIVE']);
    const rebuild = await app.rest('POST', `/admin/sites/${site.id}/rebuild`, { token: admin.token });
    expect(rebuild.body['error_code']).toBe('CUSTOM_RELEASE_LIVE');
    expect(await liveId()).toBe(custom);
    const own = upgradesOf(app, site.id, owner);
    await own.draw(2, 2);
    expect((await own.price()).publishes).toBe(false);
    // Within what was bought.
    await own.draw(1, 2);
    expect((await publish({ replace_custom: true })).status).toBe(200);
    await untilSite(
      app,
      site.orderId,
      ({ buildingNumber, liveReleaseId }) => buildingNumber === null && liveReleaseId !== custom,
    );
    expect((await shown()).text).not.toContain('ساختهٔ دست');
    expect((await publish({})).status).toBe(200);
    await untilSite(app, site.orderId, ({ buildingNumber }) => buildingNumber === null);
  });

  it('says of a comparison that custom code is not compared', async () => {
    const before = await liveId();
    const custom = await published();
    const query = 'query ($id: ID!, $from: ID!, $to: ID!) { releaseChanges(id: $id, from: $from, to: $to) }';
    const { data } = await app.graphql<{ releaseChanges: string[] }>(
      query,
      { id: site.id, from: before, to: custom },
      owner.token,
    );
    expect(data.releaseChanges[0]).toContain('کد سفارشی');
  });

  it('makes a site that could not be built online', async () => {
    const text = `update sites set status = 'failed', live_release_id = null, failure = 'x' where id = $1`;
    await rows(app.ctx().em, text, [site.id]);
    await published({ ...code, 'about.html': '<title>x</title><p>سوم</p>' });
    expect(await siteOf(app, site.orderId)).toMatchObject({ status: 'online', failure: null });
    expect((await shown('/about.html')).text).toContain('سوم');
  });

  it('is one of two that are published at the same moment, and both are releases', async () => {
    const ids = [await candidate(), await candidate({ ...code, 'about.html': '<title>x</title><p>چهارم</p>' })];
    for (const id of ids) await act('preview', id);
    const answers = await Promise.all(ids.flatMap((id) => [act('publish', id), act('publish', id)]));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body['release_id'])).size).toBe(2);
  });
});

describe('an upload cannot', () => {
  const codes = async (bytes: Buffer): Promise<unknown[]> => {
    const { status, body } = await uploadCode(admin, site.id, bytes);
    const details = body['details'] as {
      findings?: { rule: string; path: string; line: number | null; message: string }[];
    };
    return [status, body['error_code'], ...(details?.findings ?? []).map(({ rule, path }) => `${rule} ${path}`)];
  };
  const refusedFor = (files: CodeFiles, ...findings: string[]) =>
    expect(codes(packed({ ...code, ...files }))).resolves.toEqual([422, 'CUSTOM_CODE_REFUSED', ...findings]);
  const link = { os: 3, attrs: 0o120777 * 65536 } as const;

  it.each([
    ['climbs', packed({ 'index.html': 'x', '../x.html': 'x' })],
    ['begins at the root', packed({ 'index.html': 'x', '/x.html': 'x' })],
    ['holds a backslash', packed({ 'index.html': 'x', 'a\\x.html': 'x' })],
    ['names one file twice but for its letters', packed({ 'index.html': 'x', 'Index.html': 'x' })],
    ['holds a symbolic link', packed({ 'index.html': 'x' }, { 'x.html': [Buffer.from('/etc/passwd'), link] })],
    [
      'unpacks to far more than it is',
      packed({ 'index.html': 'x' }, { 'a.txt': [Buffer.alloc(5_000_000), { level: 9 }] }),
    ],
    [
      'has more files than a site',
      packed(Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`${at}.txt`, '']))),
    ],
    ['holds a file beyond all bounds', packed({}, { 'a.txt': [Buffer.alloc(21 * 1024 * 1024), { level: 0 }] })],
    ['is none', Buffer.from('not a zip at all')],
  ])('be of a zip that %s', async (_, bytes) => {
    expect((await codes(bytes)).slice(0, 2)).toEqual([422, 'SITE_FILE_UNREADABLE']);
  });

  it('hold server code, scripts or unknown files under any name', async () => {
    await refusedFor({ 'x.php': '' }, 'server_code x.php');
    await refusedFor({ 'x.php.png': '' }, 'server_code x.php.png');
    await refusedFor({ 'app.js': '' }, 'script_file app.js');
    await refusedFor({ 'a.exe': '' }, 'server_code a.exe');
    await refusedFor({ 'a.docx': '' }, 'type a.docx');
    await refusedFor({ '.htaccess': '' }, 'name .htaccess', 'server_code .htaccess');
  });

  it('hold names that no release has, folders without end, or a file that is a folder', async () => {
    await refusedFor({ 'con.txt': 'x' }, 'name con.txt');
    await refusedFor({ 'a%2f.txt': 'x' }, 'name a%2f.txt');
    await refusedFor({ 'a\u202egnp.txt': 'x' }, 'name a\u202egnp.txt');
    await refusedFor({ [`${'a/'.repeat(8)}x.txt`]: 'x' }, `depth ${'a/'.repeat(8)}x.txt`);
    await refusedFor({ 'about.html/x.txt': 'x' }, 'folder about.html');
  });

  it('hold files that are something else than their names say', async () => {
    const types = ['png', 'jpg', 'gif', 'webp', 'ico', 'woff2', 'mp4', 'webm', 'pdf'];
    const files = Object.fromEntries(types.map((type) => [`a.${type}`, '<script>alert(1)</script>']));
    await refusedFor(files, ...types.map((type) => `content a.${type}`));
    const pdf = '%PDF-1.4\n1 0 obj<</S/J#61vaScript/JS(x)>>endobj\n%%EOF\n';
    await refusedFor({ 'a.pdf': pdf }, 'active_pdf a.pdf');
    await refusedFor({ 'a.txt': new Uint8Array([0xff, 0xfe, 0x41]) }, 'encoding a.txt');
  });

  it('do without a first page', async () => {
    const { 'index.html': _, ...rest } = code;
    expect(await codes(packed(rest))).toEqual([422, 'CUSTOM_CODE_REFUSED', 'index index.html', 'missing 404.html']);
  });

  it('keep the server busy, whatever its texts do', async () => {
    const many = `<p ${Array.from({ length: 150_000 }, (_, at) => `a${at}`).join(' ')}>`;
    expect(many.length).toBeLessThan(1024 * 1024 * 1.2);
    const started = performance.now();
    const health = setInterval(() => void fetch(`${app.url}/api/health`).then((answer) => answer.text()), 200);
    const answer = await codes(packed({ ...code, 'about.html': many.slice(0, 1024 * 1024 - 10) }));
    clearInterval(health);
    expect(answer).toEqual([422, 'CUSTOM_CODE_REFUSED', 'slow about.html']);
    expect(performance.now() - started).toBeLessThan(60_000);
    const bomb = Array.from(
      { length: 30 },
      (_, at) => `<g id="g${at + 1}"><use href="#g${at}"/><use href="#g${at}"/></g>`,
    );
    await refusedFor(
      { 'a.svg': `<svg xmlns="http://www.w3.org/2000/svg"><g id="g0"/>${bomb.join('')}</svg>` },
      'complex a.svg',
    );
    const lines = Array.from({ length: 60_000 }, (_, at) => `.a${at}{order:${at}}`);
    await refusedFor({ 'a.css': lines.join('\n') }, 'size a.css');
  });

  it('be refused without saying where and what to do', async () => {
    const { body } = await uploadCode(admin, site.id, packed({ ...code, 'about.html': '<p>\n<script>x</script>' }));
    const { findings, total } = body['details'] as { findings: object[]; total: number };
    expect([findings, total]).toEqual([
      [{ path: 'about.html', line: 2, rule: 'script', message: expect.stringContaining('حذف کنید') }],
      1,
    ]);
    expect(body['message_fa']).toContain('۱ مورد');
  });

  it('leave the room that one site has for candidates', async () => {
    for (let at = 0; at < 3; at += 1) await candidate();
    const { status, body } = await uploadCode(admin, site.id, packed(code));
    expect([status, body['error_code']]).toEqual([409, 'CANDIDATES_WAITING']);
  });

  it('be made without a note', async () => {
    for (const note of [null, '  ', 'x'.repeat(1001)])
      expect((await uploadCode(admin, site.id, packed(code), note)).body['error_code']).toBe('VALIDATION_ERROR');
  });

  it('be made by a customer, a visitor or for no site', async () => {
    expect((await uploadCode(owner, site.id, packed(code))).body['error_code']).toBe('FORBIDDEN');
    expect((await uploadCode(null, site.id, packed(code))).status).toBe(401);
    expect((await uploadCode(admin, owner.id, packed(code))).body['error_code']).toBe('NOT_FOUND');
  });
});

describe('a candidate cannot', () => {
  it('be seen or moved by its owner, over both APIs', async () => {
    const id = await candidate();
    for (const what of ['preview', 'publish', 'discard'])
      expect((await act(what, id, owner)).body['error_code']).toBe('FORBIDDEN');
    const list = await app.rest('GET', `/admin/sites/${site.id}/candidates`, { token: owner.token });
    expect(list.body['error_code']).toBe('FORBIDDEN');
    for (const name of ['previewReleaseCandidate', 'publishReleaseCandidate', 'discardReleaseCandidate']) {
      const { errors } = await app.graphql(`mutation ($id: ID!) { ${name}(id: $id) { id } }`, { id }, owner.token);
      expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    }
    const query = 'query ($id: ID!) { releaseCandidates(siteId: $id) { id } }';
    const { errors } = await app.graphql(query, { id: site.id }, owner.token);
    expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    expect((await act('publish', "' or 1=1 --")).body['error_code']).toBe('NOT_FOUND');
  });

  it('be guessed at without end', async () => {
    const guess = (at: number) => visit(app.url, `preview-${String(at).padStart(24, 'a')}.sites.localhost`);
    const answers = await Promise.all(Array.from({ length: 80 }, (_, at) => guess(at)));
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].every((status) => status === 404 || status === 429)).toBe(true);
    expect((await guess(99)).status).toBe(429);
  });

  it('be published once the site is closed', async () => {
    const id = await candidate();
    await act('preview', id);
    const body = { reason: 'بررسی' };
    await app.rest('POST', `/admin/sites/${site.id}/suspend`, { body, token: admin.token });
    expect((await act('publish', id)).body['error_code']).toBe('SITE_CLOSED');
    expect((await uploadCode(admin, site.id, packed(code))).body['error_code']).toBe('SITE_CLOSED');
    await app.rest('POST', `/admin/sites/${site.id}/resume`, { token: admin.token });
  });
});
