/**
 * Security events are also shown in the list of notifications. Identity mails them: it is below notifications and
 * cannot import them.
 */
import type { TxCtx } from '#platform/context.js';
import type { Owner, SecurityNotice } from '#features/identity/index.js';
import { notification } from './notification.js';
import { securityTexts } from './notifications.messages.js';
import { notify } from './notify.js';

const securityNotification = (type: SecurityNotice) =>
  notification({
    type,
    audience: 'customer',
    words: () => securityTexts[type],
    link: (path: string) => path,
  });

export async function ringOwner(tx: TxCtx, { id }: Owner, notice: SecurityNotice, path: string): Promise<void> {
  await notify(tx, id, securityNotification(notice), path);
}
