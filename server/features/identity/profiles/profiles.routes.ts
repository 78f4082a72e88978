import { pageOf } from '#platform/http/rest/answer.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { profileView } from './profile.view.js';
import { listProfiles } from './profiles.service.js';
import { listProfilesSchema } from './profiles.types.js';

export const profilesRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/profiles',
    access: 'admin',
    summary: 'All profiles, newest first, searched by e-mail or full name.',
    query: listProfilesSchema,
    response: pageOf(profileView, 'items', {}, 'ProfilePage'),
    handle: (ctx, { query }) => listProfiles(ctx, query),
  }),
];
