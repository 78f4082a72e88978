/** Accounts, sessions and profiles: who a request comes from. */
import type { Feature } from '#platform/feature.js';
import { ensureAdmin, seedDemoAccounts } from './accounts.seed.js';
import { AuditEntryEntity } from './administration/audit-entry.entity.js';
import { viewerCache } from './sessions/authenticate.js';
import { IdentityResolver } from './identity.resolver.js';
import { identityRoutes } from './identity.routes.js';
import { MySessionsResolver } from './sessions/my-sessions.resolver.js';
import { mySessionRoutes } from './sessions/my-sessions.routes.js';
import { OneTimeLinkEntity } from './links/one-time-link.entity.js';
import { notifyOfGuesses } from './sign-in/password-guesses.js';
import { profilesRoutes } from './profiles/profiles.routes.js';
import { SessionEntity } from './sessions/session.entity.js';
import { SignInChallengeEntity } from './sessions/sign-in-challenge.entity.js';
import { SignUpAttemptEntity } from './links/sign-up-attempt.entity.js';
import { SWEEP_CRON, sweepAccounts } from './administration/sweep-accounts.job.js';
import { UserEntity } from './users/user.entity.js';

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
export { authenticate, authenticateDownload, viewerOfSession, forgetViewer } from './sessions/authenticate.js';
export { activeAdminIds, contactOf, customerLoader } from './profiles/customers.js';
export { mayNotify, accountStateOf, isConfirmedAddress, type MessageTopic } from './users/account-state.js';
export { findUser, USER_COLUMNS, type CustomerRow, type UserRow } from './users/users.queries.js';
export { profileView } from './profiles/profile.view.js';
export { CustomerType, RoleEnum, UserType, AuthPayloadType } from './users/users.types.js';
export { secretKey } from './users/keys.js';
export { lockUser } from './users/lock-user.js';
export { NEW_ACCOUNT, type NewAccount, recordNewAccount } from './users/new-account.js';
export { openText, sealText } from './users/sealed-text.js';
export {
  anonymiseUser,
  banUser,
  isLastAdmin,
  removeOwnAccount,
  setRole,
  unbanUser,
  type Moderated,
} from './administration/moderation.service.js';
export { ownAccount, proveOwner, changePassword } from './sign-in/own-password.service.js';
export { hashPassword, PASSWORD_RULE, assertStrongPassword } from './users/password.js';
export { signIn, admit, enter, type SignedIn, welcome } from './sign-in/sign-in.service.js';
export { signUp } from './sign-in/sign-up.service.js';
export { verifyEmail } from './sign-in/verification.service.js';
export { myProfile, setAvatarUrl, updateProfile } from './profiles/profile.service.js';
export { listProfiles, profileConditions } from './profiles/profiles.service.js';
export { listProfilesSchema, UserPageType, UsersFilter, type ListProfilesData } from './profiles/profiles.types.js';
export {
  KEYS_LEFT,
  SECURITY_LISTENER,
  notifyOfNewPassword,
  notifyOwner,
  type Owner,
  type SecurityNotice,
} from './users/security-notices.js';
export {
  choosePasswordPath,
  mayMail,
  queueChoosePasswordMail,
  queueLinkMail,
  takeStrangersMail,
} from './links/account-mail.js';
export { consumeLink, createLink, liveLink, type LiveLink, voidLinks } from './links/links.service.js';
export { splitName } from './profiles/names.js';
export { browserHash, hashOfSecret, markBrowser, newSecret } from './sessions/browser-mark.js';
export { consumeChallenge, ownerOfChallenge, voidChallenges } from './sessions/sign-in-challenges.js';
export { loginAnswer, presentLogin } from './sign-in/sign-in.view.js';
export { emailSchema, secretSchema } from './users/account-fields.js';
export { UserEntity } from './users/user.entity.js';
export { endSessions, signOut } from './sessions/sessions.service.js';
export { openSessionsOf } from './sessions/my-sessions.service.js';
export { SessionType } from './sessions/my-sessions.types.js';

export const identityFeature: Feature = {
  name: 'identity',
  entities: [
    UserEntity,
    SessionEntity,
    OneTimeLinkEntity,
    SignUpAttemptEntity,
    SignInChallengeEntity,
    AuditEntryEntity,
  ],
  resolvers: [IdentityResolver, MySessionsResolver],
  routes: [...identityRoutes, ...mySessionRoutes, ...profilesRoutes],
  jobs: { tell_of_guesses: notifyOfGuesses, sweep_accounts: sweepAccounts },
  crons: [SWEEP_CRON],
  provides: [viewerCache],
  seed: ensureAdmin,
  seedDemo: seedDemoAccounts,
};
