/** Upgrades inside a transaction: writing one down, carrying it out. */
import { LockMode } from '@mikro-orm/core';
import { differenceLabel } from '#core/pricing/difference-words.js';
import { lineDescription } from '#core/pricing/service-descriptions.js';
import { AppError } from '#core/errors/errors.js';
import { UPGRADE } from '#core/limits/limits.js';
import { toman } from '#core/money.js';
import type { TxCtx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import {
  DAY_MS,
  issueInvoice,
  lockBilledTime,
  INVOICE_NOTIFICATIONS,
  raiseRenewal,
  type BilledTime,
  type InvoiceLineType,
} from '#features/invoices/index.js';
import { notify, notifyAdmins } from '#features/notifications/index.js';
import {
  storeSiteDesign,
  BUILT_SERVICES,
  rebuildShown,
  publishDesign,
  type SiteRows,
  type SiteEntity,
  isCustomLive,
  publishChange,
  visitorAddress,
} from '#features/sites/index.js';
import { openServiceTasks } from '../service-tasks/service-tasks.store.js';
import type { UpgradePlan } from './plan-upgrade.js';
import { SiteUpgradeEntity } from './upgrades.entity.js';
import { UPGRADE_TEXTS } from './upgrades.messages.js';
import { UPGRADE_NOTIFICATIONS } from './upgrades.notifications.js';

/** The upgrade that an invoice pays for, locked; null where there is none. */
export function lockUpgrade(tx: TxCtx, invoiceId: string): Promise<SiteUpgradeEntity | null> {
  const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  return tx.em.findOne(SiteUpgradeEntity, { invoiceId }, locked);
}

/** The lines as on a bill: each amount is for the days that are left, so it is that of the whole line. */
function invoiceLines({ lines, pricedUntil }: UpgradePlan): InvoiceLineType[] {
  const billed = lines.filter(({ amountToman }) => amountToman !== 0);
  return billed.map((line) => ({
    label: line.recurrence === 'one_off' ? UPGRADE_TEXTS.onceLine(line) : UPGRADE_TEXTS.untilLine(line, pricedUntil),
    description: lineDescription(line),
    quantity: 1,
    unitToman: line.amountToman,
    amountToman: line.amountToman,
    recurrence: line.recurrence,
  }));
}

/** The lines that every later renewal has more. */
function renewalLines({ lines }: SiteUpgradeEntity, period: BilledTime['period']): InvoiceLineType[] {
  const recurring = lines.filter(({ recurrence }) => recurrence === 'recurring');
  return recurring.map((line) => ({
    label: UPGRADE_TEXTS.renewalLine(line, period),
    description: lineDescription(line),
    quantity: line.quantity,
    unitToman: toman(Math.round(line.periodToman / line.quantity)),
    amountToman: line.periodToman,
    recurrence: 'recurring',
  }));
}

/** The price is that of the days which were left when it was ordered, so it does not hold for long. */
function dueAt(now: Date, time: BilledTime | null): Date {
  const latest = now.getTime() + UPGRADE.validDays * DAY_MS;
  const billing = time?.nextInvoiceAt.getTime() ?? latest;
  const until = billing > now.getTime() ? Math.min(latest, billing) : latest;
  return new Date(Math.max(until, now.getTime() + UPGRADE.leastMs));
}

/** Orders the planned upgrade for a locked site: bills it, or, where it costs nothing, carries it out at once. */
export async function writeUpgrade(
  tx: TxCtx,
  site: SiteEntity,
  plan: UpgradePlan,
  time: BilledTime | null,
): Promise<string> {
  const now = tx.clock.now();
  const { wanted, lines, amountRials, pricedUntil, draft } = plan;
  const designId = draft && (await storeSiteDesign(tx, site.id, draft.design));
  const invoiceId = amountRials > 0 ? await bill(tx, site, plan, dueAt(now, time)) : null;
  const { pages, sections, hasLogo, services } = wanted;
  const upgrade = tx.em.create(SiteUpgradeEntity, {
    id: newId(),
    siteId: site.id,
    orderId: site.orderId,
    invoiceId,
    designId,
    status: invoiceId === null ? 'applied' : 'waiting',
    pages,
    sections,
    hasLogo,
    services: [...services],
    lines: [...lines],
    amountRials,
    pricedUntil,
    pricedAt: now,
    endedAt: invoiceId === null ? now : null,
  });
  await tx.em.persist(upgrade).flush();
  if (invoiceId === null) await carryOut(tx, site, upgrade);
  publishChange(tx, site);
  return upgrade.id;
}

async function bill(tx: TxCtx, site: SiteEntity, plan: UpgradePlan, until: Date): Promise<string> {
  const { userId, orderId } = site;
  const serviceName = UPGRADE_TEXTS.invoiceService(new URL(await visitorAddress(tx, site)).host);
  const lines = invoiceLines(plan);
  const { amountRials, payableToman: amountToman } = plan;
  const bought = { userId, orderId, kind: 'upgrade' as const, serviceName, amountRials, lines, dueAt: until };
  const { id, number } = await issueInvoice(tx, bought);
  await notify(tx, userId, INVOICE_NOTIFICATIONS.issued, { number, serviceName, amountToman, dueAt: until });
  return id;
}

/** @throws AppError INVALID_TRANSITION for one that does not wait. Expects its site locked, and open for it. */
export async function applyWaiting(tx: TxCtx, site: SiteEntity, upgrade: SiteUpgradeEntity): Promise<void> {
  if (upgrade.status !== 'waiting') throw new AppError('INVALID_TRANSITION');
  tx.em.assign(upgrade, { status: 'applied', endedAt: tx.clock.now() });
  await tx.em.flush();
  await carryOut(tx, site, upgrade);
}

/** Raises the renewals and publishes the frozen design; what is bought follows from the row itself. */
async function carryOut(tx: TxCtx, site: SiteEntity, upgrade: SiteUpgradeEntity): Promise<void> {
  const { designId, lines } = upgrade;
  const time = await lockBilledTime(tx, site.orderId);
  if (time) await raiseRenewal(tx, site.orderId, renewalLines(upgrade, time.period));
  // Custom code is replaced by its owner's own decision alone: the draft waits for that.
  const isCustom = await isCustomLive(tx, site);
  const publishes = designId !== null && !isCustom;
  if (publishes) await publishDesign(tx, site, { designId, askedBy: site.userId });
  await tx.em.flush();
  if (!publishes && upgrade.services.some((service) => BUILT_SERVICES.includes(service)))
    await rebuildShown(tx, site.id);
  await openServiceTasks(tx, site, upgrade.services);
  publishChange(tx, site);
  const words = lines.filter(({ periodToman }) => periodToman > 0).map(differenceLabel);
  const applied = { siteId: site.id, address: await visitorAddress(tx, site), bought: words.join('، '), publishes };
  await notify(tx, site.userId, UPGRADE_NOTIFICATIONS.applied, applied);
  const services = lines.filter(({ kind }) => kind === 'service').map(differenceLabel);
  if (services.length > 0) await notifyTeam(tx, site, services.join('، '));
}

/** Services are carried out by the team. */
async function notifyTeam(tx: TxCtx, { orderId }: SiteEntity, services: string): Promise<void> {
  const text = 'select order_number as "orderNumber" from orders where id = $1';
  const found = await row<{ orderNumber: string }>(tx.em, text, [orderId]);
  await notifyAdmins(tx, UPGRADE_NOTIFICATIONS.services, { orderNumber: found?.orderNumber ?? '', services });
}

/** The purchase stays in the books; its design does not. */
export const upgradeRows: SiteRows = {
  tables: ['site_upgrades'],
  forget: async (tx, { id: siteId }) => {
    await tx.em.nativeUpdate(SiteUpgradeEntity, { siteId }, { designId: null });
  },
};
