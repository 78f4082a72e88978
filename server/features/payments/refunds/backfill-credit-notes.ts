/** Credit notes for refunds that were booked before there were any. */
import { unitOfWork, type Ctx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { PaymentRefundEntity } from './payment-refund.entity.js';
import { lockWithSubject } from '../settlement/record-settlement.js';
import { creditInvoice } from './refunds.store.js';

const BATCH = 100;

interface Found {
  readonly id: string;
  readonly paymentId: string;
}

const WITHOUT_NOTE = `
  select r.id, r.payment_id as "paymentId" from payment_refunds r
  join payments p on p.id = r.payment_id and p.outcome = 'applied' and p.invoice_id is not null
  where r.status = 'completed' and not exists (select from credit_notes c where c.refund_id = r.id)
  order by r.updated_at, r.id limit ${BATCH}`;

/** The job. May run at every start, twice, and in several processes at once; each refund gets one credit note. */
export async function backfillCreditNotes(ctx: Ctx): Promise<void> {
  for (;;) {
    const found = await rows<Found>(ctx.em, WITHOUT_NOTE);
    for (const { id, paymentId } of found) {
      await unitOfWork(ctx, async (tx) => {
        const payment = await lockWithSubject(tx, paymentId);
        const known = await rows<Found>(tx.em, 'select id from credit_notes where refund_id = $1', [id]);
        if (known.length > 0) return;
        await creditInvoice(tx, payment, await tx.em.findOneOrFail(PaymentRefundEntity, { id }));
      });
    }
    if (found.length < BATCH) return;
  }
}
