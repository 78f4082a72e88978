import type { Config } from '#server/config/config.js';

/** The servers that answer for names registered by Barpa; the operator runs them beside the hosting. */
export function nameserversOf({ sitesHost }: Pick<Config, 'sitesHost'>): readonly string[] {
  return [`ns1.${sitesHost}`, `ns2.${sitesHost}`];
}
