/** The reads of the hosting in the database. */
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { HOSTING } from '#core/limits/limits.js';
import { candidateAtLabel } from '#features/custom-code/index.js';
import { earlierManifests, manifestOf, pageMoves, showsEnamad, siteAtLabel } from '#features/sites/index.js';
import { siteAtDomain } from '#features/site-domains/index.js';
import type { SiteSource } from './site-directory.js';

/**
 * A few reads at once; the others wait for them. However many sites are requested that are not in memory, they leave
 * the other connections to the app, and a moment in which the process is busy is not followed by a read on every one.
 */
export function siteSource({ em }: Pick<MikroORM, 'em'>): SiteSource {
  const limit = pLimit(HOSTING.readsAtOnce);
  const read = <Value>(ask: (fork: EntityManager) => Promise<Value>): Promise<Value> => limit(() => ask(em.fork()));
  const seals = new LRUCache<string, boolean>({ max: HOSTING.sites });
  const hasEnamad = async (fork: EntityManager, releaseId: string | null): Promise<boolean> => {
    if (releaseId === null) return false;
    const isShown = seals.get(releaseId) ?? (await showsEnamad(fork, releaseId));
    seals.set(releaseId, isShown);
    return isShown;
  };
  return {
    site: (label) =>
      read(async (fork) => {
        const found = await siteAtLabel(fork, label);
        return found && { ...found, hasEnamad: await hasEnamad(fork, found.liveReleaseId) };
      }),
    domain: (host) => read((fork) => siteAtDomain(fork, host)),
    manifest: (releaseId) => read((fork) => manifestOf(fork, releaseId)),
    preview: (label) => read((fork) => candidateAtLabel(fork, label)),
    earlier: (site) => read((fork) => earlierManifests(fork, site)),
    moves: (site) => read((fork) => pageMoves(fork, site)),
  };
}
