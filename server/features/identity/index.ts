/** Accounts, sessions and profiles: who a request comes from. */
import type { Feature } from '#platform/feature.js';
import { sendAccountLink } from './recovery/account-link.job.js';
import { ensureAdmin, seedDemoAccounts } from './accounts.seed.js';
import { AuditEntryEntity } from './administration/audit-entry.entity.js';
import { viewerCache } from './sessions/authenticate.js';
import { IdentityResolver } from './identity.resolver.js';
import { identityRoutes } from './identity.routes.js';
import { OAuthAttemptEntity } from './oauth/oauth-attempt.entity.js';
import { OAuthIdentityEntity } from './oauth/oauth-identity.entity.js';
import { OAuthSecretEntity } from './oauth/oauth-secret.entity.js';
import { OAuthResolver } from './oauth/oauth.resolver.js';
import { oauthRoutes } from './oauth/oauth.routes.js';
import { MySessionsResolver } from './sessions/my-sessions.resolver.js';
import { mySessionRoutes } from './sessions/my-sessions.routes.js';
import { OneTimeLinkEntity } from './recovery/one-time-link.entity.js';
import { notifyOfGuesses } from './sign-in/password-guesses.js';
import { profilesRoutes } from './profiles/profiles.routes.js';
import { RecoveryResolver } from './recovery/recovery.resolver.js';
import { recoveryRoutes } from './recovery/recovery.routes.js';
import { RecoveryCodeEntity } from './two-factor/recovery-code.entity.js';
import { SessionEntity } from './sessions/session.entity.js';
import { SignInChallengeEntity } from './sign-in/sign-in-challenge.entity.js';
import { SignUpAttemptEntity } from './sign-in/sign-up-attempt.entity.js';
import { SWEEP_CRON, sweepAccounts } from './administration/sweep-accounts.job.js';
import { TwoFactorEntity } from './two-factor/two-factor.entity.js';
import { TwoFactorResolver } from './two-factor/two-factor.resolver.js';
import { twoFactorRoutes } from './two-factor/two-factor.routes.js';
import { UserEntity } from './user.entity.js';

export { DEMO_ACCOUNTS } from './accounts.seed.js';
export { ACCOUNT_REMOVAL, MESSAGES_REMOVAL } from './administration/account-removal.js';
export {
  AUDIT_ACTION_NAMES,
  AUDIT_ACTIONS,
  AUDIT_SUBJECT_NAMES,
  AUDIT_SUBJECTS,
  type AuditAction,
  type AuditSubject,
} from './administration/audit-actions.js';
export { assertNotSelf, audit, auditClosing, auditIfAdmin } from './administration/audit.js';
export { authenticate, authenticateDownload, viewerOfSession } from './sessions/authenticate.js';
export { activeAdminIds, contactOf, customerLoader } from './profiles/customers.js';
export { mayNotify, accountStateOf, isConfirmedAddress, type MessageTopic } from './account-state.js';
export { findUser, USER_COLUMNS, type CustomerRow, type UserRow } from './identity.queries.js';
export { profileView } from './identity.present.js';
export { CustomerType, RoleEnum, UserType } from './identity.types.js';
export { secretKey } from './keys.js';
export { lockUser } from './lock-user.js';
export { NEW_ACCOUNT, type NewAccount } from './new-account.js';
export { openText, sealText } from './sealed-text.js';
export {
  anonymiseUser,
  banUser,
  isLastAdmin,
  removeOwnAccount,
  setRole,
  unbanUser,
  type Moderated,
} from './administration/moderation.service.js';
export { giveGuessesBack, spendCode, takeGuess } from './two-factor/second-step.js';
export { ownAccount, proveOwner } from './sign-in/own-password.service.js';
export { hashPassword } from './sign-in/password.js';
export { signIn } from './sign-in/sign-in.service.js';
export { signUp } from './sign-in/sign-up.service.js';
export { verifyEmail } from './sign-in/verification.service.js';
export { myProfile, setAvatarUrl, updateProfile } from './profiles/profile.service.js';
export { listProfiles, profileConditions } from './profiles/profiles.service.js';
export { listProfilesSchema, UserPageType, UsersFilter, type ListProfilesData } from './profiles/profiles.types.js';
export { NOTICE_FACTS, SECURITY_LISTENER, notifyOwner, type Owner, type SecurityNotice } from './security-notices.js';
export { UserEntity } from './user.entity.js';

export { endSessions } from './sessions/sessions.service.js';
export { openSessionsOf } from './sessions/my-sessions.service.js';
export { SessionType } from './sessions/my-sessions.types.js';
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
  resolvers: [IdentityResolver, RecoveryResolver, MySessionsResolver, OAuthResolver, TwoFactorResolver],
  routes: [
    ...identityRoutes,
    ...recoveryRoutes,
    ...mySessionRoutes,
    ...profilesRoutes,
    ...oauthRoutes,
    ...twoFactorRoutes,
  ],
  jobs: { send_account_link: sendAccountLink, tell_of_guesses: notifyOfGuesses, sweep_accounts: sweepAccounts },
  crons: [SWEEP_CRON],
  provides: [viewerCache],
  seed: ensureAdmin,
  seedDemo: seedDemoAccounts,
};
