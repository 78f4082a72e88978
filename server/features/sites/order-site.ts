/** The functions of sites for orders: see orders/order-site.ts. */
import { chosenServices } from '#core/design/design.js';
import type { Ctx, TxCtx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { loaderOf } from '#platform/loader.js';
import { notify } from '#features/notifications/index.js';
import {
  orderNames,
  type OrderOfSite,
  type OrderSite,
  type SiteFacts,
  type SitePlace,
} from '#features/orders/index.js';
import { ReleaseCandidateEntity } from './custom/candidates.entity.js';
import { forgetDomains, keepOrderNames } from './domains/index.js';
import { PageAddressEntity } from './addresses/page-address.entity.js';
import { SiteIndexNowEntity } from './index-now/index-now.entity.js';
import { ServiceTaskEntity } from './service-tasks/service-tasks.entity.js';
import { openServiceTasks } from './service-tasks/service-tasks.store.js';
import { ReleaseDesignEntity, SiteDraftEntity } from './drafts/drafts.entity.js';
import { ReleaseEntity, type SiteEntity } from './sites.entity.js';
import { SITE_TEXTS } from './sites.messages.js';
import { createSite, lockSite, NOT_SCHEDULED, queueRelease } from './sites.store.js';
import type { SiteStop } from './sites.values.js';
import { stopSite } from './stop-site.js';
import { SiteUpgradeEntity } from './upgrades/upgrades.entity.js';
import { openAddress, visitorAddress } from './visitor-address.js';

/** Creates the site of a paid order whose row is locked, and requests its first release. */
async function begin(tx: TxCtx, order: OrderOfSite): Promise<void> {
  const site = await createSite(tx, order);
  if (!site) return;
  await queueRelease(tx, site, null);
  await tx.em.flush();
  await keepOrderNames(tx, site, orderNames(order.wizardData));
  await openServiceTasks(tx, site, chosenServices(order.wizardData));
}

/** The order has other domain names than before. */
async function rename(tx: TxCtx, orderId: string, data: OrderOfSite['wizardData']): Promise<void> {
  const site = await lockSite(tx, { orderId });
  if (site) await keepOrderNames(tx, site, orderNames(data));
}

/** Its releases are kept. */
export async function closeSite(tx: TxCtx, orderId: string, why: SiteStop): Promise<void> {
  const site = await lockSite(tx, { orderId });
  // Nobody decides about the label of a site whose order has ended.
  if (site) site.wishedLabel = null;
  // What an administrator has closed cannot be opened any more once its order has ended.
  const mayOpen = site?.stop === 'taken_down' || site?.stop === 'suspended';
  if (!site || (site.status === 'offline' && !mayOpen)) return;
  const wasShown = site.status === 'online';
  await stopSite(tx, site, { status: 'offline', stop: why });
  if (!wasShown || why === 'account_removed') return;
  const notice = SITE_TEXTS.offline(await visitorAddress(tx, site), why);
  const link = `/dashboard/sites/${site.id}?tab=export`;
  await notify(tx, { userId: site.userId, type: 'site_offline', ...notice, link, mail: true });
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
  // Under the old label, so that every process forgets what it serves there.
  await forgetDomains(tx, site);
  const { id: siteId, userId: owner, earlierLabel } = site;
  if (earlierLabel !== null) tx.publish('site.changed', { userId: owner, siteId, label: earlierLabel });
  const forgotten = { label: `removed-${siteId}`, wishedLabel: null, earlierLabel: null, liveReleaseId: null };
  tx.em.assign(site, { ...forgotten, failure: null, ...nothingAwaited });
  await tx.em.flush();
  // What was bought stays in the books; its design does not.
  await tx.em.nativeUpdate(SiteUpgradeEntity, { siteId: site.id }, { designId: null });
  // A report says what was written on the site.
  await tx.em.nativeUpdate(ServiceTaskEntity, { siteId: site.id, note: { $ne: null } }, { note: '' });
  await tx.em.nativeDelete(SiteDraftEntity, { siteId: site.id });
  await tx.em.nativeDelete(SiteIndexNowEntity, { siteId: site.id });
  await tx.em.nativeDelete(PageAddressEntity, { siteId: site.id });
  await tx.em.nativeDelete(ReleaseCandidateEntity, { siteId: site.id });
  await tx.em.nativeDelete(ReleaseEntity, { siteId: site.id });
  await tx.em.nativeDelete(ReleaseDesignEntity, { siteId: site.id });
}
