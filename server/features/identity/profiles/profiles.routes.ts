import { z } from 'zod';
import { countedPage } from '../../../platform/db/page.js';
import { route, type Route } from '../../../platform/http/route.js';
import { paginationSchema } from '../../../platform/http/schemas.js';
import { presentProfile, profileSchema } from '../identity.present.js';
import { listProfiles, listProfilesSchema } from './profiles.service.js';

export const profilesRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/profiles',
    access: 'admin',
    summary: 'All profiles, newest first, searched by e-mail or full name.',
    query: listProfilesSchema,
    response: z.object({ items: z.array(profileSchema), pagination: paginationSchema }),
    handle: async (ctx, { query }) => {
      const { items, pagination } = await countedPage(await listProfiles(ctx, query));
      return { items: items.map(presentProfile), pagination };
    },
  }),
];
