/** Proving that an e-mail address is one's own. */
import { AppError } from '../../../../core/errors/errors.js';
import { unitOfWork, type Ctx } from '../../../platform/context.js';
import { refuseGuess, takeOfAddress, type SharedBudget } from '../../../platform/limits/shared-address.js';
import { parseInput } from '../../../platform/input.js';
import { mayMail, queueChoosePasswordMail } from '../recovery/account-mail.js';
import {
  checkVerificationSchema,
  requestVerificationSchema,
  verifyEmailSchema,
  type RequestVerificationData,
  type VerifyEmailData,
} from '../identity.inputs.js';
import { messages } from '../identity.messages.js';
import { voidLinks } from '../recovery/links.service.js';
import { splitName } from '../profiles/names.js';
import { proveAccount, sendAgain } from './sign-in.service.js';
import { attemptOfLink } from './sign-up-attempts.js';
import { UserEntity } from '../user.entity.js';

/**
 * Consumes the link of the mail: the account takes password and name of that registration, and the others end. It does
 * not sign in. @throws AppError INVALID_LINK, RATE_LIMITED.
 */
export async function verifyEmail(ctx: Ctx, input: VerifyEmailData): Promise<void> {
  const { token, userId } = parseInput(verifyEmailSchema, input);
  if (!token || !userId) throw new AppError('INVALID_LINK');
  const isGenuine = await unitOfWork(ctx, async (tx) => {
    const attempt = await attemptOfLink(tx, userId, token);
    if (!attempt) return false;
    const now = tx.clock.now();
    const taken = { passwordHash: attempt.passwordHash, hasPassword: true, ...splitName(attempt.fullName) };
    const waiting = { id: userId, emailConfirmedAt: null };
    if ((await tx.em.nativeUpdate(UserEntity, waiting, { ...taken, emailConfirmedAt: now, updatedAt: now })) !== 1)
      throw new AppError('INVALID_LINK');
    await voidLinks(tx, userId);
    tx.publish('list.changed', { list: 'users' });
    return true;
  });
  if (!isGenuine) await refuseGuess(ctx, 'linkGuess', new AppError('INVALID_LINK'));
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
  const asker = `asked:${requested.email ?? requested.userId}|${ctx.addressKey}`;
  await ctx.limits.take('mailMinute', asker);
  await ctx.limits.take('mailDay', asker);
  if (requested.email && requested.password) {
    const { user, attempt } = await proveAccount(ctx, requested.email, requested.password);
    if (attempt && user.status === 'active') await sendAgain(ctx, user, attempt);
  } else if (requested.userId) await letChoosePassword(ctx, requested.userId);
}

async function letChoosePassword(ctx: Ctx, userId: string): Promise<void> {
  const user = await ctx.em.fork().findOne(UserEntity, { id: userId });
  if (!user || user.emailConfirmedAt || user.status === 'banned' || !(await mayMail(ctx, user.id))) return;
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
