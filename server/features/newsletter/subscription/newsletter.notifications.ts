import { siteLink } from '#core/client-links.js';
import { notification } from '#features/notifications/index.js';
import { NEWSLETTER_TEXTS } from '../newsletter.messages.js';

interface Confirmed {
  readonly siteId: string;
  readonly email: string;
  /** Host name of the site. */
  readonly address: string;
}

/** A subscriber confirmed. */
export const SUBSCRIBER_CONFIRMED = notification({
  type: 'site_message',
  audience: 'customer',
  words: ({ email, address }: Confirmed) => NEWSLETTER_TEXTS.confirmed(email, address),
  link: ({ siteId }) => siteLink(siteId, 'messages', { list: 'newsletter' }),
});
