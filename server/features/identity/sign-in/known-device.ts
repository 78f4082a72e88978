/**
 * A browser that has signed in to an account before. It has a limit of wrong passwords of its own there, so that
 * strangers who type wrong passwords elsewhere cannot lock its owner out (decision 047). The cookie grants nothing: it
 * is a random name signed together with the account's password hash, so that it ends with the password.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { DEVICE } from '#core/limits/limits.js';
import type { Config } from '#server/config/config.js';
import type { Ctx } from '#platform/context.js';
import { secretKey } from '../users/keys.js';
import { hashOfSecret, newSecret } from '../sessions/browser-mark.js';

interface DeviceAccount {
  readonly id: string;
  readonly passwordHash: string;
}

/** One cookie for each account; browsers accept a `__Host-` cookie only from this very host over https. */
function cookieOf(config: Config, userId: string): { readonly name: string; readonly secure: boolean } {
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  return { name: `${secure ? '__Host-' : ''}device-${hashOfSecret(userId).slice(0, 16)}`, secure };
}

function macOf(config: Config, { id, passwordHash }: DeviceAccount, device: string): Buffer {
  return createHmac('sha256', secretKey(config, 'device')).update(`${id}:${device}:${passwordHash}`).digest();
}

/** After a sign-in, and again where the password has changed. Calls that did not come over HTTP have no cookies. */
export function rememberDevice(ctx: Ctx, account: DeviceAccount): void {
  if (!ctx.cookies) return;
  const { name, secure } = cookieOf(ctx.config, account.id);
  const device = knownDevice(ctx, account) ?? newSecret();
  const value = `${device}.${macOf(ctx.config, account, device).toString('base64url')}`;
  ctx.cookies.write(name, value, { secure, maxAgeSeconds: DEVICE.rememberMs / 1000 });
}

/** The name of the calling browser where it has signed in to this account since its password was set; else null. */
export function knownDevice(ctx: Ctx, account: DeviceAccount): string | null {
  const [device, mac, ...rest] = ctx.cookies?.read(cookieOf(ctx.config, account.id).name)?.split('.') ?? [];
  if (!device || !mac || rest.length > 0) return null;
  const given = Buffer.from(mac, 'base64url');
  const expected = macOf(ctx.config, account, device);
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : null;
}
