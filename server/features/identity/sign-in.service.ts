/** Signing in with a password. */
import { AppError } from '../../../core/errors.js';
import { unitOfWork, type Ctx, type Role, type TxCtx } from '../../platform/context.js';
import { parseInput } from '../../platform/input.js';
import { mayMail, queueVerificationMail } from './account-mail.js';
import { signInSchema, type SignInData } from './identity.inputs.js';
import { messages } from './identity.messages.js';
import { findUser, type UserRow } from './identity.queries.js';
import { isPasswordOf } from './password.js';
import { openSession, type AuthTokens } from './sessions.service.js';
import { UserEntity } from './user.entity.js';

export interface SignedIn {
  readonly tokens: AuthTokens;
  readonly user: UserRow;
  readonly message: string;
  readonly redirect: { readonly url: string; readonly message: string };
}

/**
 * The account of a right pair. Both budgets are taken before the password is looked at, so that both doors and all
 * aliases together evaluate at most ten guesses per account in 15 minutes; a right one gives the account's back.
 * @throws AppError RATE_LIMITED, INVALID_CREDENTIALS (the same, in the same time, for an unknown address).
 */
export async function proveAccount(ctx: Ctx, email: string, password: string): Promise<UserEntity> {
  await ctx.limits.take('signInAddress', ctx.ip);
  await ctx.limits.take('signInAccount', email);
  const user = await ctx.em.fork().findOne(UserEntity, { email });
  const right = await isPasswordOf(user?.passwordHash ?? null, password);
  if (!user || !right) throw new AppError('INVALID_CREDENTIALS');
  await ctx.limits.reset('signInAccount', email);
  return user;
}

/**
 * @throws AppError INVALID_CREDENTIALS; and only after a right password ACCOUNT_BANNED, or EMAIL_NOT_VERIFIED with
 * a new mail on its way where the budget allows (decision 10).
 */
export async function signIn(ctx: Ctx, input: SignInData): Promise<SignedIn> {
  const { email, password } = parseInput(signInSchema, input);
  const account = await proveAccount(ctx, email, password);
  if (account.status === 'banned') throw new AppError('ACCOUNT_BANNED');
  if (!account.emailConfirmedAt) return refuseUnverified(ctx, account);
  const tokens = await unitOfWork(ctx, (tx) => enter(tx, account));
  return welcome(tokens, await findUser(ctx.em, account.id));
}

/** Opens the session of somebody who has just proven who they are, in the transaction that used the proof up. */
export async function enter(tx: TxCtx, account: { readonly id: string; readonly role: Role }): Promise<AuthTokens> {
  await tx.em.nativeUpdate(UserEntity, { id: account.id }, { lastLoginAt: tx.clock.now() });
  return openSession(tx, account);
}

async function refuseUnverified(ctx: Ctx, account: UserEntity): Promise<never> {
  if (await mayMail(ctx, account.id)) await unitOfWork(ctx, (tx) => queueVerificationMail(tx, account));
  throw new AppError('EMAIL_NOT_VERIFIED', { details: { userId: account.id } });
}

/** What a sign-in answers, whichever way it went. */
export function welcome(tokens: AuthTokens, user: UserRow | null): SignedIn {
  if (!user) throw new AppError('INVALID_CREDENTIALS');
  const admin = user.role === 'admin';
  const redirect = { url: admin ? '/admin' : '/dashboard', message: admin ? messages.toAdmin : messages.toDashboard };
  return { tokens, user, message: messages.signedIn, redirect };
}
