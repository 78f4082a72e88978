import { createHmac } from 'node:crypto';
import type { Config } from '#server/config/config.js';

export type KeyPurpose =
  | 'access-token'
  | 'refresh-token'
  | 'sign-up'
  | 'file-link'
  | 'download-cookie'
  | 'device'
  | 'two-factor'
  | 'form-confirmation'
  | 'newsletter-link'
  | 'newsletter-address'
  | 'webhook-secret';

/** A key for one purpose, so that what is signed for one thing never passes for another. */
export function secretKey(config: Config, purpose: KeyPurpose): Buffer {
  if (!config.tokenSecret) throw new Error('TOKEN_SECRET is missing: the app sets it before it serves');
  return createHmac('sha256', config.tokenSecret).update(`barpa:${purpose}`).digest();
}
