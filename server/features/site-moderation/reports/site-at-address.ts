import type { Ctx } from '#platform/context.js';
import { siteAtLabel, type FoundSite } from '#features/sites/index.js';

const HOST = /^(?:https?:\/\/)?([a-z0-9.-]{1,253})\.?(?::\d{1,5})?(?:[/?#]|$)/i;

/** The host name in an address that somebody typed; null where it begins with none. */
export function hostIn(address: string): string | null {
  return HOST.exec(address.trim())?.[1]?.toLowerCase().replace(/\.$/, '') ?? null;
}

/** The site at an address or host name, with its present label; null where there is none. */
export async function siteAtAddress(
  ctx: Ctx,
  address: string,
): Promise<(FoundSite & { readonly label: string }) | null> {
  const host = hostIn(address);
  const ending = `.${ctx.config.sitesHost}`;
  if (!host?.endsWith(ending)) return null;
  const label = host.slice(0, -ending.length);
  const site = await siteAtLabel(ctx.em, label);
  return site && { ...site, label: site.movedTo ?? label };
}
