/**
 * Every event that one part of the product publishes after a commit, by topic. Payloads contain ids only: NOTIFY takes
 * 8000 bytes, and each listener reads only what it is allowed to read.
 */
import type { PlatformModeKind } from '#core/platform.js';
import type { WrittenList } from './written-lists.js';
import type { ViewerChange } from './viewer-changed.js';

/**
 * The event of a new mode contains the mode itself: it is public, short, and every open page needs it at the same time.
 */
export type PlatformChanged =
  | { readonly what: 'settings' }
  | {
      readonly what: 'mode';
      readonly mode: PlatformModeKind;
      readonly message: string | null;
      /** ISO-8601 */
      readonly until: string | null;
    };

export interface Topics {
  /** To the user's notifications. */
  'notification.added': { readonly userId: string; readonly notificationId: string };
  /** An order was created, paid, edited, moved to another status or deleted. */
  'order.changed': { readonly userId: string; readonly orderId: string };
  /** A site was created, or its live release or status changed; `userId` is its owner. */
  'site.changed': { readonly userId: string; readonly siteId: string; readonly label: string };
  /** A visitor sent a message by a form of a site; `userId` is the owner of the site. */
  'site_message.received': { readonly userId: string; readonly siteId: string; readonly messageId: string };
  /** The list of a site's newsletter, or who waits to confirm; `userId` is the owner of the site. */
  'newsletter.changed': { readonly userId: string; readonly siteId: string };
  /** A domain, without `www.`, leads to a site, or no longer, or to another one's address. */
  'domain.changed': { readonly name: string };
  /** A posting touched the user's wallet, or a deposit was opened or closed. */
  'wallet.changed': { readonly userId: string };
  /** A ticket was opened, written in, read or moved; `userId` is its customer. */
  'ticket.changed': { readonly userId: string; readonly ticketId: string };
  /** Sessions of a user are no longer what they were: ended, banned, another role. See viewer-changed.ts. */
  'viewer.changed': ViewerChange;
  /** Rows of an administrators' list were written. The event does not say whose they are. */
  'list.changed': { readonly list: WrittenList };
  /** The platform's mode or settings. */
  'platform.changed': PlatformChanged;
}

export type TopicName = keyof Topics;
export type EventOf<Name extends TopicName = TopicName> = {
  [Key in Name]: { readonly topic: Key; readonly payload: Topics[Key] };
}[Name];
