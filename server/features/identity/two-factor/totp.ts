/**
 * Codes of an authenticator app (RFC 6238): six digits, 30 seconds, SHA-1, because every app uses these by default. The
 * secret is stored encrypted, bound to its account.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { TWO_FACTOR } from '../../../../core/limits/limits.js';
import type { Config } from '../../../config/config.js';
import { secretKey } from '../keys.js';

/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
/** Latin: some apps write other letters wrongly. */
const ISSUER = 'Barpa';
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;

/** Base32, as a person types it where the picture cannot be read. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

function totpOf(secret: string, label: string): TOTP {
  const { digits, stepSeconds: period } = TWO_FACTOR;
  return new TOTP({ issuer: ISSUER, label, algorithm: 'SHA1', digits, period, secret: Secret.fromBase32(secret) });
}

/** What the QR code holds. */
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
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, secretKey(config, 'two-factor'), nonce).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.');
}

/** @throws Error where the text was sealed for another account or with another TOKEN_SECRET. */
export function openSecret(config: Config, userId: string, sealed: string): string {
  const [nonce, tag, text] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!nonce || !tag || !text) throw new Error('a sealed two-factor secret is damaged');
  const decipher = createDecipheriv(CIPHER, secretKey(config, 'two-factor'), nonce).setAAD(Buffer.from(userId));
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}
