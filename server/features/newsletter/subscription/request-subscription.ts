/**
 * A visitor wrote an address into a newsletter form. Whether it is on the list already is looked up in a job, so that
 * neither the answer nor its duration reveals it.
 */
import { NEWSLETTER } from '#core/sites/newsletter.js';
import { AppError } from '#core/errors/errors.js';
import { foldForSearch } from '#core/text/digits.js';
import { unitOfWork, type Ctx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import type { Jobs } from '#platform/jobs/catalogue.js';
import { mailboxOf } from '#platform/limits/mailbox.js';
import { siteLoader } from '#features/sites/index.js';
import { addressHash } from '../address-hash.js';
import { mailSubscriber } from './mail-subscriber.js';
import { cut } from '#core/text/cut.js';

export type SubscriptionRequest = Jobs['start_subscription'];

/** The caller has validated the address and checked the limits of the form. */
export async function requestSubscription(ctx: Ctx, request: SubscriptionRequest): Promise<void> {
  const name = request.name === null ? null : cut(request.name, NEWSLETTER.name);
  await unitOfWork(ctx, (tx) => tx.enqueue('start_subscription', { ...request, name }));
}

const IS_KNOWN = `select 1 as known from newsletter_subscribers
    where site_id = $1 and email = $2 and confirmed_at is not null
  union all select 1 from removed_newsletter_subscribers
    where site_id = $1 and address_hash = $3 and is_unsubscribed and removed_at > $4 limit 1`;

/** Two requests at once: the second waits for the first, and finds that the quiet time has begun again. */
const IS_QUIET = `select removed_at > $3 as "isQuiet" from removed_newsletter_subscribers
  where site_id = $1 and address_hash = $2 and is_unsubscribed for update`;

/** An address that unsubscribed has its quiet time again after each request to confirm. */
const BEGIN_QUIET_TIME = `update removed_newsletter_subscribers set removed_at = $3
  where site_id = $1 and address_hash = $2 and is_unsubscribed`;

const DAY_MS = 24 * 60 * 60 * 1000;

const STORE = `insert into newsletter_subscribers as s (id, site_id, email, name, page_path, search_text, requested_at)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (site_id, email) do update set requested_at = excluded.requested_at where s.confirmed_at is null
  returning id`;

/** Requests to confirm are limited for one mailbox over all sites. */
async function mayMail(ctx: Ctx, email: string): Promise<boolean> {
  return ctx.limits.take('newsletterRecipient', mailboxOf(email)).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'RATE_LIMITED') return false;
      throw error;
    },
  );
}

/** The job. Nothing is sent to subscribers, to addresses that unsubscribed lately, and beyond the limit. */
export async function startSubscription(ctx: Ctx, { siteId, email, name, pagePath }: SubscriptionRequest) {
  const site = await siteLoader(ctx).load(siteId);
  if (site?.status !== 'online') return;
  const hash = addressHash(ctx.config, siteId, email);
  const quietSince = new Date(ctx.clock.now().getTime() - NEWSLETTER.quietDays * DAY_MS);
  const known = await row(ctx.em, IS_KNOWN, [siteId, email, hash, quietSince]);
  if (known || !(await mayMail(ctx, email))) return;
  await unitOfWork(ctx, async (tx) => {
    const left = await row<{ isQuiet: boolean }>(tx.em, IS_QUIET, [siteId, hash, quietSince]);
    if (left?.isQuiet) return;
    const search = foldForSearch(`${email} ${name ?? ''}`);
    const values = [newId(), siteId, email, name, pagePath, search, tx.clock.now()];
    const stored = await row<{ id: string }>(tx.em, STORE, values);
    if (!stored) return;
    await rows(tx.em, BEGIN_QUIET_TIME, [siteId, hash, tx.clock.now()]);
    await mailSubscriber(tx, 'newsletter_confirm', site, { id: stored.id, email });
    tx.publish('newsletter.changed', { userId: site.userId, siteId });
  });
}
