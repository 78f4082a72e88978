/** The read path of the domains of sites. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type DataLoader from 'dataloader';
import type { Ctx, TxCtx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { columns } from '#platform/db/select.js';
import { loaderOf } from '#platform/loader.js';
import { finalHost, type HostsOfDomain } from '#features/sites/index.js';
import type { SiteDomainType } from './site-domains.types.js';

const COLUMNS = columns<SiteDomainType>()(
  `id siteId name origin token isRegistered state isPrimary withWww bareHere wwwHere reason findings connectedAt
   lostAt watchedSince checkedAt nextCheckAt httpsReadyAt httpsCheckedAt createdAt label`,
  { table: 'd', expressions: { label: 's.label' } },
);
const SELECT = `select ${COLUMNS} from site_domains d join sites s on s.id = d.site_id`;

/** Null for one of another site. Both must be ids. */
export function findDomain(ctx: Ctx, siteId: string, id: string): Promise<SiteDomainType | null> {
  return row<SiteDomainType>(ctx.em, `${SELECT} where d.id = $1 and d.site_id = $2`, [id, siteId]);
}

interface OfSite {
  readonly siteId: string;
  readonly domains: readonly SiteDomainType[];
}

/** Bounded by SITE_DOMAINS and by the names that an order may have. */
const OF_SITES = `${SELECT} where d.site_id = any($1::uuid[])
  order by d.is_primary desc, d.state in ('connected', 'lost') desc, d.created_at, d.id`;

/** The domains of many sites in one query: the primary one first. The caller has decided who may see the sites. */
export function domainsLoader(ctx: Ctx): DataLoader<string, OfSite | null> {
  return loaderOf<OfSite>(
    ctx,
    'sites.domains',
    async (ids) => {
      const found = await rows<SiteDomainType>(ctx.em, OF_SITES, [[...ids]]);
      return ids.map((siteId) => ({ siteId, domains: found.filter((each) => each.siteId === siteId) }));
    },
    ({ siteId }) => siteId,
  );
}

const PRIMARY = `select name, with_www as "withWww", bare_here as "bareHere", www_here as "wwwHere"
  from site_domains where site_id = $1 and is_primary`;

/** Where visitors of the site end; null without a connected domain. */
export async function primaryHost(em: EntityManager, siteId: string): Promise<string | null> {
  const found = await row<HostsOfDomain>(em, PRIMARY, [siteId]);
  return found && finalHost(found);
}

/** How many domains of their own a person has added to all of their sites. */
export async function countOwn(
  tx: TxCtx,
  userId: string,
): Promise<{ readonly siteId: string; readonly own: number }[]> {
  const text = `select d.site_id as "siteId", count(*)::int as own from site_domains d join sites s on s.id = d.site_id
    where s.user_id = $1 and d.origin = 'own' group by 1`;
  return rows(tx.em, text, [userId]);
}
