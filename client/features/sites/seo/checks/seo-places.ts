/** Where a finding of the checks is mended. Pure. */
import { siteDesignLink } from '#core/client-links.js';
import type { SeoCode, SeoFinding } from '#sitekit/seo/seo-checks.js';

/** The element with the fields of the pages. */
export const SEO_FIELDS_ID = 'seo-fields';

export type SeoPlace = 'fields' | 'section' | 'page' | 'facts';

const IN_FIELDS: ReadonlySet<SeoCode> = new Set([
  'titleMissing',
  'titleRepeated',
  'titleShort',
  'titleLong',
  'descriptionMissing',
  'descriptionRepeated',
  'descriptionShort',
  'descriptionLong',
]);

export function placeOf({ code, pageId, sectionId }: SeoFinding): SeoPlace {
  if (pageId === undefined) return 'facts';
  if (IN_FIELDS.has(code)) return 'fields';
  return sectionId === undefined ? 'page' : 'section';
}

/** The designer, opened at the place of a finding. */
export function designerAt(siteId: string, { pageId, sectionId }: SeoFinding): string {
  if (pageId === undefined) return siteDesignLink(siteId, { tool: 'facts' });
  return siteDesignLink(siteId, { page: pageId, ...(sectionId !== undefined && { section: sectionId }) });
}
