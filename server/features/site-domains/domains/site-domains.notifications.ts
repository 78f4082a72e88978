import { siteLink } from '#core/client-links.js';
import { notification } from '#features/notifications/index.js';
import { DOMAIN_TEXTS } from './site-domains.messages.js';

interface OfSite {
  readonly siteId: string;
  readonly name: string;
}

const toDomains = ({ siteId }: { readonly siteId: string }): string => siteLink(siteId, 'domains');

export const SITE_DOMAIN_NOTIFICATIONS = {
  connected: notification({
    type: 'domain',
    audience: 'customer',
    /** `name`: the host name at which visitors arrive. */
    words: ({ name }: OfSite) => DOMAIN_TEXTS.connected(name),
    link: toDomains,
    mail: 'same',
  }),
  lost: notification({
    type: 'domain',
    audience: 'customer',
    words: ({ name, until }: OfSite & { readonly until: Date }) => DOMAIN_TEXTS.lost(name, until),
    link: toDomains,
    mail: 'same',
  }),
  disconnected: notification({
    type: 'domain',
    audience: 'customer',
    words: ({ name }: OfSite) => DOMAIN_TEXTS.disconnected(name),
    link: toDomains,
    mail: 'same',
  }),
  /** Another site has proven it. */
  taken: notification({
    type: 'domain',
    audience: 'customer',
    words: ({ name }: OfSite) => DOMAIN_TEXTS.taken(name),
    link: toDomains,
    mail: 'same',
  }),
} as const;
