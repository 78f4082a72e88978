/**
 * What an owner must hear of their account rings, too, and not only by mail (identity stands below and cannot call the
 * bell).
 */
import { onSecurityNotice } from '../identity/index.js';
import { securityTexts } from './notifications.messages.js';
import { notify } from './notify.js';

const PROFILE = '/dashboard?tab=profile';

onSecurityNotice(async (tx, { id: userId }, notice) => {
  await notify(tx, { userId, type: notice, ...securityTexts[notice], link: PROFILE });
});
