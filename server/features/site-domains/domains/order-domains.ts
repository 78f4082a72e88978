/** The names that were ordered with a site are among its domains. */
import type { TxCtx } from '#platform/context.js';
import { orderNames, ownedNameOf } from '#features/orders/index.js';
import { type SiteRows, type SiteEntity, lockSite } from '#features/sites/index.js';
import { SiteDomainEntity } from './site-domain.entity.js';
import { domainsOf, choosePrimary, newDomain, publishDomains } from './site-domains.store.js';

/** `site` is locked. Names that the order has no longer lead nowhere; new ones wait for their registration. */
async function setOrderNames(tx: TxCtx, site: SiteEntity, names: readonly string[]): Promise<void> {
  const known = await domainsOf(tx, site.id);
  const gone = known.filter(({ origin, name }) => origin === 'order' && !names.includes(name));
  for (const domain of gone) tx.em.remove(domain);
  for (const domain of known) if (names.includes(domain.name)) domain.origin = 'order';
  const added = names.filter((name) => !known.some((domain) => domain.name === name));
  for (const name of added) newDomain(tx, site.id, name, 'order');
  await tx.em.flush();
  if (gone.length === 0) return;
  await choosePrimary(tx, site, await domainsOf(tx, site.id));
  publishDomains(
    tx,
    site,
    known.map(({ name }) => name),
  );
}

/**
 * A name of an order has been registered for its customer, which proves it: it is served as soon as it leads here.
 * Nothing where the order has no site, or no such name any more. Another site that held the name loses it.
 */
export async function noteRegistered(tx: TxCtx, orderId: string, name: string): Promise<void> {
  const site = await lockSite(tx, { orderId });
  const domain = site && (await tx.em.findOne(SiteDomainEntity, { siteId: site.id, name }, { refresh: true }));
  if (!site || !domain) return;
  const now = tx.clock.now();
  tx.em.assign(domain, { isRegistered: true, checkCount: 0, watchedSince: now, nextCheckAt: now, updatedAt: now });
  await tx.em.flush();
  publishDomains(tx, site, []);
  await tx.enqueue('check_site_domains', { id: domain.id }, { key: `check_site_domains:${domain.id}` });
}

/**
 * A name is no longer registered with us: it was released, or moved to another registrar. From now on only the record
 * that proves it keeps it, as with any domain that a customer brings, and its next holder can connect it.
 */
export async function noteRegistrationEnded(tx: TxCtx, orderId: string, name: string): Promise<void> {
  const site = await lockSite(tx, { orderId });
  const domain = site && (await tx.em.findOne(SiteDomainEntity, { siteId: site.id, name }, { refresh: true }));
  if (!site || !domain) return;
  const now = tx.clock.now();
  tx.em.assign(domain, { origin: 'own', isRegistered: false, checkCount: 0, watchedSince: now });
  // Claimed without a proof, it holds nothing.
  if (domain.state === 'proven') domain.state = 'waiting';
  tx.em.assign(domain, { nextCheckAt: now, updatedAt: now });
  await tx.em.flush();
  publishDomains(tx, site, []);
}

const setNames: NonNullable<SiteRows['rename']> = (tx, site, ordered) => setOrderNames(tx, site, orderNames(ordered));

/** A name that the customer owns is a domain like any that is added later: it waits for its proof and holds nothing. */
const beginWithNames: NonNullable<SiteRows['begin']> = async (tx, site, ordered) => {
  const owned = ownedNameOf(ordered);
  await setNames(tx, site, ordered);
  if (owned === null) return;
  newDomain(tx, site.id, owned, 'own');
  await tx.em.flush();
};

/** Domains stay with a site that is closed, and go with the account of its owner. */
export const domainRows: SiteRows = {
  tables: ['site_domains'],
  begin: beginWithNames,
  rename: setNames,
  forget: async (tx, site) => {
    const known = await domainsOf(tx, site.id);
    await tx.em.nativeDelete(SiteDomainEntity, { siteId: site.id });
    for (const { name } of known) tx.publish('domain.changed', { name });
  },
};
