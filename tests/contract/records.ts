/** One customer with a record of every kind, and the other people who must not see them. */
import { buildSite } from '#features/sites/build/build-site.job.js';
import { openSession } from '#features/identity/sessions/sessions.service.js';
import { recordMessage } from '#features/inbox/index.js';
import { subscriberOf } from '#tests/helpers/newsletter.js';
import { takeBackup } from '#features/backups/take-backup.js';
import { unitOfWork } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { byKey } from '#tests/helpers/api-keys.js';
import type { TestApp } from '#tests/helpers/app.js';
import { manualInvoice } from '#tests/helpers/invoices.js';
import { fillWallet, openDeposit, payOrder, placeOrder } from '#tests/helpers/money.js';
import { siteOf } from '#tests/helpers/sites.js';
import { picture, upload } from '#tests/helpers/samples/sample-files.js';
import type { RecordName } from './policies.js';
import { tell } from '#tests/helpers/notifications.js';

export interface World {
  readonly owner: Account;
  readonly foreign: Account;
  readonly banned: Account;
  readonly admin: Account;
  readonly records: Readonly<Record<RecordName, string>>;
  /** Texts that nothing that anybody else may read contains. */
  readonly secrets: readonly string[];
  /** Texts about administrators that nothing that a customer may read contains. */
  readonly internals: readonly string[];
}

const NAME = 'نرگس رازدار';
const ADMIN = 'مدیر پنهان';
const NOTE = 'یادداشت پنهان';
const TITLE = 'کافهٔ رازدار';
const VISITOR = 'مهمان رازدار';

function must(value: unknown, what: string): string {
  if (typeof value !== 'string') throw new Error(`there is no ${what}`);
  return value;
}

async function filesOf(app: TestApp, owner: Account, order: string): Promise<{ file: string; logo: string }> {
  const files = await Promise.all(
    ['یک.png', 'دو.png'].map(async (name) => ({ name, bytes: await picture().png().toBuffer() })),
  );
  const { body } = await upload(app, owner, files, { order_id: order });
  const [file, logo] = (body.items ?? []).map((item) => item['id']);
  return { file: must(file, 'file'), logo: must(logo, 'second file') };
}

async function paidOf(app: TestApp, owner: Account): Promise<{ order: string; invoice: string; receipt: string }> {
  const placed = await placeOrder(app, owner);
  await fillWallet(app, owner, placed.priceRials);
  const paid = await payOrder(app, owner, placed.id, 'wallet');
  if (paid.status !== 200) throw new Error(JSON.stringify(paid.body));
  const { body } = await app.rest('POST', '/receipts/generate', {
    body: { invoice_id: placed.invoiceId },
    token: owner.token,
  });
  return { order: placed.id, invoice: placed.invoiceId, receipt: must(body['id'], 'receipt') };
}

/** A part of a paid invoice is given back. */
async function creditNoteOf(app: TestApp, admin: Account, invoiceId: string): Promise<string> {
  const { em } = app.ctx();
  const paid = await row<{ id: string }>(em, 'select id from payments where invoice_id = $1', [invoiceId]);
  const body = { payment_id: must(paid?.id, 'payment'), amount: 1000 };
  await app.rest('POST', '/payments/refund', { body, token: admin.token });
  const note = await row<{ id: string }>(em, 'select id from credit_notes where invoice_id = $1', [invoiceId]);
  return must(note?.id, 'credit note');
}

/** A section that the owner has kept. */
async function keptSectionOf(app: TestApp, { token }: Account): Promise<string> {
  const section = { id: 's', section_type: 'hero', layout_id: 'hero-1', order: 0 };
  const { body } = await app.rest('POST', '/wizard/kept-sections', { token, body: { name: TITLE, section } });
  return must(body['id'], 'kept section');
}

/** A message that a visitor has sent by a form of the site. */
async function messageOf(app: TestApp, siteId: string): Promise<Record<'siteMessage' | 'siteMessageFile', string>> {
  const sender = { senderName: VISITOR, senderEmail: 'visitor@example.com', senderPhone: null };
  const form = { kind: 'contact' as const, formTitle: 'تماس با ما', pagePath: '/', spamReasons: [] };
  const fields = [{ label: 'پیام', value: `سلام، ${VISITOR} هستم.` }];
  const siteMessage = must(await recordMessage(app.ctx(), { siteId, ...form, fields, ...sender }), 'message');
  return { siteMessage, siteMessageFile: await fileOf(app, siteMessage) };
}

async function fileOf(app: TestApp, messageId: string): Promise<string> {
  const { em, ports } = app.ctx();
  const id = newId();
  const file = { id, field: 'cv', label: 'رزومه', name: 'a.pdf', mime: 'application/pdf', sizeBytes: 4, refusal: null };
  await ports.files.put(`message-files/${messageId}/${id}`, { bytes: Buffer.from('%PDF'), mime: file.mime });
  const text = 'update site_messages set files = $2, file_bytes = 4 where id = $1';
  await rows(em, text, [messageId, JSON.stringify([file])]);
  return id;
}

/** A webhook of the site, added long ago, with a delivery that failed; nothing is sent by making them. */
async function webhookOf(app: TestApp, siteId: string): Promise<Record<'siteWebhook' | 'siteWebhookDelivery', string>> {
  const { em } = app.ctx();
  const [siteWebhook, siteWebhookDelivery] = [newId(), newId()];
  const webhook = `insert into webhooks (id, site_id, url, sealed_secret, created_at)
    values ($1, $2, 'https://programs.invalid/rasdar', '', now())`;
  await rows(em, webhook, [siteWebhook, siteId]);
  const delivery = `insert into webhook_deliveries (id, webhook_id, event, state, created_at)
    values ($1, $2, 'webhook.test', 'failed', now())`;
  await rows(em, delivery, [siteWebhookDelivery, siteWebhook]);
  return { siteWebhook, siteWebhookDelivery };
}

/** The same of the account. */
async function accountWebhookOf(
  app: TestApp,
  { id: userId }: Account,
): Promise<Record<'accountWebhook' | 'accountWebhookDelivery', string>> {
  const { em } = app.ctx();
  const [accountWebhook, accountWebhookDelivery] = [newId(), newId()];
  const webhook = `insert into webhooks (id, user_id, url, sent_sequence, sealed_secret, created_at)
    values ($1, $2, 'https://programs.invalid/rasdar', 1000000, '', now())`;
  await rows(em, webhook, [accountWebhook, userId]);
  const delivery = `insert into webhook_deliveries (id, webhook_id, event, state, created_at)
    values ($1, $2, 'webhook.test', 'failed', now())`;
  await rows(em, delivery, [accountWebhookDelivery, accountWebhook]);
  return { accountWebhook, accountWebhookDelivery };
}

/** The registration of an order's name, with a record of its zone. */
async function namesOf(app: TestApp, orderId: string): Promise<Record<'registration' | 'zoneRecord', string>> {
  const { em } = app.ctx();
  const [registration] = await rows<{ id: string }>(em, 'select id from domain_registrations where order_id = $1', [
    orderId,
  ]);
  const hold = `update domain_registrations set status = 'registered', registered_at = now(),
    expires_at = now() + interval '1 year' where order_id = $1`;
  await rows(em, hold, [orderId]);
  const [made] = await rows<{ id: string }>(
    em,
    `insert into zone_records (id, registration_id, host, type, value, created_at)
     values ($1, $2, 'contract', 'TXT', 'x', now()) returning id`,
    [newId(), must(registration?.id, 'registration')],
  );
  return { registration: must(registration?.id, 'registration'), zoneRecord: must(made?.id, 'record of a zone') };
}

async function recordsOf(app: TestApp, owner: Account, admin: Account): Promise<Record<RecordName, string>> {
  const { token } = owner;
  const order = (await placeOrder(app, owner)).id;
  await app.rest('PATCH', `/orders/${order}`, { body: { title: TITLE }, token });
  const paid = await paidOf(app, owner);
  const { body: designed } = await app.rest('GET', `/orders/${order}/design`, { token });
  const { body: ticket } = await app.rest('POST', '/support/tickets', { body: { message: TITLE }, token });
  const told = { title: TITLE, message: TITLE };
  const notification = await unitOfWork(app.ctx(), (tx) => tell(tx, owner.id, 'order', told));
  const other = await unitOfWork(app.ctx(), (tx) => openSession(tx, { id: owner.id, role: 'user' }));
  const site = await siteOf(app, paid.order);
  await buildSite(app.ctx(), { siteId: must(site?.id, 'site'), number: 1, askedBy: null });
  const built = await siteOf(app, paid.order);
  const asked = 'query ($id: ID!) { site(id: $id) { domains { id } } }';
  const domains = await app.graphql<{ site: { domains: { id: string }[] } }>(asked, { id: site?.id }, token);
  return {
    site: must(built?.id, 'site'),
    ...(await messageOf(app, must(built?.id, 'site'))),
    siteSubscriber: await subscriberOf(app, must(built?.id, 'site'), `${VISITOR.replace(' ', '.')}@example.com`),
    siteBackup: must(await takeBackup(app.ctx(), must(built?.id, 'site')), 'backup'),
    ...(await webhookOf(app, must(built?.id, 'site'))),
    ...(await accountWebhookOf(app, owner)),
    ...(await namesOf(app, paid.order)),
    release: must(built?.liveReleaseId, 'release'),
    siteDomain: must(domains.data.site.domains[0]?.id, 'siteDomain'),
    ...(await filesOf(app, owner, order)),
    order,
    user: owner.id,
    paidOrder: paid.order,
    paidInvoice: paid.invoice,
    creditNote: await creditNoteOf(app, admin, paid.invoice),
    receipt: paid.receipt,
    invoice: await manualInvoice(app, owner),
    payment: (await openDeposit(app, owner)).paymentId,
    design: must(designed['id'], 'design'),
    ticket: must(ticket['id'], 'ticket'),
    notification: must(notification, 'notification'),
    session: must(other.refreshToken.split('.')[0], 'session'),
    keptSection: await keptSectionOf(app, owner),
    apiKey: (await byKey(app, owner, 'read:orders')).viewer.sessionId,
  };
}

/** An administrator has had a hand in everything of the owner that one can have a hand in. */
async function handle(
  app: TestApp,
  admin: Account,
  owner: Account,
  records: Record<RecordName, string>,
): Promise<void> {
  const { token } = admin;
  const steps: readonly (readonly [string, string, object])[] = [
    ['PATCH', `/orders/${records.paidOrder}/status`, { status: 'in_progress' }],
    ['POST', `/support/tickets/${records.ticket}/assign`, { admin_user_id: admin.id }],
    ['POST', `/support/tickets/${records.ticket}/messages`, { message: 'در حال بررسی است' }],
    [
      'POST',
      `/admin/wallets/${owner.id}/adjust`,
      { type: 'credit', amount: 1000, reason: 'هدیهٔ خوش‌آمد', notes: NOTE },
    ],
  ];
  for (const [method, path, body] of steps) {
    const answer = await app.rest(method, path, { token, body });
    if (answer.status >= 400) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  }
}

const NUMBERS = `select (select string_agg(order_number, ' ') from orders where user_id = $1) || ' ' ||
  (select string_agg(number, ' ') from receipts where user_id = $1) as numbers`;

export async function createWorld(app: TestApp): Promise<World> {
  const admin = await createAccount(app, { role: 'admin', fullName: ADMIN });
  const owner = await createAccount(app, { fullName: NAME, email: `rasdar-${newId()}@example.com` });
  const foreign = await createAccount(app, { fullName: 'همسایه' });
  const banned = await createAccount(app, { fullName: 'بسته', banned: true });
  const records = await recordsOf(app, owner, admin);
  await handle(app, admin, owner, records);
  const numbers = (await row<{ numbers: string }>(app.ctx().em, NUMBERS, [owner.id]))?.numbers ?? '';
  const secrets = [...Object.values(records), ...numbers.split(' '), NAME, TITLE, VISITOR, owner.email];
  return {
    owner,
    foreign,
    banned,
    admin,
    records,
    secrets: secrets.filter((secret) => secret !== ''),
    internals: [admin.id, admin.email, ADMIN, NOTE],
  };
}

/** Everything of the owner that money or work hangs on, as one text: it must not change by what strangers try. */
export async function fingerprint(app: TestApp, owner: Account): Promise<string> {
  const tables = [
    'orders',
    'sites',
    'domain_registrations',
    'invoices',
    'payments',
    'receipts',
    'credit_notes',
    'support_tickets',
    'notifications',
    'sessions',
    'ledger_accounts',
  ];
  const parts = tables.map(
    (table) => `(select md5(string_agg(t::text, '|' order by t.id)) from ${table} t where t.user_id = $1)`,
  );
  parts.push(`(select md5(string_agg(m::text, '|' order by m.id)) from site_messages m join sites s on s.id = m.site_id
    where s.user_id = $1)`);
  parts.push(`(select md5(string_agg(b::text, '|' order by b.id)) from site_backups b join sites s on s.id = b.site_id
    where s.user_id = $1)`);
  parts.push(`(select md5(string_agg(n::text, '|' order by n.id)) from newsletter_subscribers n
    join sites s on s.id = n.site_id where s.user_id = $1)`);
  parts.push(`(select md5(string_agg(concat(w::text, d::text), '|' order by w.id, d.id)) from webhooks w
    left join sites s on s.id = w.site_id left join webhook_deliveries d on d.webhook_id = w.id
    where $1 in (s.user_id, w.user_id))`);
  const found = await row<{ all: string }>(app.ctx().em, `select concat_ws(' ', ${parts.join(', ')}) as all`, [
    owner.id,
  ]);
  return found?.all ?? '';
}

/** The same with `{order}` replaced by the id of that record, at any depth; the unknown ones by ids of nothing. */
export function filled<Value>(value: Value, records: Readonly<Record<string, string>> | null): Value {
  const text = JSON.stringify(value ?? null).replace(/\{(\w+)\}/g, (_all, name: string) => records?.[name] ?? newId());
  return JSON.parse(text) as Value;
}
