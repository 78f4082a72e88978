/** The platform's settings: one place, edited by administrators, in the answers, the mails and the pages. */
import { PLATFORM_DEFAULTS } from '#core/platform.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';

let app: TestApp;
let admin: Account;
beforeAll(async () => {
  app = await createTestApp();
  admin = await createAccount(app, { role: 'admin', fullName: 'مدیر نمونه' });
});
afterAll(() => app?.close());

const patch = (settings: object, token = admin.token) =>
  app.rest('PATCH', '/site-config', { body: { settings }, token });
const current = async () => (await app.rest('GET', '/site-config/current')).body['settings'];

describe('settings', () => {
  it('S-007 S-008 S-009 exist with their defaults', async () => {
    expect(await current()).toMatchObject({
      name: 'برپا',
      slogan: 'سایت فارسی شما، آماده در چند دقیقه',
      description: expect.stringContaining('برپا'),
      url: null,
      logo: null,
      keywords: expect.arrayContaining(['ساخت سایت']),
      email: 'hello@barpa.example',
      phone: '02191000000',
      instagram: expect.any(String),
      linkedin: expect.any(String),
      github: expect.any(String),
      title_separator: '|',
      default_title: expect.any(String),
      default_description: null,
      default_image: null,
      twitter: null,
      locale: 'fa_IR',
      type: 'website',
      claims: { site_ready: PLATFORM_DEFAULTS.claims.siteReady, customers: 1000, projects: 500, uptime_percent: 99.99 },
    });
  });

  it('S-007 are changed one by one, and the history keeps both values', async () => {
    const answer = await patch({ name: '  سازه  ', phone: '۰۲۱ ۴۴۴۴', claims: { customers: 2000 }, instagram: '' });
    expect(answer.body).toMatchObject({
      config: {
        settings: { name: 'سازه', phone: '0214444', instagram: null, claims: { customers: 2000, projects: 500 } },
      },
    });
    const history = await app.rest('GET', '/site-config/history?kind=settings', { token: admin.token });
    expect(history.body['items']).toMatchObject([
      {
        kind: 'settings',
        by: 'مدیر نمونه',
        changes: expect.arrayContaining([{ field: 'name', before: 'برپا', after: 'سازه' }]),
      },
    ]);
  });

  it('S-007 name every mail from then on', async () => {
    await app.rest('POST', '/auth/magic-link/request', { body: { email: admin.email } });
    const [mail] = await eventually('the mail', async () => {
      const mails = await app.mails(admin.email);
      return mails.length > 0 && mails;
    });
    expect(mail?.subject).toContain('سازه');
    expect(mail?.html).not.toContain('برپا');
    expect(mail?.text).toContain('— سازه');
  });

  it('S-007 name the previews of mails and every document', async () => {
    const { data } = await app.graphql<{ emailTemplate: { subject: string; preview: { html: string } } }>(
      '{ emailTemplate(key: "verify_email") { subject preview { html } } }',
      {},
      admin.token,
    );
    expect(data.emailTemplate.subject).toContain('سازه');
    expect(data.emailTemplate.preview.html).not.toContain('برپا');
    const invoice = { user_id: admin.id, service_name: 'پشتیبانی', amount: 1_000_000 };
    const { id } = (await app.rest('POST', '/invoices', { body: invoice, token: admin.token })).body;
    const page = await fetch(`${app.url}/api/invoices/${String(id)}/download?format=html`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(await page.text()).toContain('<strong>سازه</strong>');
  });

  it('S-009 are changed over GraphQL, too', async () => {
    const change =
      'mutation ($input: PlatformSettingsInput!) { updatePlatformSettings(input: $input) { defaultTitle twitter locale type keywords claims { uptimePercent } } }';
    const input = { defaultTitle: 'سازه | خانه', twitter: '@sazeh', keywords: ['یک', 'دو'] };
    expect((await app.graphql(change, { input }, admin.token)).data).toEqual({
      updatePlatformSettings: { ...input, locale: 'fa_IR', type: 'website', claims: { uptimePercent: 99.99 } },
    });
    const customer = await createAccount(app);
    expect((await app.graphql(change, { input }, customer.token)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });

  it.each([
    ['an address that runs', { url: 'javascript:alert(1)' }, 'settings.url'],
    ['a picture of nowhere', { logo: '//evil.example/x.png' }, 'settings.logo'],
    ['a wrong e-mail', { email: 'x' }, 'settings.email'],
    ['no name', { name: ' ' }, 'settings.name'],
    ['a Twitter name with spaces', { twitter: 'a b' }, 'settings.twitter'],
    ['an uptime above all', { claims: { uptimePercent: 101 } }, 'settings.claims.uptimePercent'],
  ])('cannot hold %s', async (_what, settings, path) => {
    const { status, body } = await patch(settings);
    expect([status, body['fields']]).toEqual([422, [expect.objectContaining({ path })]]);
  });

  it('cannot be changed with a reason without bound, over either API', async () => {
    const reason = 'ا'.repeat(501);
    const change =
      'mutation ($reason: String) { updatePlatformSettings(input: { slogan: "بلند" }, reason: $reason) { slogan } }';
    const { errors } = await app.graphql(change, { reason }, admin.token);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_ERROR', fields: [{ path: 'reason' }] });
    const body = { settings: { slogan: 'بلند' }, reason };
    expect((await app.rest('PATCH', '/site-config', { body, token: admin.token })).body).toMatchObject({
      fields: [{ path: 'reason' }],
    });
    expect((await app.graphql(change, { reason: reason.slice(1) }, admin.token)).errors).toBeUndefined();
  });

  it('survive a restart', async () => {
    await app.restart();
    expect(await current()).toMatchObject({ name: 'سازه', twitter: '@sazeh' });
  });

  it('S-128 can be emptied of a promise', async () => {
    const answer = await patch({ claims: { site_ready: '', free_domain: '', cdn: '' } });
    expect(answer.body).toMatchObject({
      config: { settings: { claims: { site_ready: '', free_domain: '', cdn: '' } } },
    });
    const { siteReady, freeDomain, cdn } = PLATFORM_DEFAULTS.claims;
    await patch({ claims: { site_ready: siteReady, free_domain: freeDomain, cdn } });
  });

  it('hold what a real customer said, and nothing too long', async () => {
    expect(await current()).toMatchObject({ claims: { quote: '', quote_by: '', quote_role: '' } });
    const said = { quote: '  سایت ما   یک‌روزه راه افتاد. ', quote_by: 'سارا رضایی', quote_role: 'صاحب گل‌فروشی' };
    const { body } = await patch({ claims: said });
    expect(body).toMatchObject({
      config: { settings: { claims: { ...said, quote: 'سایت ما یک‌روزه راه افتاد.' } } },
    });
    const { status, body: refused } = await patch({ claims: { quote: 'ا'.repeat(301) } });
    expect([status, refused['fields']]).toEqual([422, [expect.objectContaining({ path: 'settings.claims.quote' })]]);
    await patch({ claims: { quote: '', quote_by: '', quote_role: '' } });
  });
});
