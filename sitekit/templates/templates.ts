/**
 * Ready templates of the template method (specification 1 §3, §9): 36, three of each
 * trade, each with its own parts. Choosing one makes a single page `main` with a single `full_page` section
 * (specification 1 §4), which names the template.
 */
import { layoutPicture, parseLayoutId } from '#core/catalogue.js';
import { hasWords } from '#core/text/digits.js';
import type { Branding, Design } from '#core/design/design.js';
import { canvasHeight } from '#core/design/design-measures.js';
import { CANVAS } from '#core/limits/limits.js';
import { templateSamples } from '../layouts/library.js';
import type { TemplateId } from '../sections/full-page/template-pages.js';
import { TEMPLATE_ROWS } from './template-rows.js';
import { TEMPLATE_TEXTS } from './templates.messages.js';
import { isTrade, nearestTrade, TRADE_NAMES, type Trade } from './trades.js';

/** The colours and fonts that a ready template gives the site. */
export type TemplateStyle = Pick<Branding, 'primaryColor' | 'fontFamily' | 'headingFont' | 'look'>;

export interface Template {
  id: TemplateId;
  name: string;
  description: string;
  /** The name of its trade. */
  category: string;
  tags: readonly string[];
  /** The trade in whose words it speaks: the one it was made for, or one that this is the nearest of. */
  trade: Trade;
  /** The full_page layout most like it, for whoever does not know the template. */
  layoutId: string;
  /** The picture of that layout. */
  previewImage: string;
  style: TemplateStyle;
}

/** A template's id begins with its trade, that of one no longer offered too. */
function tradeOfId(id: string): Trade | null {
  const [first = ''] = id.split('-');
  return isTrade(first) ? first : null;
}

export const TEMPLATES: readonly Template[] = TEMPLATE_ROWS.map(([id, layoutId, primaryColor, fonts, look]) => {
  const trade = tradeOfId(id) ?? 'general';
  const [fontFamily, headingFont] = fonts;
  return {
    id,
    ...TEMPLATE_TEXTS[id],
    category: TRADE_NAMES[trade],
    trade,
    layoutId,
    previewImage: layoutPicture(layoutId) ?? '',
    style: { primaryColor, fontFamily, headingFont, look },
  };
});

export function findTemplate(id: string): Template | null {
  return TEMPLATES.find((template) => template.id === id) ?? null;
}

const searchedText = ({ name, description, category, tags }: Template): string =>
  [name, description, category, ...tags].join(' ');

function inWordsOf(template: Template, trade: Trade): Template {
  return template.trade === trade ? template : { ...template, trade, category: TRADE_NAMES[trade] };
}

/** The templates that a trade is offered, in its own words. */
export function templatesOf(trade: Trade): Template[] {
  const nearest = nearestTrade(trade);
  return TEMPLATES.filter((template) => template.trade === nearest).map((template) => inWordsOf(template, trade));
}

/**
 * Templates of a trade (null for all) that hold every word of a search, in any order. Among all, those that a site's
 * `own` trade is offered are in the words of that trade.
 */
export function searchTemplates(words: string, trade: Trade | null = null, own?: Trade): Template[] {
  const offered = trade
    ? templatesOf(trade)
    : TEMPLATES.map((template) => inWordsOf(template, tradeOf(template.id, undefined, own)));
  return offered.filter((template) => hasWords(searchedText(template), words));
}

/**
 * The trade a design's sample texts come from: its template's, else its own, else what the kind of site suggests. A
 * trade that has the templates of its nearest one keeps its own texts in them.
 */
export function tradeOf(templateId: string | undefined, siteType?: 'personal' | 'business', own?: Trade): Trade {
  const ofTemplate = templateId ? tradeOfId(templateId) : null;
  const chosen = own && (!ofTemplate || ofTemplate === nearestTrade(own)) ? own : ofTemplate;
  if (chosen) return chosen;
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
          {
            id: sectionId,
            sectionType: 'full_page',
            layoutId: template.layoutId,
            template: template.id,
            order: 0,
            customData: { texts },
          },
        ],
      },
    ],
  };
}
