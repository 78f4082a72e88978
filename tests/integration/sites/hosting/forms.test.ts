/** Forms of customers' sites: from the page that was built to the owner, what a visitor reads, and what spam gets. */
import { FORM_CONFIRMATION } from '#core/sites/site-messages.js';
import { rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { newAddress, postForm, siteWithForms, storedMessages } from '#tests/helpers/forms.js';
import { hostOf, visit, type SiteFacts } from '#tests/helpers/sites.js';

let app: TestApp;
let owner: Account;
let site: SiteFacts;

beforeAll(async () => {
  app = await createTestApp({ rateLimitFactor: 1 });
  owner = await createAccount(app);
  site = await siteWithForms(app, owner);
});
afterAll(() => app?.close());
beforeEach(() => rows(app.ctx().em, 'delete from site_messages', []));

const GOOD = { name: 'سارا راد', phone: '۰۹۱۲ ۳۴۵ ۶۷۸۹', message: 'برای شنبه وقت می‌خواهم.\r\nممنون' };
const messages = () => storedMessages(app, site);

describe('a form of a site', () => {
  it('is on the page, and posts to the same host without a script', async () => {
    const { text, headers } = await visit(app.url, hostOf(site));
    expect(text).toContain('action="/_form/book" method="post"');
    expect(text).toContain('action="/_form/letter" method="post"');
    expect(headers['content-security-policy']).toContain("form-action 'self' mailto:");
  });

  it('is stored with its labels, sender and page', async () => {
    const { status, headers } = await postForm(app, site, GOOD);
    expect([status, headers.location, headers['set-cookie']]).toEqual([303, '/_form/sent.html', undefined]);
    const [message] = await messages();
    expect(message).toMatchObject({
      kind: 'booking',
      page_path: '/',
      sender_name: 'سارا راد',
      sender_phone: '09123456789',
      sender_email: null,
      state: 'inbox',
      spam_reasons: [],
    });
    expect(message?.fields.map(({ value }) => value)).toEqual([
      'سارا راد',
      '۰۹۱۲ ۳۴۵ ۶۷۸۹',
      'برای شنبه وقت می‌خواهم.\nممنون',
    ]);
    expect(Object.values(message ?? {}).filter((value) => String(value).includes('198.51'))).toEqual([]);
  });

  it('thanks on a page of the brand that may be reloaded', async () => {
    for (const path of ['/_form/sent.html', '/_form/sent.html', '/_form/subscribed.html']) {
      const { status, text } = await visit(app.url, hostOf(site), path);
      expect(status).toBe(200);
      expect(text).toMatch(/<link rel="stylesheet" href="\/assets\/site\.[0-9a-f]+\.css">/);
      expect(text).toContain('<meta name="robots" content="noindex">');
    }
    expect(await messages()).toEqual([]);
  });

  it('reaches the owner in the dashboard and by mail', async () => {
    await postForm(app, site, { ...GOOD, message: 'واژه‌ای برای نامه' });
    const bell = await rows<{ title: string; link: string }>(
      app.ctx().em,
      `select title, link from notifications where user_id = $1 and type = 'site_message' order by id desc limit 1`,
      [owner.id],
    );
    expect(bell).toEqual([{ title: 'درخواست جدید از سارا راد', link: `/dashboard/sites/${site.id}?tab=messages` }]);
    const mail = await eventually('the mail', async () =>
      (await app.mails(owner.email)).find(({ text }) => text.includes('واژه‌ای برای نامه')),
    );
    expect(mail?.subject).toContain(site.label);
    expect(mail?.html).toContain(`/dashboard/sites/${site.id}?tab=messages`);
  });

  it('goes with the account of its owner', async () => {
    const leaving = await createAccount(app);
    const theirs = await siteWithForms(app, leaving);
    await postForm(app, theirs, GOOD);
    expect(await storedMessages(app, theirs)).toHaveLength(1);
    const admin = await createAccount(app, { role: 'admin' });
    const { status } = await app.rest('DELETE', `/admin/users/${leaving.id}`, {
      token: admin.token,
      body: { reason: 'به درخواست خودش' },
    });
    expect(status).toBe(200);
    expect(await storedMessages(app, theirs)).toEqual([]);
  });
});

describe('what is not right', () => {
  it.each([
    ['an empty name', { name: '' }, 'را پر کنید'],
    ['an empty number', { phone: '' }, 'را پر کنید'],
    ['a number of words', { phone: 'یک دو سه' }, 'درست نیست'],
    ['an answer that is not offered', { choice: 'گزینه‌ای که نیست' }, 'یکی از گزینه‌ها'],
    ['a text that is too long', { message: 'آ'.repeat(4001) }, 'بیشتر از'],
  ])('%s comes back in Persian with what was typed', async (_, over, words) => {
    const { status, text } = await postForm(app, site, { ...GOOD, name: 'نام "ویژه" <b>', ...over });
    expect(status).toBe(422);
    expect(text).toContain(words);
    expect(text).toContain('aria-invalid="true"');
    if (!('name' in over)) expect(text).toContain('value="نام &quot;ویژه&quot; &lt;b&gt;"');
    if (!('message' in over)) expect(text).toContain('ممنون</textarea>');
    expect(await messages()).toEqual([]);
  });

  it('an address without a form shows what was written', async () => {
    const { status, text } = await postForm(app, site, { note: 'متن <i>من</i>' }, { form: 'gone' });
    expect(status).toBe(409);
    expect(text).toContain('متن &lt;i&gt;من&lt;/i&gt;');
  });
});

describe('spam', () => {
  it('of many links is thanked, kept apart, and nobody is notified', async () => {
    const before = await rows(app.ctx().em, 'select 1 from notifications where user_id = $1', [owner.id]);
    const message = 'https://a.top https://b.top https://c.top';
    expect((await postForm(app, site, { ...GOOD, message })).status).toBe(303);
    expect(await messages()).toMatchObject([{ state: 'spam', spam_reasons: ['links'] }]);
    expect(await rows(app.ctx().em, 'select 1 from notifications where user_id = $1', [owner.id])).toEqual(before);
  });

  it('by a hidden field that a browser filled in is sent once it is confirmed', async () => {
    const { status, text } = await postForm(app, site, { ...GOOD, reference: 'x' });
    expect([status, await messages()]).toEqual([200, []]);
    expect(text).not.toContain('name="reference"');
    const confirmed = await postForm(app, site, { ...GOOD, confirmation: confirmationIn(text) });
    expect(confirmed.status).toBe(303);
    expect(await messages()).toMatchObject([{ state: 'inbox', spam_reasons: [] }]);
  });

  it('by a hidden field that is filled in cannot go on without a confirmation', async () => {
    for (let at = 0; at < 3; at += 1) expect((await postForm(app, site, { ...GOOD, reference: 'x' })).status).toBe(200);
    expect(await messages()).toEqual([]);
  });

  const SUSPICIOUS = { ...GOOD, message: 'نمونه‌ها: https://one.example.com و https://two.example.com' };
  const confirmationIn = (text: string): string => /name="confirmation" value="([^"]+)"/.exec(text)?.[1] ?? '';

  it('that may be none is stored once its sender confirms it', async () => {
    const { status, text } = await postForm(app, site, SUSPICIOUS);
    expect([status, await messages()]).toEqual([200, []]);
    const confirmation = confirmationIn(text);
    await new Promise((resolve) => setTimeout(resolve, FORM_CONFIRMATION.earliestMs + 50));
    const again = await postForm(app, site, { ...SUSPICIOUS, confirmation });
    expect(again.status).toBe(303);
    expect(await messages()).toMatchObject([{ state: 'inbox', spam_reasons: [] }]);
  });

  it('that is confirmed faster than a person reads is kept apart', async () => {
    const { text } = await postForm(app, site, SUSPICIOUS);
    await postForm(app, site, { ...SUSPICIOUS, confirmation: confirmationIn(text) });
    expect(await messages()).toMatchObject([{ state: 'spam', spam_reasons: ['links', 'too_fast'] }]);
  });

  it('cannot use a confirmation for other words, another site, or of its own making', async () => {
    const { text } = await postForm(app, site, SUSPICIOUS);
    const confirmation = confirmationIn(text);
    const [time, signature] = confirmation.split('.');
    for (const given of [
      { ...SUSPICIOUS, message: `${SUSPICIOUS.message} و بیشتر`, confirmation },
      { ...SUSPICIOUS, confirmation: `${Number(time) - 10_000}.${signature}` },
      { ...SUSPICIOUS, confirmation: '1.x' },
      { ...SUSPICIOUS, confirmation: 'x'.repeat(5000) },
    ])
      expect((await postForm(app, site, given)).status).toBe(200);
    expect(await messages()).toEqual([]);
  });

  it('of one text sent again and again has to be confirmed', async () => {
    const same = { ...GOOD, message: 'یک متن یکسان که بارها و بارها از جاهای گوناگون برای این سایت فرستاده می‌شود.' };
    const statuses = [];
    for (let at = 0; at < 3; at += 1) statuses.push((await postForm(app, site, same)).status);
    expect(statuses).toEqual([303, 303, 200]);
  });
});

describe('spam by its words', () => {
  const LOAN = { ...GOOD, message: 'وام فوری بدون ضامن و بدون سپرده. همین حالا تماس بگیرید' };
  const SENDERS = ['09121110001', '09121110002', '09121110003', '09121110004'];
  const states = async () => (await messages()).map(({ state }) => state);
  async function moveToInbox(): Promise<void> {
    for (const { id } of (await messages()).filter(({ state }) => state === 'spam')) {
      const path = `/sites/${site.id}/messages/${id}`;
      expect((await app.rest('PATCH', path, { token: owner.token, body: { state: 'inbox' } })).status).toBe(200);
    }
  }

  it('is kept apart and thanked', async () => {
    expect((await postForm(app, site, LOAN)).status).toBe(303);
    expect(await messages()).toMatchObject([{ state: 'spam', spam_reasons: ['words'] }]);
  });

  it('of a sender whose message was taken back is let pass', async () => {
    await postForm(app, site, LOAN);
    await moveToInbox();
    await postForm(app, site, { ...LOAN, message: `${LOAN.message} دوباره` });
    await postForm(app, site, { ...LOAN, phone: SENDERS[0] ?? '' });
    expect(await states()).toEqual(['inbox', 'inbox', 'spam']);
  });

  it('is let pass on a site that took back three of it, and links are not', async () => {
    for (const phone of SENDERS.slice(0, 3)) await postForm(app, site, { ...LOAN, phone });
    expect(await states()).toEqual(['spam', 'spam', 'spam']);
    await moveToInbox();
    await postForm(app, site, { ...LOAN, phone: SENDERS[3] ?? '' });
    await postForm(app, site, { ...GOOD, message: 'https://a.top https://b.top https://c.top' });
    expect(await states()).toEqual(['inbox', 'inbox', 'inbox', 'inbox', 'spam']);
  });
});

describe('limits', () => {
  it('of one address end with 429 and the text', async () => {
    const from = newAddress();
    const statuses = [];
    for (let at = 0; at < 10; at += 1) statuses.push((await postForm(app, site, GOOD, { from })).status);
    expect(new Set(statuses)).toEqual(new Set([303]));
    const { status, text, headers } = await postForm(app, site, GOOD, { from });
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(text).toContain('value="سارا راد"');
    expect(text).toContain('ممنون</textarea>');
    expect(await messages()).toHaveLength(10);
    expect((await postForm(app, site, GOOD)).status).toBe(303);
  });

  it('of the notices of one site keep the messages and spare the owner', async () => {
    const busy = await siteWithForms(app, owner);
    for (let at = 0; at < 25; at += 1) await postForm(app, busy, { ...GOOD, name: `نفر ${at}` });
    expect(await storedMessages(app, busy)).toHaveLength(25);
    const told = await rows(app.ctx().em, 'select 1 from notifications where link like $1', [`%${busy.id}%`]);
    expect(told.length).toBe(20);
  });
});
