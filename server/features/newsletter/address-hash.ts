import { createHmac } from 'node:crypto';
import type { Config } from '#server/config/config.js';
import { secretKey } from '#features/identity/index.js';

/** The hash of an address in the list of one site. Without the secret of the installation nobody finds the address. */
export function addressHash(config: Config, siteId: string, email: string): string {
  return createHmac('sha256', secretKey(config, 'newsletter-address')).update(`${siteId} ${email}`).digest('base64url');
}
