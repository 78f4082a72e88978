/** The reader of an address confirms it by the signed link of the mail. The caller has checked the signature. */
import { NEWSLETTER } from '#core/sites/newsletter.js';
import { AppError } from '#core/errors/errors.js';
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { recordAccountEvent } from '#features/account-events/index.js';
import { notify } from '#features/notifications/index.js';
import { siteLoader, type SiteType } from '#features/sites/index.js';
import { addressHash } from '../address-hash.js';
import { mailSubscriber, type Addressee } from './mail-subscriber.js';
import { SUBSCRIBER_CONFIRMED } from './newsletter.notifications.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** From when on a request can still be confirmed. */
export function requestsSince(now: Date): Date {
  return new Date(now.getTime() - NEWSLETTER.confirmDays * DAY_MS);
}

const CONFIRM = `update newsletter_subscribers set confirmed_at = $3
  where id = $1 and site_id = $2 and confirmed_at is null and requested_at > $4 returning id, email`;
const STATE = `select confirmed_at is not null as "isConfirmed" from newsletter_subscribers where id = $1 and site_id = $2`;

/** Null: there is no such address any more. */
async function isConfirmed(ctx: Ctx, siteId: string, id: string): Promise<boolean | null> {
  return (await row<{ isConfirmed: boolean }>(ctx.em, STATE, [id, siteId]))?.isConfirmed ?? null;
}

/** Confirming twice changes nothing. False: the link is too old, or the address was removed. */
export async function confirmSubscriber(ctx: Ctx, siteId: string, id: string): Promise<boolean> {
  const known = await isConfirmed(ctx, siteId, id);
  if (known !== false) return known ?? false;
  const isNotified = await mayNotify(ctx, siteId);
  return unitOfWork(ctx, async (tx) => {
    const now = tx.clock.now();
    const confirmed = await row<Addressee>(tx.em, CONFIRM, [id, siteId, now, requestsSince(now)]);
    if (!confirmed) return (await isConfirmed(tx, siteId, id)) ?? false;
    const site = await siteLoader(tx).load(siteId);
    if (!site) return false;
    const hash = addressHash(tx.config, siteId, confirmed.email);
    await rows(tx.em, 'delete from removed_newsletter_subscribers where site_id = $1 and address_hash = $2', [
      siteId,
      hash,
    ]);
    await mailSubscriber(tx, 'newsletter_welcome', site, confirmed);
    tx.publish('newsletter.changed', { userId: site.userId, siteId });
    const data = { subscriber_id: id, site_id: siteId };
    await recordAccountEvent(tx, 'subscriber.confirmed', { userId: site.userId, recordId: id, data });
    await tx.enqueue('queue_webhooks', { siteId, event: 'subscriber.confirmed', subjectId: id });
    if (isNotified) await notifyOwner(tx, site, confirmed.email);
    return true;
  });
}

/** Beyond the limit of notices about what visitors send, subscribers are added without a word. */
async function mayNotify(ctx: Ctx, siteId: string): Promise<boolean> {
  return ctx.limits.take('formNotice', siteId).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'RATE_LIMITED') return false;
      throw error;
    },
  );
}

async function notifyOwner(tx: TxCtx, { id, userId, label }: Readonly<SiteType>, email: string): Promise<void> {
  const address = `${label}.${tx.config.sitesHost}`;
  await notify(tx, userId, SUBSCRIBER_CONFIRMED, { siteId: id, email, address });
}
