/** Money calls that act once for one Idempotency-Key, besides any natural key they have. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import { IDEMPOTENCY_KEY_LENGTH } from '#core/limits/limits.js';
import type { TxCtx } from '#platform/context.js';
import { lockByName } from '#platform/db/locks.js';
import { newId } from '#platform/id.js';
import { IdempotencyKeyEntity } from './idempotency-key.entity.js';

export const idempotencyKeySchema = z.string().trim().min(1).max(IDEMPOTENCY_KEY_LENGTH).nullish();

export interface OnceCall {
  readonly userId: string;
  readonly operation: string;
  /** Without one the call simply acts. */
  readonly key: string | null | undefined;
  /** The parameters of the call; JSON values only. */
  readonly request: unknown;
}

/**
 * Acts, or returns the response that was stored for the same key. The response is stored in the same transaction, so
 * that there is no act without it; calls with one key run one after the other. `Answer` must survive JSON.
 * @throws AppError IDEMPOTENCY_CONFLICT when the key was used for another request.
 */
export async function once<Answer extends object>(
  tx: TxCtx,
  call: OnceCall,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const { userId, operation, key } = call;
  if (!key) return act();
  await lockByName(tx, `once:${userId}:${operation}:${key}`);
  const fingerprint = createHash('sha256').update(JSON.stringify(call.request)).digest('hex');
  const known = await tx.em.findOne(IdempotencyKeyEntity, { userId, operation, key });
  if (known && known.fingerprint !== fingerprint) throw new AppError('IDEMPOTENCY_CONFLICT', { details: { key } });
  if (known) return known.answer as Answer;
  const answer = await act();
  const row = { id: newId(), userId, operation, key, fingerprint, createdAt: tx.clock.now() };
  await tx.em.persist(tx.em.create(IdempotencyKeyEntity, { ...row, answer: { ...answer } })).flush();
  return answer;
}
