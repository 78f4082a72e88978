import { unitOfWork, type Ctx } from '#platform/context.js';
import { forgetSubscriber } from './forget-subscriber.js';

/** By the signed link of a mail; the caller has checked the signature. Doing it twice changes nothing. */
export async function unsubscribe(ctx: Ctx, siteId: string, id: string): Promise<void> {
  await unitOfWork(ctx, (tx) => forgetSubscriber(tx, siteId, id, true));
}
