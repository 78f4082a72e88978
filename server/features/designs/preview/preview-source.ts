/** Previews show designs of orders, and orders stand above designs: they register here where an order's wizard is. */
import type { WizardData } from '../../../../core/design.js';
import type { Ctx } from '../../../platform/context.js';

export interface PreviewOrder {
  readonly userId: string;
  readonly wizardData: WizardData;
}

/** Whoever asks; null for no such order and for a deleted one. */
export type FindPreviewOrder = (ctx: Ctx, orderId: string) => Promise<PreviewOrder | null>;

let find: FindPreviewOrder | null = null;

export function registerPreviewOrders(findOrder: FindPreviewOrder): void {
  find = findOrder;
}

export async function previewOrder(ctx: Ctx, orderId: string): Promise<PreviewOrder | null> {
  return find ? find(ctx, orderId) : null;
}
