import type { TxCtx } from '#platform/context.js';
import { notification, notify, type NotificationOf } from '#features/notifications/index.js';

/** The words of a test's notification. */
export interface Told {
  readonly title: string;
  readonly message: string;
  readonly link?: string;
}

/** A row of the table whose words come from the test. */
export const rowOf = (type: NotificationOf<Told>['type']): NotificationOf<Told> =>
  notification({
    type,
    audience: 'customer',
    words: ({ title, message }: Told) => ({ title, message }),
    link: ({ link = '/dashboard' }) => link,
    mail: 'same',
  });

/** Notifies a user, with a mail only where the test wants one. */
export function tell(
  tx: TxCtx,
  userId: string,
  type: NotificationOf<Told>['type'],
  told: Told,
  withMail = false,
): Promise<string | null> {
  return notify(tx, userId, rowOf(type), told, { withoutMail: !withMail });
}
