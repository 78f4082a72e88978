/**
 * A row of the table of notifications. Each feature declares its rows beside its texts, in `*.notifications.ts`,
 * because this feature is below those that notify.
 */
import type { FilledMail } from '#platform/jobs/mails.js';
import type { NotificationType } from './notification-types.js';

export interface Words {
  /** Persian. */
  readonly title: string;
  /** Persian. */
  readonly message: string;
}

/** To whom a mail of its own goes. */
export interface Addressee {
  /** Empty where they gave none. */
  readonly fullName: string;
  /** The link of the notification, absolute. */
  readonly link: string;
}

export type Audience = 'customer' | 'administrators';

export interface NotificationOf<Data, To extends Audience = Audience> {
  /** The word that it is stored under; its kind follows from it. */
  readonly type: NotificationType;
  readonly audience: To;
  readonly words: (data: Data) => Words;
  /** By a function of core/client-links.ts. */
  readonly link: (data: Data) => string;
  /** `same`: a mail with the same words. A function: a mail of its own. Left out: no mail, or identity sends it. */
  readonly mail?: 'same' | ((data: Data, to: Addressee) => FilledMail);
}

/** Declares a row; `Data` is what its functions take. */
export function notification<Data, To extends Audience>(row: NotificationOf<Data, To>): NotificationOf<Data, To> {
  return row;
}
