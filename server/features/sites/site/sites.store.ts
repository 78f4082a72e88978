/** Sites inside a transaction: making, locking, queueing a release, entries in the owner's log. */
import { randomBytes } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import { labelVerdict } from '#core/sites/site-label.js';
import type { Ctx, TxCtx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import { isId, newId } from '#platform/id.js';
import type { Jobs } from '#platform/jobs/catalogue.js';
import { recordAccountEvent } from '#features/account-events/index.js';
import { platformSettings } from '#features/platform-mode/index.js';
import type { OrderOfSite } from '#features/orders/index.js';
import { SiteEntity } from './sites.entity.js';

/** The site under a row lock; null where there is none. */
export async function lockSite(tx: TxCtx, where: { readonly id: string } | { readonly orderId: string }) {
  if (!Object.values(where).every(isId)) return null;
  return tx.em.findOne(SiteEntity, where, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

/** The columns of a site for which nothing is scheduled. */
export const NOT_SCHEDULED = { publishAt: null, publishDesignId: null, publishById: null } as const;

/** Far more than a build that fails by itself is tried (SITE_BUILD): a killed process costs a try, too. */
const JOB_ATTEMPTS = 1000;

/** Requests the next release of a locked site. One that is being built is abandoned. */
export async function queueRelease(tx: TxCtx, site: SiteEntity, askedBy: string | null): Promise<void> {
  site.lastNumber += 1;
  site.buildingNumber = site.lastNumber;
  site.buildFailures = 0;
  site.failure = null;
  if (site.status === 'failed') site.status = 'building';
  site.updatedAt = tx.clock.now();
  await enqueueBuild(tx, { siteId: site.id, number: site.buildingNumber, askedBy });
  publishChange(tx, site);
}

/** In place of the build of the site that waits, if any. */
export async function enqueueBuild(tx: TxCtx, asked: Jobs['build_site']): Promise<void> {
  await tx.enqueue('build_site', asked, { key: `build_site:${asked.siteId}`, maxAttempts: JOB_ATTEMPTS });
}

/** A site is online for the first time, or a domain leads to it: that may complete its order. */
export async function queueCompletion(tx: TxCtx, { orderId }: Pick<SiteEntity, 'orderId'>): Promise<void> {
  await tx.enqueue('complete_orders', { orderId }, { key: `complete_orders:${orderId}` });
}

/**
 * The subject of an entry of the audit log about a site: its order by number. The label is the customer's choice, which
 * the log could not forget; the list reads it (admin/audit-log).
 */
export async function auditSubjectOf(tx: TxCtx, { orderId }: Pick<SiteEntity, 'orderId'>) {
  const order = await row<{ number: string }>(tx.em, 'select order_number as number from orders where id = $1', [
    orderId,
  ]);
  return { type: 'order' as const, id: orderId, label: order?.number ?? null };
}

/** To the owner's screens, and to every process that serves it. The order's progress hangs on it, too. */
export function publishChange(tx: TxCtx, { id: siteId, userId, orderId, label }: SiteEntity): void {
  tx.publish('site.changed', { userId, siteId, label });
  tx.publish('order.changed', { userId, orderId });
}

const SUFFIX_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
/** So that a label with a suffix fits DNS. */
const LONGEST = 50;

function suffix(): string {
  return Array.from(randomBytes(6), (byte) => SUFFIX_LETTERS[byte % SUFFIX_LETTERS.length]).join('');
}

/** Punycode is not taken over: what it reads as is not checked, and a part of it reads as something else. */
function chosenLabel({ wizardData }: OrderOfSite): string {
  const label = wizardData.userInfo.domain.toLowerCase();
  return label.startsWith('xn--') ? '' : label.slice(0, LONGEST).replace(/-+$/, '');
}

/** The name that the customer chose, unless no site may have it without a review; else a neutral one. */
function* labelsFor(chosen: string, isOpen: boolean): Generator<string> {
  if (isOpen) yield chosen;
  for (let tries = 0; tries < 8; tries += 1) yield `${isOpen ? chosen : 'site'}-${suffix()}`;
}

/** Another transaction that takes the same label at the same moment is waited for, and the next label tried. */
const INSERT = `
  insert into sites
    (id, order_id, user_id, label, wished_label, status, last_number, build_failures, created_at, updated_at)
  select $1, $2, $3, $4, $5, 'building', 0, 0, $6, $6 where not exists (select 1 from sites where earlier_label = $4)
  on conflict (label) do nothing returning id`;

/** The site of an order whose row is locked, locked as well; null where it has one already. */
export async function createSite(tx: TxCtx, order: OrderOfSite): Promise<SiteEntity | null> {
  if (await row(tx.em, 'select id from sites where order_id = $1', [order.id])) return null;
  const chosen = chosenLabel(order);
  const verdict = labelVerdict(chosen, (await platformSettings(tx)).protectedNames);
  const wished = verdict === 'imitates' ? chosen : null;
  for (const label of labelsFor(chosen, verdict === 'open')) {
    const values = [newId(), order.id, order.userId, label, wished, tx.clock.now()];
    const made = await row<{ id: string }>(tx.em, INSERT, values);
    if (made) return lockSite(tx, made);
  }
  throw new Error(`no free label was found for the site of order ${order.id}`);
}

/** Visitors see custom code at this moment: nothing but a deliberate act may put a design in its place. */
export async function isCustomLive(ctx: Ctx, { liveReleaseId }: Pick<SiteEntity, 'liveReleaseId'>): Promise<boolean> {
  if (liveReleaseId === null) return false;
  const found = await row<{ origin: string }>(ctx.em, 'select origin from releases where id = $1', [liveReleaseId]);
  return found?.origin === 'custom';
}

/** An entry in the log of the site's owner, with the site as this transaction leaves it. */
export function recordSiteEvent(
  tx: TxCtx,
  kind: 'site.online' | 'site.closed' | 'site.reopened',
  { id, userId, orderId, status, stop }: SiteEntity,
): Promise<void> {
  const data = { site_id: id, order_id: orderId, status, stop };
  return recordAccountEvent(tx, kind, { userId, recordId: id, data });
}
