/**
 * A browser that follows a download link or fetches an `<img>` sends no bearer token. For these it has a cookie of its
 * own (D-39): HttpOnly, so that no script reads it; signed with a key of its own, so that it is no bearer token;
 * accepted only by GETs that declare it (`byBrowser`), so that it cannot change anything. It lives as long as the
 * refresh token, and ends with its session like every other token.
 */
import { SESSION } from '#core/limits/limits.js';
import type { Config } from '#server/config/config.js';
import type { Ctx, Viewer } from '#platform/context.js';
import type { Cookies } from '#platform/http/cookies.js';
import { signAccessToken } from './access-token.js';

/** Browsers accept a cookie whose name begins with `__Host-` only from this very host over https. */
function cookieOf(config: Config): { readonly name: string; readonly secure: boolean } {
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  return { name: secure ? '__Host-downloads' : 'downloads', secure };
}

/** With every sign-in and every refresh. Calls that did not come over HTTP have no cookies. */
export async function giveDownloadCookie(ctx: Ctx, viewer: Viewer): Promise<void> {
  if (!ctx.cookies) return;
  const { name, secure } = cookieOf(ctx.config);
  const options = { purpose: 'download-cookie' as const, lifeMs: SESSION.refreshTokenMs };
  const { accessToken } = await signAccessToken(ctx.config, viewer, ctx.clock.now(), options);
  ctx.cookies.write(name, accessToken, { secure, maxAgeSeconds: SESSION.refreshTokenMs / 1000 });
}

/** At sign-out. */
export function clearDownloadCookie(ctx: Ctx): void {
  const { name, secure } = cookieOf(ctx.config);
  ctx.cookies?.write(name, '', { secure, maxAgeSeconds: 0 });
}

export function readDownloadCookie(config: Config, cookies: Cookies): string | null {
  return cookies.read(cookieOf(config).name) || null;
}
