/** Orders are above designs: they say whether a draft has become an order. */
import type { Ctx } from '#platform/context.js';
import { Key } from '#platform/provided.js';

/** @throws AppError DRAFT_ORDERED with the order in `details`, when this draft of the user's has become one. */
export const ORDERED_DRAFT = new Key<(ctx: Ctx, userId: string, draftId: string) => Promise<void>>('order of a draft');
