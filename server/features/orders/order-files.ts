/**
 * The functions of orders for features below: the owner of an order's files, its label, and the content of its preview.
 */
import { requireViewer, type Ctx, type TxCtx } from '#platform/context.js';
import type { WizardData } from '#core/design/design.js';
import { cleanLine } from '#core/text/plain-text.js';
import { row } from '#platform/db/rows.js';
import { designShowsFile } from '#features/designs/index.js';
import type { OrderOfFiles, ShownFile } from '#features/files/index.js';
import { mayRead } from './order/orders.policy.js';
import { selectDocuments, selectOrder } from './order/orders.queries.js';

/** Null for a deleted order and for another's. */
export async function orderOfFiles(ctx: Ctx, id: string): Promise<OrderOfFiles | null> {
  const order = await selectOrder(ctx, id);
  return order && mayRead(requireViewer(ctx), order) ? { id: order.id, userId: order.userId } : null;
}

/** The viewer's own newest order of that session of the wizard; null where there is none. */
export function orderOfSession(ctx: Ctx, sessionId: string): Promise<OrderOfFiles | null> {
  const text = `select id, user_id as "userId" from orders where user_id = $1 and session_id = $2 and deleted_at is null
    order by created_at desc, id desc limit 1`;
  return row<OrderOfFiles>(ctx.em, text, [requireViewer(ctx).userId, cleanLine(sessionId)]);
}

/** For the preview of its design, for any viewer; null for a deleted one. */
export async function orderOfPreview(ctx: Ctx, id: string): Promise<{ userId: string; wizardData: WizardData } | null> {
  const order = await selectOrder(ctx, id);
  return order && { userId: order.userId, wizardData: (await selectDocuments(ctx, id)).wizardData };
}

/**
 * Its owner's orders alone can show a file. They are found first, or the search for one that fits would walk through
 * everybody's.
 */
const SHOWING = `with own as materialized (
    select * from orders where user_id = $1 and deleted_at is null and status <> 'cancelled')
  select order_number as "orderNumber" from own
  where ${designShowsFile('wizard_data', 2)} limit 1`;

/** An order that is paid or can still be paid must stay as it is shown. A cancelled or deleted order shows nothing. */
export async function numberOfOrderShowing(tx: TxCtx, { id, ownerId }: ShownFile): Promise<string | null> {
  const found = await row<{ orderNumber: string }>(tx.em, SHOWING, [ownerId, `file:${id}`]);
  return found?.orderNumber ?? null;
}
