/** Which addresses are ours: people must never be redirected to another origin with a secret in the address. */

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * True for the origin of `publicUrl`. A site on this machine is reached by several names: with a loopback
 * `publicUrl`, the other loopback names at the same port are ours as well.
 */
function isOwnOrigin(url: URL, publicUrl: string): boolean {
  const own = new URL(publicUrl);
  if (url.origin === own.origin) return true;
  const bothLoopback = LOOPBACK.has(url.hostname) && LOOPBACK.has(own.hostname);
  return bothLoopback && url.protocol === own.protocol && url.port === own.port;
}

/**
 * The absolute form of an address of ours, given whole or as a path; null for every other, and for one with a login in
 * it.
 */
export function ownAddress(address: string, publicUrl: string): URL | null {
  // Browsers read `/\host` as `//host`, and drop tabs and line ends before they do.
  if (/[\\\p{Cc}]/u.test(address) || !URL.canParse(address, publicUrl)) return null;
  const url = new URL(address, publicUrl);
  return isOwnOrigin(url, publicUrl) && !url.username && !url.password ? url : null;
}

/**
 * Whether a page may talk to us, by its `Origin` header: pages of ours, as browsers decide it for HTTP, where no other
 * page may read our answers; and programs, which send none.
 */
export function isOwnPage(origin: string | undefined, host: string | undefined, publicUrl: string): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.host === host || isOwnOrigin(url, publicUrl);
}
