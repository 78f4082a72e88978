/**
 * Security events are also shown in the list of notifications, not only mailed (identity is below notifications and
 * cannot import them).
 */
import type { TxCtx } from '#platform/context.js';
import type { Owner, SecurityNotice } from '#features/identity/index.js';
import { securityTexts } from './notifications.messages.js';
import { notify } from './notify.js';

export async function ringOwner(tx: TxCtx, { id: userId }: Owner, notice: SecurityNotice, link: string): Promise<void> {
  await notify(tx, { userId, type: notice, ...securityTexts[notice], link });
}
