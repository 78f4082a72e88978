/** The acts of administrators on custom code in quarantine: looking at it, publishing it, or discarding it. */
import { randomBytes } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import { AppError } from '#core/errors/errors.js';
import { CUSTOM_CODE } from '#core/sites/custom-code.js';
import { PREVIEW_LABEL } from '#core/sites/site-label.js';
import { requireAdmin, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { isId } from '#platform/id.js';
import { audit } from '#features/identity/index.js';
import { lockPaidOrder } from '#features/orders/index.js';
import { type SiteEntity, findSite, auditSubjectOf, lockSite, notifyOfAction } from '#features/sites/index.js';
import { ReleaseCandidateEntity } from './candidates.entity.js';
import { findCandidate, listCandidates } from './candidates.queries.js';
import type { ReleaseCandidateType } from './candidates.types.js';
import { showCustom } from './show-custom.js';

/** The newest of a site, newest first. @throws AppError NOT_FOUND. */
export async function readCandidates(ctx: Ctx, siteId: string): Promise<ReleaseCandidateType[]> {
  requireAdmin(ctx);
  const site = isId(siteId) ? await findSite(ctx, siteId) : null;
  if (!site) throw new AppError('NOT_FOUND');
  return listCandidates(ctx, site.id);
}

interface Locked {
  readonly candidate: ReleaseCandidateEntity;
  readonly site: SiteEntity;
}

/** In one transaction, with order, site and candidate locked in this order, as by every other change of a site. */
async function withCandidate(
  ctx: Ctx,
  id: string,
  act: (tx: TxCtx, locked: Locked) => Promise<void>,
): Promise<ReleaseCandidateType> {
  requireAdmin(ctx);
  const known = isId(id) ? await findCandidate(ctx, id) : null;
  const of = known && (await findSite(ctx, known.siteId));
  if (!of) throw new AppError('NOT_FOUND');
  await unitOfWork(ctx, async (tx) => {
    await lockPaidOrder(tx, of.orderId);
    const site = await lockSite(tx, { id: of.id });
    const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
    const candidate = await tx.em.findOne(ReleaseCandidateEntity, { id }, options);
    if (!site || !candidate) throw new AppError('NOT_FOUND');
    await act(tx, { candidate, site });
    await tx.em.flush();
  });
  const after = await findCandidate(ctx, id);
  if (!after) throw new AppError('NOT_FOUND');
  return after;
}

function assertWaiting({ status, endsAt }: ReleaseCandidateEntity, now: Date, to: string): void {
  const isWaiting = status === 'quarantined' && endsAt > now;
  if (!isWaiting) throw new AppError('INVALID_TRANSITION', { details: { from: status, to } });
}

/** 120 bits, in letters that a host name takes. */
function newLabel(): string {
  const letters = Array.from(randomBytes(PREVIEW_LABEL.letters), (byte) => PREVIEW_LABEL.alphabet[byte % 32]);
  return PREVIEW_LABEL.prefix + letters.join('');
}

/**
 * Opens the preview for an hour from now: at the address that it has, where that has not ended yet, else at a new one.
 * @throws AppError NOT_FOUND, INVALID_TRANSITION for what waits no more.
 */
export function previewCandidate(ctx: Ctx, id: string): Promise<ReleaseCandidateType> {
  return withCandidate(ctx, id, async (tx, { candidate }) => {
    const now = tx.clock.now();
    assertWaiting(candidate, now, 'preview');
    const { previewUntil } = candidate;
    if (previewUntil === null || previewUntil <= now) candidate.previewLabel = newLabel();
    candidate.previewUntil = new Date(Math.min(now.getTime() + CUSTOM_CODE.previewMs, candidate.endsAt.getTime()));
    await tx.em.flush();
  });
}

/**
 * Shows it to visitors as a release, at once; a build that is under way is given up. Repeating it changes nothing.
 * @throws AppError NOT_FOUND, SITE_CLOSED, CANDIDATE_NOT_SEEN before its preview was opened, INVALID_TRANSITION for
 * what waits no more.
 */
export function publishCandidate(ctx: Ctx, id: string): Promise<ReleaseCandidateType> {
  return withCandidate(ctx, id, async (tx, { candidate, site }) => {
    if (candidate.status === 'published') return;
    assertWaiting(candidate, tx.clock.now(), 'published');
    if (site.stop !== null) throw new AppError('SITE_CLOSED');
    if (candidate.previewUntil === null) throw new AppError('CANDIDATE_NOT_SEEN');
    const { note, digest } = candidate;
    const before = { liveReleaseId: site.liveReleaseId };
    candidate.releaseId = await showCustom(tx, site, candidate);
    endCandidate(candidate, 'published', tx.clock.now());
    await tx.em.flush();
    const after = { liveReleaseId: site.liveReleaseId, candidateId: id, digest };
    await audit(tx, {
      action: 'order.site_code_publish',
      subject: await auditSubjectOf(tx, site),
      before,
      after,
      reason: note,
    });
    await notifyOfAction(tx, site, 'custom', note);
  });
}

/** Its files are forgotten. @throws AppError NOT_FOUND, INVALID_TRANSITION for what was published or has lapsed. */
export function discardCandidate(ctx: Ctx, id: string): Promise<ReleaseCandidateType> {
  return withCandidate(ctx, id, async (tx, { candidate, site }) => {
    if (candidate.status === 'discarded') return;
    assertWaiting(candidate, tx.clock.now(), 'discarded');
    const { note, digest } = candidate;
    endCandidate(candidate, 'discarded', tx.clock.now());
    const before = { candidateId: id, digest };
    await audit(tx, {
      action: 'order.site_code_discard',
      subject: await auditSubjectOf(tx, site),
      before,
      reason: note,
    });
  });
}

function endCandidate(candidate: ReleaseCandidateEntity, status: 'published' | 'discarded', endedAt: Date): void {
  Object.assign(candidate, { status, endedAt, manifest: {}, previewLabel: null, previewUntil: null });
}
