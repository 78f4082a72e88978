/** The part of a wizard that a site is built from. Names, services and price stay with the order. */
import { createHash } from 'node:crypto';
import type { WizardData } from '#core/design/design.js';

export type SiteDesign = Pick<WizardData, 'siteType' | 'websiteFramework' | 'branding'>;

export function siteDesignOf({ siteType, websiteFramework, branding }: SiteDesign): SiteDesign {
  return { siteType, websiteFramework, branding };
}

/** Keys in one order: the database stores them in its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => [key, sorted(each)]));
}

/** SHA-256 of the design: equal designs have equal ones, whichever page is open in the designer. */
export function hashOfDesign(design: SiteDesign): string {
  const { siteType, websiteFramework, branding } = design;
  const { pages, shared, facts, head, share, menu, settings } = websiteFramework.dynamicDesign;
  const added = { facts, head, share, menu, settings };
  const drawn = { siteType, templateId: websiteFramework.templateId ?? null, pages, shared, ...added, branding };
  return createHash('sha256')
    .update(JSON.stringify(sorted(drawn)))
    .digest('hex');
}
