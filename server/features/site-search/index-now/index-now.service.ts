/** The acts of owners on IndexNow, for both APIs. */
import { randomBytes } from 'node:crypto';
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { newId } from '#platform/id.js';
import { auditIfAdmin } from '#features/identity/index.js';
import { lockOpenSite, readSite, auditSubjectOf, publishChange, visitorAddress } from '#features/sites/index.js';
import { SiteIndexNowEntity } from './index-now.entity.js';
import { INDEX_NOW_TEXTS } from './index-now.messages.js';
import { queueSubmission } from './index-now.store.js';
import type { SiteIndexNowType } from './index-now.types.js';

/** @throws AppError NOT_FOUND also for a foreign site. */
export async function readIndexNow(ctx: Ctx, id: string): Promise<SiteIndexNowType> {
  const site = await readSite(ctx, id);
  const known = await ctx.em.fork().findOne(SiteIndexNowEntity, { siteId: site.id });
  const { isOn = false, key = null, lastAt = null, lastUrls = null, lastOutcome = null } = known ?? {};
  return {
    isAvailable: ctx.ports.indexNow !== null,
    isOn,
    keyUrl: isOn && key !== null ? `${await visitorAddress(ctx, site)}/${key}.txt` : null,
    lastAt,
    lastUrls,
    lastOutcome,
    lastText: lastOutcome && INDEX_NOW_TEXTS[lastOutcome],
  };
}

/** By the protocol 8 to 128; as many as a hash of 128 bits has. */
const KEY_BYTES = 16;

/**
 * Turned on, what has changed since the last submission is submitted soon; the first time all pages.
 * @throws AppError NOT_FOUND, SITE_CLOSED.
 */
export async function setIndexNow(ctx: Ctx, id: string, isOn: boolean): Promise<SiteIndexNowType> {
  await unitOfWork(ctx, (tx) => change(tx, id, isOn));
  return readIndexNow(ctx, id);
}

async function change(tx: TxCtx, id: string, isOn: boolean): Promise<void> {
  const site = await lockOpenSite(tx, id);
  const now = tx.clock.now();
  const known = await tx.em.findOne(SiteIndexNowEntity, { siteId: site.id }, { refresh: true });
  if ((known?.isOn ?? false) === isOn) return;
  if (known) tx.em.assign(known, { isOn, updatedAt: now });
  else {
    const key = randomBytes(KEY_BYTES).toString('hex');
    const made = { id: newId(), siteId: site.id, key, isOn, createdAt: now, updatedAt: now };
    tx.em.persist(tx.em.create(SiteIndexNowEntity, made));
  }
  await tx.em.flush();
  // To every process that serves the key.
  publishChange(tx, site);
  await queueSubmission(tx, site.id);
  await auditIfAdmin(tx, {
    action: 'order.site_index_now',
    subject: await auditSubjectOf(tx, site),
    after: { isOn },
  });
}
