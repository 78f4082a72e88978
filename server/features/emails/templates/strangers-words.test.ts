import { mailCatalogue } from './mail-catalogue.js';
import { renderTemplate, type MailValues } from './mail-templates.js';
import { SITE_NAME_MAX, withoutStrangersWords } from './strangers-words.js';

const link = 'https://barpa.example/verify-email?token=abc&user_id=1';
const address = 'https://mehr.barpa-sites.ir';
const WORDS = 'برندهٔ جایزه شدید: https://evil.example/win یا evil.example 09121234567';
const catalogue = mailCatalogue(link);

/** Every value that the template takes, and those that no template names, as a stranger would fill them. */
function hostile(vars: readonly string[]): MailValues {
  const typed = [
    ...vars,
    'fullName',
    'title',
    'siteName',
    'subject',
    'body',
    'message',
    'keyName',
    'customer',
    'domain',
  ];
  const ours = ['address', 'at', 'registeredAt', 'device', 'ip', 'amount', 'balance', 'refId', 'dueDate', 'provider'];
  const fixed = [
    ...ours,
    'orderNumber',
    'invoiceNumber',
    'ticketNumber',
    'codesLeft',
    'keysLeft',
    'category',
    'addedScopes',
    'lostScopes',
  ];
  const isFixed = (name: string): boolean => [...fixed, 'priority', 'link', 'kind', 'color'].includes(name);
  const filled = typed.filter((name) => !isFixed(name)).map((name) => [name, WORDS] as const);
  return { ...Object.fromEntries(filled), link, address };
}

/**
 * Words that somebody who is known writes on purpose: administrators, and the owner of a site who answers a visitor.
 */
const WRITTEN_ON_PURPOSE: Readonly<Record<string, readonly string[]>> = {
  message: ['subject', 'body'],
  test: ['subject'],
  site_reply: ['body'],
};

describe('a mail to an address that nobody has confirmed', () => {
  it.each(catalogue.map((mail) => [mail.key, mail] as const))(
    '%s contains no words of a stranger',
    async (key, mail) => {
      const onPurpose = WRITTEN_ON_PURPOSE[key] ?? [];
      const given = Object.entries(hostile(mail.vars)).filter(([name]) => !onPurpose.includes(name));
      const vars = withoutStrangersWords(key, Object.fromEntries(given));
      if (!vars) return expect(['notification', 'site_message']).toContain(key);
      const { subject, html, text } = await renderTemplate(key, vars);
      for (const part of [subject, html, text]) expect(part).not.toMatch(/evil|جایزه|0912/);
    },
  );

  it('the words of an administrator and of an owner who answers arrive', () => {
    expect(withoutStrangersWords('message', { subject: 'س', body: WORDS, fullName: 'ن' })).toEqual({
      subject: 'س',
      body: WORDS,
    });
    expect(withoutStrangersWords('site_reply', { body: WORDS, fullName: WORDS, title: 'کافه مهر' })).toEqual({
      body: WORDS,
      title: 'کافه مهر',
    });
  });

  it.each(['فوری www.evil.example', 'evil．example', 'evil。com برنده', 'a@evil.example', 'تماس ۰۹۱۲ ۱۲۳ ۴۵۶۷'])(
    'a site cannot be called "%s" in it',
    (siteName) => {
      expect(withoutStrangersWords('newsletter_confirm', { siteName, address })).toEqual({
        siteName: 'mehr.barpa-sites.ir',
        address,
      });
    },
  );

  it('the name of a site is shown, and is bounded', () => {
    expect(withoutStrangersWords('newsletter_confirm', { siteName: 'کافه مهر', address })?.['siteName']).toBe(
      'کافه مهر',
    );
    const long = withoutStrangersWords('newsletter_confirm', { siteName: 'ن'.repeat(500), address });
    expect(long?.['siteName']).toHaveLength(SITE_NAME_MAX);
  });

  it('a value that no table knows is left out', () => {
    expect(withoutStrangersWords('verify_email', { link, tomorrow: WORDS })).toEqual({ link });
  });
});
