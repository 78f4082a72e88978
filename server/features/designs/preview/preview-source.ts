/** Previews show designs of orders, and orders stand above designs: they provide where an order's wizard is. */
import type { WizardData } from '../../../../core/design.js';
import type { Ctx } from '../../../platform/context.js';
import { Key } from '../../../platform/provided.js';

export interface PreviewOrder {
  readonly userId: string;
  readonly wizardData: WizardData;
}

/** Whoever asks; null for no such order and for a deleted one. */
export const PREVIEW_ORDER = new Key<(ctx: Ctx, orderId: string) => Promise<PreviewOrder | null>>('order of a preview');
