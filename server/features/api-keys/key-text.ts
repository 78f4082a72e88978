/**
 * The text of a key: `bk_`, eight public characters that identify it, and 256 random bits. They cannot be guessed, so
 * one round of SHA-256 without a salt is enough: slow hashes are for secrets that people choose (RFC 9106 is about
 * passwords).
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const BEGINS = 'bk_';
/** Crockford's alphabet: nothing that looks like something else when it is read out. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';
const OPEN_SIGNS = 8;
const SECRET_BYTES = 32;
const KEY = /^(bk_[0-9a-hjkmnp-tv-z]{8})_[A-Za-z0-9_-]{43}$/;

export interface NewKey {
  /** Shown once. */
  readonly key: string;
  readonly prefix: string;
  readonly hash: string;
}

export function newKey(): NewKey {
  // 256 is a multiple of 32: every sign is as likely as the others.
  const signs = [...randomBytes(OPEN_SIGNS)].map((byte) => SIGNS[byte % SIGNS.length]).join('');
  const prefix = BEGINS + signs;
  const key = `${prefix}_${randomBytes(SECRET_BYTES).toString('base64url')}`;
  return { key, prefix, hash: hashOf(key) };
}

/** Whether a bearer wants to be a key of ours, genuine or not. */
export function looksLikeKey(token: string): boolean {
  return token.startsWith(BEGINS);
}

/** Its open beginning; null for what cannot be one of ours. */
export function prefixOf(token: string): string | null {
  return KEY.exec(token)?.[1] ?? null;
}

export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** In a time that does not reveal how much of it was right. Both are hex of the same length. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
