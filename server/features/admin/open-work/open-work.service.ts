import { requireAdmin, type Ctx } from '#platform/context.js';
import { selectOpenWork } from './open-work.queries.js';
import type { OpenWorkType } from './open-work.types.js';

/** For administrators: what waits for one of them, what is late first. @throws AppError FORBIDDEN. */
export function openWork(ctx: Ctx): Promise<readonly OpenWorkType[]> {
  requireAdmin(ctx);
  return selectOpenWork(ctx);
}
