/** The subscribers of a site as its owner reads them, for both APIs. Administrators may read, too. */
import type { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { requireViewer, type Ctx } from '#platform/context.js';
import { pageBounds, type LazyPage } from '#platform/db/page.js';
import { isId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { readSite } from '#features/sites/index.js';
import { subscribersSchema } from './subscribers.inputs.js';
import { findSubscriber, listSubscribers, newsletterLoader } from './subscribers.queries.js';
import type { NewsletterType, SubscriberType } from './subscribers.types.js';

export type SubscribersInput = z.input<typeof subscribersSchema> & { readonly siteId: string };

/** Those who confirmed last first. @throws AppError NOT_FOUND also for another's site, VALIDATION_ERROR. */
export async function readSubscribers(
  ctx: Ctx,
  { siteId, ...given }: SubscribersInput,
): Promise<LazyPage<SubscriberType>> {
  requireViewer(ctx);
  const filter = parseInput(subscribersSchema, given);
  const { id } = await readSite(ctx, siteId);
  return listSubscribers(ctx, id, filter, pageBounds(filter, PAGE_SIZE.graphql));
}

/** @throws AppError NOT_FOUND also for a subscriber of another's site. */
export async function readSubscriber(ctx: Ctx, id: string): Promise<SubscriberType> {
  const viewer = requireViewer(ctx);
  const found = isId(id) ? await findSubscriber(ctx.em, id) : null;
  if (!found || (viewer.role !== 'admin' && found.ownerId !== viewer.userId)) throw new AppError('NOT_FOUND');
  return found;
}

/** Like `readSubscriber`, but of this site alone. */
export async function readSubscriberOfSite(ctx: Ctx, siteId: string, id: string): Promise<SubscriberType> {
  const found = await readSubscriber(ctx, id);
  if (found.siteId !== siteId.toLowerCase()) throw new AppError('NOT_FOUND');
  return found;
}

/** The caller has decided who may see the site. */
export async function readNewsletter(ctx: Ctx, siteId: string): Promise<NewsletterType> {
  return (await newsletterLoader(ctx).load(siteId)) ?? { siteId, confirmed: 0, pending: 0 };
}
