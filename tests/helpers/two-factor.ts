/** An authenticator app for tests: it shows the code of any step. */
import { Secret, TOTP } from 'otpauth';
import { unitOfWork } from '#platform/context.js';
import { newTotpSecret, sealSecret } from '#features/two-factor/totp.js';
import { TwoFactorEntity } from '#features/two-factor/two-factor.entity.js';
import { UserEntity } from '#features/identity/index.js';
import { newId } from '#platform/id.js';
import type { TestApp } from './app.js';

export function codeAt(secret: string, time: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.getTime() });
}

/** Turned on straight in the database; gives the secret. There are no recovery codes. */
export async function withTwoFactor(app: TestApp, userId: string): Promise<string> {
  const secret = newTotpSecret();
  await unitOfWork(app.ctx(), async (tx) => {
    const now = tx.clock.now();
    const sealedSecret = sealSecret(tx.config, userId, secret);
    tx.em.persist(
      tx.em.create(TwoFactorEntity, { id: newId(), userId, sealedSecret, lastUsedStep: null, createdAt: now }),
    );
    await tx.em.nativeUpdate(UserEntity, { id: userId }, { twoFactorAt: now });
  });
  return secret;
}
