/** The lookup of the hosting and the proxy: where a domain leads. Callers check no permission: sites are public. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { row } from '#platform/db/rows.js';
import { finalHost, type HostsOfDomain } from '#features/sites/index.js';

/** A host name that leads to a site. */
export interface HostedDomain {
  /** The label of the site. */
  readonly label: string;
  /** Where its visitors end: this very host, or another one of the site. */
  readonly finalHost: string;
  /** The host's records lead to our servers: it may have a certificate. */
  readonly isHere: boolean;
}

interface Found extends HostsOfDomain {
  readonly label: string;
  readonly primary: HostsOfDomain | null;
}

const FOUND = `
  select s.label, d.name, d.with_www as "withWww", d.bare_here as "bareHere", d.www_here as "wwwHere",
    case when p.id is not null then json_build_object('name', p.name, 'withWww', p.with_www,
      'bareHere', p.bare_here, 'wwwHere', p.www_here) end as "primary"
  from site_domains d join sites s on s.id = d.site_id
  left join site_domains p on p.site_id = d.site_id and p.is_primary
  where d.name = any($1::text[]) and d.state in ('connected', 'lost') order by length(d.name) desc limit 1`;

/** The name under which a host may be stored: a domain is stored without `www.`. */
const namesFor = (host: string): string[] => (host.startsWith('www.') ? [host, host.slice(4)] : [host]);

/** `host` in lower case, without port. Null where it leads to no site, or is not proven to be its owner's. */
export async function siteAtDomain(em: EntityManager, host: string): Promise<HostedDomain | null> {
  const found = await row<Found>(em, FOUND, [namesFor(host)]);
  if (!found) return null;
  const { label, primary } = found;
  const isHere = host === found.name ? found.bareHere : found.wwwHere;
  return { label, finalHost: finalHost(primary ?? found), isHere };
}
