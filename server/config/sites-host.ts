/** Which host names customers' sites may have beside the app. */
import { isIP } from 'node:net';
import { getDomain } from 'tldts';

/** Lower-case labels, at least two: `com` alone is no domain of an operator. */
const HOST_NAME = /^(?=.{1,190}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

export function isHostName(text: string): boolean {
  return HOST_NAME.test(text) && isIP(text) === 0;
}

/** This machine, by one of its own names. */
export function isLocalHost(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]'
  );
}

/** Separates sites like browsers: domains that customers of a provider share (`github.io`) count as a suffix. */
const registrable = (host: string): string => getDomain(host, { allowPrivateDomains: true }) ?? host;

/**
 * Null where sites may be below `sitesHost` while the app is at `appHost`. One must never be the other or below it; in
 * production they must not share cookies either, which they would if a browser counted them as one site.
 */
export function togetherFault(appHost: string, sitesHost: string, isProduction: boolean): string | null {
  if (appHost === sitesHost || appHost.endsWith(`.${sitesHost}`))
    return 'the app of PUBLIC_URL would be below the host of the sites';
  if (isLocalHost(appHost) && isLocalHost(sitesHost)) return null;
  if (isProduction && registrable(appHost) === registrable(sitesHost))
    return `shares the domain ${registrable(appHost)} with PUBLIC_URL; take another one, so that no site gets at the cookies of the app`;
  return null;
}
