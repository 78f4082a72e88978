import type { Config } from '../../config/config.js';

/** Where a site can be opened, absolute, without a slash at its end: on the scheme and port that we are reached at. */
export function siteAddress({ publicUrl, sitesHost }: Pick<Config, 'publicUrl' | 'sitesHost'>, label: string): string {
  const { protocol, port } = new URL(publicUrl ?? 'http://localhost');
  return `${protocol}//${label}.${sitesHost}${port && `:${port}`}`;
}
