/** Newsletters of sites: from the form to the confirmed list, and off it again. */
import { RULES } from '#platform/limits/rate-limit.js';
import { anonymiseUser } from '#features/identity/index.js';
import { startSubscription } from '#features/newsletter/subscription/request-subscription.js';
import { sweepSubscribers } from '#features/newsletter/subscription/sweep-subscribers.job.js';
import { unitOfWork } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type StoredMail, type TestApp } from '#tests/helpers/app.js';
import { newAddress, postForm, siteWithForms, storedMessages } from '#tests/helpers/forms.js';
import { linkOf, pendingOf, press, storedSubscriber, subscriberOf } from '#tests/helpers/newsletter.js';
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

const newEmail = (): string => `reader-${newId()}@example.com`;
const send = (email: string, from = newAddress(), where = site) =>
  postForm(app, where, { email }, { form: 'letter', from });

/** The newest mail with this button in it. */
function mailTo(email: string, words: RegExp): Promise<StoredMail> {
  return eventually(`a mail to ${email}`, async () =>
    (await app.mails(email)).find(({ subject }) => words.test(subject)),
  );
}

const CONFIRM = /تأیید کنید/;
const WELCOME = /تأیید شد/;
const pathIn = ({ text }: StoredMail): string => /\/_newsletter\/\S+/.exec(text)?.[0] ?? '';

const headersOf = (email: string): Promise<{ headers: { name: string; value: string }[] }[]> =>
  rows(app.ctx().em, 'select headers from sandbox.mail where recipients @> array[$1::text] order by mail.id desc', [
    email,
  ]);

describe('signing up', () => {
  it('confirms by the button of the page, not by opening it', async () => {
    const email = newEmail();
    const { status, headers } = await send(email.toUpperCase());
    expect([status, headers.location, headers['set-cookie']]).toEqual([303, '/_form/subscribed.html', undefined]);
    expect((await visit(app.url, hostOf(site), '/_form/subscribed.html')).text).toContain('ایمیل خود را ببینید');
    const mail = await mailTo(email, CONFIRM);
    expect(mail.text).toContain(`http://${hostOf(site)}`);
    for (const method of ['GET', 'HEAD', 'GET']) {
      const opened = await visit(app.url, hostOf(site), pathIn(mail), { method });
      expect(opened.status).toBe(200);
      if (method === 'GET') expect(opened.text).toContain('method="post"');
    }
    expect((await storedSubscriber(app, site.id, email))?.confirmed_at).toBeNull();
    const page = await press(app, site, pathIn(mail));
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(page.text).toContain('عضو خبرنامه شدید');
    expect(page.text).toContain('href="/_newsletter/unsubscribe?t=');
    expect(page.text).toMatch(/<link rel="stylesheet" href="\/assets\/site\./);
    expect((await storedSubscriber(app, site.id, email))?.confirmed_at).toBeInstanceOf(Date);
    expect(await storedMessages(app, site)).toEqual([]);
  });

  it('notifies the owner of who confirmed, once', async () => {
    const email = newEmail();
    const id = await pendingOf(app, site.id, email);
    for (let n = 0; n < 2; n += 1)
      expect((await press(app, site, linkOf(app, 'confirm', site.id, id))).status).toBe(200);
    const bell = `select link from notifications where user_id = $1 and message like '%' || $2 || '%'`;
    expect(await rows(app.ctx().em, bell, [owner.id, email])).toEqual([
      { link: `/dashboard/sites/${site.id}?tab=messages&list=newsletter` },
    ]);
    await mailTo(email, WELCOME);
    expect((await app.mails(email)).filter(({ subject }) => WELCOME.test(subject))).toHaveLength(1);
  });

  it('sends mails that programs can unsubscribe by', async () => {
    const email = newEmail();
    await subscriberOf(app, site.id, email);
    const mail = await mailTo(email, WELCOME);
    const [newest] = await headersOf(email);
    const header = (name: string) => newest?.headers.find((each) => each.name === name)?.value;
    expect(header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    const url = /^<(http:\S+)>$/.exec(header('List-Unsubscribe') ?? '')?.[1] ?? '';
    expect(new URL(url).hostname).toBe(hostOf(site));
    const path = new URL(url).pathname + new URL(url).search;
    expect(path).toBe(pathIn(mail));
    const { status } = await press(app, site, path, { origin: 'https://mail.example' }, 'List-Unsubscribe=One-Click');
    expect(status).toBe(200);
    expect(await storedSubscriber(app, site.id, email)).toBeNull();
  });

  it('cannot tell a stranger who is on the list', async () => {
    const [known, gone] = [newEmail(), newEmail()];
    await subscriberOf(app, site.id, known);
    await press(app, site, linkOf(app, 'unsubscribe', site.id, await subscriberOf(app, site.id, gone)));
    const answers = await Promise.all([known, gone, newEmail()].map((email) => send(email)));
    const seen = answers.map(({ status, text, headers: { location } }) => ({ status, text, location }));
    expect(new Set(seen.map((each) => JSON.stringify(each))).size).toBe(1);
  });

  it('asks whoever filled in a hidden field, and sends nothing', async () => {
    const email = newEmail();
    await postForm(app, site, { email, reference: 'x' }, { form: 'letter' });
    expect(await storedMessages(app, site)).toEqual([]);
    expect(await storedSubscriber(app, site.id, email)).toBeNull();
  });
});

describe('limits', () => {
  it('cannot send one address more than three requests a day', async () => {
    const email = newEmail();
    for (let n = 0; n < RULES.newsletterRecipient.points + 2; n += 1) expect((await send(email)).status).toBe(303);
    const other = await siteWithForms(app, await createAccount(app));
    const sameMailbox = email.replace('@', '+tag@');
    for (const to of [email, sameMailbox]) expect((await send(to, newAddress(), other)).status).toBe(303);
    const marker = newEmail();
    await send(marker, newAddress(), other);
    await mailTo(marker, CONFIRM);
    expect(await app.mails(email)).toHaveLength(RULES.newsletterRecipient.points);
    expect(await app.mails(sameMailbox)).toEqual([]);
  });

  it('cannot use one caller to mail many addresses', async () => {
    const from = newAddress();
    // Two sites: each has a limit of its own for one caller.
    const places = [site, await siteWithForms(app, await createAccount(app))];
    const statuses: number[] = [];
    for (let n = 0; n < RULES.newsletterSender.points + 1; n += 1)
      statuses.push((await send(newEmail(), from, places[n % 2])).status);
    expect(statuses.filter((status) => status === 303)).toHaveLength(RULES.newsletterSender.points);
    expect(statuses.at(-1)).toBe(429);
  });

  it('cannot carry words of a visitor to another address', async () => {
    const email = newEmail();
    await unitOfWork(app.ctx(), (tx) =>
      tx.enqueue('start_subscription', { siteId: site.id, email, name: 'برنده شدید evil.example', pagePath: '/' }),
    );
    const { html, text } = await mailTo(email, CONFIRM);
    expect(html + text).not.toContain('evil.example');
  });
});

describe('a link', () => {
  it('cannot be made up, or used for another act or site', async () => {
    const id = await pendingOf(app, site.id, newEmail());
    const other = await siteWithForms(app, await createAccount(app));
    const right = linkOf(app, 'confirm', site.id, id);
    const wrong = [
      right.replace('/confirm', '/unsubscribe'),
      right.slice(0, -2),
      right.replace(id, newId()),
      '/_newsletter/confirm',
      `/_newsletter/confirm?t=${'a'.repeat(5000)}`,
    ];
    for (const path of wrong) expect((await press(app, site, path)).status).toBe(404);
    expect((await press(app, other, right)).status).toBe(404);
    const still = await rows(app.ctx().em, 'select confirmed_at from newsletter_subscribers where id = $1', [id]);
    expect(still).toEqual([{ confirmed_at: null }]);
  });

  it('ends with the days to confirm, and the address goes', async () => {
    const email = newEmail();
    const id = await pendingOf(app, site.id, email);
    const kept = newEmail();
    await subscriberOf(app, site.id, kept);
    const age = `update newsletter_subscribers set requested_at = now() - interval '8 days' where email = any($1::text[])`;
    await rows(app.ctx().em, age, [[email, kept]]);
    const { status, text } = await press(app, site, linkOf(app, 'confirm', site.id, id));
    expect(status).toBe(404);
    expect(text).toContain('این لینک کار نمی‌کند');
    await sweepSubscribers(app.ctx());
    expect(await storedSubscriber(app, site.id, email)).toBeNull();
    expect(await storedSubscriber(app, site.id, kept)).not.toBeNull();
    expect(await rows(app.ctx().em, 'select id from email_logs where "to" = $1', [email])).toEqual([]);
  });

  it('still unsubscribes when the site is closed', async () => {
    const leaving = await siteWithForms(app, await createAccount(app));
    const email = newEmail();
    const id = await subscriberOf(app, leaving.id, email);
    await rows(
      app.ctx().em,
      `update sites set status = 'suspended', stop = 'suspended', stopped_at = now() where id = $1`,
      [leaving.id],
    );
    expect((await press(app, leaving, linkOf(app, 'unsubscribe', leaving.id, id))).status).toBe(200);
    expect(await storedSubscriber(app, leaving.id, email)).toBeNull();
  });
});

describe('who unsubscribed', () => {
  it('is kept as a hash alone, and not mailed again', async () => {
    const email = newEmail();
    const path = linkOf(app, 'unsubscribe', site.id, await subscriberOf(app, site.id, email));
    await mailTo(email, WELCOME);
    const before = (await app.mails(email)).length;
    expect((await visit(app.url, hostOf(site), path)).text).toContain('method="post"');
    expect(await storedSubscriber(app, site.id, email)).not.toBeNull();
    for (let n = 0; n < 2; n += 1) expect((await press(app, site, path)).text).toContain('عضویت شما لغو شد');
    await send(email);
    const marker = newEmail();
    await send(marker);
    await mailTo(marker, CONFIRM);
    expect(await app.mails(email)).toHaveLength(before);
    const tables = `select (select count(*)::int from newsletter_subscribers where email = $1) as listed,
      (select count(*)::int from email_logs where "to" = $1 or search_text like '%' || $1 || '%') as logged,
      (select count(*)::int from removed_newsletter_subscribers r where r::text like '%' || $1 || '%') as named`;
    expect(await rows(app.ctx().em, tables, [email])).toEqual([{ listed: 0, logged: 0, named: 0 }]);
  });

  it('can come back after thirty days, and cannot be mailed twice in thirty', async () => {
    const email = newEmail();
    const ask = () => startSubscription(app.ctx(), { siteId: site.id, email, name: null, pagePath: '/' });
    const letDaysPass = (days: number) =>
      rows(
        app.ctx().em,
        `update removed_newsletter_subscribers set removed_at = removed_at - make_interval(days => $1)`,
        [days],
      );
    const requests = async () => (await app.mails(email)).filter(({ subject }) => CONFIRM.test(subject)).length;
    const id = await subscriberOf(app, site.id, email);
    await press(app, site, linkOf(app, 'unsubscribe', site.id, id));
    await letDaysPass(29);
    await ask();
    expect(await storedSubscriber(app, site.id, email)).toBeNull();
    await letDaysPass(1);
    await Promise.all([ask(), ask(), ask()]);
    await eventually('the second request to confirm', async () => (await requests()) === 2);
    await ask();
    const back = (await storedSubscriber(app, site.id, email))?.id ?? '';
    await press(app, site, linkOf(app, 'confirm', site.id, back));
    expect((await storedSubscriber(app, site.id, email))?.confirmed_at).not.toBeNull();
    await mailTo(email, WELCOME);
    expect(await requests()).toBe(2);
  });
});

it('a list goes with the account of its owner', async () => {
  const leaving = await createAccount(app);
  const theirs = await siteWithForms(app, leaving);
  await press(app, theirs, linkOf(app, 'unsubscribe', theirs.id, await subscriberOf(app, theirs.id, newEmail())));
  const email = newEmail();
  await subscriberOf(app, theirs.id, email);
  const admin = await createAccount(app, { role: 'admin' });
  await anonymiseUser(app.ctx(admin.viewer), leaving.id);
  const left = `select (select count(*)::int from newsletter_subscribers where site_id = $1) as listed,
    (select count(*)::int from removed_newsletter_subscribers where site_id = $1) as removed`;
  expect(await rows(app.ctx().em, left, [theirs.id])).toEqual([{ listed: 0, removed: 0 }]);
});
