/**
 * An unpaid renewal closes its site on a day of which the customer was notified before, and never without that
 * notification.
 */
import { INVOICE } from '#core/limits/limits.js';
import { rialToToman, type Rial } from '#core/money.js';
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import { notify } from '#features/notifications/index.js';
import { INVOICE_NOTIFICATIONS } from '../invoice/invoices.notifications.js';
import { DAY_MS } from '../invoice/issue-invoice.js';
import { followRenewals } from './renewed-service.js';

const BATCH = 100;

interface Found {
  readonly id: string;
}

const TO_WARN = `
  select id from invoices i where kind = 'renewal' and status in ('pending', 'due', 'overdue') and due_at <= $1
    and not exists (select from invoice_reminders r where r.invoice_id = i.id and r.kind = 'before_suspension')
  order by id limit ${BATCH}`;

/** Notifies the customers of unpaid renewals of the day on which their sites close. Once each. */
export async function warnOfSuspension(ctx: Ctx): Promise<void> {
  const days = INVOICE.graceDays - INVOICE.warnOfSuspensionDays;
  const dueBefore = new Date(ctx.clock.now().getTime() - days * DAY_MS);
  for (;;) {
    const found = await rows<Found>(ctx.em, TO_WARN, [dueBefore]);
    let warned = 0;
    for (const { id } of found) if (await unitOfWork(ctx, (tx) => warn(tx, id))) warned += 1;
    // Those that are just being paid are left for the next hour.
    if (found.length < BATCH || warned === 0) return;
  }
}

interface Unpaid {
  readonly userId: string;
  readonly number: string;
  readonly serviceName: string;
  readonly amountRials: Rial;
  readonly dueAt: Date;
}

const UNPAID = `
  select user_id as "userId", number, service_name as "serviceName", amount_rials as "amountRials", due_at as "dueAt"
  from invoices where id = $1 and status in ('pending', 'due', 'overdue') for no key update skip locked`;
const REMEMBER = `
  insert into invoice_reminders (id, invoice_id, kind, suspends_at, created_at)
  values ($1, $2, 'before_suspension', $3, $4) on conflict do nothing returning id`;

/**
 * The transaction that inserts the row sends the notification. After downtime of the product the day is later, never
 * unannounced.
 */
async function warn(tx: TxCtx, id: string): Promise<boolean> {
  const invoice = await row<Unpaid>(tx.em, UNPAID, [id]);
  if (!invoice) return false;
  const now = tx.clock.now();
  const { userId, amountRials, dueAt } = invoice;
  const graceOver = dueAt.getTime() + INVOICE.graceDays * DAY_MS;
  const suspendsAt = new Date(Math.max(graceOver, now.getTime() + INVOICE.warnOfSuspensionDays * DAY_MS));
  if (!(await row(tx.em, REMEMBER, [newId(), id, suspendsAt, now]))) return false;
  const facts = { ...invoice, amountToman: rialToToman(amountRials), suspendsAt };
  await notify(tx, userId, INVOICE_NOTIFICATIONS.before_suspension, facts);
  return true;
}

const TO_SUSPEND = `
  select r.id, i.id as "invoiceId", i.order_id as "orderId"
  from invoice_reminders r join invoices i on i.id = r.invoice_id
  where r.suspends_at <= $1 and r.suspended_at is null and i.status = 'overdue'
  order by r.suspends_at, r.id limit ${BATCH}`;
const CARRY_OUT = `
  update invoice_reminders r set suspended_at = $2 from invoices i
  where r.id = $1 and r.suspended_at is null and i.id = r.invoice_id and i.status = 'overdue' returning r.id`;

/** Closes what is unpaid on the announced day. Safe to run twice and concurrently; a payment that comes first wins. */
export async function suspendUnpaid(ctx: Ctx): Promise<void> {
  for (;;) {
    const found = await rows<Found & { readonly orderId: string; readonly invoiceId: string }>(ctx.em, TO_SUSPEND, [
      ctx.clock.now(),
    ]);
    for (const { id, invoiceId, orderId } of found)
      await unitOfWork(ctx, async (tx) => {
        // The invoice before the site, as a payment locks them.
        await row(tx.em, 'select id from invoices where id = $1 for no key update', [invoiceId]);
        if (await row(tx.em, CARRY_OUT, [id, tx.clock.now()])) await followRenewals(tx, orderId);
      });
    if (found.length < BATCH) return;
  }
}
