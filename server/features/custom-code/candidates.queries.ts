/** The queries of candidates. Services check permissions. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Ctx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { columns } from '#platform/db/select.js';
import type { Manifest } from '#features/sites/index.js';
import type { ReleaseCandidateType } from './candidates.types.js';

const COLUMNS = columns<ReleaseCandidateType>()(
  `id siteId status note totalFiles totalBytes previewLabel previewUntil releaseId uploadedById createdAt endsAt
   endedAt`,
  { table: 'c' },
);

/** The limit of a list, newest first. */
const TOLD = 20;

/** Newest first, in every status. Both must be ids. */
export function listCandidates(ctx: Ctx, siteId: string): Promise<ReleaseCandidateType[]> {
  const text = `select ${COLUMNS} from release_candidates c where c.site_id = $1
    order by c.created_at desc, c.id desc limit ${TOLD}`;
  return rows<ReleaseCandidateType>(ctx.em, text, [siteId]);
}

/** `id` must be an id. */
export function findCandidate(ctx: Ctx, id: string): Promise<ReleaseCandidateType | null> {
  return row<ReleaseCandidateType>(ctx.em, `select ${COLUMNS} from release_candidates c where c.id = $1`, [id]);
}

/** How many of a site wait in quarantine. */
export async function countWaiting(ctx: Ctx, siteId: string): Promise<number> {
  const text = `select count(*)::int as waiting from release_candidates where site_id = $1 and status = 'quarantined'`;
  return (await row<{ waiting: number }>(ctx.em, text, [siteId]))?.waiting ?? 0;
}

/** The files that the hosting serves at the label of a preview; null where none is open there now. */
export async function candidateAtLabel(em: EntityManager, label: string): Promise<Manifest | null> {
  const text = 'select manifest from release_candidates where preview_label = $1 and preview_until > now()';
  return (await row<{ manifest: Manifest }>(em, text, [label]))?.manifest ?? null;
}
