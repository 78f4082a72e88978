/** The functions of sites for orders: see orders/order-site.ts. */
import type { Ctx, TxCtx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { loaderOf } from '#platform/loader.js';
import { notify } from '#features/notifications/index.js';
import type { OrderOfSite, OrderSite, SiteFacts, SitePlace } from '#features/orders/index.js';
import { followOrder, followSite } from './site/site-rows.js';
import type { SiteEntity } from './site/sites.entity.js';
import { createSite, lockSite, NOT_SCHEDULED, publishChange, queueRelease } from './site/sites.store.js';
import type { SiteStop } from './site/sites.values.js';
import { stopSite } from './stop-site.js';
import { openAddress, visitorAddress } from './site/visitor-address.js';
import { SITE_NOTIFICATIONS } from './site/sites.notifications.js';

/** Creates the site of a paid order whose row is locked, and requests its first release. */
async function begin(tx: TxCtx, order: OrderOfSite): Promise<void> {
  const site = await createSite(tx, order);
  if (!site) return;
  await queueRelease(tx, site, null);
  await tx.em.flush();
  await followOrder(tx, 'begin', site, order.wizardData);
}

/** The order has other domain names than before. */
async function rename(tx: TxCtx, orderId: string, data: OrderOfSite['wizardData']): Promise<void> {
  const site = await lockSite(tx, { orderId });
  if (site) await followOrder(tx, 'rename', site, data);
}

/** Its releases are kept. */
export async function closeSite(tx: TxCtx, orderId: string, why: SiteStop): Promise<void> {
  const site = await lockSite(tx, { orderId });
  // Nobody decides about the label of a site whose order has ended.
  if (site) tx.em.assign(site, { wishedLabel: null, updatedAt: tx.clock.now() });
  // A site that an administrator has closed cannot be opened any more once its order has ended.
  const mayOpen = site?.stop === 'taken_down' || site?.stop === 'suspended';
  if (!site || (site.status === 'offline' && !mayOpen)) return;
  const wasShown = site.status === 'online';
  await stopSite(tx, site, { status: 'offline', stop: why });
  if (!wasShown || why === 'account_removed') return;
  const closed = { siteId: site.id, address: await visitorAddress(tx, site), why };
  await notify(tx, site.userId, SITE_NOTIFICATIONS.offline, closed);
}

const FACTS = `
  select s.order_id as "orderId", s.status, s.online_at as "onlineAt",
    (select min(d.connected_at) from site_domains d where d.site_id = s.id) as "domainConnectedAt"
  from sites s where s.order_id = any($1::uuid[])`;

function facts(ctx: Ctx, orderId: string): Promise<SiteFacts | null> {
  const loader = loaderOf<SiteFacts>(
    ctx,
    'sites.facts',
    (ids) => rows<SiteFacts>(ctx.em, FACTS, [[...ids]]),
    (each) => each.orderId,
  );
  return loader.load(orderId);
}

const PLACE = 'select id, label, status from sites where order_id = $1';

async function place(ctx: Ctx, orderId: string): Promise<SitePlace | null> {
  const site = await row<Pick<SiteEntity, 'id' | 'label' | 'status'>>(ctx.em, PLACE, [orderId]);
  return site && { siteId: site.id, openUrl: site.status === 'online' ? await openAddress(ctx, site) : null };
}

export const orderSite: OrderSite = { begin, rename, end: closeSite, facts, place };

/**
 * An account is removed with its sites. Their releases are deleted, and the address, which is often the person's name,
 * is replaced by a neutral one.
 */
export async function forgetOwner(tx: TxCtx, userId: string): Promise<void> {
  const own = await rows<{ orderId: string }>(tx.em, 'select order_id as "orderId" from sites where user_id = $1', [
    userId,
  ]);
  for (const { orderId } of own) {
    await closeSite(tx, orderId, 'account_removed');
    await forgetSite(tx, orderId);
  }
}

const nothingAwaited = { buildingDesignId: null, ...NOT_SCHEDULED };

async function forgetSite(tx: TxCtx, orderId: string): Promise<void> {
  const site = await lockSite(tx, { orderId });
  if (!site) return;
  const { id: siteId, userId: owner, earlierLabel } = site;
  // Under the old labels, so that every process forgets what it serves there.
  publishChange(tx, site);
  if (earlierLabel !== null) tx.publish('site.changed', { userId: owner, siteId, label: earlierLabel });
  const forgotten = { label: `removed-${siteId}`, wishedLabel: null, earlierLabel: null, liveReleaseId: null };
  tx.em.assign(site, { ...forgotten, failure: null, ...nothingAwaited });
  await tx.em.flush();
  await followSite(tx, 'forget', site);
}
