/** An unpaid upgrade lapses: its price is that of the days that were left when it was ordered. */
import { unitOfWork, type Ctx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { isPayable } from './invoice/invoices.policy.js';
import { cancelInvoice } from './invoices.service.js';
import { lockInvoice } from './invoice/lock-invoice.js';

const BATCH = 100;

const TO_LAPSE = `
  select id from invoices where kind = 'upgrade' and status in ('pending', 'due', 'overdue') and due_at <= $1
  order by due_at, id limit ${BATCH}`;

/** Cancels the upgrades whose due date has come, one transaction each. A payment that comes first wins. */
export async function lapseUpgrades(ctx: Ctx): Promise<void> {
  for (;;) {
    const found = await rows<{ id: string }>(ctx.em, TO_LAPSE, [ctx.clock.now()]);
    for (const { id } of found)
      await unitOfWork(ctx, async (tx) => {
        if (isPayable((await lockInvoice(tx, id)).status)) await cancelInvoice(tx, id);
      });
    if (found.length < BATCH) return;
  }
}
