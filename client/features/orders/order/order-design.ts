/** The part of an order's wizard data that a preview needs. Old or incomplete data counts as no design. */
import { z } from 'zod';
import {
  brandingSchema,
  designSchema,
  siteTypeSchema,
  type Branding,
  type Design,
  type SiteType,
} from '#core/design/design.js';
import { fromKeyedLists } from '#core/design/keyed-lists.js';
import { drawnPages } from '#core/design/shared-sections.js';
import { tradeOf } from '#sitekit/templates/templates.js';
import type { Trade } from '#sitekit/templates/trades.js';

const schema = z.object({
  siteType: siteTypeSchema.optional().catch(undefined),
  websiteFramework: z.object({ templateId: z.string().optional().catch(undefined), dynamicDesign: designSchema }),
  branding: brandingSchema.catch(() => brandingSchema.parse({})),
});

export interface OrderDesign {
  readonly siteType: SiteType;
  readonly design: Design;
  /** The pages as they are shown, with the shared header and footer. */
  readonly pages: Design['pages'];
  readonly branding: Branding;
  readonly trade: Trade;
}

export function readOrderDesign(wizardData: unknown): OrderDesign | null {
  const parsed = schema.safeParse(fromKeyedLists(wizardData, 'dropped'));
  if (!parsed.success) return null;
  const { siteType, websiteFramework, branding } = parsed.data;
  const design = websiteFramework.dynamicDesign;
  const trade = tradeOf(websiteFramework.templateId, siteType, design.facts?.trade);
  return { siteType: siteType ?? 'personal', design, pages: drawnPages(design), branding, trade };
}
