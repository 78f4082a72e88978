/** Accounts, sessions and profiles: who a request comes from. */
import type { Feature } from '../../platform/feature.js';
import { sendAccountLink } from './account-link.job.js';
import { ensureAdmin, seedDemoAccounts } from './accounts.seed.js';
import { AuditEntryEntity } from './audit-entry.entity.js';
import { viewerCache } from './authenticate.js';
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
import { tellOfGuesses } from './password-guesses.js';
import { ProfilesResolver } from './profiles.resolver.js';
import { profilesRoutes } from './profiles.routes.js';
import { RecoveryResolver } from './recovery.resolver.js';
import { recoveryRoutes } from './recovery.routes.js';
import { RecoveryCodeEntity } from './recovery-code.entity.js';
import { SessionEntity } from './session.entity.js';
import { SignInChallengeEntity } from './sign-in-challenge.entity.js';
import { SignUpAttemptEntity } from './sign-up-attempt.entity.js';
import { SWEEP_CRON, sweepAccounts } from './sweep-accounts.job.js';
import { TwoFactorEntity } from './two-factor.entity.js';
import { TwoFactorResolver } from './two-factor.resolver.js';
import { twoFactorRoutes } from './two-factor.routes.js';
import { UserEntity } from './user.entity.js';

export { DEMO_ACCOUNTS, type SeedAccount } from './accounts.seed.js';
export { ACCOUNT_REMOVAL } from './account-removal.js';
export { AUDIT_ACTIONS, AUDIT_SUBJECTS, type AuditAction, type AuditSubject } from './audit-actions.js';
export { assertNotSelf, audit, auditIfAdmin, type AdminAct } from './audit.js';
export { authenticate, authenticateDownload, viewerOfSession } from './authenticate.js';
export { contactOf, customerLoader, type ContactRow } from './customers.js';
export { findUser, USER_COLUMNS, type CustomerRow, type UserRow } from './identity.queries.js';
export { presentProfile, profileSchema } from './identity.present.js';
export { CustomerType, RoleEnum, UserStatusEnum, UserType } from './identity.types.js';
export { secretKey } from './keys.js';
export { anonymiseUser, banUser, setRole, unbanUser, type Moderated } from './moderation.service.js';
export { ownAccount, proveOwner } from './own-password.service.js';
export { hashPassword } from './password.js';
export { myProfile, setAvatarUrl } from './profile.service.js';
export { listProfiles, listProfilesSchema, profileConditions, type ListProfilesData } from './profiles.service.js';
export { UserPageType } from './profiles.types.js';
export { NOTICE_FACTS, SECURITY_LISTENER, tellOwner, type Owner, type SecurityNotice } from './security-notices.js';
export { UserEntity } from './user.entity.js';

export const identityFeature: Feature = {
  name: 'identity',
  entities: [
    UserEntity,
    SessionEntity,
    OneTimeLinkEntity,
    SignUpAttemptEntity,
    OAuthIdentityEntity,
    OAuthAttemptEntity,
    OAuthSecretEntity,
    TwoFactorEntity,
    RecoveryCodeEntity,
    SignInChallengeEntity,
    AuditEntryEntity,
  ],
  resolvers: [
    IdentityResolver,
    RecoveryResolver,
    MySessionsResolver,
    ProfilesResolver,
    OAuthResolver,
    TwoFactorResolver,
  ],
  routes: [
    ...identityRoutes,
    ...recoveryRoutes,
    ...mySessionRoutes,
    ...profilesRoutes,
    ...oauthRoutes,
    ...twoFactorRoutes,
  ],
  jobs: { send_account_link: sendAccountLink, tell_of_guesses: tellOfGuesses, sweep_accounts: sweepAccounts },
  crons: [SWEEP_CRON],
  provides: [viewerCache],
  seed: ensureAdmin,
  seedDemo: seedDemoAccounts,
};
