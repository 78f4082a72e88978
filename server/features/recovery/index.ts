/** The ways back into an account by a link in its mailbox: a new password, or a sign-in without one. */
import type { Feature } from '#platform/feature.js';
import { sendAccountLink } from './account-link.job.js';
import { RecoveryResolver } from './recovery.resolver.js';
import { recoveryRoutes } from './recovery.routes.js';

export const recoveryFeature: Feature = {
  name: 'recovery',
  resolvers: [RecoveryResolver],
  routes: recoveryRoutes,
  jobs: { send_account_link: sendAccountLink },
};
