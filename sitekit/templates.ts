/**
 * Ready templates of the template method (specification 1 §3, §9; 36 when all are drawn). Choosing one makes a
 * single page `main` with a single `full_page` section (specification 1 §4).
 */
import { parseLayoutId } from '../core/catalogue.js';
import type { Design } from '../core/design.js';
import { CANVAS } from '../core/limits.js';
import { TEMPLATE_TEXTS } from './templates.messages.js';
import type { Trade } from './trades.js';

export interface Template {
  id: string;
  name: string;
  description: string;
  category: string;
  tags: readonly string[];
  trade: Trade;
  /** A full_page layout. */
  layoutId: string;
  /** The brand colour it is shown in until the customer has chosen one. */
  suggestedColor: string;
}

const ROWS: readonly (readonly [
  id: keyof typeof TEMPLATE_TEXTS,
  trade: Trade,
  layoutId: string,
  suggestedColor: string,
])[] = [
  ['shop-craft', 'shop', 'full_page-1', '#0891B2'],
  ['shop-window', 'shop', 'full_page-2', '#DB2777'],
  ['clinic-care', 'clinic', 'full_page-1', '#059669'],
  ['clinic-family', 'clinic', 'full_page-6', '#2563EB'],
  ['restaurant-night', 'restaurant', 'full_page-3', '#EA580C'],
  ['restaurant-garden', 'restaurant', 'full_page-6', '#65A30D'],
  ['portfolio-magazine', 'portfolio', 'full_page-5', '#DC2626'],
  ['portfolio-tiles', 'portfolio', 'full_page-4', '#8B5CF6'],
  ['company-trust', 'company', 'full_page-3', '#2563EB'],
  ['company-tiles', 'company', 'full_page-4', '#334155'],
  ['school-light', 'school', 'full_page-2', '#D97706'],
  ['school-story', 'school', 'full_page-6', '#8B5CF6'],
  ['general-classic', 'general', 'full_page-1', '#8B5CF6'],
  ['general-magazine', 'general', 'full_page-5', '#0891B2'],
];

export const TEMPLATES: readonly Template[] = ROWS.map(([id, trade, layoutId, suggestedColor]) => ({
  id,
  ...TEMPLATE_TEXTS[id],
  trade,
  layoutId,
  suggestedColor,
}));

export function findTemplate(id: string): Template | null {
  return TEMPLATES.find((template) => template.id === id) ?? null;
}

/** The trade a design's sample texts come from: its template's, else what the kind of site suggests. */
export function tradeOf(templateId: string | undefined, siteType?: 'personal' | 'business'): Trade {
  const template = templateId ? findTemplate(templateId) : null;
  if (template) return template.trade;
  return siteType === 'business' ? 'company' : siteType === 'personal' ? 'portfolio' : 'general';
}

/** The design a template starts with. `pageName` comes from the wizard's own messages. */
export function designOfTemplate(template: Template, pageName: string, sectionId = 'main-full-page'): Design {
  if (parseLayoutId(template.layoutId)?.type !== 'full_page')
    throw new RangeError(`Template ${template.id} is not a full page.`);
  return {
    currentPageId: 'main',
    pages: [
      {
        id: 'main',
        name: pageName,
        canvasDimensions: { width: CANVAS.width.default, height: CANVAS.height.default },
        sections: [{ id: sectionId, sectionType: 'full_page', layoutId: template.layoutId, order: 0, customData: {} }],
      },
    ],
  };
}
