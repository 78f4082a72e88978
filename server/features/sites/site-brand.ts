/** The name and logo of a site in a mail in its name. */
import { shortText } from '#core/text/plain-text.js';
import type { Ctx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import { nameOfHost } from './site/site-address.js';
import type { SiteType } from './site/sites.types.js';
import { visitorAddress } from './site/visitor-address.js';

export interface SiteBrand {
  /** The name from its facts, or else the label of its domain; one line. */
  readonly name: string;
  /** `#rrggbb`; null where the live release is not drawn from a design. */
  readonly color: string | null;
}

/** The brand of the live release; of the order before there is one. Only these two values of the design are read. */
const BRAND = `select coalesce(d.design, o.wizard_data) #>> '{websiteFramework,dynamicDesign,facts,name}' as name,
    coalesce(d.design, o.wizard_data) #>> '{branding,primaryColor}' as color
  from sites s join orders o on o.id = s.order_id
  left join releases r on r.id = s.live_release_id left join release_designs d on d.id = r.design_id
  where s.id = $1`;

/** Callers check no permission: visitors see both on the site. */
export async function siteBrand(ctx: Ctx, site: Pick<SiteType, 'id' | 'label'>): Promise<SiteBrand> {
  const found = await row<{ name: string | null; color: string | null }>(ctx.em, BRAND, [site.id]);
  const color = found?.color ?? null;
  return {
    name: shortText(found?.name || nameOfHost(await visitorAddress(ctx, site))),
    color: color !== null && /^#[0-9a-f]{6}$/i.test(color) ? color : null,
  };
}
