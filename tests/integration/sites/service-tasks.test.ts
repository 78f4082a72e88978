/** The work of people for a site because a service was bought: the work list, its reports, and who reads them. */
import { SERVICE_TASK } from '#core/sites/service-tasks.js';
import { openDueServiceTasks } from '#features/site-billing/service-tasks/open-service-tasks.job.js';
import { row } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type RestAnswer, type TestApp } from '#tests/helpers/app.js';
import { manualClock, type ManualClock } from '#tests/helpers/clock.js';
import { asAdmin, renewed } from '#tests/helpers/invoices.js';
import { fillWallet, payOrder } from '#tests/helpers/money.js';
import { placeOrder } from '#tests/helpers/orders.js';
import { untilSite, type SiteFacts } from '#tests/helpers/sites.js';
import { freshDomain, payableOf, wizard } from '#tests/helpers/wizards.js';

const DAY = 24 * 60 * 60 * 1000;

interface Task {
  readonly id: string;
  readonly site_id: string;
  readonly service: string;
  readonly status: string;
  readonly due_at: string;
  readonly minutes: number | null;
  readonly note: string | null;
  readonly worker: string | null;
}

let app: TestApp;
let clock: ManualClock;
let owner: Account;
let foreign: Account;

beforeAll(async () => {
  clock = manualClock();
  app = await createTestApp({ clock });
  [owner, foreign] = await Promise.all([createAccount(app), createAccount(app)]);
});
afterAll(() => app?.close());

const call = async (method: string, path: string, who: Account, body?: object): Promise<RestAnswer> =>
  app.rest(method, path, { token: await renewed(app, who), ...(body && { body }) });

/** A paid order with these services, and its site. */
async function siteWith(services: readonly string[]): Promise<SiteFacts> {
  const wizardData = wizard({ domain: freshDomain(), services: [...services] as never });
  const order = await placeOrder(
    app,
    { ...owner, token: await renewed(app, owner) },
    {
      wizardData,
      totalToman: payableOf(wizardData),
    },
  );
  const payer = { ...owner, token: await renewed(app, owner) };
  await fillWallet(app, payer, order.priceRials as never);
  expect((await payOrder(app, payer, order.id, 'wallet')).status).toBe(200);
  return untilSite(app, order.id);
}

const work = async (siteId: string, status?: string): Promise<Task[]> => {
  const { body } = await asAdmin(app, 'GET', `/admin/service-tasks?limit=100${status ? `&status=${status}` : ''}`);
  return (body['items'] as Task[]).filter((task) => task.site_id === siteId);
};
const ofSite = async (siteId: string, who = owner): Promise<Task[]> =>
  (await call('GET', `/sites/${siteId}/service-tasks`, who)).body['items'] as Task[];
const finish = (id: string, body: object): Promise<RestAnswer> =>
  asAdmin(app, 'POST', `/admin/service-tasks/${id}/finish`, body);
const codeOf = ({ body }: RestAnswer): unknown => body['error_code'];
const REPORT = { minutes: 45, note: 'فرم تماس و لینک‌ها بررسی شد.' };

it('opens work with the payment, rush due first', async () => {
  const site = await siteWith(['maintenancePlan', 'rushDelivery']);
  const tasks = await work(site.id);
  expect(tasks.map(({ service, status }) => [service, status])).toEqual([
    ['rushDelivery', 'open'],
    ['maintenancePlan', 'open'],
  ]);
  const left = tasks.map(({ due_at }) => new Date(due_at).getTime() - clock.now().getTime());
  expect(left).toEqual([SERVICE_TASK.rushMs, SERVICE_TASK.maintenanceMs]);
});

it('opens no work without such a service', async () => {
  const site = await siteWith(['seoOptimization']);
  expect(await work(site.id)).toEqual([]);
  expect(await ofSite(site.id)).toEqual([]);
});

it('reports finished work to the customer', async () => {
  const site = await siteWith(['maintenancePlan']);
  const [task] = await work(site.id);
  const started = await asAdmin(app, 'POST', `/admin/service-tasks/${task?.id}/start`);
  expect([started.status, started.body['status']]).toEqual([200, 'started']);
  const { status, body } = await finish(task?.id ?? '', REPORT);
  expect([status, body['status'], body['minutes']]).toEqual([200, 'done', 45]);
  expect(await ofSite(site.id)).toMatchObject([{ status: 'done', ...REPORT }]);
  const { body: told } = await call('GET', '/notifications/history', owner);
  expect(JSON.stringify(told)).toContain(REPORT.note);
  await eventually('the report arrives by mail', async () =>
    (await app.mails(owner.email)).some(({ text }) => text.includes(REPORT.note)),
  );
  const log = await asAdmin(app, 'GET', `/admin/audit?subject_id=${site.orderId}`);
  expect((log.body['items'] as { action: string }[]).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['order.site_service_start', 'order.site_service_done']),
  );
});

it('refuses work that is over, and reports without content', async () => {
  const site = await siteWith(['rushDelivery']);
  const id = (await work(site.id))[0]?.id ?? '';
  for (const body of [
    { ...REPORT, note: ' ' },
    { ...REPORT, minutes: 0 },
    { ...REPORT, minutes: 1.5 },
  ])
    expect(codeOf(await finish(id, body))).toBe('VALIDATION_ERROR');
  expect((await finish(id, REPORT)).status).toBe(200);
  expect(codeOf(await finish(id, REPORT))).toBe('INVALID_TRANSITION');
  expect(codeOf(await asAdmin(app, 'POST', `/admin/service-tasks/${id}/start`))).toBe('INVALID_TRANSITION');
});

it('cannot be stored with a report of any length', async () => {
  const site = await siteWith(['rushDelivery']);
  const id = (await work(site.id))[0]?.id ?? '';
  expect(codeOf(await finish(id, { ...REPORT, note: 'ا'.repeat(SERVICE_TASK.note + 1) }))).toBe('VALIDATION_ERROR');
  expect(codeOf(await finish(id, { ...REPORT, minutes: SERVICE_TASK.minutes + 1 }))).toBe('VALIDATION_ERROR');
});

it('is finished once by two administrators at once', async () => {
  const site = await siteWith(['rushDelivery']);
  const id = (await work(site.id))[0]?.id ?? '';
  const answers = await Promise.all([finish(id, REPORT), finish(id, REPORT)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('shows the tasks of a site to its owner alone', async () => {
  const site = await siteWith(['maintenancePlan']);
  const { status } = await call('GET', `/sites/${site.id}/service-tasks`, foreign);
  expect(status).toBe(404);
  const [seen] = await ofSite(site.id);
  expect(seen).not.toHaveProperty('worker');
});

it('opens maintenance once in each period', async () => {
  const site = await siteWith(['maintenancePlan']);
  await openDueServiceTasks(app.ctx());
  await openDueServiceTasks(app.ctx());
  expect(await work(site.id)).toHaveLength(1);
  clock.advance(SERVICE_TASK.maintenanceMs + 1);
  await Promise.all([openDueServiceTasks(app.ctx()), openDueServiceTasks(app.ctx())]);
  expect(await work(site.id)).toHaveLength(2);
});

it('opens no maintenance for a closed site', async () => {
  const site = await siteWith(['maintenancePlan']);
  const closed = await asAdmin(app, 'POST', `/admin/sites/${site.id}/suspend`, { reason: 'بررسی' });
  expect(closed.status).toBe(200);
  clock.advance(SERVICE_TASK.maintenanceMs + DAY);
  await openDueServiceTasks(app.ctx());
  expect(await work(site.id)).toHaveLength(1);
});

it('cancels work when the order ends', async () => {
  const site = await siteWith(['maintenancePlan', 'rushDelivery']);
  const paid = await row<{ id: string }>(app.ctx().em, 'select id from payments where order_id = $1', [site.orderId]);
  const { status } = await asAdmin(app, 'POST', '/payments/refund', { payment_id: paid?.id, reason: 'نخواست' });
  expect(status).toBe(200);
  expect(await work(site.id)).toEqual([]);
  expect(await work(site.id, 'cancelled')).toHaveLength(2);
});
