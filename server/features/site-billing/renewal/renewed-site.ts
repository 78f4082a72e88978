/** The effect of the renewals of an order on its site: see invoices/renewals/renewed-service.ts. */
import type { TxCtx } from '#platform/context.js';
import { isUnpaid, type RenewedService } from '#features/invoices/index.js';
import { notify } from '#features/notifications/index.js';
import { closeSite, lockSite, reopenSite, stopSite, visitorAddress } from '#features/sites/index.js';
import { RENEWED_SITE_NOTIFICATIONS } from './renewed-site.notifications.js';

/** Under the site's lock, so that of a payment and the job that closes whichever comes second sees the other. */
async function follow(tx: TxCtx, orderId: string): Promise<void> {
  const site = await lockSite(tx, { orderId });
  if (!site) return;
  const unpaid = await isUnpaid(tx, orderId);
  if (unpaid && site.status === 'online') {
    await stopSite(tx, site, { status: 'suspended', stop: 'overdue' });
    await notify(tx, site.userId, RENEWED_SITE_NOTIFICATIONS.suspended, { address: await visitorAddress(tx, site) });
  }
  if (!unpaid && site.stop === 'overdue') {
    await reopenSite(tx, site, null);
    await notify(tx, site.userId, RENEWED_SITE_NOTIFICATIONS.reopened, { address: await visitorAddress(tx, site) });
  }
}

export const renewedSite: RenewedService = {
  follow,
  end: (tx, orderId) => closeSite(tx, orderId, 'not_renewed'),
};
