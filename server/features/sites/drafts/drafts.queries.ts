/** The designs of sites: what is shown, what releases were built from, and what waits to be published. */
import type DataLoader from 'dataloader';
import type { Ctx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { loaderOf } from '#platform/loader.js';
import type { SiteDesign } from './site-design.js';

/** Releases that were made before there were drafts, and the first build, were built from the order's design. */
const OF_ORDER = `jsonb_build_object('siteType', o.wizard_data -> 'siteType',
  'websiteFramework', o.wizard_data -> 'websiteFramework', 'branding', o.wizard_data -> 'branding')`;

const SHOWN = `select s.id, coalesce(d.design, ${OF_ORDER}) as design from sites s join orders o on o.id = s.order_id
  left join releases r on r.id = s.live_release_id left join release_designs d on d.id = r.design_id
  where s.id = any($1::uuid[])`;

const OF_RELEASE = `select r.id, coalesce(d.design, ${OF_ORDER}) as design from releases r
  join sites s on s.id = r.site_id join orders o on o.id = s.order_id
  left join release_designs d on d.id = r.design_id where r.id = any($1::uuid[])`;

export interface KnownDesign {
  readonly id: string;
  readonly design: SiteDesign;
}

/**
 * The designs that visitors see of many sites, by the sites' ids; before the first release the one that will be built.
 */
export function shownDesignLoader(ctx: Ctx): DataLoader<string, KnownDesign | null> {
  return designsBy(ctx, 'sites.shown-designs', SHOWN);
}

/** By the ids of releases. The caller has decided who may see them. */
export function releaseDesignLoader(ctx: Ctx): DataLoader<string, KnownDesign | null> {
  return designsBy(ctx, 'sites.release-designs', OF_RELEASE);
}

function designsBy(ctx: Ctx, name: string, text: string): DataLoader<string, KnownDesign | null> {
  const read = (ids: readonly string[]) => rows<KnownDesign>(ctx.em, text, [[...ids]]);
  return loaderOf<KnownDesign>(ctx, name, read, ({ id }) => id);
}

/** The same as the loader reads, fresh. @throws Error where there is no such site. */
export async function shownDesign(ctx: Ctx, siteId: string): Promise<SiteDesign> {
  const found = await row<KnownDesign>(ctx.em, SHOWN, [[siteId]]);
  if (!found) throw new Error(`there is no site ${siteId}`);
  return found.design;
}

/** Null for a release of another site. Both must be ids. */
export async function designOfRelease(ctx: Ctx, siteId: string, releaseId: string): Promise<SiteDesign | null> {
  const text = `${OF_RELEASE} and r.site_id = $2`;
  return (await row<KnownDesign>(ctx.em, text, [[releaseId], siteId]))?.design ?? null;
}

/** A design that was kept for a release. @throws Error where it is gone: a fault of ours. */
export async function keptDesign(ctx: Ctx, designId: string): Promise<SiteDesign> {
  const found = await row<KnownDesign>(ctx.em, 'select id, design from release_designs where id = $1', [designId]);
  if (!found) throw new Error(`there is no design ${designId}`);
  return found.design;
}

/** Whether one of these releases is custom code. The caller has decided who may see them. */
export async function hasCustom(ctx: Ctx, releaseIds: readonly string[]): Promise<boolean> {
  const text = `select 1 from releases where id = any($1::uuid[]) and origin = 'custom' limit 1`;
  return (await row(ctx.em, text, [[...releaseIds]])) !== null;
}
