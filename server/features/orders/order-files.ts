/** What features below orders ask about an order: who its files belong to, and what its picture shows. */
import { requireViewer, type Ctx } from '../../platform/context.js';
import type { WizardData } from '../../../core/design.js';
import type { OrderOfFiles } from '../files/index.js';
import { mayRead } from './orders.policy.js';
import { selectDocuments, selectOrder } from './orders.queries.js';

/** Null for a deleted order and for another's. */
export async function orderOfFiles(ctx: Ctx, id: string): Promise<OrderOfFiles | null> {
  const order = await selectOrder(ctx, id);
  return order && mayRead(requireViewer(ctx), order) ? { id: order.id, userId: order.userId } : null;
}

/** For the picture of its design, whoever asks; null for a deleted one. */
export async function orderOfPreview(ctx: Ctx, id: string): Promise<{ userId: string; wizardData: WizardData } | null> {
  const order = await selectOrder(ctx, id);
  return order && { userId: order.userId, wizardData: (await selectDocuments(ctx, id)).wizardData };
}
