/** Previews show designs of orders, and orders are above designs: they provide access to an order's wizard. */
import type { WizardData } from '#core/design/design.js';
import type { Ctx } from '#platform/context.js';
import { Key } from '#platform/provided.js';

export interface PreviewOrder {
  readonly userId: string;
  readonly wizardData: WizardData;
}

/** For the viewer; null for a missing or deleted order. */
export const PREVIEW_ORDER = new Key<(ctx: Ctx, orderId: string) => Promise<PreviewOrder | null>>('order of a preview');
