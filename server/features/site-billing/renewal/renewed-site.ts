/** What the renewals of an order do to its site: see invoices/renewals/renewed-service.ts. */
import { dashboardLink } from '#core/client-links.js';
import type { TxCtx } from '#platform/context.js';
import { isUnpaid, type RenewedService } from '#features/invoices/index.js';
import { notify } from '#features/notifications/index.js';
import {
  closeSite,
  type SiteEntity,
  SITE_TEXTS,
  lockSite,
  reopenSite,
  stopSite,
  visitorAddress,
} from '#features/sites/index.js';

interface Notice {
  readonly title: string;
  readonly message: string;
}

/** Under the site's lock, so that of a payment and the job that closes whichever comes second sees the other. */
async function follow(tx: TxCtx, orderId: string): Promise<void> {
  const site = await lockSite(tx, { orderId });
  if (!site) return;
  const unpaid = await isUnpaid(tx, orderId);
  if (unpaid && site.status === 'online') {
    await stopSite(tx, site, { status: 'suspended', stop: 'overdue' });
    await tell(tx, site, SITE_TEXTS.suspended);
  }
  if (!unpaid && site.stop === 'overdue') {
    await reopenSite(tx, site, null);
    await tell(tx, site, SITE_TEXTS.reopened);
  }
}

async function tell(tx: TxCtx, site: SiteEntity, text: (address: string) => Notice): Promise<void> {
  const notice = text(await visitorAddress(tx, site));
  // Of the kind `money`, which cannot be switched off.
  await notify(tx, { userId: site.userId, type: 'invoice', ...notice, link: dashboardLink('invoices'), mail: true });
}

export const renewedSite: RenewedService = {
  follow,
  end: (tx, orderId) => closeSite(tx, orderId, 'not_renewed'),
};
