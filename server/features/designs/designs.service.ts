import type DataLoader from 'dataloader';
import { z } from 'zod';
import { designSchema, type Design } from '#core/design/design.js';
import { AppError } from '#core/errors/errors.js';
import { DRAFTS } from '#core/limits/limits.js';
import { requireViewer, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { lockByName } from '#platform/db/locks.js';
import { rows } from '#platform/db/rows.js';
import { isId, newId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { loaderOf } from '#platform/loader.js';
import { DesignEntity } from './design/designs.entity.js';
import { mayUseDesign } from './design/designs.policy.js';
import { refuseUnknownFiles } from './design/known-files.js';
import { refuseNewNames, unknownNames, type StoredDesign } from './design/known-names.js';
import { assertLinks } from './design/links.js';
import { ownLook, parseOptions, withCanvas, withLook } from './design/design-options.js';
import { checkedPreviewUrl } from './preview/preview-address.js';
import { assertSnapshotSize } from './design/wizard-input.js';

export interface SaveDesign {
  readonly userId: string;
  readonly snapshot: Design;
  readonly orderId?: string | null;
  readonly sessionId?: string | null;
  readonly options?: Record<string, unknown>;
}

/**
 * Checks a design that came from outside. `stored`: the designs that it may have been read from.
 * @throws AppError VALIDATION_ERROR naming `designSnapshot.…` fields.
 */
export function parseDesign(raw: unknown, stored: readonly StoredDesign[] = []): Design {
  const paths = { design: 'designSnapshot', templateId: 'templateId', branding: 'branding' };
  refuseNewNames(unknownNames({ design: raw }, paths), stored);
  const { designSnapshot } = parseInput(z.object({ designSnapshot: designSchema }), { designSnapshot: raw });
  assertSnapshotSize(designSnapshot, 'designSnapshot', designSnapshot.pages);
  assertLinks(designSnapshot, 'designSnapshot');
  return designSnapshot;
}

/** Stores a checked design; an order has one design, which a second call replaces. */
export async function saveDesign(tx: TxCtx, input: SaveDesign): Promise<DesignEntity> {
  const known = input.orderId ? await tx.em.findOne(DesignEntity, { orderId: input.orderId }) : null;
  const now = tx.clock.now();
  const design = known ?? new DesignEntity();
  if (!known)
    Object.assign(design, { id: newId(), userId: input.userId, orderId: input.orderId ?? null, createdAt: now });
  design.snapshot = input.snapshot;
  design.sessionId = input.sessionId ?? design.sessionId;
  design.options = input.options ?? design.options;
  if (known) design.version += 1;
  design.updatedAt = now;
  tx.em.persist(design);
  await tx.em.flush();
  return design;
}

/**
 * Two devices may have started from the same copy: the second save must not silently undo the first. Without a
 * `baseVersion` the caller overwrites on purpose. The caller holds the lock of the order.
 * @throws AppError CONFLICT with the version that is newer and when it was saved.
 */
export async function assertNewestDesign(
  tx: TxCtx,
  { orderId, baseVersion }: { readonly orderId: string; readonly baseVersion: number | null | undefined },
): Promise<void> {
  if (baseVersion === null || baseVersion === undefined) return;
  const design = await tx.em.findOne(DesignEntity, { orderId }, { refresh: true });
  if (!design || design.version === baseVersion) return;
  const { version, updatedAt } = design;
  throw new AppError('CONFLICT', { details: { version, updatedAt: updatedAt.toISOString() } });
}

/** Something beside the pages was edited: other copies of the order are older from now on. */
export async function countDesignEdit(tx: TxCtx, orderId: string): Promise<void> {
  const design = await tx.em.findOne(DesignEntity, { orderId });
  if (!design) return;
  design.version += 1;
  design.updatedAt = tx.clock.now();
}

/** The design of an order, null when it has none. The caller has checked that the viewer may see the order. */
export function designOfOrder(ctx: Ctx, orderId: string): Promise<DesignEntity | null> {
  return ctx.em.fork().findOne(DesignEntity, { orderId });
}

interface OfOrder {
  readonly orderId: string;
  readonly design: DesignEntity;
}

/** Loads the designs of many orders in one query, for lists. The caller has decided who may see the orders. */
export function designLoader(ctx: Ctx): DataLoader<string, OfOrder | null> {
  return loaderOf(
    ctx,
    'designs.ofOrder',
    async (ids) => {
      const found = await ctx.em.fork().find(DesignEntity, { orderId: { $in: [...ids] } });
      return found.flatMap((design) => (design.orderId ? [{ orderId: design.orderId, design }] : []));
    },
    ({ orderId }) => orderId,
  );
}

const MAKE_ROOM = `delete from designs where id in (
  select id from designs where user_id = $1 and order_id is null order by updated_at desc, id desc offset $2)`;

/**
 * Saves a design that belongs to no order yet. A customer keeps `DRAFTS.designs` of them: the one that was changed
 * longest ago makes space. @throws AppError VALIDATION_ERROR.
 */
export async function createDesign(
  ctx: Ctx,
  input: { readonly snapshot: unknown; readonly sessionId?: string | null },
): Promise<DesignEntity> {
  const viewer = requireViewer(ctx);
  const snapshot = parseDesign(input.snapshot);
  const paths = { design: 'designSnapshot', branding: 'branding' };
  await refuseUnknownFiles(ctx, { design: snapshot }, paths, { owners: [viewer.userId], stored: () => [] });
  return unitOfWork(ctx, async (tx) => {
    await lockByName(tx, `designs:${viewer.userId}`);
    await rows(tx.em, MAKE_ROOM, [viewer.userId, DRAFTS.designs - 1]);
    return saveDesign(tx, { userId: viewer.userId, snapshot, sessionId: input.sessionId ?? null });
  });
}

/** One's own design, or any for an administrator. @throws AppError NOT_FOUND also for a foreign one. */
export async function readDesign(ctx: Ctx, id: string): Promise<DesignEntity> {
  const viewer = requireViewer(ctx);
  const design = isId(id) ? await ctx.em.fork().findOne(DesignEntity, { id }) : null;
  if (!design || !mayUseDesign(viewer, design)) throw new AppError('NOT_FOUND');
  return design;
}

async function change(ctx: Ctx, id: string, apply: (design: DesignEntity) => void): Promise<DesignEntity> {
  await readDesign(ctx, id);
  return unitOfWork(ctx, async (tx) => {
    const design = await tx.em.findOneOrFail(DesignEntity, { id });
    apply(design);
    design.updatedAt = tx.clock.now();
    await tx.em.flush();
    return design;
  });
}

/**
 * Sets options of a design without an order; those of an order change with the order. @throws AppError CONFLICT for a
 * design that has become an order's.
 */
export function changeDesignOptions(ctx: Ctx, id: string, raw: unknown): Promise<DesignEntity> {
  const { canvasDimensions, branding } = parseOptions(raw);
  return change(ctx, id, (design) => {
    if (design.orderId !== null) throw new AppError('CONFLICT');
    design.snapshot = withCanvas(design.snapshot, canvasDimensions);
    design.options = { branding: withLook(ownLook(design), branding) };
  });
}

/** Chooses the page that represents the design. @throws AppError VALIDATION_ERROR for any other address. */
export function changePreviewUrl(ctx: Ctx, id: string, raw: unknown): Promise<DesignEntity> {
  const { previewUrl } = parseInput(z.object({ previewUrl: z.string().max(2000) }), { previewUrl: raw });
  return change(ctx, id, (design) => {
    design.previewUrl = checkedPreviewUrl(design, previewUrl);
  });
}
