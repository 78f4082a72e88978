/** Short-lived signed addresses of files, for `<img>` and downloads without a bearer (decision 32). */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config/config.js';
import { secretKey } from '../identity/index.js';

const HOUR_MS = 60 * 60 * 1000;

function signatureOf(config: Config, subject: string, expires: number): string {
  return createHmac('sha256', secretKey(config, 'file-link')).update(`${subject}:${expires}`).digest('base64url');
}

/**
 * `address` with a signature about `subject`. Good for one to two hours: the end is a full hour, so that the address
 * stays the same and caches hit.
 */
export function signedAddress(config: Config, address: string, subject: string, now: Date): string {
  const expires = (Math.floor(now.getTime() / HOUR_MS) + 2) * (HOUR_MS / 1000);
  return `${address}?expires=${expires}&signature=${signatureOf(config, subject, expires)}`;
}

/** The address of a file; the subject is its id. */
export function signedFileLink(config: Config, fileId: string, now: Date): string {
  return signedAddress(config, `/api/files/${fileId}`, fileId, now);
}

export function isSignedLink(config: Config, subject: string, expires: number, signature: string, now: Date): boolean {
  const expected = Buffer.from(signatureOf(config, subject, expires));
  const given = Buffer.from(signature);
  return expires * 1000 > now.getTime() && expected.length === given.length && timingSafeEqual(expected, given);
}
