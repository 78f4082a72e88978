/** A form with the owner's own fields: from the page to the inbox, both APIs, the CSV file and the mail. */
import type { FormField } from '#core/sites/site-forms.js';
import { rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { postForm, siteWithForms, storedMessages } from '#tests/helpers/forms.js';
import { messageTo } from '#tests/helpers/site-messages.js';
import { hostOf, visit, type SiteFacts } from '#tests/helpers/sites.js';

const OWN: readonly FormField[] = [
  { name: 'name', label: 'نام', type: 'text', required: true },
  { name: 'f_day', label: 'روز <b>مراجعه</b>', type: 'date', required: true, help: 'شنبه تا چهارشنبه' },
  { name: 'f_kind', label: 'نوع', type: 'choice', required: true, options: ['حضوری', 'تلفنی'] },
  { name: 'f_teeth', label: 'دندان‌ها', type: 'choices', required: false, options: ['بالا', 'پایین', 'جلو'] },
  { name: 'f_age', label: 'سن', type: 'number', required: false },
  { name: 'f_agreed', label: 'قوانین را می‌پذیرم', type: 'consent', required: true },
];

let app: TestApp;
let owner: Account;
let site: SiteFacts;

beforeAll(async () => {
  app = await createTestApp({ rateLimitFactor: 100 });
  owner = await createAccount(app);
  site = await siteWithForms(app, owner, OWN);
});
afterAll(() => app?.close());
beforeEach(() => rows(app.ctx().em, 'delete from site_messages', []));

const GOOD = 'name=سارا راد&f_day=۱۴۰۵/۰۸/۳۰&f_kind=تلفنی&f_teeth=بالا&f_teeth=جلو&f_age=۳۴&f_agreed=1';
const ANSWERS = [
  ['name', 'نام', 'سارا راد'],
  ['f_day', 'روز مراجعه', '1405/08/30'],
  ['f_kind', 'نوع', 'تلفنی'],
  ['f_teeth', 'دندان‌ها', 'بالا، جلو'],
  ['f_age', 'سن', '34'],
  ['f_agreed', 'قوانین را می‌پذیرم', 'بله'],
].map(([name, label, value]) => ({ name, label, value }));

const sent = (text: string) => postForm(app, site, new URLSearchParams(text).toString());
const stored = () => storedMessages(app, site);

async function received(): Promise<string> {
  expect((await sent(GOOD)).status).toBe(303);
  const [message] = await stored();
  return message?.id ?? '';
}

describe('a form with own fields', () => {
  it('is drawn with them and without those of its layout', async () => {
    const { text } = await visit(app.url, hostOf(site));
    expect(text).toContain('name="f_day"');
    expect(text).toContain('شنبه تا چهارشنبه');
    expect(text).not.toMatch(/name="(?:phone|message)"/);
  });

  it('is stored with the names of its fields, and their labels at that time', async () => {
    await received();
    const [message] = await stored();
    expect(message).toMatchObject({ sender_name: 'سارا راد', kind: 'contact', state: 'inbox' });
    expect(message?.fields).toEqual(ANSWERS);
  });

  it('is shown by both APIs and in the CSV file', async () => {
    const id = await received();
    const { data } = await app.graphql<{ siteMessage: { fields: unknown } }>(
      'query One($id: ID!) { siteMessage(id: $id) { fields { name label value } } }',
      { id },
      owner.token,
    );
    expect(data?.siteMessage.fields).toEqual(ANSWERS);
    const { body } = await app.rest('GET', `/sites/${site.id}/messages/${id}`, { token: owner.token });
    expect(body['fields']).toEqual(ANSWERS);
    const csv = await app.rest('GET', `/sites/${site.id}/messages.csv`, { token: owner.token });
    expect(JSON.stringify(csv.body)).toContain('f_day');
  });

  it('reaches the owner by mail, and the log of the account with ids alone', async () => {
    const id = await received();
    const mail = await eventually('the mail', async () =>
      (await app.mails(owner.email)).find(({ text }) => text.includes('روز مراجعه: 1405/08/30')),
    );
    expect(mail).toBeDefined();
    const events = await rows<{ data: object }>(
      app.ctx().em,
      `select data from account_events where user_id = $1 and kind = 'message.received' and record_id = $2`,
      [owner.id, id],
    );
    expect(events).toEqual([{ data: { message_id: id, site_id: site.id } }]);
  });

  it('leaves older messages without names as they are', async () => {
    const id = await messageTo(app, site.id, 'قدیمی');
    const { body } = await app.rest('GET', `/sites/${site.id}/messages/${id}`, { token: owner.token });
    expect(body['fields']).toEqual([{ name: null, label: 'پیام', value: 'قدیمی' }]);
  });

  it('shows what was typed again where something is wrong', async () => {
    const { status, text } = await sent(GOOD.replace('۱۴۰۵/۰۸/۳۰', '۱۴۰۵/۱۲/۳۰').replace('f_kind=تلفنی', 'f_kind='));
    expect(status).toBe(422);
    for (const kept of ['value="سارا راد"', 'value="۱۴۰۵/۱۲/۳۰"', 'value="بالا" checked', 'value="۳۴"'])
      expect(text).toContain(kept);
    expect(text).toContain('href="#field-f_day"');
    expect(text).toContain('href="#field-f_kind"');
    expect(await stored()).toEqual([]);
  });
});

describe('a stranger', () => {
  it.each([
    ['an option that is not offered', GOOD.replace('تلفنی', 'رایگان')],
    ['a consent that was not given', GOOD.replace('&f_agreed=1', '')],
    ['a number with a formula', GOOD.replace('۳۴', '=1%2B1')],
  ])('cannot send %s', async (_what, text) => {
    expect((await sent(text)).status).toBe(422);
    expect(await stored()).toEqual([]);
  });

  it('cannot send 10,000 values', async () => {
    const many = '&f_teeth='.repeat(7000);
    expect((await postForm(app, site, `name=x${many}`)).status).toBe(400);
    const some = Array.from({ length: 400 }, () => 'f_teeth=بالا').join('&');
    expect((await sent(`${GOOD}&${some}`)).status).toBe(303);
    expect((await stored())[0]?.fields[3]?.value).toBe('بالا، جلو');
  });

  it('cannot answer fields of the layout that are not in the form', async () => {
    expect((await sent(`${GOOD}&phone=09123456789&email=x@example.com`)).status).toBe(303);
    expect((await stored())[0]).toMatchObject({ sender_phone: null, sender_email: null });
  });
});
