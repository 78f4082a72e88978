/** The one template that shows what a site of a trade may look like, where nobody has chosen one yet. */
import type { TemplateId } from '../sections/full-page/template-pages.js';
import { TEMPLATES, type Template } from './templates.js';
import type { Trade } from './trades.js';

/** Those that write the name largest. A trade that is not here is shown by its first template. */
const SHOWN: Partial<Record<Trade, TemplateId>> = {
  restaurant: 'restaurant-garden',
  portfolio: 'portfolio-magazine',
  company: 'company-tiles',
  realestate: 'realestate-street',
  building: 'building-studio',
};

/** @throws RangeError for a trade without templates. */
export function templateOfTrade(trade: Trade): Template {
  const own = TEMPLATES.filter((template) => template.trade === trade);
  const template = own.find(({ id }) => id === SHOWN[trade]) ?? own[0];
  if (!template) throw new RangeError(`The trade ${trade} has no template.`);
  return template;
}
