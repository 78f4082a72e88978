/** The read path of sites and their releases. */
import type DataLoader from 'dataloader';
import { RELEASES_KEPT } from '#core/limits/limits.js';
import type { Ctx } from '#platform/context.js';
import { Conditions, type Search } from '#platform/db/conditions.js';
import { orderBy, orderOf, type Order } from '#platform/db/order.js';
import { readPage, type LazyPage } from '#platform/db/page.js';
import { row, rows } from '#platform/db/rows.js';
import { columns, type Selection } from '#platform/db/select.js';
import { loaderOf } from '#platform/loader.js';
import type { Manifest } from './manifest.js';
import { typedLabels } from './typed-name.js';
import { finalHost, type HostsOfDomain } from './site-hosts.js';
import type { ReleaseType, SiteType } from './sites.types.js';
import type { ReleaseOrigin, SiteSort, SiteStatus } from './sites.values.js';

const COLUMNS = columns<SiteType>()(
  `id orderId userId label wishedLabel status stop stopNote stoppedAt removalToldAt removedAt liveReleaseId buildingNumber buildFailures failure
   publishAt publishDesignId title orderNumber onlineAt
   createdAt updatedAt`,
  { table: 's', expressions: { title: 'o.title', orderNumber: 'o.order_number' } },
);
const FROM = 'from sites s join orders o on o.id = s.order_id';
const SELECT = `select ${COLUMNS} ${FROM}`;

/** Callers check permissions. `id` must be an id. */
export function findSite(ctx: Ctx, id: string): Promise<SiteType | null> {
  return row<SiteType>(ctx.em, `${SELECT} where s.id = $1`, [id]);
}

/** Many sites in one query. Callers check permissions. */
export function siteLoader(ctx: Ctx): DataLoader<string, SiteType | null> {
  return loaderOf<SiteType>(
    ctx,
    'sites.site',
    (ids) => rows<SiteType>(ctx.em, `${SELECT} where s.id = any($1::uuid[])`, [[...ids]]),
    ({ id }) => id,
  );
}

/** The sites of many orders in one query. */
export function siteOfOrderLoader(ctx: Ctx): DataLoader<string, SiteType | null> {
  return loaderOf<SiteType>(
    ctx,
    'sites.of-order',
    (ids) => rows<SiteType>(ctx.em, `${SELECT} where s.order_id = any($1::uuid[])`, [[...ids]]),
    ({ orderId }) => orderId,
  );
}

export interface SitesFilter extends Order<SiteSort> {
  /** Null: everyone's. */
  readonly userId: string | null;
  readonly status?: SiteStatus | null | undefined;
  /** Only those whose last build failed. */
  readonly isFailing?: boolean | undefined;
  /** Only those whose wished label waits for a review. */
  readonly awaitsLabel?: boolean | undefined;
  readonly search?: string | null | undefined;
  readonly from?: Date | null | undefined;
  readonly to?: Date | null | undefined;
  readonly updatedSince?: Date | null | undefined;
}

export interface SitesQuery extends SitesFilter {
  readonly page: number;
  readonly limit: number;
  readonly offset: number;
}

/**
 * Connected names are stored in ASCII, so one that is typed in Persian letters is searched in punycode. A part of a
 * name has another punycode than the name: of such a name whole labels alone are found, «برپا» of «برپا.com» but not
 * «بر».
 */
function matchesName(...[has, text, at]: Search): string {
  const labels = typedLabels(text);
  if (labels === null) return has('f.name');
  return `f.name like ${at(`%${labels.name}%`)} and strpos('.' || f.name || '.', ${at(labels.bounded)}) > 0`;
}

/** Orders, domains and people are found first, so that each side has an index. */
function matchesOwn(...search: Search): string {
  const [has] = search;
  const orders = `select f.id from orders f where f.deleted_at is null and ${has('f.search_text')}`;
  const domains = `select f.site_id from site_domains f where f.state in ('connected', 'lost') and ${matchesName(...search)}`;
  return `(${has('s.label')} or s.order_id = any(array(${orders})) or s.id = any(array(${domains})))`;
}

/** The condition on the title, number or domain of the order, on the address, or on the owner; `s` is the site. */
export function matchesAnyone(...search: Search): string {
  const [has] = search;
  const people = `select f.id from users f where ${has('f.search_text')}`;
  return `(${matchesOwn(...search)} or s.user_id = any(array(${people})))`;
}

const SORTS = { created: 's.created_at', address: 's.label' } as const;

function conditions(query: SitesFilter): Conditions {
  const where = new Conditions();
  if (query.userId !== null) where.add(query.userId, (at) => `s.user_id = ${at}`);
  if (query.status) where.add(query.status, (at) => `s.status = ${at}`);
  if (query.isFailing) where.must('s.failure is not null');
  if (query.awaitsLabel) where.must('s.wished_label is not null');
  where.period('s.created_at', query);
  where.updatedSince('s.updated_at', query.updatedSince);
  where.search(query.search, query.userId === null ? matchesAnyone : matchesOwn);
  return where;
}

/** Newest first unless the query says otherwise. */
export async function listSites(ctx: Ctx, query: SitesQuery): Promise<LazyPage<SiteType>> {
  const order = orderOf(SORTS, query, 's.id');
  const list = { columns: COLUMNS, from: FROM, where: conditions(query), order, counted: 'from sites s' };
  return readPage<SiteType>(ctx, list, query);
}

/** A site with its owner and the hosts of its primary domain, which are null without one. */
export type SiteExportRow = SiteType & {
  readonly customerName: string | null;
  readonly customerEmail: string | null;
  /** Its host below the one of all sites. */
  readonly host: string;
} & ({ readonly name: null } | HostsOfDomain);

/** For exports: everything that the filter lets through; rows are flat. Callers check permissions. */
export function siteSelection(filter: SitesFilter, sitesHost: string): Selection {
  const where = conditions(filter);
  const host = `s.label || '.' || ${where.placeholder(sitesHost)}::text as host`;
  const owner = 'u.full_name as "customerName", u.email as "customerEmail"';
  const domain = 'd.name, d.with_www as "withWww", d.bare_here as "bareHere", d.www_here as "wwwHere"';
  const from = `from sites s join orders o on o.id = s.order_id left join users u on u.id = s.user_id
    left join site_domains d on d.site_id = s.id and d.is_primary`;
  const text = `select ${COLUMNS}, ${host}, ${owner}, ${domain} ${from} ${where.sql} ${orderBy(SORTS, filter, 's.id')}`;
  return { text, values: where.values };
}

/** Where visitors find the site, as `visitorAddress` but without the scheme. */
export function shownHost(site: SiteExportRow): string {
  return site.name === null ? site.host : finalHost(site);
}

const RELEASE_COLUMNS = columns<ReleaseType>()(
  'id siteId number origin digest totalFiles totalBytes isLive changes madeBy createdAt',
  {
    table: 'r',
    expressions: {
      isLive: '(s.live_release_id is not distinct from r.id)',
      madeBy:
        "case r.created_by_id when s.user_id then 'owner' else case when r.created_by_id is null then 'payment' else 'team' end end",
    },
  },
);

/** Newest first; what is kept beyond this limit is found by its id. */
const RELEASES = `select ${RELEASE_COLUMNS} from sites s
  cross join lateral (select * from releases where site_id = s.id order by number desc limit ${RELEASES_KEPT.newest}) r
  where s.id = any($1::uuid[]) order by r.number desc`;

interface OfSite {
  readonly siteId: string;
  readonly releases: readonly ReleaseType[];
}

/** The newest releases of many sites in one query, newest first. The caller has decided who may see the sites. */
export function releasesLoader(ctx: Ctx): DataLoader<string, OfSite | null> {
  return loaderOf<OfSite>(
    ctx,
    'sites.releases',
    async (ids) => {
      const found = await rows<ReleaseType>(ctx.em, RELEASES, [[...ids]]);
      return ids.map((siteId) => ({ siteId, releases: found.filter((each) => each.siteId === siteId) }));
    },
    ({ siteId }) => siteId,
  );
}

/** Releases by their own ids. The caller has decided who may see the sites. */
export function releaseLoader(ctx: Ctx): DataLoader<string, ReleaseType | null> {
  const text = `select ${RELEASE_COLUMNS} from releases r join sites s on s.id = r.site_id where r.id = any($1::uuid[])`;
  return loaderOf<ReleaseType>(
    ctx,
    'sites.release',
    (ids) => rows<ReleaseType>(ctx.em, text, [[...ids]]),
    ({ id }) => id,
  );
}

export interface StoredRelease {
  readonly number: number;
  readonly origin: ReleaseOrigin;
  readonly manifest: Manifest;
  readonly source: Manifest;
}

/** Null for one of another site. Both must be ids. */
export function findRelease(ctx: Ctx, siteId: string, releaseId: string): Promise<StoredRelease | null> {
  return row<StoredRelease>(
    ctx.em,
    'select number, origin, manifest, source from releases where id = $1 and site_id = $2',
    [releaseId, siteId],
  );
}
