/** Notifications and mails to the owner of a site. */
import { adminLink, dashboardLink } from '#core/client-links.js';
import type { TxCtx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import { customerLoader } from '#features/identity/index.js';
import { notify, notifyAdmins, wantsMail } from '#features/notifications/index.js';
import type { SiteEntity } from './sites.entity.js';
import { causeOf, SITE_TEXTS } from './sites.messages.js';
import { visitorAddress } from './visitor-address.js';

const LINK = dashboardLink('orders');

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

/** Once, when its first release is shown. */
export async function notifyOnline(tx: TxCtx, site: SiteEntity): Promise<void> {
  const { userId } = site;
  const { orderNumber, title } = await namesOf(tx, site);
  const address = await visitorAddress(tx, site);
  const notice = SITE_TEXTS.online(address, orderNumber);
  const message = site.wishedLabel === null ? notice.message : `${notice.message} ${SITE_TEXTS.labelWaits}`;
  await notify(tx, { userId, type: 'site_online', title: notice.title, message, link: LINK });
  const person = (await wantsMail(tx, userId, 'site_online')) ? await customerLoader(tx).load(userId) : null;
  if (!person) return;
  const vars = { fullName: person.fullName ?? '', orderNumber, title, address, link: address };
  await tx.enqueue('send_mail', { template: 'site_online', to: person.email, userId, vars });
}

/** Once the build is not retried any more: the owner in plain words, the administrators with technical details. */
export async function notifyFailed(tx: TxCtx, site: SiteEntity): Promise<void> {
  const { orderNumber } = await namesOf(tx, site);
  const { status, failure } = site;
  const cause = causeOf(failure ?? '');
  const notice =
    status === 'failed' ? SITE_TEXTS.failed(orderNumber, cause) : SITE_TEXTS.notRenewed(orderNumber, cause);
  await notify(tx, { userId: site.userId, type: 'site_failed', ...notice, link: LINK, mail: true });
  const texts = SITE_TEXTS.failedForAdmins(orderNumber, failure ?? '');
  await notifyAdmins(tx, { type: 'site_failed', ...texts, link: adminLink('sites', { build: 'failing' }), mail: true });
}

export type SiteAct = keyof typeof SITE_TEXTS.acts;

/** An administrator's action on it. A requested build needs no mail. `address`: null: the one that visitors use. */
export async function notifyOfAction(
  tx: TxCtx,
  site: SiteEntity,
  act: SiteAct,
  reason: string | null,
  address: string | null = null,
): Promise<void> {
  const notice = SITE_TEXTS.acts[act](address ?? (await visitorAddress(tx, site)), reason ?? '');
  const mail = act !== 'rebuilt';
  await notify(tx, { userId: site.userId, type: `site_${act}`, ...notice, link: LINK, mail });
}
