/** The life of an order: placed, paid or not, its names registered, its site changed, completed or given back. */
import { rial } from '#core/money.js';
import { quoteWizard } from '#features/designs/index.js';
import {
  approveMoneyBack,
  createOrder,
  refuseMoneyBack,
  requestMoneyBack,
  updateOrderStatus,
} from '#features/orders/index.js';
import { publishNowOrLater, readDraft, saveDraft } from '#features/sites/index.js';
import { renewRegistration, setNicHandle } from '#features/site-domains/index.js';
import { row, rows } from '#platform/db/rows.js';
import { abandonPayment, pay, type PayBy } from './payments.js';
import { wizardOf, type WizardPlan } from './wizards.js';
import { actorOf, DAY_MS, HOUR_MS, MINUTE_MS, type Happening, type Year } from './year.js';

/** An order of the year, by what is known of it before it is placed. */
export interface Placed {
  readonly owner: string | null;
  readonly title: string;
  readonly atMs: number;
}

const PLACED = `select id from orders where user_id = $1 and title = $2 and created_at between $3 and $4`;

/** In the database, not in memory: the process that placed it may have ended. */
async function findPlaced(year: Year, { owner, title, atMs }: Placed): Promise<string | null> {
  const user = actorOf(year, owner).id;
  const window = [new Date(atMs - HOUR_MS), new Date(atMs + HOUR_MS)] as const;
  return (await row<{ id: string }>(year.app.visitor().em, PLACED, [user, title, ...window]))?.id ?? null;
}

/** @throws Error where the order was not placed. */
export async function idOf(year: Year, placed: Placed): Promise<string> {
  const id = await findPlaced(year, placed);
  if (id === null) throw new Error('the order was not placed');
  return id;
}

async function place(year: Year, placed: Placed, plan: WizardPlan): Promise<void> {
  if ((await findPlaced(year, placed)) !== null) return;
  const actor = actorOf(year, placed.owner);
  const ctx = year.app.as(actor);
  const wizardData = await wizardOf(plan);
  const { payable } = await quoteWizard(ctx, wizardData, { userId: actor.id, orderId: null });
  await createOrder(ctx, { submitMode: 'draft', wizardData, totalToman: payable, title: placed.title });
}

export function placing(placed: Placed, plan: WizardPlan): Happening {
  const { atMs } = placed;
  return { atMs, what: `${plan.project.label} is ordered`, run: (year) => place(year, placed, plan), again: true };
}

export interface Note {
  readonly title: string;
  readonly description: string;
  readonly pages: number;
  readonly budgetToman: number;
}

export function noting(owner: string | null, note: Note, atMs: number): Happening {
  const { title, description, pages: totalPages, budgetToman: totalToman } = note;
  const given = { submitMode: 'draft', title, description, totalPages, totalToman } as const;
  const run = async (year: Year): Promise<void> => {
    if ((await findPlaced(year, { owner, title, atMs })) === null)
      await createOrder(year.app.as(actorOf(year, owner)), given);
  };
  return { atMs, what: `${title} is noted`, run, again: true };
}

interface Due {
  readonly amountRials: number;
}

const PRICE = `select price_rials as "amountRials" from orders where id = $1 and payment_status <> 'paid'`;

async function payOrder(year: Year, placed: Placed, by: PayBy): Promise<void> {
  const actor = actorOf(year, placed.owner);
  const orderId = await idOf(year, placed);
  const due = await row<Due>(year.app.visitor().em, PRICE, [orderId]);
  if (due) await pay(year.app, actor, { orderId, amountRials: rial(due.amountRials) }, by);
  await year.app.settle();
}

export function paying(placed: Placed, by: PayBy, atMs: number): Happening {
  return { atMs, what: `an order is paid by ${by}`, run: (year) => payOrder(year, placed, by), again: true };
}

export function abandoning(placed: Placed, atMs: number): Happening {
  const run = async (year: Year): Promise<void> =>
    abandonPayment(year.app, actorOf(year, placed.owner), await idOf(year, placed));
  return { atMs, what: 'a payment is given up', run };
}

interface Registration {
  readonly id: string;
  readonly name: string;
}

function registrationsOf(year: Year, orderId: string): Promise<Registration[]> {
  const text = 'select id, name from domain_registrations where order_id = $1 order by name';
  return rows<Registration>(year.app.visitor().em, text, [orderId]);
}

/** Who owns a .ir name at its registry. */
export function namingHolder(placed: Placed, nicHandle: string, atMs: number): Happening {
  const run = async (year: Year): Promise<void> => {
    const ctx = year.app.as(actorOf(year, placed.owner));
    for (const { id, name } of await registrationsOf(year, await idOf(year, placed)))
      if (name.endsWith('.ir')) await setNicHandle(ctx, { id, nicHandle });
  };
  return { atMs, what: 'the holder of a name is given', run };
}

/** Another year of the names. */
export function renewingNames(placed: Placed, atMs: number): Happening {
  const run = async (year: Year): Promise<void> => {
    const actor = actorOf(year, placed.owner);
    for (const { id } of await registrationsOf(year, await idOf(year, placed))) {
      const { invoiceId } = await renewRegistration(year.app.as(actor), id);
      if (invoiceId) await payBill(year, placed.owner, invoiceId);
    }
  };
  return { atMs, what: 'a name is renewed', run };
}

async function payBill(year: Year, owner: string | null, invoiceId: string): Promise<void> {
  const text = 'select amount_rials as "amountRials" from invoices where id = $1';
  const due = await row<Due>(year.app.visitor().em, text, [invoiceId]);
  const debt = { invoiceId, amountRials: rial(due?.amountRials ?? 0) };
  await pay(year.app, actorOf(year, owner), debt, 'gateway');
}

async function siteOf(year: Year, placed: Placed): Promise<string> {
  const text = 'select id from sites where order_id = $1';
  const site = await row<{ id: string }>(year.app.visitor().em, text, [await idOf(year, placed)]);
  if (!site) throw new Error('the order has no site');
  return site.id;
}

/** Another colour, published at once or at a chosen time. */
export function republishing(placed: Placed, primaryColor: string, atMs: number, publishAtMs?: number): Happening {
  const run = async (year: Year): Promise<void> => {
    const ctx = year.app.as(actorOf(year, placed.owner));
    const id = await siteOf(year, placed);
    const { version, design } = await readDraft(ctx, id);
    const changed = { ...design, branding: { ...design.branding, primaryColor } };
    const saved = await saveDraft(ctx, { id, baseVersion: version, design: changed });
    const publishAt = publishAtMs === undefined ? null : new Date(publishAtMs);
    await publishNowOrLater(ctx, id, { draftVersion: saved.version, publishAt });
    await year.app.settle();
  };
  return { atMs, what: 'a site is published again', run };
}

/** An administrator moves the order along. */
export function moving(placed: Placed, status: 'completed' | 'cancelled', atMs: number): Happening {
  const run = async (year: Year): Promise<void> => {
    const reason = status === 'cancelled' ? 'به درخواست مشتری' : null;
    await updateOrderStatus(year.app.as(year.app.admin), { id: await idOf(year, placed), status, reason });
  };
  return { atMs, what: `an order is ${status}`, run };
}

export type MoneyBack = 'approved' | 'refused' | 'waiting';

const REASONS: Readonly<Record<MoneyBack, string>> = {
  approved: 'برنامهٔ کارمان عوض شد و فعلاً به سایت نیاز نداریم.',
  refused: 'فکر می‌کردم فروشگاه با درگاه پرداخت است.',
  waiting: 'شریکم سایت دیگری سفارش داده بود؛ لطفاً مبلغ را برگردانید.',
};

/** A request within the guarantee, and its decision a day later. */
export function askingMoneyBack(placed: Placed, outcome: MoneyBack, atMs: number): Happening[] {
  const ask = async (year: Year): Promise<void> => {
    const ctx = year.app.as(actorOf(year, placed.owner));
    await requestMoneyBack(ctx, { orderId: await idOf(year, placed), reason: REASONS[outcome] });
  };
  const decide = async (year: Year): Promise<void> => {
    const ctx = year.app.as(year.app.admin);
    const text = `select id from money_back_requests where order_id = $1`;
    const requestId = (await row<{ id: string }>(ctx.em, text, [await idOf(year, placed)]))?.id ?? '';
    if (outcome === 'approved') await approveMoneyBack(ctx, requestId);
    else
      await refuseMoneyBack(ctx, requestId, { reason: 'سایت طبق سفارش تحویل شده و امکانات آن در صفحهٔ قیمت آمده بود.' });
  };
  const asked = { atMs, what: 'money back is requested', run: ask };
  const decided = { atMs: atMs + 22 * HOUR_MS, what: 'money back is decided', run: decide };
  return outcome === 'waiting' ? [asked] : [asked, decided];
}

export const AFTER = {
  payment: 18 * MINUTE_MS,
  holder: 45 * MINUTE_MS,
  lookedThrough: 5 * HOUR_MS,
  completed: 3 * DAY_MS,
  republished: 19 * DAY_MS,
  moneyBack: 2 * DAY_MS,
  namesRenewed: 335 * DAY_MS,
} as const;
