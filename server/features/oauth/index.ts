/** Signing in by an account that a person has elsewhere (OAuth 2, OpenID Connect). */
import { ACCOUNT_REMOVAL } from '#features/identity/index.js';
import type { Feature } from '#platform/feature.js';
import { provide } from '#platform/provided.js';
import { removeOAuth } from './oauth-accounts.service.js';
import { OAuthAttemptEntity } from './oauth-attempt.entity.js';
import { OAuthIdentityEntity } from './oauth-identity.entity.js';
import { OAuthSecretEntity } from './oauth-secret.entity.js';
import { OAuthResolver } from './oauth.resolver.js';
import { oauthRoutes } from './oauth.routes.js';
import { SWEEP_OAUTH_CRON, sweepOAuth } from './sweep-oauth.job.js';

export const oauthFeature: Feature = {
  name: 'oauth',
  entities: [OAuthIdentityEntity, OAuthAttemptEntity, OAuthSecretEntity],
  resolvers: [OAuthResolver],
  routes: oauthRoutes,
  jobs: { sweep_oauth: sweepOAuth },
  crons: [SWEEP_OAUTH_CRON],
  provides: [provide(ACCOUNT_REMOVAL, () => removeOAuth)],
};
