/** The wizard's address for a visitor who has chosen something on the landing page, which loads this and no rules. */
import { wizardLink } from '#core/client-links.js';
import type { Trade } from '#core/design/trades.js';

/** Characters of a name: as many as the facts of a site allow (`FACTS.name`, which comes with all of their rules). */
export const START_NAME = 80;

export interface SiteStart {
  readonly trade: Trade;
  /** Empty: not given. */
  readonly name: string;
  /** `#RRGGBB`; null: the colour of the trade's template. */
  readonly color: string | null;
}

/** The address of the wizard that begins with this. */
export function siteStartAddress({ trade, name, color }: SiteStart): string {
  return wizardLink({ trade, ...(name !== '' && { name }), ...(color !== null && { color }) });
}

/** Whether the address may begin a site; site-start.ts reads it. */
export function hasSiteStart(params: URLSearchParams): boolean {
  return params.has('trade');
}

/** The address once the draft has it: a reload goes on with the draft. */
export function withoutSiteStart(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  for (const name of ['trade', 'name', 'color']) rest.delete(name);
  return rest;
}
