/**
 * Codes of an authenticator app (RFC 6238): six digits, 30 seconds, SHA-1, because every app uses these by default. The
 * secret is stored encrypted, bound to its account.
 */
import { Secret, TOTP } from 'otpauth';
import { TWO_FACTOR } from '#core/limits/limits.js';
import type { Config } from '#server/config/config.js';
import { openText, sealText } from '#features/identity/index.js';

/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
/** Latin: some apps write other letters wrongly. */
const ISSUER = 'Barpa';

/** Base32, as a person types it where the picture cannot be read. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

function totpOf(secret: string, label: string): TOTP {
  const { digits, stepSeconds: period } = TWO_FACTOR;
  return new TOTP({ issuer: ISSUER, label, algorithm: 'SHA1', digits, period, secret: Secret.fromBase32(secret) });
}

/** The content of the QR code. */
export function otpauthUri(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** The step whose code this is, one early or late included; null for a wrong one. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: TWO_FACTOR.windowSteps });
  return delta === null ? null : TOTP.counter({ period: TWO_FACTOR.stepSeconds, timestamp }) + delta;
}

export function sealSecret(config: Config, userId: string, secret: string): string {
  return sealText(config, 'two-factor', userId, secret);
}

/** @throws Error where the text was sealed for another account or with another TOKEN_SECRET. */
export function openSecret(config: Config, userId: string, sealed: string): string {
  return openText(config, 'two-factor', userId, sealed);
}
