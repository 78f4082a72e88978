/**
 * Everything that one part of the product tells another after a commit, by name. Payloads carry ids only:
 * NOTIFY takes 8000 bytes, and whoever listens reads what it is allowed to read.
 */
import type { ViewerChange } from './viewer-changed.js';

export interface Topics {
  /** To the user's bell. */
  'notification.added': { readonly userId: string; readonly notificationId: string };
  /** An order was created, paid, edited, moved to another status or deleted. */
  'order.changed': { readonly userId: string; readonly orderId: string };
  /** A posting touched the user's wallet, or a deposit was opened or closed. */
  'wallet.changed': { readonly userId: string };
  /** Sessions of a user are no longer what they were: ended, banned, another role. See viewer-changed.ts. */
  'viewer.changed': ViewerChange;
}

export type TopicName = keyof Topics;
export type EventOf<Name extends TopicName = TopicName> = {
  [Key in Name]: { readonly topic: Key; readonly payload: Topics[Key] };
}[Name];
