import { z } from 'zod';
import { extendView, view } from '#platform/http/rest/view.js';
import { warningsSchema } from '#features/designs/index.js';
import { publishedWarnings } from './drafts/drafts.service.js';
import { SITE_HOSTS } from './site/site-hosts.js';
import type { ReleaseType, SiteType } from './site/sites.types.js';

/** The REST representation of a site. */
export const siteView = view<SiteType>('Site', {
  omit: ['logoUrl', 'previewUrl', 'warnings'],
  add: {
    domains: [
      z.array(z.string()).describe('Names of the customer that lead to it, the primary one first.'),
      async ({ id }, ctx) => [...(await ctx.provided.one(SITE_HOSTS).listed(ctx, id)).all],
    ],
  },
});

/** The answer of publishing. */
export const publishedSiteView = extendView<SiteType>(siteView, 'PublishedSite', {
  warnings: [warningsSchema, ({ id }, ctx) => publishedWarnings(ctx, id)],
});

export const releaseView = view<ReleaseType>('Release', { omit: ['logoUrl', 'previewUrl'] });
