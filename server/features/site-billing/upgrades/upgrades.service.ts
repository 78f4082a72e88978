/** The purchases of a site's owner beyond what was bought, for both APIs. */
import type { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import { requireViewer, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import { parseInput } from '#platform/input.js';
import { cancelInvoice, lockBilledTime, lockUnpaid, readBilledTime } from '#features/invoices/index.js';
import { lockOrderOfSite } from '#features/orders/index.js';
import {
  SiteDraftEntity,
  draftOf,
  hashOfDesign,
  lockOpenSite,
  readSite,
  type SiteType,
  isCustomLive,
  readBought,
} from '#features/sites/index.js';
import { planUpgrade, type UpgradePlan } from './plan-upgrade.js';
import { findUpgrade, findWaitingUpgrade } from './upgrades.queries.js';
import { orderUpgradeSchema, priceUpgradeSchema, type OrderUpgradeInput } from './upgrades.inputs.js';
import { UPGRADE_TEXTS } from './upgrades.messages.js';
import { writeUpgrade } from './upgrades.store.js';
import type { SiteUpgradePriceType, SiteUpgradeType } from './upgrades.types.js';

/**
 * The additional price of the draft of a site and further services now. @throws AppError NOT_FOUND also for a foreign
 * site, VALIDATION_ERROR.
 */
export async function priceSiteUpgrade(
  ctx: Ctx,
  raw: z.input<typeof priceUpgradeSchema>,
): Promise<SiteUpgradePriceType> {
  const { id, withDraft, services: chosen } = parseInput(priceUpgradeSchema, raw);
  const site = await readSite(ctx, id);
  const draft = withDraft ? await ctx.em.fork().findOne(SiteDraftEntity, { siteId: site.id }) : null;
  const [bought, time] = [await readBought(ctx, site.id), await readBilledTime(ctx, site.orderId)];
  const plan = planUpgrade({ bought, time, draft, services: chosen });
  const publishes = plan.draft !== null && !(await isCustomLive(ctx, site));
  return { ...plan, draftVersion: plan.draft?.version ?? null, publishes };
}

type UpgradeRequest = z.output<typeof orderUpgradeSchema>;

/**
 * Orders for one's own site what its draft has beyond what is bought, and further services, at the price that was
 * shown: an invoice is issued, or, where it costs nothing, all is done at once. The same order again gives the same
 * one; another replaces the one that waits.
 * @throws AppError NOT_FOUND also for a foreign site, FORBIDDEN for an administrator, VALIDATION_ERROR, SITE_CLOSED,
 * CONFLICT with version and price of the draft where it has changed, UPGRADE_EMPTY, PRICE_MISMATCH with both prices in
 * toman, RATE_LIMITED.
 */
export async function orderSiteUpgrade(ctx: Ctx, raw: OrderUpgradeInput): Promise<SiteUpgradeType> {
  const requested = parseInput(orderUpgradeSchema, raw);
  const site = await readOwn(ctx, requested.id);
  await ctx.limits.take('siteUpgrade', site.userId);
  const id = await unitOfWork(ctx, (tx) => place(tx, site, requested));
  return mustFind(ctx, id);
}

/** An administrator sees what is bought; buying is the owner's. @throws AppError FORBIDDEN, which says so to them. */
async function readOwn(ctx: Ctx, id: string): Promise<SiteType> {
  const { userId } = requireViewer(ctx);
  const site = await readSite(ctx, id);
  if (site.userId !== userId) throw new AppError('FORBIDDEN', { fa: UPGRADE_TEXTS.onlyOwner });
  return site;
}

/** Order, unpaid invoices, renewal, site: in the order in which payments and refunds lock them. */
async function place(tx: TxCtx, { id, orderId }: SiteType, requested: UpgradeRequest): Promise<string> {
  if (!(await lockOrderOfSite(tx, orderId))) throw new AppError('SITE_CLOSED');
  await lockUnpaid(tx, orderId);
  const time = await lockBilledTime(tx, orderId);
  const site = await lockOpenSite(tx, id);
  const draft = requested.draftVersion === null ? null : await draftOf(tx, id);
  const plan = planUpgrade({ bought: await readBought(tx, id), time, draft, services: requested.services });
  assertAsShown(requested, plan, draft);
  const waiting = await findWaitingUpgrade(tx, id);
  if (waiting && (await isSame(tx, waiting, plan))) return waiting.id;
  if (waiting?.invoiceId) await cancelInvoice(tx, waiting.invoiceId);
  return writeUpgrade(tx, site, plan, time);
}

function assertAsShown(
  { draftVersion, shownToman }: UpgradeRequest,
  { isEmpty, payableToman }: UpgradePlan,
  draft: SiteDraftEntity | null,
): void {
  if (draftVersion !== null && draftVersion !== (draft?.version ?? 0)) {
    const details = { version: draft?.version ?? 0, updatedAt: draft?.updatedAt.toISOString() ?? null };
    throw new AppError('CONFLICT', { details: { ...details, actualToman: payableToman } });
  }
  if (isEmpty) throw new AppError('UPGRADE_EMPTY');
  if (shownToman === payableToman) return;
  const differenceToman = payableToman - shownToman;
  throw new AppError('PRICE_MISMATCH', { details: { shownToman, actualToman: payableToman, differenceToman } });
}

const DESIGN_HASH = `select d.hash, u.priced_until as "pricedUntil" from site_upgrades u
  left join release_designs d on d.id = u.design_id where u.id = $1`;

/** The same things of the same design, at the same price for the same time. */
async function isSame(tx: TxCtx, waiting: SiteUpgradeType, plan: UpgradePlan): Promise<boolean> {
  const found = await row<{ hash: string | null; pricedUntil: Date | null }>(tx.em, DESIGN_HASH, [waiting.id]);
  const { wanted } = plan;
  return (
    waiting.amountRials === plan.amountRials &&
    found?.pricedUntil?.getTime() === plan.pricedUntil?.getTime() &&
    found?.hash === (plan.draft ? hashOfDesign(plan.draft.design) : null) &&
    [...waiting.services].sort().join() === [...wanted.services].sort().join()
  );
}

/**
 * Gives up what waits to be paid for one's own site; its invoice is cancelled. Nothing where nothing waits.
 * @throws AppError NOT_FOUND also for a foreign site, FORBIDDEN for an administrator, INVALID_TRANSITION where it has
 * just been paid.
 */
export async function cancelSiteUpgrade(ctx: Ctx, id: string): Promise<SiteType> {
  const site = await readOwn(ctx, id);
  await unitOfWork(ctx, async (tx) => {
    const waiting = await findWaitingUpgrade(tx, site.id);
    if (waiting?.invoiceId) await cancelInvoice(tx, waiting.invoiceId);
  });
  return readSite(ctx, id);
}

/** The one that waits to be paid; null where none does. @throws AppError NOT_FOUND also for a foreign site. */
export async function readWaitingUpgrade(ctx: Ctx, id: string): Promise<SiteUpgradeType | null> {
  return findWaitingUpgrade(ctx, (await readSite(ctx, id)).id);
}

async function mustFind(ctx: Ctx, id: string): Promise<SiteUpgradeType> {
  const upgrade = await findUpgrade(ctx, id);
  if (!upgrade) throw new Error(`the upgrade ${id} is gone`);
  return upgrade;
}
