/** The token in the links of the mails: the id of a subscriber, signed for one act on one site. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { NewsletterAct } from '#core/sites/newsletter.js';
import type { Config } from '#server/config/config.js';
import { secretKey } from '#features/identity/index.js';

const PATTERN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

function signature(config: Config, act: NewsletterAct, siteId: string, id: string): Buffer {
  return createHmac('sha256', secretKey(config, 'newsletter-link')).update(`${act} ${siteId} ${id}`).digest();
}

export function subscriberToken(config: Config, act: NewsletterAct, siteId: string, id: string): string {
  return `${id}.${signature(config, act, siteId, id).toString('base64url')}`;
}

/** The id of the subscriber; null for a token that is not ours, of another act or of another site. */
export function subscriberIn(config: Config, act: NewsletterAct, siteId: string, token: string): string | null {
  const [, id = '', given = ''] = PATTERN.exec(token) ?? [];
  const bytes = Buffer.from(given, 'base64url');
  const expected = signature(config, act, siteId, id);
  return bytes.length === expected.length && timingSafeEqual(bytes, expected) ? id : null;
}
