import type { Ctx } from '#platform/context.js';
import { Key } from '#platform/provided.js';

/** How long the messages of a site are kept, months; null: until they are deleted. The page about privacy says so. */
export const MESSAGES_KEPT = new Key<(ctx: Ctx, siteId: string) => Promise<number | null>>('keeping of messages');
