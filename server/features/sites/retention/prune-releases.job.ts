/**
 * Deletes the old releases of sites (decision record 076). Their content leaves the store by the sweep, unless another
 * release has it. May be killed anywhere and run twice at once.
 */
import { RELEASES_KEPT } from '#core/limits/limits.js';
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import type { Cron } from '#platform/jobs/crons.js';
import { lockSite, publishChange } from '../site/sites.store.js';

/** Daily, before the sweep of content. */
export const PRUNE_CRON: Cron = { job: 'prune_releases', hour: 0, minute: 5 };

const { newest: NEWEST, days: DAYS } = RELEASES_KEPT;
const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH = 100;

const CROWDED = `select site_id as id from releases where site_id > $1 group by site_id having count(*) > ${NEWEST}
  order by site_id limit ${BATCH}`;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** The job. */
export async function pruneReleases(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - DAYS * DAY_MS);
  let [after, deleted] = [FIRST_ID, 0];
  for (;;) {
    const found = await rows<{ id: string }>(ctx.em, CROWDED, [after]);
    for (const { id } of found) deleted += await unitOfWork(ctx, (tx) => pruneSite(tx, id, before));
    const last = found.at(-1);
    if (!last || found.length < BATCH) break;
    after = last.id;
  }
  if (deleted > 0) ctx.log.info({ deleted }, 'old releases were deleted');
}

/** Live releases and the bases of drafts are references to releases, which the lock of the site keeps as they are. */
const DELETE_OLD = `delete from releases where id in (
    select r.id from releases r join sites s on s.id = r.site_id
    where r.site_id = $1 and r.created_at < $2 and r.id is distinct from s.live_release_id
      and not exists (select from site_drafts d where d.site_id = r.site_id and d.based_on_id = r.id)
      and r.number <= (select number from releases where site_id = $1 order by number desc offset ${NEWEST} limit 1))
  returning id`;
const DELETE_DESIGNS = `delete from release_designs d where d.site_id = $1
  and not exists (select from releases r where r.design_id = d.id)
  and not exists (select from sites s where d.id in (s.building_design_id, s.publish_design_id))
  and not exists (select from site_upgrades u where u.design_id = d.id)
  and not exists (select from sample_reviews v where v.design_id = d.id)`;

async function pruneSite(tx: TxCtx, id: string, before: Date): Promise<number> {
  const site = await lockSite(tx, { id });
  if (!site) return 0;
  const deleted = await rows<{ id: string }>(tx.em, DELETE_OLD, [id, before]);
  if (deleted.length === 0) return 0;
  await rows(tx.em, DELETE_DESIGNS, [id]);
  publishChange(tx, site);
  return deleted.length;
}
