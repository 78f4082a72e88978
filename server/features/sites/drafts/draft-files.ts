/** Files that the draft of a site shows cannot be deleted under it. */
import type { TxCtx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import { designShowsFile } from '#features/designs/index.js';
import type { ShownFile } from '#features/files/index.js';

/**
 * Its owner's sites alone can show a file. They are found first, so that the search does not read everybody's designs.
 * The pictures of a release are kept with it; those of the draft, of the release that is being built, of a scheduled
 * design and of an upgrade that waits to be paid are not.
 */
const SHOWING = `with own as materialized (
    select s.id, s.building_design_id, s.publish_design_id, o.order_number from sites s join orders o on o.id = s.order_id
    where s.user_id = $1 and s.removed_at is null and o.deleted_at is null and o.status <> 'cancelled'),
  designs as materialized (
    select own.order_number, d.design from own join site_drafts d on d.site_id = own.id
    union all
    select own.order_number, r.design from own join release_designs r on r.id in (own.building_design_id, own.publish_design_id)
    union all
    select own.order_number, r.design from own join site_upgrades u on u.site_id = own.id and u.status = 'waiting'
      join release_designs r on r.id = u.design_id)
  select order_number as "orderNumber" from designs where ${designShowsFile('design', 2)} limit 1`;

/** The number of the order whose site's draft shows the file; null where none does. */
export async function numberOfSiteShowing(tx: TxCtx, { id, ownerId }: ShownFile): Promise<string | null> {
  const found = await row<{ orderNumber: string }>(tx.em, SHOWING, [ownerId, `file:${id}`]);
  return found?.orderNumber ?? null;
}
