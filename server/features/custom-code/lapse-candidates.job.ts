/** Ends candidates that were not published in time; their content without a release is deleted afterwards. */
import type { Ctx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import type { Cron } from '#platform/jobs/crons.js';

/** Daily, before the sweep of content. */
export const LAPSE_CRON: Cron = { job: 'lapse_candidates', hour: 0, minute: 10 };

const LAPSE = `update release_candidates
  set status = 'lapsed', ended_at = $1, manifest = '{}'::jsonb, preview_label = null, preview_until = null
  where status = 'quarantined' and ends_at <= $1 returning id`;

/** The job. One statement: it may be killed anywhere and run twice at once. */
export async function lapseCandidates(ctx: Ctx): Promise<void> {
  const ended = await rows<{ id: string }>(ctx.em, LAPSE, [ctx.clock.now()]);
  if (ended.length > 0) ctx.log.info({ candidates: ended.length }, 'candidates of releases have lapsed');
}
