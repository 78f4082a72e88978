/** Registrations that wait for their verification: one row each, ended together (decision 047). */
import { createHmac } from 'node:crypto';
import { SIGN_UP } from '#core/limits/limits.js';
import type { Config } from '#server/config/config.js';
import type { Ctx, TxCtx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import { secretKey } from '../users/keys.js';
import { hashPassword, saltOf } from '../users/password.js';
import { SignUpAttemptEntity } from './sign-up-attempt.entity.js';
import { callerOf } from '../sessions/sessions.service.js';
import type { UserEntity } from '../users/user.entity.js';

/** The fields that a person typed. */
export interface TypedSignUp {
  readonly passwordHash: string;
  readonly fullName: string | null;
  /** See SignUpAttemptEntity. */
  readonly browserHash?: string | null;
}

const SALT_BYTES = 16;

/**
 * One salt for all attempts of an address, so that a typed password is hashed once and compared with each of them: the
 * time of a sign-in does not reveal how many attempts there are.
 */
export function attemptSalt(config: Config, email: string, known: UserEntity | null): Buffer {
  if (known && !known.emailConfirmedAt) return saltOf(known.passwordHash);
  return createHmac('sha256', secretKey(config, 'sign-up')).update(email).digest().subarray(0, SALT_BYTES);
}

/** An account has at most SIGN_UP.openAttempts. */
const MAKE_ROOM = `delete from sign_up_attempts where id in
  (select id from
     (select id, row_number() over (partition by ip order by created_at desc, id desc) as place
      from sign_up_attempts where user_id = $1) ranked
   order by place, id desc offset $2)`;

/**
 * Keeps the attempt. Where an account has too many, the older ones of the caller with the most give way first, so that
 * one caller alone cannot push another's attempt out.
 */
export async function openAttempt(tx: TxCtx, userId: string, typed: TypedSignUp): Promise<SignUpAttemptEntity> {
  const kept = { id: newId(), userId, browserHash: null, ...typed, ...callerOf(tx), createdAt: tx.clock.now() };
  const attempt = tx.em.create(SignUpAttemptEntity, kept);
  await tx.em.persist(attempt).flush();
  await rows(tx.em, MAKE_ROOM, [userId, SIGN_UP.openAttempts]);
  return attempt;
}

/** The newest attempt of an unverified account with this password; null where there is none. */
export async function attemptOf(ctx: Ctx, user: UserEntity, password: string): Promise<SignUpAttemptEntity | null> {
  const passwordHash = await hashPassword(password, saltOf(user.passwordHash));
  const where = { userId: user.id, passwordHash };
  return ctx.em.fork().findOne(SignUpAttemptEntity, where, { orderBy: { createdAt: 'desc' } });
}

/** Nothing of what was typed in any of them is ever used. */
export async function endAttempts(tx: TxCtx, userId: string): Promise<void> {
  await tx.em.nativeDelete(SignUpAttemptEntity, { userId });
}
