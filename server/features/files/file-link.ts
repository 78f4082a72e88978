/** Short-lived signed addresses of files, for `<img>` and downloads without a bearer (decision 32). */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config/config.js';
import { secretKey } from '../identity/index.js';

const HOUR_MS = 60 * 60 * 1000;

function signatureOf(config: Config, fileId: string, expires: number): string {
  return createHmac('sha256', secretKey(config, 'file-link')).update(`${fileId}:${expires}`).digest('base64url');
}

/** Good for one to two hours: the end is a full hour, so that the address stays the same and caches hit. */
export function signedFileLink(config: Config, fileId: string, now: Date): string {
  const expires = (Math.floor(now.getTime() / HOUR_MS) + 2) * (HOUR_MS / 1000);
  return `/api/files/${fileId}?expires=${expires}&signature=${signatureOf(config, fileId, expires)}`;
}

export function isSignedLink(config: Config, fileId: string, expires: number, signature: string, now: Date): boolean {
  const expected = Buffer.from(signatureOf(config, fileId, expires));
  const given = Buffer.from(signature);
  return expires * 1000 > now.getTime() && expected.length === given.length && timingSafeEqual(expected, given);
}
