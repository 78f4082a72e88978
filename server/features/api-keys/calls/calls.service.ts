import { AppError } from '#core/errors/errors.js';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { requirePerson, type Ctx } from '#platform/context.js';
import { pageBounds, type LazyPage } from '#platform/db/page.js';
import { isId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { findKey } from '../api-keys.queries.js';
import { pageCalls } from './calls.queries.js';
import { callsSchema, type ApiKeyCallType, type CallsInput } from './calls.types.js';

/**
 * The last calls with one's own key, newest first; administrators read those of any.
 * @throws AppError NOT_FOUND also for another's key, VALIDATION_ERROR, UNAUTHORIZED, FORBIDDEN for a key.
 */
export async function readCalls(ctx: Ctx, keyId: string, given: CallsInput): Promise<LazyPage<ApiKeyCallType>> {
  const { userId, role } = requirePerson(ctx);
  const { requestId, ...page } = parseInput(callsSchema, given);
  const key = isId(keyId) ? await findKey(ctx.em, keyId) : null;
  if (!key || (key.userId !== userId && role !== 'admin')) throw new AppError('NOT_FOUND');
  return pageCalls(ctx, key.id, { requestId }, pageBounds(page, PAGE_SIZE.graphql));
}
