import { z } from 'zod';
import { view } from '../../platform/http/rest/view.js';
import { domainsLoader, hostsOf } from './domains/index.js';
import type { ReleaseType, SiteType } from './sites.types.js';

/** The REST representation of a site. */
export const siteView = view<SiteType>('Site', {
  omit: ['logoUrl', 'previewUrl'],
  add: {
    domains: [
      z.array(z.string()).describe('Names of the customer that lead to it, the primary one first.'),
      async ({ id }, ctx) => hostsOf((await domainsLoader(ctx).load(id))?.domains ?? []),
    ],
  },
});

export const releaseView = view<ReleaseType>('Release', { omit: ['logoUrl', 'previewUrl'] });
