import type { MailTemplate } from '../../platform/jobs/catalogue.js';
import { renderTemplate } from './mail-templates.js';

const TEMPLATES: readonly MailTemplate[] = [
  'verify_email',
  'account_exists',
  'reset_password',
  'magic_link',
  'password_changed',
  'order_paid',
  'deposit_settled',
  'order_completed',
];
const link = 'https://barpa.example/verify-email?token=abc&user_id=1';

describe('mails', () => {
  it.each(TEMPLATES)('%s is Persian, right to left, with one button', (template) => {
    const { html, subject } = renderTemplate(template, { link, fullName: 'سارا' });
    expect(html).toContain('<html lang="fa" dir="rtl">');
    expect(html.match(/display:inline-block/g)).toHaveLength(1);
    expect(subject).toMatch(/[\u0600-\u06ff]/);
  });

  it.each(TEMPLATES)('%s says the same in plain text', (template) => {
    const { text } = renderTemplate(template, { link, fullName: 'سارا' });
    expect(text).toContain(link);
    expect(text).toContain('سارا گرامی');
    expect(text).not.toMatch(/<\w/);
  });

  it('cannot carry markup in a name', () => {
    const { html } = renderTemplate('verify_email', { link, fullName: `<img src=x onerror="alert('1')">` });
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;');
  });

  it('cannot have a user text in the subject', () => {
    const { subject } = renderTemplate('order_paid', { link, fullName: 'x\r\nBcc: a@b.c', title: 'x\r\nBcc: a@b.c' });
    expect(subject).not.toMatch(/[\r\n]|Bcc/);
  });

  it('cannot link to a script', () => {
    expect(() => renderTemplate('verify_email', { link: 'javascript:alert(1)' })).toThrow('may not link');
  });

  it('lists what it knows and nothing else', () => {
    const { text } = renderTemplate('order_paid', { link, orderNumber: 'WZ-1', amount: '2500000 تومان' });
    expect(text).toContain('شماره‌ی سفارش: WZ-1');
    expect(text).toContain('مبلغ: ۲۵۰۰۰۰۰ تومان');
    expect(text).not.toContain('کد پیگیری');
  });
});
