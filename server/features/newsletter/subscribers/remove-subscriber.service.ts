/** The owner of a site removes a subscriber, as the reader may demand. Administrators only read. */
import { AppError } from '#core/errors/errors.js';
import { requireViewer, unitOfWork, type Ctx } from '#platform/context.js';
import { forgetSubscriber } from '../subscription/forget-subscriber.js';
import { readSubscriber, readSubscriberOfSite } from './read-subscribers.service.js';

/**
 * For good: no restored backup brings the address back. Its reader can subscribe again.
 * @throws AppError NOT_FOUND also for an administrator who is not the owner.
 */
export async function removeSubscriber(ctx: Ctx, id: string): Promise<string> {
  const { userId } = requireViewer(ctx);
  const { id: known, siteId, ownerId } = await readSubscriber(ctx, id);
  if (ownerId !== userId) throw new AppError('NOT_FOUND');
  const isDone = await unitOfWork(ctx, (tx) => forgetSubscriber(tx, siteId, known, false));
  if (!isDone) throw new AppError('NOT_FOUND');
  return known;
}

/** Like `removeSubscriber`, but of this site alone. */
export async function removeSubscriberOfSite(ctx: Ctx, siteId: string, id: string): Promise<void> {
  await readSubscriberOfSite(ctx, siteId, id);
  await removeSubscriber(ctx, id);
}
