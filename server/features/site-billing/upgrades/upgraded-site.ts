/** What the invoice of an upgrade does to its site: see invoices/upgrades/upgraded-service.ts. */
import { AppError } from '#core/errors/errors.js';
import type { Ctx, TxCtx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import { lockBilledTime, readBilledTime, type UpgradedService } from '#features/invoices/index.js';
import { findSite, lockSite } from '#features/sites/index.js';
import { applyWaiting, lockUpgrade } from './upgrades.store.js';

interface Offered {
  readonly status: string;
  readonly siteId: string;
  readonly orderId: string;
  readonly pricedUntil: Date | null;
}

const OFFERED = `select status, site_id as "siteId", order_id as "orderId", priced_until as "pricedUntil"
  from site_upgrades where invoice_id = $1`;

const isSame = (one: Date | null, other: Date | null): boolean => one?.getTime() === other?.getTime();

/** Until a further period is billed at the old price, and as long as the site is there to be given something. */
async function isOpen(ctx: Ctx | TxCtx, invoiceId: string): Promise<boolean> {
  const offered = await row<Offered>(ctx.em, OFFERED, [invoiceId]);
  if (offered?.status !== 'waiting') return false;
  const isLocking = 'publish' in ctx;
  const { orderId, siteId } = offered;
  const time = await (isLocking ? lockBilledTime(ctx, orderId) : readBilledTime(ctx, orderId));
  if (!isSame(time?.endsAt ?? null, offered.pricedUntil)) return false;
  const site = await (isLocking ? lockSite(ctx, { id: siteId }) : findSite(ctx, siteId));
  return site !== null && site.status !== 'offline';
}

async function apply(tx: TxCtx, invoiceId: string): Promise<void> {
  const upgrade = await lockUpgrade(tx, invoiceId);
  if (upgrade?.status === 'applied') return;
  if (!upgrade || !(await isOpen(tx, invoiceId))) throw new AppError('INVALID_TRANSITION');
  const site = await lockSite(tx, { id: upgrade.siteId });
  if (!site) throw new AppError('INVALID_TRANSITION');
  await applyWaiting(tx, site, upgrade);
}

interface SiteOwner {
  readonly userId: string;
  readonly label: string;
}

async function cancel(tx: TxCtx, invoiceId: string): Promise<void> {
  const upgrade = await lockUpgrade(tx, invoiceId);
  if (upgrade?.status !== 'waiting') return;
  tx.em.assign(upgrade, { status: 'cancelled', endedAt: tx.clock.now() });
  await tx.em.flush();
  const { siteId } = upgrade;
  const site = await row<SiteOwner>(tx.em, 'select user_id as "userId", label from sites where id = $1', [siteId]);
  if (site) tx.publish('site.changed', { ...site, siteId });
}

export const upgradedSite: UpgradedService = { isOpen, apply, cancel };
