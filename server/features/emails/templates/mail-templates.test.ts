import type { MailTemplate } from '#platform/jobs/mails.js';
import { headerLine } from './header-line.js';
import { latinRuns } from './latin-runs.js';
import { PLATFORM_DEFAULTS } from '#core/platform.js';
import { mailCatalogue, renderPreview } from './mail-catalogue.js';
import { mailSubject, renderTemplate } from './mail-templates.js';

const home = 'https://barpa.example';
const link = `${home}/verify-email?token=abc&user_id=1`;
const catalogue = mailCatalogue(home);
const templates: readonly MailTemplate[] = catalogue.map(({ key }) => key);
const INJECTION = 'x\r\nBcc: a@b.c\u2028X-Evil: 1';
const words = { title: 'عنوان', message: 'پیام', subject: 'موضوع', body: 'متن' };

describe('mails', () => {
  it.each(templates)('%s is Persian, right to left, branded, with one button', async (template) => {
    const { html, subject } = await renderTemplate(template, { link, fullName: 'سارا', ...words });
    expect(html).toMatch(/<html (lang="fa" dir="rtl"|dir="rtl" lang="fa")>/);
    expect(html).toContain('<body dir="rtl"');
    expect(html).toContain('>برپا</td>');
    expect(html.match(/display:inline-block/g)).toHaveLength(1);
    expect(subject).toMatch(/[\u0600-\u06ff]/);
  });

  it.each(templates)('%s shows its address below the button', async (template) => {
    const { html } = await renderTemplate(template, { link, ...words });
    const escaped = link.replaceAll('&', '&amp;');
    expect(html.split(`href="${escaped}"`)).toHaveLength(3);
    expect(html).toContain(`>${escaped}</a>`);
    expect(html).toMatch(/<a [^>]*dir="ltr"[^>]*class="m-link"/);
  });

  it.each(templates)('%s says the same in plain text', async (template) => {
    const { text } = await renderTemplate(template, { link, fullName: 'سارا', ...words });
    expect(text).toContain(link);
    expect(text).toContain('سلام سارا،');
    expect(text).not.toMatch(/<\w/);
  });

  it.each(catalogue.map((mail) => [mail.key, mail] as const))('%s has a preview without gaps', async (_key, mail) => {
    const { html, text, subject } = await renderPreview(mail, PLATFORM_DEFAULTS);
    expect(subject).not.toBe('');
    for (const [name, value] of Object.entries(mail.sample)) {
      if (!['link', 'kind', 'subject', 'body'].includes(name)) expect(text).toContain(value);
    }
    expect(html).not.toMatch(/undefined|\[object/);
  });

  it('is readable in dark mode', async () => {
    const { html } = await renderTemplate('verify_email', { link });
    expect(html).toContain('name="color-scheme" content="light dark"');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    for (const name of ['m-body', 'm-card', 'm-strong', 'm-text', 'm-dim', 'm-link'])
      expect(html).toContain(`class="${name}"`);
  });

  it('keeps Latin words in a direction of their own', async () => {
    const { html } = await renderTemplate('notification', {
      link,
      fullName: 'Sara Rad',
      title: 'خبر',
      message: 'دامنهٔ \u2066sara-rad.ir\u2069 آماده است.',
    });
    expect(html).toContain('<bdi dir="ltr">Sara Rad</bdi>');
    expect(html).toContain('<bdi dir="ltr">sara-rad.ir</bdi>');
    const fact = await renderTemplate('order_paid', { link, domain: 'sara-rad.ir' });
    expect(fact.html).toContain('<bdi dir="auto">sara-rad.ir</bdi>');
  });

  it('cannot contain markup in a name', async () => {
    const { html } = await renderTemplate('verify_email', { link, fullName: `<img src=x onerror="alert('1')">` });
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;');
  });

  it.each(templates)('%s cannot have a line break in its subject', (template) => {
    const vars = { link, fullName: INJECTION, kind: INJECTION, orderNumber: INJECTION };
    expect(mailSubject(template, vars)).not.toMatch(/[\r\n\u2028]|Bcc/);
    // A subject of the caller's own, and the title of a notification, are shown as they are, on one line.
    for (const named of ['subject', 'title'])
      expect(mailSubject(template, { ...vars, [named]: INJECTION })).not.toMatch(/[\r\n\u2028]/);
  });

  it('has the title of a notification as its subject', () => {
    expect(mailSubject('notification', { kind: 'money', title: 'سایت شما موقتاً بسته شد' })).toBe(
      'سایت شما موقتاً بسته شد',
    );
  });

  describe('of a site that is online', () => {
    const picture = 'https://narvan.example/assets/social.1a2b.jpg';

    it('shows the picture of the site, with its words', async () => {
      const { html, text } = await renderTemplate('site_online', { link, title: 'نارون', picture });
      expect(html).toContain(`<img src="${picture}" alt="تصویر سایت «نارون»"`);
      expect(text).not.toContain(picture);
    });

    it.each(['', 'http://narvan.example/a.jpg', 'javascript:alert(1)', 'data:image/png;base64,AA', 'https://'])(
      'cannot show "%s" as a picture',
      async (given) => {
        expect((await renderTemplate('site_online', { link, picture: given })).html).not.toContain('<img');
      },
    );

    it('cannot leave its tag by the address', async () => {
      const { html } = await renderTemplate('site_online', { link, picture: `${picture}"><script>` });
      expect(html).not.toContain('<script>');
    });
  });

  it('cannot link to a script', async () => {
    await expect(renderTemplate('verify_email', { link: 'javascript:alert(1)' })).rejects.toThrow('may not link');
  });

  it.each(templates)(
    '%s links to the legal documents of the platform, or is in the name of a site',
    async (template) => {
      const vars = { link, ...words };
      const { html, text } = await renderTemplate(template, vars, { name: 'برپا', home });
      const found = ['/terms', '/privacy', '/money-back'].filter(
        (path) => html.includes(`href="${home}${path}"`) && text.includes(`: ${home}${path}\n`),
      );
      const isOfSite = ['site_reply', 'newsletter_confirm', 'newsletter_welcome'].includes(template);
      expect(found).toHaveLength(isOfSite ? 0 : 3);
      expect((await renderTemplate(template, vars)).html).not.toContain('/terms');
    },
  );

  it('lists its templates and nothing else', async () => {
    const { text } = await renderTemplate('order_paid', { link, orderNumber: 'WZ-1', amount: '2500000 تومان' });
    expect(text).toContain('شمارهٔ سفارش: WZ-1');
    expect(text).toContain('مبلغ: ۲۵۰۰۰۰۰ تومان');
    expect(text).not.toContain('کد پیگیری');
  });
});

test('a header line loses breaks, controls and bidi turns', () => {
  expect(headerLine(' a\r\nBcc: b\u0000\u202ec ')).toBe('a Bcc: b c');
  expect(headerLine('ا'.repeat(500))).toHaveLength(150);
});

test('Latin runs are found inside Persian', () => {
  expect(latinRuns('نشانی a.b@c.ir است.').map(({ text }) => text)).toEqual(['نشانی ', 'a.b@c.ir', ' است.']);
  expect(latinRuns('سلام')).toEqual([{ text: 'سلام', isLatin: false }]);
});
