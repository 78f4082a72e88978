/** The improvements of the draft of a site for search engines; part of the service `seoOptimization`. */
import type { Ctx } from '#platform/context.js';
import { readDraft, siteHasService, readSite } from '#features/sites/index.js';
import { pictureWeights } from './picture-weights.js';
import type { SeoReportType } from './seo-report.types.js';

/** The section library comes with the first report: the server starts without it. */
async function loadChecks() {
  const [checks, { tradeOf }] = await Promise.all([import('#sitekit/seo/index.js'), import('#sitekit/index.js')]);
  return { ...checks, tradeOf };
}

/**
 * The report on the draft; the weight of pictures is that of the published pages. @throws AppError NOT_FOUND also for a
 * foreign site.
 */
export async function readSeoReport(ctx: Ctx, id: string): Promise<SeoReportType> {
  const site = await readSite(ctx, id);
  if (!(await siteHasService(ctx, site.id, 'seoOptimization'))) return { isBought: false, findings: [] };
  const { design } = await readDraft(ctx, site.id);
  const { seoFindings, SEO_ADVICE, phonePictures, tradeOf } = await loadChecks();
  const { dynamicDesign, templateId } = design.websiteFramework;
  const found = seoFindings({
    design: dynamicDesign,
    siteType: design.siteType,
    trade: tradeOf(templateId, design.siteType, dynamicDesign.facts?.trade),
    pictureBytes: await pictureWeights(ctx, site, phonePictures),
  });
  const names = new Map(dynamicDesign.pages.map((page) => [page.id, page.name]));
  const findings = found.map(({ code, count, pageId = null, sectionId = null, sectionType = null }) => {
    const { title, reason, mend } = SEO_ADVICE[code](count);
    const pageName = pageId === null ? null : (names.get(pageId) ?? null);
    return { code, count, title, reason, advice: mend, pageId, pageName, sectionId, sectionType };
  });
  return { isBought: true, findings };
}
