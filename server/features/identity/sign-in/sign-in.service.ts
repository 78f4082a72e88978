/** Signing in with a password. */
import { adminLink, dashboardLink } from '#core/client-links.js';
import { AppError } from '#core/errors/errors.js';
import { unitOfWork, type Ctx, type Role, type TxCtx } from '#platform/context.js';
import { parseInput } from '#platform/input.js';
import { mayMail, queueVerificationMail } from '../links/account-mail.js';
import { signInSchema, type SignInData } from './sign-in.inputs.js';
import { messages } from '../users/identity.messages.js';
import { findUser, type UserRow } from '../users/users.queries.js';
import { rememberDevice } from './known-device.js';
import { giveGuessBack, takeSignInGuess } from './password-guesses.js';
import { isPasswordOf } from '../users/password.js';
import { openSession, type AuthTokens } from '../sessions/sessions.service.js';
import { openChallenge, type Challenge } from '../sessions/sign-in-challenges.js';
import { attemptOf } from '../links/sign-up-attempts.js';
import { SignUpAttemptEntity } from '../links/sign-up-attempt.entity.js';
import { UserEntity } from '../users/user.entity.js';

export interface SignedIn {
  readonly tokens: AuthTokens;
  readonly user: UserRow;
  readonly message: string;
  readonly redirect: { readonly url: string; readonly message: string };
}

/** The account of a right pair; `attempt` where it still waits for its verification: the one with this password. */
export interface Proven {
  readonly user: UserEntity;
  readonly attempt: SignUpAttemptEntity | null;
}

/** An unverified account has no password of its own yet, only those of its registrations. */
async function provenBy(ctx: Ctx, user: UserEntity | null, password: string): Promise<Proven | null> {
  if (!user || user.emailConfirmedAt)
    return (await isPasswordOf(user?.passwordHash ?? null, password)) && user ? { user, attempt: null } : null;
  const attempt = await attemptOf(ctx, user, password);
  return attempt && { user, attempt };
}

/**
 * The account of a right pair. The try is counted before the password is looked at (password-guesses.ts).
 * @throws AppError RATE_LIMITED, INVALID_CREDENTIALS (the same, in the same time, for an unknown address).
 */
export async function proveAccount(ctx: Ctx, email: string, password: string): Promise<Proven> {
  const user = await ctx.em.fork().findOne(UserEntity, { email });
  const guess = await takeSignInGuess(ctx, email, user);
  const proven = await provenBy(ctx, user, password);
  if (!proven) throw new AppError('INVALID_CREDENTIALS');
  await giveGuessBack(ctx, guess);
  return proven;
}

/**
 * @throws AppError INVALID_CREDENTIALS; and only after a right password ACCOUNT_BANNED, TWO_FACTOR_REQUIRED, or
 * EMAIL_NOT_VERIFIED with a new mail on its way where the budget allows (D-10).
 */
export async function signIn(ctx: Ctx, input: SignInData): Promise<SignedIn> {
  const { email, password } = parseInput(signInSchema, input);
  const { user: account, attempt } = await proveAccount(ctx, email, password);
  if (account.status === 'banned') throw new AppError('ACCOUNT_BANNED');
  if (attempt) return refuseUnverified(ctx, account, attempt);
  const entry = await unitOfWork(ctx, (tx) => enter(tx, account));
  return welcome(entry, await findUser(ctx.em, account.id));
}

export interface Entrant {
  readonly id: string;
  readonly role: Role;
  readonly twoFactorAt: Date | null;
}

/** The result of a first step: a session, or the question for the second step. */
export type Entry = AuthTokens | Challenge;

/** For a user who has just authenticated; called in the transaction that consumed the proof. */
export async function enter(tx: TxCtx, account: Entrant): Promise<Entry> {
  return account.twoFactorAt ? openChallenge(tx, account.id) : admit(tx, account);
}

/** Opens the session: nothing is left to prove. */
export async function admit(tx: TxCtx, account: Pick<Entrant, 'id' | 'role'>): Promise<AuthTokens> {
  await tx.em.nativeUpdate(UserEntity, { id: account.id }, { lastLoginAt: tx.clock.now() });
  rememberDevice(tx, await tx.em.findOneOrFail(UserEntity, { id: account.id }));
  tx.publish('list.changed', { list: 'users' });
  return openSession(tx, account);
}

async function refuseUnverified(ctx: Ctx, account: UserEntity, attempt: SignUpAttemptEntity): Promise<never> {
  await sendAgain(ctx, account, attempt);
  throw new AppError('EMAIL_NOT_VERIFIED', { details: { userId: account.id } });
}

/** One more link for a registration, where the account's budget of mails allows it. */
export async function sendAgain(ctx: Ctx, user: UserEntity, attempt: SignUpAttemptEntity): Promise<void> {
  if (!(await mayMail(ctx, user.email))) return;
  await unitOfWork(ctx, async (tx) => {
    const waits = await tx.em.count(SignUpAttemptEntity, { id: attempt.id });
    if (waits === 1) await queueVerificationMail(tx, user, attempt);
  });
}

/**
 * The answer of a sign-in, whichever way it went. @throws AppError TWO_FACTOR_REQUIRED with `details.challenge` and
 * `details.expiresAt` where a code is still to come.
 */
export function welcome(entry: Entry, user: UserRow | null): SignedIn {
  if ('challenge' in entry) throw new AppError('TWO_FACTOR_REQUIRED', { details: { ...entry } });
  if (!user) throw new AppError('INVALID_CREDENTIALS');
  const tokens = entry;
  const admin = user.role === 'admin';
  const redirect = {
    url: admin ? adminLink() : dashboardLink(),
    message: admin ? messages.toAdmin : messages.toDashboard,
  };
  return { tokens, user, message: messages.signedIn, redirect };
}
