/** How heavy the pictures of the published pages are: measured in the live release. */
import { pageFiles } from '#sitekit/page/page-files.js';
import type { Ctx } from '#platform/context.js';
import { readContent, shownDesign, manifestOf, type SiteType } from '#features/sites/index.js';

/** Bytes that a phone loads, by the ids of the pages; empty before the first release. */
export async function pictureWeights(
  ctx: Ctx,
  site: Readonly<SiteType>,
  picturesIn: (markup: string) => readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (site.liveReleaseId === null) return new Map();
  const { pages } = (await shownDesign(ctx, site.id)).websiteFramework.dynamicDesign;
  const manifest = await manifestOf(ctx.em, site.liveReleaseId);
  const files = pageFiles(pages);
  const weights = new Map<string, number>();
  // One after the other: the markup of one page at a time.
  for (const [at, { id }] of pages.entries()) {
    const entry = manifest[files[at] ?? ''];
    if (!entry) continue;
    const markup = (await readContent(ctx, entry.hash)).toString();
    const bytes = picturesIn(markup).map((address) => manifest[address]?.size ?? 0);
    weights.set(
      id,
      bytes.reduce((sum, each) => sum + each, 0),
    );
  }
  return weights;
}
