/** Registration: the same answer, in the same time, whether the address is new, waiting, or taken. */
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { lockByName } from '#platform/db/locks.js';
import { newId } from '#platform/id.js';
import { takeOfAddress, type SharedBudget } from '#platform/limits/shared-address.js';
import { parseInput } from '#platform/input.js';
import { mailboxOf } from '#platform/limits/mailbox.js';
import { queueAccountExistsMail, queueVerificationMail, takeStrangersMail } from '../links/account-mail.js';
import { signUpSchema, type SignUpData } from './sign-in.inputs.js';
import { hashOfSecret } from '../sessions/browser-mark.js';
import { assertStrongPassword, hashPassword } from '../users/password.js';
import { attemptSalt, openAttempt, type TypedSignUp } from '../links/sign-up-attempts.js';
import { UserEntity } from '../users/user.entity.js';

const REGISTRATIONS: SharedBudget = {
  address: 'signUpAddress',
  allowance: 'signUpAllowance',
  crowd: 'signUpCrowd',
};

/**
 * Opens an attempt with a link of its own. Registering an address first gives no advantage: the account takes password
 * and name of the attempt whose link is opened.
 * @throws AppError VALIDATION_ERROR, WEAK_PASSWORD, RATE_LIMITED; never reveals whether the address is taken.
 */
export async function signUp(ctx: Ctx, input: SignUpData): Promise<void> {
  const { email, password, fullName, browserSecret } = parseInput(signUpSchema, input);
  assertStrongPassword(password, email);
  await takeOfAddress(ctx, REGISTRATIONS, mailboxOf(email));
  await takeStrangersMail(ctx);
  await ctx.limits.take('signUpCaller', `${mailboxOf(email)}|${ctx.addressKey}`);
  await ctx.limits.take('signUpAccount', mailboxOf(email));
  const known = await ctx.em.fork().findOne(UserEntity, { email });
  const passwordHash = await hashPassword(password, attemptSalt(ctx.config, email, known));
  const browserHash = browserSecret ? hashOfSecret(browserSecret) : null;
  await unitOfWork(ctx, (tx) => register(tx, email, { passwordHash, fullName: fullName ?? null, browserHash }));
}

async function register(tx: TxCtx, email: string, typed: TypedSignUp): Promise<void> {
  await lockByName(tx, `account:${email}`);
  const known = await tx.em.findOne(UserEntity, { email });
  if (known?.emailConfirmedAt || known?.status === 'banned') return queueAccountExistsMail(tx, known);
  const user = known ?? (await createWaiting(tx, email, typed.passwordHash));
  await queueVerificationMail(tx, user, await openAttempt(tx, user.id, typed));
}

/** Nothing of the attempt but the salt of its hash counts before it is verified; the name is not taken either. */
async function createWaiting(tx: TxCtx, email: string, passwordHash: string): Promise<UserEntity> {
  const now = tx.clock.now();
  const user = tx.em.create(UserEntity, {
    id: newId(),
    email,
    passwordHash,
    role: 'user',
    status: 'active',
    userMetadata: {},
    createdAt: now,
    updatedAt: now,
  });
  await tx.em.persist(user).flush();
  tx.publish('list.changed', { list: 'users' });
  return user;
}
