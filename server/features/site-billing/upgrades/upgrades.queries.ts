/** Upgrades of sites as plain rows. */
import type DataLoader from 'dataloader';
import type { Ctx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { columns } from '#platform/db/select.js';
import { loaderOf } from '#platform/loader.js';
import type { SiteUpgradeType } from './upgrades.types.js';

/** Custom code is replaced by its owner's own decision alone (`carryOut`). */
const PUBLISHES = `(u.design_id is not null and not exists (
  select 1 from sites s join releases r on r.id = s.live_release_id where s.id = u.site_id and r.origin = 'custom'))`;

const COLUMNS = columns<SiteUpgradeType>()(
  'id siteId invoiceId status pages sections hasLogo services lines amountRials publishes pricedAt endedAt',
  { table: 'u', expressions: { publishes: PUBLISHES } },
);
const SELECT = `select ${COLUMNS} from site_upgrades u`;

/** Callers check permissions. `id` must be an id. */
export function findUpgrade(ctx: Ctx, id: string): Promise<SiteUpgradeType | null> {
  return row<SiteUpgradeType>(ctx.em, `${SELECT} where u.id = $1`, [id]);
}

const WAITING = `${SELECT} where u.site_id = any($1::uuid[]) and u.status = 'waiting'`;

/** The one that waits, of many sites in one query. The caller has decided who may see the sites. */
export function waitingUpgradeLoader(ctx: Ctx): DataLoader<string, SiteUpgradeType | null> {
  return loaderOf<SiteUpgradeType>(
    ctx,
    'sites.waiting-upgrade',
    (ids) => rows<SiteUpgradeType>(ctx.em, WAITING, [[...ids]]),
    ({ siteId }) => siteId,
  );
}

/** The same row as the loader reads, fresh. */
export function findWaitingUpgrade(ctx: Ctx, siteId: string): Promise<SiteUpgradeType | null> {
  return row<SiteUpgradeType>(ctx.em, WAITING, [[siteId]]);
}
