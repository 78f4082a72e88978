import { siteWebhooksLink, webhooksLink } from '#core/client-links.js';
import { notification } from '#features/notifications/index.js';
import { WEBHOOK_TEXTS } from '../webhooks.messages.js';

interface TurnedOff {
  readonly siteId: string;
  /** Host names of the receiver and of the site. */
  readonly receiver: string;
  readonly site: string;
}

/** A webhook failed for too long. */
export const WEBHOOK_TURNED_OFF = notification({
  type: 'site_webhook_off',
  audience: 'customer',
  words: ({ receiver, site }: TurnedOff) => WEBHOOK_TEXTS.turnedOff(receiver, site),
  link: ({ siteId }) => siteWebhooksLink(siteId),
  mail: 'same',
});

/** A webhook of an account failed for too long. `receiver` is its host name. */
export const ACCOUNT_WEBHOOK_TURNED_OFF = notification({
  type: 'account_webhook_off',
  audience: 'customer',
  words: ({ receiver }: { readonly receiver: string }) => WEBHOOK_TEXTS.accountTurnedOff(receiver),
  link: () => webhooksLink(),
  mail: 'same',
});
