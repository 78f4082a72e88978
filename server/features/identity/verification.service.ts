/** Proving that an e-mail address is one's own. */
import { AppError } from '../../../core/errors.js';
import { unitOfWork, type Ctx } from '../../platform/context.js';
import { parseInput } from '../../platform/input.js';
import { mayMail, queueVerificationMail } from './account-mail.js';
import {
  checkVerificationSchema,
  requestVerificationSchema,
  verifyEmailSchema,
  type RequestVerificationData,
  type VerifyEmailData,
} from './identity.inputs.js';
import { messages } from './identity.messages.js';
import { consumeLink } from './links.service.js';
import { proveAccount } from './sign-in.service.js';
import { UserEntity } from './user.entity.js';

/** Uses up the link of the mail. Nobody is signed in by it. @throws AppError INVALID_LINK, RATE_LIMITED. */
export async function verifyEmail(ctx: Ctx, input: VerifyEmailData): Promise<void> {
  const { token, userId } = parseInput(verifyEmailSchema, input);
  if (!token || !userId) throw new AppError('INVALID_LINK');
  await ctx.limits.take('linkGuess', ctx.ip);
  await unitOfWork(ctx, async (tx) => {
    if (!(await consumeLink(tx, userId, 'verify_email', token))) throw new AppError('INVALID_LINK');
    const now = tx.clock.now();
    await tx.em.nativeUpdate(
      UserEntity,
      { id: userId, emailConfirmedAt: null },
      { emailConfirmedAt: now, updatedAt: now },
    );
    tx.publish('list.changed', { list: 'users' });
  });
}

async function requester(ctx: Ctx, { email, password, userId }: RequestVerificationData): Promise<UserEntity | null> {
  if (email && password) return proveAccount(ctx, email, password);
  return userId ? ctx.em.fork().findOne(UserEntity, { id: userId }) : null;
}

/**
 * Sends the verification mail again, by e-mail and password or by the user's id alone (decision 11). The answer is
 * the same whether there is such an account, and whether it still waits; only who asks again within a minute for
 * the same name hears RATE_LIMITED, existing or not.
 * @throws AppError RATE_LIMITED, INVALID_CREDENTIALS for a wrong pair.
 */
export async function requestVerification(ctx: Ctx, input: RequestVerificationData): Promise<void> {
  const asked = parseInput(requestVerificationSchema, input);
  await ctx.limits.take('mailMinute', `asked:${asked.email ?? asked.userId}`);
  await ctx.limits.take('mailDay', `asked:${asked.email ?? asked.userId}`);
  const user = await requester(ctx, asked);
  if (!user || user.emailConfirmedAt || user.status === 'banned' || !(await mayMail(ctx, user.id))) return;
  await unitOfWork(ctx, (tx) => queueVerificationMail(tx, user));
}

export interface VerificationCheck {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly userId: string | null;
  readonly message: string;
}

/**
 * Asked by the sign-in form before the password (decision 10): only an account that waits for its verification is
 * told from the rest; a verified, an unknown and a banned address look the same.
 */
export async function checkVerification(ctx: Ctx, input: { readonly email: string }): Promise<VerificationCheck> {
  const { email } = parseInput(checkVerificationSchema, input);
  await ctx.limits.take('verificationCheck', ctx.ip);
  const user = await ctx.em.fork().findOne(UserEntity, { email });
  const waits = user !== null && !user.emailConfirmedAt && user.status === 'active';
  if (!waits) return { email, emailVerified: true, userId: null, message: messages.emailFine };
  return { email, emailVerified: false, userId: user.id, message: messages.emailUnverified };
}
