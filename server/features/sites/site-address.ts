import type { Config } from '../../config/config.js';

/** Where a site can be opened, absolute, without a slash at its end: on the scheme and port that we are reached at. */
export function siteAddress({ publicUrl, sitesHost }: Pick<Config, 'publicUrl' | 'sitesHost'>, label: string): string {
  return domainAddress({ publicUrl }, `${label}.${sitesHost}`);
}

/** Where a host of ours is opened, absolute, without a slash at its end. */
export function domainAddress({ publicUrl }: Pick<Config, 'publicUrl'>, host: string): string {
  const { protocol, port } = new URL(publicUrl ?? 'http://localhost');
  return `${protocol}//${host}${port && `:${port}`}`;
}
