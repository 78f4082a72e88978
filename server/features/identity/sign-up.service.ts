/** Registration: the same answer, in the same time, whether the address is new, waiting, or taken. */
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { unitOfWork, type Ctx, type TxCtx } from '../../platform/context.js';
import { newId } from '../../platform/id.js';
import { parseInput } from '../../platform/input.js';
import { mayMail, queueAccountExistsMail, queueVerificationMail } from './account-mail.js';
import { signUpSchema, type SignUpData } from './identity.inputs.js';
import { splitName } from './names.js';
import { assertStrongPassword, hashPassword } from './password.js';
import { UserEntity } from './user.entity.js';

interface Registration {
  readonly email: string;
  readonly passwordHash: string;
  readonly fullName: string | null;
}

/** @throws AppError VALIDATION_ERROR, WEAK_PASSWORD, RATE_LIMITED; never tells whether the address is taken. */
export async function signUp(ctx: Ctx, input: SignUpData): Promise<void> {
  const { email, password, fullName } = parseInput(signUpSchema, input);
  assertStrongPassword(password, email);
  await ctx.limits.take('signUpAddress', ctx.ip);
  const registration = { email, fullName: fullName ?? null, passwordHash: await hashPassword(password) };
  const known = await ctx.em.fork().findOne(UserEntity, { email });
  const userId = known?.id ?? newId();
  if (!(await mayMail(ctx, userId))) return;
  await unitOfWork(ctx, (tx) =>
    known ? registerAgain(tx, userId, registration) : register(tx, userId, registration),
  ).catch(ignoreRace);
}

/** Two registrations of one address at the same moment: the first one counts, the second hears the same answer. */
function ignoreRace(error: unknown): void {
  if (!(error instanceof UniqueConstraintViolationException)) throw error;
}

async function register(tx: TxCtx, id: string, { email, passwordHash, fullName }: Registration): Promise<void> {
  const now = tx.clock.now();
  const user = tx.em.create(UserEntity, {
    id,
    email,
    passwordHash,
    ...splitName(fullName),
    role: 'user',
    status: 'active',
    userMetadata: {},
    createdAt: now,
    updatedAt: now,
  });
  await tx.em.persist(user).flush();
  tx.publish('list.changed', { list: 'users' });
  await queueVerificationMail(tx, user);
}

/**
 * An address that never proved itself takes the newest password, so that who registers another's address first
 * gains nothing when the owner comes; it happens only together with a new mail. A proven account is not touched.
 */
async function registerAgain(tx: TxCtx, id: string, { passwordHash, fullName }: Registration): Promise<void> {
  const user = await tx.em.findOneOrFail(UserEntity, { id });
  if (user.emailConfirmedAt || user.status === 'banned') return queueAccountExistsMail(tx, user);
  Object.assign(user, {
    passwordHash,
    hasPassword: true,
    ...splitName(fullName ?? user.fullName),
    updatedAt: tx.clock.now(),
  });
  await queueVerificationMail(tx, user);
}
