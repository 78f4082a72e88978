/** Reading the log of one's own account. */
import { ACCOUNT_EVENT_KINDS, kindsOfScopes } from '#core/account-events.js';
import { requireViewer, type Ctx } from '#platform/context.js';
import { parseInput } from '#platform/input.js';
import { listEventsSchema, type ListEventsData } from './account-events.inputs.js';
import { listEvents, listNewestEvents } from './account-events.queries.js';
import type { AccountEventListType } from './account-events.types.js';
import { numberEvents } from './number-events.job.js';

/**
 * A part of the log, oldest or newest first. A key receives the kinds whose scope it has; others are left out as if
 * they had not happened. @throws AppError UNAUTHORIZED, VALIDATION_ERROR.
 */
export async function readEvents(ctx: Ctx, given: ListEventsData): Promise<AccountEventListType> {
  const { userId, key } = requireViewer(ctx);
  const { first, after, newestFirst, kinds: chosen } = parseInput(listEventsSchema, given);
  const visible = key ? kindsOfScopes(key.scopes) : ACCOUNT_EVENT_KINDS;
  const kinds = chosen.length === 0 ? visible : visible.filter((kind) => chosen.includes(kind));
  await numberEvents(ctx);
  const limit = first + 1;
  const found = newestFirst
    ? await listNewestEvents(ctx.em, userId, { before: after ? Number(after) : undefined, kinds, limit })
    : await listEvents(ctx.em, userId, { after: Number(after ?? 0), kinds, limit });
  const events = found.slice(0, first);
  return { events, cursor: String(events.at(-1)?.sequence ?? after ?? 0), more: found.length > first };
}
