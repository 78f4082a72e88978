/** Domains inside a transaction. Callers have locked the site. */
import { randomBytes } from 'node:crypto';
import type { TxCtx } from '#platform/context.js';
import { newId } from '#platform/id.js';
import { followAddress, type SiteEntity, publishChange, finalHost } from '#features/sites/index.js';
import { SiteDomainEntity } from './site-domain.entity.js';
import type { DomainOrigin } from './site-domains.values.js';

/** Long enough that it cannot be guessed; no person types it. */
const TOKEN_BYTES = 20;

export function newDomain(tx: TxCtx, siteId: string, name: string, origin: DomainOrigin): SiteDomainEntity {
  const now = tx.clock.now();
  const domain = tx.em.create(SiteDomainEntity, {
    id: newId(),
    siteId,
    name,
    origin,
    token: `barpa-${randomBytes(TOKEN_BYTES).toString('hex')}`,
    isRegistered: false,
    state: 'waiting',
    isPrimary: false,
    withWww: false,
    bareHere: false,
    wwwHere: false,
    checkCount: 0,
    httpsCheckCount: 0,
    nextCheckAt: now,
    watchedSince: now,
    createdAt: now,
    updatedAt: now,
  });
  tx.em.persist(domain);
  return domain;
}

export function domainsOf(tx: TxCtx, siteId: string): Promise<SiteDomainEntity[]> {
  return tx.em.find(SiteDomainEntity, { siteId }, { orderBy: { createdAt: 'asc', id: 'asc' }, refresh: true });
}

export const isServed = ({ state }: Pick<SiteDomainEntity, 'state'>): boolean =>
  state === 'connected' || state === 'lost';

/** Where its visitors end; null where they see no site. */
export const servedHost = (domain: SiteDomainEntity): string | null => (isServed(domain) ? finalHost(domain) : null);

/**
 * Visitors of the domain end at another host than before, or at none: whether HTTPS works there is found out anew, at
 * once where something ends TLS.
 */
export async function restartHttps(tx: TxCtx, domain: SiteDomainEntity): Promise<void> {
  const httpsNextAt = isServed(domain) ? tx.clock.now() : null;
  tx.em.assign(domain, { httpsReadyAt: null, httpsCheckedAt: null, httpsCheckCount: 0, httpsNextAt });
  await tx.em.flush();
  if (httpsNextAt !== null && tx.ports.tls !== null)
    await tx.enqueue('check_site_https', { id: domain.id }, { key: `check_site_https:${domain.id}` });
}

/**
 * Makes one of a locked site's domains the primary one; none where it is null. In two writes, for there is never a
 * second. The pages of the site follow.
 */
export async function setPrimary(
  tx: TxCtx,
  site: SiteEntity,
  domains: readonly SiteDomainEntity[],
  chosen: SiteDomainEntity | null,
): Promise<void> {
  for (const domain of domains) if (domain !== chosen) domain.isPrimary = false;
  await tx.em.flush();
  if (chosen) chosen.isPrimary = true;
  await tx.em.flush();
  await followAddress(tx, site);
}

/** The first domain that leads to a site is its primary one, and one that leads there no longer is none. */
export async function choosePrimary(tx: TxCtx, site: SiteEntity, domains: readonly SiteDomainEntity[]): Promise<void> {
  const served = domains.filter(isServed);
  const primary = served.find(({ isPrimary }) => isPrimary) ?? served[0] ?? null;
  await setPrimary(tx, site, domains, primary);
}

/** To every process that serves them, and to the owner's screens. */
export function publishDomains(tx: TxCtx, site: SiteEntity, names: readonly string[]): void {
  for (const name of names) tx.publish('domain.changed', { name });
  publishChange(tx, site);
}
