/** What administrators and owners paste into the search of a list of sites. */
import type { Ctx } from '../../../platform/context.js';

const HOST_NAME = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/**
 * Of an address of a site, whole or begun, the part by which lists find it: the label, or the name of a connected
 * domain, which is stored without `www.`. Any other text as it is.
 */
export function searchedPart(text: string | null | undefined, { config }: Pick<Ctx, 'config'>): string | null {
  if (!text) return null;
  const { sitesHost } = config;
  const bare = text.trim().replace(/^(?:https?:\/\/)?(?:www\.)?/i, '');
  const host = bare.toLowerCase().replace(/[:/].*$/s, '');
  if (!HOST_NAME.test(host)) return bare;
  return host.endsWith(`.${sitesHost}`) ? host.slice(0, -sitesHost.length - 1) : host;
}
