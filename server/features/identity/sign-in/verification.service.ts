/** Proving that an e-mail address is one's own. */
import { AppError } from '#core/errors/errors.js';
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { takeOfAddress, type SharedBudget } from '#platform/limits/shared-address.js';
import { parseInput } from '#platform/input.js';
import { mailboxOf } from '#platform/limits/mailbox.js';
import { mayMail, queueChoosePasswordMail, takeStrangersMail } from '../links/account-mail.js';
import {
  checkVerificationSchema,
  requestVerificationSchema,
  verifyAndSignInSchema,
  verifyEmailSchema,
  type RequestVerificationData,
  type VerifyAndSignInData,
  type VerifyEmailData,
} from './sign-in.inputs.js';
import { messages } from '../users/identity.messages.js';
import { findUser } from '../users/users.queries.js';
import { hashOfSecret } from '../sessions/browser-mark.js';
import { consumeLink, liveLink, voidLinks, type LiveLink } from '../links/links.service.js';
import { recordNewAccount } from '../users/new-account.js';
import { splitName } from '../profiles/names.js';
import { enter, proveAccount, sendAgain, welcome, type SignedIn } from './sign-in.service.js';
import { SignUpAttemptEntity } from '../links/sign-up-attempt.entity.js';
import { UserEntity } from '../users/user.entity.js';

/**
 * Consumes the link of the mail: the account takes password and name of that registration, and the others end. It does
 * not sign in. @throws AppError INVALID_LINK, LINK_USED, LINK_REPLACED, LINK_EXPIRED, RATE_LIMITED.
 */
export async function verifyEmail(ctx: Ctx, input: VerifyEmailData): Promise<void> {
  const { token, userId } = parseInput(verifyEmailSchema, input);
  const link = await linkOf(ctx, token, userId);
  await unitOfWork(ctx, (tx) => verify(tx, link));
}

/**
 * The same, and signs in. Only where the registration was made in this browser: the secret is the one that it sent
 * then. Null where it was made in another one: nothing has changed, and the person is to be asked.
 * @throws AppError ACCOUNT_BANNED, and those of `verifyEmail`.
 */
export async function verifyEmailAndSignIn(ctx: Ctx, input: VerifyAndSignInData): Promise<SignedIn | null> {
  const { token, userId, browserSecret } = parseInput(verifyAndSignInSchema, input);
  const link = await linkOf(ctx, token, userId);
  const here = { id: link.attemptId, browserHash: hashOfSecret(browserSecret) };
  if ((await ctx.em.fork().count(SignUpAttemptEntity, here)) !== 1) return null;
  const entry = await unitOfWork(ctx, async (tx) => {
    const account = await verify(tx, link);
    if (account.status === 'banned') throw new AppError('ACCOUNT_BANNED');
    return enter(tx, account);
  });
  return welcome(entry, await findUser(ctx.em, link.userId));
}

async function linkOf(ctx: Ctx, token?: string | null, userId?: string | null): Promise<LiveLink> {
  if (!token || !userId) throw new AppError('INVALID_LINK');
  const link = await liveLink(ctx, 'verify_email', token, 'INVALID_LINK');
  if (link.userId !== userId) throw new AppError('INVALID_LINK');
  return link;
}

async function verify(tx: TxCtx, link: LiveLink): Promise<UserEntity> {
  if (!(await consumeLink(tx, link))) throw new AppError('LINK_USED');
  const attempt = await tx.em.findOne(SignUpAttemptEntity, { id: link.attemptId });
  const account = await tx.em.findOneOrFail(UserEntity, { id: link.userId });
  if (!attempt) throw new AppError('LINK_REPLACED');
  if (account.emailConfirmedAt) throw new AppError('LINK_USED');
  const now = tx.clock.now();
  const { passwordHash, fullName } = attempt;
  tx.em.assign(account, { passwordHash, hasPassword: true, ...splitName(fullName) });
  tx.em.assign(account, { emailConfirmedAt: now, updatedAt: now });
  await tx.em.flush();
  await recordNewAccount(tx, { userId: account.id, way: 'sign_up', at: attempt.createdAt });
  await voidLinks(tx, account.id);
  tx.publish('list.changed', { list: 'users' });
  return account;
}

/**
 * Sends the verification mail again, by e-mail and password or by the user's id alone (D-11). The password identifies
 * the registration; the id alone does not, so that mail leads to choosing a password. The response is the same whether
 * there is such an account, and whether it still waits; only a repeated request within a minute for the same name gets
 * RATE_LIMITED, existing or not.
 * @throws AppError RATE_LIMITED, INVALID_CREDENTIALS for a wrong pair.
 */
export async function requestVerification(ctx: Ctx, input: RequestVerificationData): Promise<void> {
  const requested = parseInput(requestVerificationSchema, input);
  // By caller as well, so that a stranger cannot use up the owner's; `mayMail` bounds the mails themselves.
  const name = requested.email ? mailboxOf(requested.email) : requested.userId;
  const asker = `asked:${name}|${ctx.addressKey}`;
  await takeStrangersMail(ctx);
  await ctx.limits.take('mailMinute', asker);
  await ctx.limits.take('mailDay', asker);
  if (requested.email && requested.password) {
    const { user, attempt } = await proveAccount(ctx, requested.email, requested.password);
    if (attempt && user.status === 'active') await sendAgain(ctx, user, attempt);
  } else if (requested.userId) await letChoosePassword(ctx, requested.userId);
}

async function letChoosePassword(ctx: Ctx, userId: string): Promise<void> {
  const user = await ctx.em.fork().findOne(UserEntity, { id: userId });
  if (!user || user.emailConfirmedAt || user.status === 'banned' || !(await mayMail(ctx, user.email))) return;
  await unitOfWork(ctx, (tx) => queueChoosePasswordMail(tx, user));
}

const CHECKS: SharedBudget = {
  address: 'verificationCheck',
  allowance: 'verificationAllowance',
  crowd: 'verificationCrowd',
};

export interface VerificationCheck {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly userId: string | null;
  readonly message: string;
}

/**
 * Called by the sign-in form before the password (D-10): only an account that waits for its verification is
 * distinguished; a verified, an unknown and a banned address look the same.
 */
export async function checkVerification(ctx: Ctx, input: { readonly email: string }): Promise<VerificationCheck> {
  const { email } = parseInput(checkVerificationSchema, input);
  await takeOfAddress(ctx, CHECKS, email);
  const user = await ctx.em.fork().findOne(UserEntity, { email });
  const waits = user !== null && !user.emailConfirmedAt && user.status === 'active';
  if (!waits) return { email, emailVerified: true, userId: null, message: messages.emailFine };
  return { email, emailVerified: false, userId: user.id, message: messages.emailUnverified };
}
