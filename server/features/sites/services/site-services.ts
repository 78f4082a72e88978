/** Which services sites have now: bought with their orders or by upgrades, and not ended. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type DataLoader from 'dataloader';
import { chosenServices, type WizardData } from '#core/design/design.js';
import { SERVICE_KEYS, SERVICES, type ServiceKey } from '#core/pricing/price-list.js';
import type { Ctx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { loaderOf } from '#platform/loader.js';
import type { SiteStatus, SiteStop } from '../site/sites.values.js';

/** A row of `sites`, with the services that were bought for it. */
export interface ServicesRow {
  readonly status: SiteStatus;
  readonly stop: SiteStop | null;
  /** The part of its order's wizard that names services. */
  readonly ordered: Pick<WizardData, 'additionalServices' | 'additionalServicesList' | 'pricing'>;
  /** The services of its last applied upgrade, which holds those before it, too. */
  readonly upgraded: readonly ServiceKey[];
}

/** The columns of a ServicesRow, for a statement that reads `sites s` and joins SERVICES_JOIN. */
export const SERVICES_COLUMNS = `s.status, s.stop, coalesce(u.services, '[]'::jsonb) as upgraded,
  jsonb_build_object('pricing', o.wizard_data -> 'pricing', 'additionalServices', o.wizard_data -> 'additionalServices',
    'additionalServicesList', o.wizard_data -> 'additionalServicesList') as ordered`;

export const SERVICES_JOIN = `join orders o on o.id = s.order_id left join lateral (
  select services from site_upgrades where site_id = s.id and status = 'applied' order by ended_at desc, id desc limit 1
) u on true`;

/** None of a site that is closed for good, and no recurring one while a renewal is not paid. */
export function servicesIn({ status, stop, ordered, upgraded }: ServicesRow): readonly ServiceKey[] {
  if (status === 'offline') return [];
  const first = chosenServices(ordered);
  const bought = SERVICE_KEYS.filter((key) => first.includes(key) || upgraded.includes(key));
  return stop === 'overdue' ? bought.filter((key) => SERVICES[key].recurrence === 'one_off') : bought;
}

export interface SiteServices {
  readonly siteId: string;
  readonly services: readonly ServiceKey[];
}

const TEXT = `select s.id, ${SERVICES_COLUMNS} from sites s ${SERVICES_JOIN} where s.id = any($1::uuid[])`;

/**
 * The services of many sites in one query, in any order; ids without a site are left out. Callers check permissions.
 */
export async function readServices(em: EntityManager, siteIds: readonly string[]): Promise<SiteServices[]> {
  const found = await rows<ServicesRow & { readonly id: string }>(em, TEXT, [[...siteIds]]);
  return found.map((each) => ({ siteId: each.id, services: servicesIn(each) }));
}

/** The same for nested fields. */
export function servicesLoader(ctx: Ctx): DataLoader<string, SiteServices | null> {
  return loaderOf<SiteServices>(
    ctx,
    'sites.services',
    (ids) => readServices(ctx.em, ids),
    ({ siteId }) => siteId,
  );
}

/** Read anew; false also where there is no such site. The caller has decided who may see the site. */
export async function siteHasService(ctx: Ctx, siteId: string, service: ServiceKey): Promise<boolean> {
  const [found] = await readServices(ctx.em, [siteId]);
  return found?.services.includes(service) ?? false;
}
