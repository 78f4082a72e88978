import { AppError } from '#core/errors/errors.js';
import { requireViewer, type Ctx } from '#platform/context.js';
import { readSite } from '#features/sites/index.js';

/** For what owners alone may do with the messages of a site. @throws AppError NOT_FOUND also for another's site. */
export async function readOwnSite(ctx: Ctx, id: string): Promise<{ readonly id: string }> {
  const viewer = requireViewer(ctx);
  const site = await readSite(ctx, id);
  if (site.userId !== viewer.userId) throw new AppError('NOT_FOUND');
  return { id: site.id };
}
