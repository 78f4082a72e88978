/** The acts of owners on the domains of their sites, for both APIs. */
import { z } from 'zod';
import { MAX_TYPED_DOMAIN } from '#core/sites/domain-name.js';
import { AppError } from '#core/errors/errors.js';
import { SITE_DOMAINS } from '#core/limits/limits.js';
import { requireViewer, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { lockByName } from '#platform/db/locks.js';
import { isId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { auditIfAdmin } from '#features/identity/index.js';
import { type SiteEntity, readSite, auditSubjectOf, lockSite } from '#features/sites/index.js';
import { checkDomainNow } from './check-domains.js';
import { requireName } from './own-name.js';
import { SiteDomainEntity } from './site-domain.entity.js';
import { countOwn, domainsLoader, findDomain } from './site-domains.queries.js';
import {
  domainsOf,
  isServed,
  choosePrimary,
  newDomain,
  publishDomains,
  restartHttps,
  servedHost,
  setPrimary,
} from './site-domains.store.js';
import type { SiteDomainType } from './site-domains.types.js';

const addDomainSchema = z.object({ siteId: z.string(), name: z.string().max(MAX_TYPED_DOMAIN) });
const primaryDomainSchema = z.object({
  siteId: z.string(),
  id: z.string(),
  /** Visitors are to end at `www.`; as before where not said. */
  withWww: z.boolean().nullish(),
});

/** @throws AppError NOT_FOUND. */
export async function readDomains(ctx: Ctx, siteId: string): Promise<readonly SiteDomainType[]> {
  const site = await readSite(ctx, siteId);
  return (await domainsLoader(ctx).load(site.id))?.domains ?? [];
}

/** @throws AppError NOT_FOUND also for a domain of another site. */
async function readDomain(ctx: Ctx, siteId: string, id: string): Promise<SiteDomainType> {
  const site = await readSite(ctx, siteId);
  const domain = isId(id) ? await findDomain(ctx, site.id, id) : null;
  if (!domain) throw new AppError('NOT_FOUND');
  return domain;
}

/** @throws AppError NOT_FOUND. */
async function lockDomain(
  tx: TxCtx,
  siteId: string,
  id: string,
): Promise<{ site: SiteEntity; domain: SiteDomainEntity }> {
  const found = await readDomain(tx, siteId, id);
  const site = await lockSite(tx, { id: found.siteId });
  const domain = await tx.em.findOne(SiteDomainEntity, { id: found.id }, { refresh: true });
  if (!site || !domain) throw new AppError('NOT_FOUND');
  return { site, domain };
}

/** `domains` are those that may be served differently from now on. */
async function recordChange(
  tx: TxCtx,
  site: SiteEntity,
  domains: readonly SiteDomainEntity[],
  change: 'added' | 'removed' | 'primary',
): Promise<void> {
  publishDomains(
    tx,
    site,
    domains.map(({ name }) => name),
  );
  const subject = await auditSubjectOf(tx, site);
  await auditIfAdmin(tx, { action: 'order.site_domain', subject, after: { domain: change } });
}

/**
 * Claims a domain for a site and queries its servers soon. An unproven claim does not block the owner.
 * @throws AppError NOT_FOUND, SITE_CLOSED, SITE_DOMAIN_REFUSED, SITE_DOMAIN_EXISTS, SITE_DOMAIN_LIMIT, RATE_LIMITED.
 */
export async function addDomain(ctx: Ctx, raw: z.input<typeof addDomainSchema>): Promise<SiteDomainType> {
  const { userId } = requireViewer(ctx);
  const input = parseInput(addDomainSchema, raw);
  const { id: siteId, userId: ownerId } = await readSite(ctx, input.siteId);
  const name = requireName(input.name, ctx.config);
  await ctx.limits.take('siteDomain', userId);
  const id = await unitOfWork(ctx, async (tx) => {
    // Two calls for two sites of one account must not pass its bound together.
    await lockByName(tx, `domains of ${ownerId}`);
    const site = await lockSite(tx, { id: siteId });
    if (!site) throw new AppError('NOT_FOUND');
    if (site.stop !== null && site.stop !== 'suspended') throw new AppError('SITE_CLOSED');
    const known = await domainsOf(tx, siteId);
    if (known.some((each) => each.name === name)) throw new AppError('SITE_DOMAIN_EXISTS');
    await requireRoom(tx, ownerId, siteId);
    const domain = newDomain(tx, siteId, name, 'own');
    await tx.em.flush();
    await recordChange(tx, site, [], 'added');
    return domain.id;
  });
  return readDomain(ctx, siteId, id);
}

async function requireRoom(tx: TxCtx, ownerId: string, siteId: string): Promise<void> {
  const counts = await countOwn(tx, ownerId);
  const here = counts.find((each) => each.siteId === siteId)?.own ?? 0;
  const all = counts.reduce((sum, { own }) => sum + own, 0);
  if (here >= SITE_DOMAINS.perSite || all >= SITE_DOMAINS.perAccount) throw new AppError('SITE_DOMAIN_LIMIT');
}

/**
 * The domain leads to the site no longer, at once.
 * @throws AppError NOT_FOUND, SITE_DOMAIN_OF_ORDER for one that was ordered with the site.
 */
export async function removeDomain(ctx: Ctx, siteId: string, id: string): Promise<void> {
  requireViewer(ctx);
  await unitOfWork(ctx, async (tx) => {
    const { site, domain } = await lockDomain(tx, siteId, id);
    if (domain.origin === 'order') throw new AppError('SITE_DOMAIN_OF_ORDER');
    const all = await domainsOf(tx, site.id);
    await tx.em.remove(domain).flush();
    await choosePrimary(
      tx,
      site,
      all.filter((each) => each.id !== domain.id),
    );
    // The others may lead to another primary one now.
    await recordChange(tx, site, all, 'removed');
  });
}

/**
 * Visitors of all domains of the site are led to this one.
 * @throws AppError NOT_FOUND, SITE_DOMAIN_NOT_CONNECTED.
 */
export async function makeDomainPrimary(ctx: Ctx, raw: z.input<typeof primaryDomainSchema>): Promise<SiteDomainType> {
  requireViewer(ctx);
  const { siteId, id, withWww } = parseInput(primaryDomainSchema, raw);
  await unitOfWork(ctx, async (tx) => {
    const { site, domain } = await lockDomain(tx, siteId, id);
    if (!isServed(domain)) throw new AppError('SITE_DOMAIN_NOT_CONNECTED');
    const all = await domainsOf(tx, site.id);
    const before = servedHost(domain);
    domain.withWww = withWww ?? domain.withWww;
    domain.updatedAt = tx.clock.now();
    if (servedHost(domain) !== before) await restartHttps(tx, domain);
    await setPrimary(tx, site, all, domain);
    await recordChange(tx, site, all, 'primary');
  });
  return readDomain(ctx, siteId, id);
}

/** Queries its servers now, and continues to query. @throws AppError NOT_FOUND, RATE_LIMITED. */
export async function checkDomain(ctx: Ctx, siteId: string, id: string): Promise<SiteDomainType> {
  const { userId } = requireViewer(ctx);
  const domain = await readDomain(ctx, siteId, id);
  await ctx.limits.take('siteDomain', userId);
  await checkDomainNow(ctx, domain, { isAskedFor: true });
  return readDomain(ctx, domain.siteId, domain.id);
}
