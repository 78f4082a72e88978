/** Notifications and mails to the owner of a site. */
import type { TxCtx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import { notify, notifyAdmins } from '#features/notifications/index.js';
import type { SiteEntity } from './sites.entity.js';
import { causeOf } from './sites.messages.js';
import { visitorAddress } from './visitor-address.js';
import { actNotification, SITE_NOTIFICATIONS, type SiteAct } from './sites.notifications.js';

interface OrderNames {
  readonly orderNumber: string;
  readonly title: string;
}

async function namesOf(tx: TxCtx, { orderId }: SiteEntity): Promise<OrderNames> {
  const found = await row<OrderNames>(tx.em, 'select order_number as "orderNumber", title from orders where id = $1', [
    orderId,
  ]);
  if (!found) throw new Error(`a site without its order ${orderId}`);
  return found;
}

/** Once, when its first release is shown. `picture`: the address of one of it, which the mail shows. */
export async function notifyOnline(tx: TxCtx, site: SiteEntity, picture: string | null = null): Promise<void> {
  const names = await namesOf(tx, site);
  const address = await visitorAddress(tx, site);
  const online = { ...names, address, labelWaits: site.wishedLabel !== null, picture };
  await notify(tx, site.userId, SITE_NOTIFICATIONS.online, online);
}

/** Once the build is not retried any more: the owner in plain words, the administrators with technical details. */
export async function notifyFailed(tx: TxCtx, site: SiteEntity): Promise<void> {
  const { orderNumber } = await namesOf(tx, site);
  const { status, failure } = site;
  const { failed, notRenewed, failedForAdmins } = SITE_NOTIFICATIONS;
  const cause = causeOf(failure ?? '');
  await notify(tx, site.userId, status === 'failed' ? failed : notRenewed, { orderNumber, cause });
  await notifyAdmins(tx, failedForAdmins, { orderNumber, failure: failure ?? '' });
}

/** An administrator's action on it. `address`: null: the one that visitors use. */
export async function notifyOfAction(
  tx: TxCtx,
  site: SiteEntity,
  act: SiteAct,
  reason: string | null,
  address: string | null = null,
): Promise<void> {
  const acted = { address: address ?? (await visitorAddress(tx, site)), reason: reason ?? '' };
  await notify(tx, site.userId, actNotification(act), acted);
}
