/**
 * Binds a sign-in to the browser that started it, so that an attacker cannot finish their sign-in in another person's
 * browser and have that person act in the attacker's account. The cookie grants nothing: it only has to be the same at
 * start and end.
 */
import { createHash, randomBytes } from 'node:crypto';
import { OAUTH } from '#core/limits/limits.js';
import type { Ctx } from '#platform/context.js';

const SHAPE = /^[\w-]{43}$/;

export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** 256 bits, base64url. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Browsers accept a cookie whose name begins with `__Host-` only from this very host over https. */
function cookieOf(ctx: Ctx): { readonly name: string; readonly secure: boolean } {
  const secure = ctx.config.publicUrl?.startsWith('https:') ?? false;
  return { name: secure ? '__Host-oauth' : 'oauth', secure };
}

/** Null for a caller without the cookie. Hexadecimal. */
export function browserHash(ctx: Ctx): string | null {
  const value = ctx.cookies?.read(cookieOf(ctx).name);
  return value && SHAPE.test(value) ? hashOfSecret(value) : null;
}

/**
 * Marks the calling browser until the attempt ends. One that is marked keeps its mark: two tabs may sign in at once.
 */
export function markBrowser(ctx: Ctx): string {
  const { name, secure } = cookieOf(ctx);
  const known = ctx.cookies?.read(name);
  const value = known && SHAPE.test(known) ? known : newSecret();
  ctx.cookies?.write(name, value, { secure, maxAgeSeconds: (OAUTH.attemptMs + OAUTH.secretMs) / 1000 });
  return hashOfSecret(value);
}
