/** Accounts, sessions and profiles: who a request comes from. */
import type { Feature } from '../../platform/feature.js';
import { sendAccountLink } from './account-link.job.js';
import { ensureAdmin, seedDemoAccounts } from './accounts.seed.js';
import { IdentityResolver } from './identity.resolver.js';
import { identityRoutes } from './identity.routes.js';
import { OAuthAttemptEntity } from './oauth-attempt.entity.js';
import { OAuthIdentityEntity } from './oauth-identity.entity.js';
import { OAuthSecretEntity } from './oauth-secret.entity.js';
import { OAuthResolver } from './oauth.resolver.js';
import { oauthRoutes } from './oauth.routes.js';
import { MySessionsResolver } from './my-sessions.resolver.js';
import { mySessionRoutes } from './my-sessions.routes.js';
import { OneTimeLinkEntity } from './one-time-link.entity.js';
import { ProfilesResolver } from './profiles.resolver.js';
import { profilesRoutes } from './profiles.routes.js';
import { RecoveryResolver } from './recovery.resolver.js';
import { recoveryRoutes } from './recovery.routes.js';
import { SessionEntity } from './session.entity.js';
import { UserEntity } from './user.entity.js';

export { DEMO_ACCOUNTS, type SeedAccount } from './accounts.seed.js';
export { authenticate } from './authenticate.js';
export { customerLoader } from './customers.js';
export type { CustomerRow } from './identity.queries.js';
export { CustomerType, RoleEnum, UserStatusEnum, UserType } from './identity.types.js';
export { secretKey } from './keys.js';
export { hashPassword } from './password.js';
export { myProfile, setAvatarUrl } from './profile.service.js';
export { UserEntity } from './user.entity.js';

export const identityFeature: Feature = {
  name: 'identity',
  entities: [UserEntity, SessionEntity, OneTimeLinkEntity, OAuthIdentityEntity, OAuthAttemptEntity, OAuthSecretEntity],
  resolvers: [IdentityResolver, RecoveryResolver, MySessionsResolver, ProfilesResolver, OAuthResolver],
  routes: [...identityRoutes, ...recoveryRoutes, ...mySessionRoutes, ...profilesRoutes, ...oauthRoutes],
  jobs: { send_account_link: sendAccountLink },
  seed: ensureAdmin,
  seedDemo: seedDemoAccounts,
};
