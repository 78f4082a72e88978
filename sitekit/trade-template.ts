/** The one template that shows what a site of a trade may look like, where nobody has chosen one yet. */
import { TEMPLATES, type Template } from './templates.js';
import type { Trade } from './trades.js';

/** The trade's first. @throws RangeError for a trade without templates. */
export function templateOfTrade(trade: Trade): Template {
  const template = TEMPLATES.find((each) => each.trade === trade);
  if (!template) throw new RangeError(`The trade ${trade} has no template.`);
  return template;
}
