import type { Ctx } from '#platform/context.js';
import { siteLoader, visitorAddress } from '#features/sites/index.js';

/** Whose site it is, and the host that its visitors know it by; null where it is gone. */
export async function readSiteHost(
  ctx: Ctx,
  siteId: string,
): Promise<{ readonly userId: string; readonly host: string } | null> {
  const site = await siteLoader(ctx).load(siteId);
  return site && { userId: site.userId, host: new URL(await visitorAddress(ctx, site)).host };
}
