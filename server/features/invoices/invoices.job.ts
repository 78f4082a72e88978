/** The daily course of invoices: renewals are issued, due dates pass, reminders are sent. */
import { INVOICE } from '#core/limits/limits.js';
import { rialToToman, type Rial } from '#core/money.js';
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import { recordInvoiceEvents } from './invoice/invoice-event.js';
import { notify } from '#features/notifications/index.js';
import { DAY_MS } from './invoice/issue-invoice.js';
import { billRenewals } from './renewals/renewals.js';
import { endStopped } from './renewals/stop-renewal.js';
import { suspendUnpaid, warnOfSuspension } from './renewals/suspension.js';
import { lapseUpgrades } from './lapse-upgrades.js';
import { INVOICE_NOTIFICATIONS } from './invoice/invoices.notifications.js';
import type { ReminderKind } from './renewals/renewal.entity.js';

/** The hourly job. Each part may run twice, or in two processes at once, and acts once. */
export async function advanceInvoices(ctx: Ctx): Promise<void> {
  await lapseUpgrades(ctx);
  await billRenewals(ctx);
  await moveStatuses(ctx);
  await remind(ctx, 'before_due');
  await remind(ctx, 'after_due');
  await warnOfSuspension(ctx);
  await suspendUnpaid(ctx);
  await endStopped(ctx);
}

// Rows that are just being paid are left for the next hour; ordered, so that two runs cannot wait for each other.
const MOVE = `
  update invoices set status = ?, updated_at = ? where id in (
    select id from invoices
    where status = any(?::text[]) and due_at <= ? and kind <> 'upgrade' order by id for no key update skip locked)
  returning id`;

/** pending → due on the due date, due → overdue after the days of grace (D-06). Upgrades lapse instead. */
async function moveStatuses(ctx: Ctx): Promise<void> {
  await unitOfWork(ctx, async (tx) => {
    const now = tx.clock.now();
    const graceOver = new Date(now.getTime() - INVOICE.graceDays * DAY_MS);
    const overdue = await tx.em.execute<{ id: string }[]>(MOVE, ['overdue', now, '{pending,due}', graceOver]);
    await recordInvoiceEvents(
      tx,
      'invoice.overdue',
      overdue.map(({ id }) => id),
    );
    await tx.em.execute(MOVE, ['due', now, '{pending}', now]);
    tx.publish('list.changed', { list: 'invoices' });
  });
}

/** Every unpaid invoice has these; renewals/suspension.ts sends the warning of a suspension. */
type TimedReminder = Exclude<ReminderKind, 'before_suspension'>;

/** Which invoices get reminders: renewals and manual ones. An unpaid order or upgrade is an offer and not a debt. */
const BILLS = `kind not in ('order', 'upgrade') and not exists (select 1 from invoice_reminders r where r.invoice_id = i.id and r.kind = $1)`;
const TO_REMIND: Readonly<Record<TimedReminder, string>> = {
  before_due: `select id from invoices i where ${BILLS} and status = 'pending' and due_at > $2 and due_at <= $3 order by id`,
  after_due: `select id from invoices i where ${BILLS} and status in ('pending', 'due', 'overdue') and due_at < $2 and due_at <= $3 order by id`,
};

function horizon(kind: TimedReminder, now: Date): Date {
  const days = kind === 'before_due' ? INVOICE.remindBeforeDays : -INVOICE.remindAfterDays;
  return new Date(now.getTime() + days * DAY_MS);
}

async function remind(ctx: Ctx, kind: TimedReminder): Promise<void> {
  const now = ctx.clock.now();
  const found = await rows<{ id: string }>(ctx.em, TO_REMIND[kind], [kind, now, horizon(kind, now)]);
  for (const { id } of found) await unitOfWork(ctx, (tx) => remindOnce(tx, id, kind));
}

interface Reminded {
  readonly userId: string;
  readonly number: string;
  readonly serviceName: string;
  readonly amountRials: Rial;
  readonly dueAt: Date;
}

const UNPAID = `
  select user_id as "userId", number, service_name as "serviceName", amount_rials as "amountRials", due_at as "dueAt"
  from invoices where id = $1 and status in ('pending', 'due', 'overdue') for no key update`;
const REMEMBER = `
  insert into invoice_reminders (id, invoice_id, kind, created_at) values ($1, $2, $3, $4)
  on conflict do nothing returning invoice_id as "invoiceId"`;

/** The reminder's row decides: the transaction that inserts it sends the reminder. */
async function remindOnce(tx: TxCtx, id: string, kind: TimedReminder): Promise<void> {
  const invoice = await row<Reminded>(tx.em, UNPAID, [id]);
  if (!invoice) return;
  if (!(await row(tx.em, REMEMBER, [newId(), id, kind, tx.clock.now()]))) return;
  const { userId, amountRials, ...facts } = invoice;
  await notify(tx, userId, INVOICE_NOTIFICATIONS[kind], { ...facts, amountToman: rialToToman(amountRials) });
}
