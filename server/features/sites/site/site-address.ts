import { domainToUnicode } from 'node:url';
import { hostLabel } from '#core/sites/domain-name.js';
import type { Config } from '#server/config/config.js';

/** Where a site can be opened, absolute, without a slash at its end: on the scheme and port that we are reached at. */
export function siteAddress({ publicUrl, sitesHost }: Pick<Config, 'publicUrl' | 'sitesHost'>, label: string): string {
  return domainAddress({ publicUrl }, `${label}.${sitesHost}`);
}

/** Where a host of ours is opened, absolute, without a slash at its end. */
export function domainAddress({ publicUrl }: Pick<Config, 'publicUrl'>, host: string): string {
  const { protocol, port } = new URL(publicUrl ?? 'http://localhost');
  return `${protocol}//${host}${port && `:${port}`}`;
}

/** The name of the site at an address while nobody has named it: the label of its domain, in its own letters. */
export function nameOfHost(address: string): string {
  return hostLabel(domainToUnicode(new URL(address).hostname));
}
