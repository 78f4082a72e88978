/** The published sites that the platform shows as examples. Public: callers check no permission. */
import type { ExampleSite } from '#core/platform.js';
import type { Ctx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { visitorAddress } from './site/visitor-address.js';

const ONLINE = `select s.id, s.label, o.title from sites s join orders o on o.id = s.order_id
  where s.label = any($1) and s.status = 'online' and s.live_release_id is not null`;

interface Row {
  readonly id: string;
  readonly label: string;
  readonly title: string;
}

/** In the order of the labels; a site that is not online, or not there any more, is left out. */
export async function exampleSites(ctx: Ctx, labels: readonly string[]): Promise<readonly ExampleSite[]> {
  if (labels.length === 0) return [];
  const found = new Map((await rows<Row>(ctx.em, ONLINE, [labels])).map((site) => [site.label, site]));
  const online = labels.flatMap((label) => found.get(label) ?? []);
  return Promise.all(online.map(async (site) => ({ title: site.title, url: await visitorAddress(ctx, site) })));
}
