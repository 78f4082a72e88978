import type { TxCtx } from '#platform/context.js';
import type { SiteRows, SiteEntity } from '#features/sites/index.js';
import { ReleaseCandidateEntity } from './candidates.entity.js';

async function deleteCandidates(tx: TxCtx, { id: siteId }: SiteEntity): Promise<void> {
  await tx.em.nativeDelete(ReleaseCandidateEntity, { siteId });
}

/** A candidate ends with the releases of its site: there is nothing left that it could replace. */
export const candidateRows: SiteRows = {
  tables: ['release_candidates'],
  withContent: ['release_candidates'],
  deleteReleases: deleteCandidates,
  forget: deleteCandidates,
};
