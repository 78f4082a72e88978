/**
 * No list asks the database once per row: with everything nested that can be asked for, lists of 5 and of 50 rows cost
 * the same number of statements. The root fields that answer a list are read from
 * the schema, so that a new one is here by itself.
 */
import { getNamedType, getNullableType, isListType, isObjectType } from 'graphql';
import { unitOfWork } from '#platform/context.js';
import { openSession } from '#features/identity/sessions/sessions.service.js';
import { recordMessage } from '#features/inbox/index.js';
import { rows as sqlRows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { byKey } from '#tests/helpers/api-keys.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { makeCoupon, terms, withCoupon } from '#tests/helpers/coupons.js';
import { fillWallet, payOrder, placeOrder } from '#tests/helpers/money.js';
import { placeOrder as placePriced } from '#tests/helpers/orders.js';
import { picture, upload } from '#tests/helpers/samples/sample-files.js';
import { countStatements, type StatementCounter } from '#tests/helpers/run/statements.js';
import { payableOf, wizard } from '#tests/helpers/wizards.js';
import { callOf, rootFields, type RootField } from './surface.js';
import { tell } from '#tests/helpers/notifications.js';

const FEW = 5;
const MANY = 50;
/** Deep enough for what hangs on a payment of an order of a page. */
const DEPTH = 4;

let app: TestApp;
let counter: StatementCounter;
let admin: Account;
let owner: Account;
let lists: RootField[];
/** Taken by everybody, so that the list of its uses grows. */
let firstCoupon: string | null = null;
/** The values that the arguments of lists name. */
const named: Record<string, string> = {};
const few = new Map<string, Measured>();

beforeAll(async () => {
  // The clock does not advance: what is remembered for a second stays remembered.
  app = await createTestApp({ worker: false, clock: manualClock() });
  counter = countStatements();
  admin = await createAccount(app, { role: 'admin' });
  owner = await createAccount(app);
  lists = (await rootFields()).filter(isList);
});
afterAll(async () => {
  counter?.stop();
  await app?.close();
});

function isList({ type, field }: RootField): boolean {
  const answer = getNamedType(field.type);
  const isPage = isObjectType(answer) && 'items' in answer.getFields();
  return type === 'Query' && (isPage || isListType(getNullableType(field.type)));
}

/** Lists that do not grow with what customers do: they are as long as a table of ours, or as what is requested. */
const FIXED: ReadonlySet<string> = new Set([
  // At most three of one site.
  'siteWebhooks',
  'accountWebhooks',
  'accountWebhookDeliveries',
  'oauthProviders',
  'oauthIdentities',
  'notificationPreferences',
  'auditActions',
  'apiScopes',
  'emailTemplates',
  'dashboardSeries',
  // One row a month, in one statement.
  'invoiceMonths',
  'receiptMonths',
  'openWork',
  'domainExtensions',
  'paymentMethods',
  'vatRules',
  // A list as long as administrators have made it; every version is published apart from anything of a customer.
  'legalVersions',
  'releaseChanges',
  'releaseChangeRecords',
  'maintenanceSchedule',
  'supportTeam',
  'siteServiceTasks',
  // They are as long as the section library.
  'layouts',
  'templates',
  'trades',
  'fonts',
]);

/** Lists of the viewer alone; every other is an administrator's view of everyone's. */
const OWN: ReadonlySet<string> = new Set([
  'mySessions',
  'myAgreements',
  'myKeptDrafts',
  'myKeptSections',
  'apiKeys',
  'apiKeyCalls',
  'notifications',
  'walletTransactions',
  'invoices',
  'receipts',
  'payments',
]);

const EVERYONES: Readonly<Record<string, object>> = {
  sites: { filter: { scope: 'all' } },
  domainRegistrations: { filter: { scope: 'all' } },
  orders: { filter: { scope: 'all' } },
  tickets: { filter: { scope: 'all' } },
  files: { filter: { scope: 'all', bucket: 'project_files' } },
};

async function must(what: Promise<{ status: number; body: unknown }>): Promise<Record<string, unknown>> {
  const { status, body } = await what;
  if (status >= 400) throw new Error(JSON.stringify(body));
  return body as Record<string, unknown>;
}

/** A paid order with a receipt, of the owner or of somebody new. */
async function orderOf(account: Account): Promise<string> {
  const order = await placeOrder(app, account);
  await fillWallet(app, account, order.priceRials);
  await must(payOrder(app, account, order.id, 'wallet'));
  return order.id;
}

/** A task of each work list: for the name of the order, and for a service of its site. */
async function taskOf(orderId: string): Promise<void> {
  const text = `insert into registration_tasks (id, registration_id, kind, status, due_at, try_after, tries, created_at)
    select $2, id, 'register', 'open', now(), now(), 0, now() from domain_registrations where order_id = $1`;
  await sqlRows(app.ctx().em, text, [orderId, newId()]);
  const work = `insert into service_tasks (id, site_id, service, status, due_at, created_at)
    select $2, id, 'maintenancePlan', 'open', now(), now() from sites where order_id = $1`;
  await sqlRows(app.ctx().em, work, [orderId, newId()]);
}

async function reportOf(orderId: string): Promise<void> {
  const text = `insert into site_reports (id, site_id, kind, message, address, status, created_at)
    select $2, id, 'other', 'این سایت نشانی مرا بی‌اجازه نوشته است', label, 'open', now() from sites where order_id = $1`;
  await sqlRows(app.ctx().em, text, [orderId, newId()]);
}

/** One more day's backup of the site. */
async function backupOf(siteId: string): Promise<void> {
  const text = `insert into site_backups (id, site_id, day, design_hash, manifest, pictures, digest, pages, messages,
    total_bytes, taken_at)
    select $2, $1, coalesce(min(day), current_date) - 1, '', '{}', '{}', '', 1, 0, 1, now() from site_backups where site_id = $1`;
  await sqlRows(app.ctx().em, text, [siteId, newId()]);
}

/** One more upload for the site of the order, by somebody new. */
async function candidateOf(orderId: string, uploader: Account): Promise<void> {
  const text = `insert into release_candidates (id, site_id, status, note, digest, manifest, total_files, total_bytes,
    uploaded_by_id, created_at, ends_at, ended_at)
    select $2, id, 'discarded', 'کد', '', '{}', 1, 1, $3, now(), now(), now() from sites where order_id = $1
    returning site_id as "siteId"`;
  const [made] = await sqlRows<{ siteId: string }>(app.ctx().em, text, [orderId, newId(), uploader.id]);
  named['siteId'] ??= made!.siteId;
}

async function subscriberOf(siteId: string): Promise<void> {
  const text = `insert into newsletter_subscribers (id, site_id, email, page_path, search_text, requested_at, confirmed_at)
    values ($1, $2, $3, '/', $3, now(), now())`;
  await sqlRows(app.ctx().em, text, [newId(), siteId, `${newId()}@example.com`]);
}

/** One more delivery that has ended, of the one webhook of the site. */
async function deliveryOf(siteId: string): Promise<void> {
  const { em } = app.ctx();
  if (!named['webhookId']) {
    named['webhookId'] = newId();
    const webhook = `insert into webhooks (id, site_id, url, sealed_secret, created_at)
      values ($1, $2, 'https://programs.invalid/', '', now())`;
    await sqlRows(em, webhook, [named['webhookId'], siteId]);
  }
  const text = `insert into webhook_deliveries (id, webhook_id, event, state, created_at)
    values ($1, $2, 'webhook.test', 'delivered', now())`;
  await sqlRows(em, text, [newId(), named['webhookId']]);
}

/** One more call with the owner's first key. */
async function callByKey(): Promise<void> {
  const { em } = app.ctx();
  const [key] = await sqlRows<{ id: string }>(em, 'select id from api_keys where user_id = $1 order by id limit 1', [
    owner.id,
  ]);
  named['keyId'] = key!.id;
  const text = `insert into api_key_calls (id, key_id, operation, status, duration_ms, called_at)
    values ($1, $2, 'GET /orders', 200, 5, now())`;
  await sqlRows(em, text, [newId(), key!.id]);
}

async function keptDraftOf(account: Account): Promise<void> {
  const text = `insert into kept_drafts (user_id, draft_id, content, title, description, pages, sections, kept_at)
    values ($1, $2, '{}', 'طرح', '', 1, 0, now())`;
  await sqlRows(app.ctx().em, text, [account.id, newId()]);
}

async function keptSectionOf(account: Account): Promise<void> {
  const text = `insert into kept_sections (id, user_id, name, section_type, layout_id, section, kept_at)
    values ($1, $2, 'بخش', 'hero', 'hero-1', '{}', now())`;
  await sqlRows(app.ctx().em, text, [newId(), account.id]);
}

async function messageOf(siteId: string): Promise<void> {
  const form = { kind: 'contact' as const, formTitle: 'تماس', pagePath: '/', spamReasons: [] };
  const sender = { senderName: 'سارا', senderEmail: null, senderPhone: null };
  await recordMessage(app.ctx(), { siteId, ...form, ...sender, fields: [{ label: 'پیام', value: 'سلام' }] });
}

async function ticketOf(account: Account): Promise<void> {
  const { id } = await must(app.rest('POST', '/support/tickets', { body: { message: 'کمک' }, token: account.token }));
  const path = `/support/tickets/${String(id)}`;
  await must(app.rest('POST', `${path}/messages`, { body: { message: 'پاسخ' }, token: admin.token }));
  await must(app.rest('POST', `${path}/assign`, { body: { admin_user_id: admin.id }, token: admin.token }));
}

/** A coupon of its own, and the order of somebody who used the first one. */
async function couponOf(account: Account): Promise<void> {
  const code = `C-${account.id.slice(-12)}`;
  const { id } = await makeCoupon(app, admin, { code, value: 10 });
  firstCoupon ??= code;
  named['couponId'] ??= id;
  const wizardData = withCoupon(wizard(), firstCoupon);
  const coupon = await terms(app, firstCoupon);
  await placePriced(app, account, { wizardData, totalToman: payableOf(wizardData, coupon) });
}

/** One row of every list, by somebody new each time, and by the owner. */
async function grow(): Promise<void> {
  const other = await createAccount(app);
  await couponOf(other);
  const body = { reason: 'نیازی به آن ندارم' };
  await must(app.rest('POST', `/orders/${await orderOf(other)}/money-back`, { body, token: other.token }));
  await ticketOf(other);
  named['orderId'] ??= await orderOf(owner);
  const owned = await orderOf(owner);
  await taskOf(owned);
  await reportOf(owned);
  await candidateOf(named['orderId'], other);
  await keptDraftOf(owner);
  await keptSectionOf(owner);
  await messageOf(named['siteId'] ?? '');
  await subscriberOf(named['siteId'] ?? '');
  await backupOf(named['siteId'] ?? '');
  await deliveryOf(named['siteId'] ?? '');
  await byKey(app, owner, 'read:orders');
  await callByKey();
  await unitOfWork(app.ctx(), async (tx) => {
    await openSession(tx, { id: owner.id, role: 'user' });
    await tell(tx, owner.id, 'order', { title: 'سلام', message: 'سلام' });
  });
  const bytes = await picture(2).png().toBuffer();
  await upload(app, owner, [{ name: 'a.png', bytes }], { order_id: named['orderId'] ?? '' });
  const correction = { type: 'credit', amount: 1000, reason: 'هدیه' };
  await must(app.rest('POST', `/admin/wallets/${owner.id}/adjust`, { body: correction, token: admin.token }));
  await must(
    app.rest('POST', `/admin/wallets/${other.id}/adjustment-requests`, {
      body: { ...correction, amount: 500_000_000 },
      token: admin.token,
    }),
  );
  await must(
    app.rest('PATCH', '/site-config', { body: { mode: 'normal', message: `پیام ${other.id}` }, token: admin.token }),
  );
}

interface Measured {
  readonly rows: number;
  readonly statements: readonly string[];
}

/** Pages are full both times: what is not counted on a page that is not full must be counted in both or in none. */
async function measure(list: RootField, limit: number): Promise<Measured> {
  const { field } = list;
  const limited = field.args.some(({ name }) => name === 'limit') ? { limit } : {};
  const ids = Object.fromEntries(field.args.flatMap(({ name }) => (named[name] ? [[name, named[name]]] : [])));
  const ofSite = ['siteMessages', 'siteSubscribers'].includes(field.name) && { filter: { siteId: named['siteId'] } };
  const ofWebhook = field.name === 'siteWebhookDeliveries' && { id: named['webhookId'] };
  const args = { ...limited, ...ids, ...EVERYONES[field.name], ...ofSite, ...ofWebhook };
  const { query, variables } = callOf(list, args, DEPTH);
  const who = OWN.has(field.name) ? owner : admin;
  let rows = 0;
  const ask = async (): Promise<void> => {
    const { data, errors } = await app.graphql<Record<string, unknown>>(query, variables, who.token);
    if (errors) throw new Error(`${field.name}: ${JSON.stringify(errors)}`);
    const answer = data[field.name] as readonly unknown[] | { items: readonly unknown[] };
    rows = 'items' in answer ? answer.items.length : answer.length;
  };
  await ask();
  return { statements: await counter.during(ask), rows };
}

/**
 * Fields at different depths that load the same records share a statement only where their parents arrive in the same
 * tick, which no number of rows decides: a run may take a few statements more than another. A statement for each row
 * would be `MANY - FEW` more.
 */
const SPLIT_BATCHES = 3;

const growing = (): RootField[] => lists.filter(({ field }) => !FIXED.has(field.name));

it('every list grows with the customers, or is known to be fixed', () => {
  const known = [...FIXED].filter((name) => !lists.some(({ field }) => field.name === name));
  expect(known).toEqual([]);
});

it(`lists of ${FEW} and of ${MANY} rows cost the same statements`, async () => {
  named['walletId'] = owner.id;
  named['userId'] = owner.id;
  for (let row = 0; row < FEW; row++) await grow();
  for (const list of growing()) few.set(list.field.name, await measure(list, FEW));
  for (let row = FEW; row < MANY; row++) await grow();
  const faults: string[] = [];
  for (const list of growing()) {
    const { name } = list.field;
    const less = few.get(name);
    const more = await measure(list, MANY);
    if (!less || more.rows < 2 * less.rows || less.rows < FEW)
      faults.push(`${name}: ${less?.rows} and ${more.rows} rows`);
    const added = more.statements.filter(
      (text, at) => !less?.statements.includes(text) || more.statements.indexOf(text) < at,
    );
    if (more.statements.length === 0) faults.push(`${name}: nothing was counted`);
    if (less && more.statements.length > less.statements.length + SPLIT_BATCHES)
      faults.push(
        `${name}: ${less.statements.length} and ${more.statements.length} statements ${added.slice(0, 2).join(' ; ')}`,
      );
  }
  expect(faults).toEqual([]);
});
