/** The one template that shows what a site of a trade may look like, where nobody has chosen one yet. */
import { TEMPLATES, type Template } from './templates.js';
import type { Trade } from './trades.js';

/** Those whose header writes the name largest. A trade that is not here is shown by its first template. */
const SHOWN: Partial<Record<Trade, string>> = {
  general: 'general-inscription',
  shop: 'shop-colonnade',
  clinic: 'clinic-family',
  restaurant: 'restaurant-house',
  portfolio: 'portfolio-studio',
  company: 'company-square',
  school: 'school-courtyard',
};

/** @throws RangeError for a trade without templates. */
export function templateOfTrade(trade: Trade): Template {
  const own = TEMPLATES.filter((template) => template.trade === trade);
  const template = own.find(({ id }) => id === SHOWN[trade]) ?? own[0];
  if (!template) throw new RangeError(`The trade ${trade} has no template.`);
  return template;
}
