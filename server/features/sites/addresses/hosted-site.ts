/**
 * The lookups of the hosting: the site at a label, and the content of a release. Callers check no permission: sites are
 * public.
 */
import type { EntityManager } from '@mikro-orm/postgresql';
import { HOSTING } from '#core/limits/limits.js';
import { row, rows } from '#platform/db/rows.js';
import type { Manifest } from '../site/manifest.js';
import { SERVICES_COLUMNS, SERVICES_JOIN, servicesIn, type ServicesRow } from '../services/site-services.js';
import type { SiteStatus } from '../site/sites.values.js';

export interface HostedSite {
  readonly id: string;
  readonly status: SiteStatus;
  /** The label of the site, where it had the requested one before; else null. */
  readonly movedTo: string | null;
  readonly liveReleaseId: string | null;
  /** The highest number of its releases: with it, the releases before the live one change. */
  readonly lastNumber: number;
  /** Another release was shown not long ago: pages of the one before may still be open. */
  readonly hasEarlier: boolean;
  /** Its visits are counted: it has the service. */
  readonly isCounted: boolean;
  /** Its pages show the picture of Enamad's seal. */
  readonly hasEnamad: boolean;
  /** The name of the file that proves submissions to search engines; null: its owner does not want them. */
  readonly indexNowKey: string | null;
}

/** A site as its row has it, without what is read from its design. */
export type FoundSite = Omit<HostedSite, 'hasEnamad'>;

/** The site that has a label comes before one that had it. */
const SITE = `select s.id, case when s.label <> $1 then s.label end as "movedTo", s.live_release_id as "liveReleaseId", s.last_number as "lastNumber",
  s.last_number > 1 and s.updated_at > now() - interval '${HOSTING.earlierMs} milliseconds' as "hasEarlier",
  n.key as "indexNowKey", ${SERVICES_COLUMNS} from sites s ${SERVICES_JOIN}
  left join site_index_now n on n.site_id = s.id and n.is_on
  where s.label = $1 or s.earlier_label = $1 order by s.label = $1 desc limit 1`;

export async function siteAtLabel(em: EntityManager, label: string): Promise<FoundSite | null> {
  const found = await row<Omit<FoundSite, 'isCounted'> & ServicesRow>(em, SITE, [label]);
  if (!found) return null;
  const { id, status, movedTo, liveReleaseId, lastNumber, hasEarlier, indexNowKey } = found;
  const isCounted = servicesIn(found).includes('analyticsSetup');
  return { id, status, movedTo, liveReleaseId, lastNumber, hasEarlier, isCounted, indexNowKey };
}

/** Custom code has no settings of a design: it names what it names. */
const ENAMAD = `
  select coalesce(d.design, o.wizard_data) #> '{websiteFramework,dynamicDesign,settings,seals,enamad}' is not null as "isShown"
  from releases r join sites s on s.id = r.site_id join orders o on o.id = s.order_id
  left join release_designs d on d.id = r.design_id where r.id = $1 and r.origin <> 'custom'`;

/** Whether the pages of a release show Enamad's seal. It reads a whole design, which never changes: keep the answer. */
export async function showsEnamad(em: EntityManager, releaseId: string): Promise<boolean> {
  return (await row<{ isShown: boolean }>(em, ENAMAD, [releaseId]))?.isShown ?? false;
}

export async function manifestOf(em: EntityManager, releaseId: string): Promise<Manifest> {
  const found = await row<{ manifest: Manifest }>(em, 'select manifest from releases where id = $1', [releaseId]);
  if (!found) throw new Error(`there is no release ${releaseId}`);
  return found.manifest;
}

const EARLIER = `select manifest from releases where site_id = $1 and id <> $2
  order by number desc limit ${HOSTING.earlierReleases}`;

/** The earlier files of the site, the newest first. A row of a release says that it was shown. */
export async function earlierManifests(em: EntityManager, site: HostedSite): Promise<readonly Manifest[]> {
  const found = await rows<{ manifest: Manifest }>(em, EARLIER, [site.id, site.liveReleaseId]);
  return found.map(({ manifest }) => manifest);
}
