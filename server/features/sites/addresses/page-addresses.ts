/**
 * Addresses of pages, kept for ever: a page whose slug changed is found under each of its earlier ones. What is stored
 * is which page had an address last; where that page is now is read from the live release, so that chains do not arise
 * and a rollback needs nothing of its own.
 */
import type { EntityManager } from '@mikro-orm/postgresql';
import { pageSlugs, type AddressedPage } from '#core/design/page-address.js';
import { redirectTable, type RedirectTable, type SiteRedirect } from '#core/design/redirects.js';
import { HOSTING } from '#core/limits/limits.js';
import { pageFiles } from '#sitekit/page/page-files.js';
import type { TxCtx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import type { SiteDesign } from '../drafts/site-design.js';
import type { HostedSite } from './hosted-site.js';

const RECORD = `
  insert into page_addresses (id, site_id, slug, page_id, shown_at)
  select given.id, $1, given.slug, given.page_id, $5
  from unnest($2::uuid[], $3::text[], $4::text[]) as given (id, slug, page_id)
  on conflict (site_id, slug) do update set page_id = excluded.page_id, shown_at = excluded.shown_at`;

/** The release of this design is shown, or was until now. The caller has locked the site. */
export async function recordPageAddresses(tx: TxCtx, siteId: string, design: SiteDesign): Promise<void> {
  const { pages } = design.websiteFramework.dynamicDesign;
  const slugs = pageSlugs(pages);
  const given = pages.flatMap(({ id }, at) => (slugs[at] ? [{ id: newId(), slug: slugs[at], pageId: id }] : []));
  if (given.length === 0) return;
  const columns = [given.map(({ id }) => id), given.map(({ slug }) => slug), given.map(({ pageId }) => pageId)];
  await rows(tx.em, RECORD, [siteId, ...columns, tx.clock.now()]);
}

const ADDRESSES = `select slug, page_id as "pageId" from page_addresses where site_id = $1
  order by shown_at desc, slug limit ${HOSTING.pageAddresses}`;

/**
 * The redirects, and the part of each page that its address depends on; the sections of a design are large. Custom code
 * has no redirects of a design.
 */
const PAGES = `
  select case when r.origin <> 'custom' then
    coalesce(d.design, o.wizard_data) #> '{websiteFramework,dynamicDesign,settings,redirects}' end as redirects,
  (select jsonb_agg(jsonb_build_object('id', page -> 'id', 'name', page -> 'name', 'seo', page -> 'seo') order by at)
    from jsonb_array_elements(coalesce(d.design, o.wizard_data) #> '{websiteFramework,dynamicDesign,pages}')
      with ordinality as listed (page, at)) as pages
  from releases r join sites s on s.id = r.site_id join orders o on o.id = s.order_id
  left join release_designs d on d.id = r.design_id where r.id = $1`;

/** The ways to pages of the live release beside their addresses. */
export interface PageMoves {
  /** The file by each slug that its page has or had. */
  readonly files: ReadonlyMap<string, string>;
  /** The owner's own redirects. */
  readonly redirects: RedirectTable;
}

interface LiveDesign {
  readonly pages: (AddressedPage & { readonly id: string })[] | null;
  readonly redirects: SiteRedirect[] | null;
}

/** Callers check no permission. */
export async function pageMoves(em: EntityManager, site: HostedSite): Promise<PageMoves> {
  const known = await rows<{ slug: string; pageId: string }>(em, ADDRESSES, [site.id]);
  const found = await row<LiveDesign>(em, PAGES, [site.liveReleaseId]);
  const pages = found?.pages ?? [];
  const files = pageFiles(pages);
  const fileOf = new Map(pages.map(({ id }, at) => [id, files[at] ?? 'index.html']));
  const moved = known.flatMap(({ slug, pageId }) => {
    const file = fileOf.get(pageId);
    return file === undefined ? [] : [[slug, file] as const];
  });
  return { files: new Map(moved), redirects: redirectTable(found?.redirects ?? []) };
}
