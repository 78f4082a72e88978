/** IndexNow of a site, inside a transaction that holds the lock of the site. */
import { INDEX_NOW } from '#core/sites/index-now.js';
import type { TxCtx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import type { SiteRows } from '#features/sites/index.js';
import { SiteIndexNowEntity } from './index-now.entity.js';

const ON = 'select id from site_index_now where site_id = $1 and is_on';

/** Visitors see something else from now on: search engines are notified, where the owner wants it. */
export async function queueSubmission(tx: TxCtx, siteId: string): Promise<void> {
  if (!(await row(tx.em, ON, [siteId]))) return;
  await tx.enqueue('submit_index_now', { siteId }, { key: `submit_index_now:${siteId}`, maxAttempts: INDEX_NOW.tries });
}

export const indexNowRows: SiteRows = {
  tables: ['site_index_now'],
  show: (tx, { id }) => queueSubmission(tx, id),
  forget: async (tx, { id: siteId }) => {
    await tx.em.nativeDelete(SiteIndexNowEntity, { siteId });
  },
};
