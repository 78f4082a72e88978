/** The counts that were bought for sites: with their orders, and by the upgrades that were applied since. */
import type DataLoader from 'dataloader';
import { quoteInputOf, type WizardData } from '#core/design/design.js';
import { together, type SiteCounts } from '#core/pricing/pricing-difference.js';
import type { Billing } from '#core/pricing/pricing.js';
import type { Ctx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { loaderOf } from '#platform/loader.js';

/** The bought counts of a site, and how its order was to be billed. */
export interface Bought {
  readonly counts: SiteCounts;
  readonly billing: Billing;
}

interface BoughtRow extends SiteCounts {
  readonly id: string;
  readonly wizardData: WizardData;
}

/** An upgrade holds all that is bought with it, so that the last one counts. */
const BOUGHT = `
  select s.id, o.wizard_data as "wizardData", coalesce(u.pages, 0) as pages, coalesce(u.sections, 0) as sections,
    coalesce(u.has_logo, false) as "hasLogo", coalesce(u.services, '[]'::jsonb) as services
  from sites s join orders o on o.id = s.order_id left join lateral (
    select * from site_upgrades where site_id = s.id and status = 'applied' order by ended_at desc, id desc limit 1
  ) u on true
  where s.id = any($1::uuid[])`;

function boughtOf({ wizardData, pages, sections, hasLogo, services }: BoughtRow): Bought {
  const ordered = quoteInputOf(wizardData);
  return { counts: together(ordered, { pages, sections, hasLogo, services }), billing: ordered.billing };
}

/** The counts of one site, fresh. @throws Error where there is no such site. */
export async function readBought(ctx: Ctx, siteId: string): Promise<Bought> {
  const found = await row<BoughtRow>(ctx.em, BOUGHT, [[siteId]]);
  if (!found) throw new Error(`there is no site ${siteId}`);
  return boughtOf(found);
}

/** Loads the counts of many sites in one query. The caller has decided who may see the sites. */
export function boughtLoader(ctx: Ctx): DataLoader<string, (Bought & { readonly id: string }) | null> {
  return loaderOf<Bought & { readonly id: string }>(
    ctx,
    'sites.bought',
    async (ids) => {
      const found = await rows<BoughtRow>(ctx.em, BOUGHT, [[...ids]]);
      return found.map((each) => ({ id: each.id, ...boughtOf(each) }));
    },
    ({ id }) => id,
  );
}
