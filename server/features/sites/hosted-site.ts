/** What the hosting asks: the site at a label, and what a release consists of. Asks no permission: sites are public. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { row } from '../../platform/db/rows.js';
import type { Manifest } from './manifest.js';
import type { SiteStatus } from './sites.values.js';

export interface HostedSite {
  readonly id: string;
  readonly status: SiteStatus;
  readonly liveReleaseId: string | null;
}

export function siteAtLabel(em: EntityManager, label: string): Promise<HostedSite | null> {
  const text = 'select id, status, live_release_id as "liveReleaseId" from sites where label = $1';
  return row<HostedSite>(em, text, [label]);
}

export async function manifestOf(em: EntityManager, releaseId: string): Promise<Manifest> {
  const found = await row<{ manifest: Manifest }>(em, 'select manifest from releases where id = $1', [releaseId]);
  if (!found) throw new Error(`there is no release ${releaseId}`);
  return found.manifest;
}
