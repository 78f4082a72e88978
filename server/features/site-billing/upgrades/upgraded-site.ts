/** The effect of the invoice of an upgrade on its site: see invoices/upgrades/upgraded-service.ts. */
import { AppError } from '#core/errors/errors.js';
import type { Ctx, TxCtx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import { lockBilledTime, readBilledTime, type BilledTime, type UpgradedService } from '#features/invoices/index.js';
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

/** Until a further period is billed at the old price, and as long as the site is there to be given something. */
async function isOpen(ctx: Ctx, invoiceId: string): Promise<boolean> {
  const offered = await waitingOffer(ctx, invoiceId);
  if (!offered) return false;
  const time = await readBilledTime(ctx, offered.orderId);
  return isPricedFor(offered, time) && mayGrow(await findSite(ctx, offered.siteId));
}

async function lockOpen(tx: TxCtx, invoiceId: string): Promise<boolean> {
  const offered = await waitingOffer(tx, invoiceId);
  if (!offered) return false;
  const time = await lockBilledTime(tx, offered.orderId);
  return isPricedFor(offered, time) && mayGrow(await lockSite(tx, { id: offered.siteId }));
}

async function waitingOffer(ctx: Ctx, invoiceId: string): Promise<Offered | null> {
  const offered = await row<Offered>(ctx.em, OFFERED, [invoiceId]);
  return offered?.status === 'waiting' ? offered : null;
}

const isPricedFor = ({ pricedUntil }: Offered, time: BilledTime | null): boolean =>
  (time?.endsAt ?? null)?.getTime() === pricedUntil?.getTime();

const mayGrow = (site: { readonly status: string } | null): boolean => site !== null && site.status !== 'offline';

async function apply(tx: TxCtx, invoiceId: string): Promise<void> {
  const upgrade = await lockUpgrade(tx, invoiceId);
  if (upgrade?.status === 'applied') return;
  if (!upgrade || !(await lockOpen(tx, invoiceId))) throw new AppError('INVALID_TRANSITION');
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

export const upgradedSite: UpgradedService = { isOpen, lockOpen, apply, cancel };
