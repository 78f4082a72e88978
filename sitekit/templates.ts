/**
 * Ready templates of the template method (specification 1 §3, §9): 36, five or six of a trade, no
 * layout twice in a trade. Choosing one makes a
 * single page `main` with a single `full_page` section (specification 1 §4).
 */
import { layoutPicture, parseLayoutId } from '../core/catalogue.js';
import { foldForSearch } from '../core/text/digits.js';
import type { Design } from '../core/design/design.js';
import { canvasHeight } from '../core/design/design-measures.js';
import { CANVAS } from '../core/limits/limits.js';
import { templateSamples } from './library.js';
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
  /** The picture of its layout, in the default colour: what is shown until the template itself is drawn. */
  previewImage: string;
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
  ['shop-lookbook', 'shop', 'full_page-5', '#9A3412'],
  ['shop-bazaar', 'shop', 'full_page-7', '#D97706'],
  ['shop-colonnade', 'shop', 'full_page-8', '#7C3AED'],
  ['clinic-care', 'clinic', 'full_page-1', '#059669'],
  ['clinic-family', 'clinic', 'full_page-6', '#2563EB'],
  ['clinic-centre', 'clinic', 'full_page-7', '#0E7490'],
  ['clinic-team', 'clinic', 'full_page-10', '#0D9488'],
  ['clinic-calm', 'clinic', 'full_page-2', '#6366F1'],
  ['restaurant-night', 'restaurant', 'full_page-3', '#EA580C'],
  ['restaurant-garden', 'restaurant', 'full_page-6', '#65A30D'],
  ['restaurant-house', 'restaurant', 'full_page-8', '#B45309'],
  ['restaurant-fire', 'restaurant', 'full_page-9', '#BE123C'],
  ['restaurant-story', 'restaurant', 'full_page-5', '#15803D'],
  ['portfolio-magazine', 'portfolio', 'full_page-5', '#DC2626'],
  ['portfolio-tiles', 'portfolio', 'full_page-4', '#8B5CF6'],
  ['portfolio-studio', 'portfolio', 'full_page-9', '#C026D3'],
  ['portfolio-poster', 'portfolio', 'full_page-10', '#E11D48'],
  ['portfolio-dusk', 'portfolio', 'full_page-3', '#0EA5E9'],
  ['company-trust', 'company', 'full_page-3', '#2563EB'],
  ['company-tiles', 'company', 'full_page-4', '#334155'],
  ['company-square', 'company', 'full_page-7', '#1D4ED8'],
  ['company-partner', 'company', 'full_page-10', '#0F766E'],
  ['company-clear', 'company', 'full_page-1', '#4F46E5'],
  ['school-light', 'school', 'full_page-2', '#D97706'],
  ['school-story', 'school', 'full_page-6', '#8B5CF6'],
  ['school-campus', 'school', 'full_page-7', '#16A34A'],
  ['school-courtyard', 'school', 'full_page-8', '#0284C7'],
  ['school-play', 'school', 'full_page-4', '#F59E0B'],
  ['general-classic', 'general', 'full_page-1', '#8B5CF6'],
  ['general-magazine', 'general', 'full_page-5', '#0891B2'],
  ['general-square', 'general', 'full_page-7', '#475569'],
  ['general-inscription', 'general', 'full_page-9', '#A21CAF'],
  ['general-poster', 'general', 'full_page-10', '#CA8A04'],
  ['general-evening', 'general', 'full_page-3', '#3730A3'],
];

export const TEMPLATES: readonly Template[] = ROWS.map(([id, trade, layoutId, suggestedColor]) => ({
  id,
  ...TEMPLATE_TEXTS[id],
  trade,
  layoutId,
  previewImage: layoutPicture(layoutId) ?? '',
  suggestedColor,
}));

export function findTemplate(id: string): Template | null {
  return TEMPLATES.find((template) => template.id === id) ?? null;
}

const haystack = ({ name, description, category, tags }: Template): string =>
  foldForSearch([name, description, category, ...tags].join(' ')).replace(/\s/g, '');

/** Templates of a category (null for all) that hold every word of a search, in any order. */
export function searchTemplates(words: string, category: string | null = null): Template[] {
  const wanted = foldForSearch(words).split(' ');
  return TEMPLATES.filter((template) => {
    if (category !== null && template.category !== category) return false;
    const text = haystack(template);
    return wanted.every((word) => text.includes(word));
  });
}

/** The trade a design's sample texts come from: its template's, else its own, else what the kind of site suggests. */
export function tradeOf(templateId: string | undefined, siteType?: 'personal' | 'business', own?: Trade): Trade {
  const template = templateId ? findTemplate(templateId) : null;
  if (template) return template.trade;
  if (own) return own;
  return siteType === 'business' ? 'company' : siteType === 'personal' ? 'portfolio' : 'general';
}

/**
 * The design a template starts with, in its own words: they are the customer's from then on, as if written by them.
 * `pageName` comes from the wizard's own messages. @throws RangeError where the template's trade is not loaded.
 */
export function designOfTemplate(template: Template, pageName: string, sectionId = 'main-full-page'): Design {
  if (parseLayoutId(template.layoutId)?.type !== 'full_page')
    throw new RangeError(`Template ${template.id} is not a full page.`);
  const texts = { ...templateSamples(template.trade, template.id) };
  return {
    currentPageId: 'main',
    pages: [
      {
        id: 'main',
        name: pageName,
        canvasDimensions: { width: CANVAS.width.default, height: canvasHeight(1) },
        sections: [
          { id: sectionId, sectionType: 'full_page', layoutId: template.layoutId, order: 0, customData: { texts } },
        ],
      },
    ],
  };
}
