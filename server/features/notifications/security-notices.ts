/**
 * What an owner must hear of their account rings, too, and not only by mail (identity stands below and cannot call the
 * bell).
 */
import type { TxCtx } from '../../platform/context.js';
import type { Owner, SecurityNotice } from '../identity/index.js';
import { securityTexts } from './notifications.messages.js';
import { notify } from './notify.js';

const PROFILE = '/dashboard?tab=profile';

export async function ringOwner(tx: TxCtx, { id: userId }: Owner, notice: SecurityNotice): Promise<void> {
  await notify(tx, { userId, type: notice, ...securityTexts[notice], link: PROFILE });
}
