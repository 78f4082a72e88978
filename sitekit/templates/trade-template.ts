/** The one template that shows what a site of a trade may look like, where nobody has chosen one yet. */
import type { TemplateId } from '../sections/full-page/template-pages.js';
import { templatesOf, type Template } from './templates.js';
import { nearestTrade, type Trade } from './trades.js';

/**
 * Those that write the name largest. A trade that is not here is shown by its first template, one without templates
 * like its nearest.
 */
const SHOWN: Partial<Record<Trade, TemplateId>> = {
  restaurant: 'restaurant-garden',
  portfolio: 'portfolio-magazine',
  company: 'company-tiles',
  realestate: 'realestate-street',
  building: 'building-studio',
};

/** @throws RangeError for a trade without templates. */
export function templateOfTrade(trade: Trade): Template {
  const offered = templatesOf(trade);
  const template = offered.find(({ id }) => id === SHOWN[nearestTrade(trade)]) ?? offered[0];
  if (!template) throw new RangeError(`The trade ${trade} has no template.`);
  return template;
}
