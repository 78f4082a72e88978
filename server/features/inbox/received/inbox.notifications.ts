import { siteLink } from '#core/client-links.js';
import type { MessageKind } from '#core/sites/site-messages.js';
import { notification } from '#features/notifications/index.js';
import { INBOX_TEXTS } from './inbox.messages.js';

interface Received {
  readonly siteId: string;
  readonly kind: MessageKind;
  readonly sender: string | null;
  readonly label: string;
  /** Host name. */
  readonly address: string;
  /** The message, for the mail. */
  readonly body: string;
}

/** A visitor wrote by a form of a site. */
export const MESSAGE_RECEIVED = notification({
  type: 'site_message',
  audience: 'customer',
  words: ({ kind, sender, address }: Received) => INBOX_TEXTS.received(kind, sender, address),
  link: ({ siteId }) => siteLink(siteId, 'messages'),
  mail: ({ kind, label, body }, to) => ({
    template: 'site_message',
    vars: { ...to, subject: INBOX_TEXTS.mailSubject(kind, label), body },
  }),
});
