/** How much one customer and one order may keep. The documents name no bounds; a store has them. */
import { AppError } from '#core/errors/errors.js';
import { FILES } from '#core/limits/limits.js';
import type { Ctx, TxCtx } from '#platform/context.js';
import { lockByName } from '#platform/db/locks.js';
import { BUCKETS } from '../storage/buckets.js';
import { selectTotals, type FileTotals } from './files.queries.js';

interface Holder {
  readonly ownerId: string;
  readonly orderId: string | null;
}

interface Bound {
  readonly files: number;
  readonly bytes: number;
}

function roomIn(bound: Bound, used: FileTotals): Bound {
  return { files: bound.files - used.files, bytes: bound.bytes - used.bytes };
}

/** The room that is left, by the tighter of both bounds. */
export async function roomLeft(ctx: Ctx, { ownerId, orderId }: Holder): Promise<Bound> {
  const ofUser = roomIn(FILES.perUser, await selectTotals(ctx.em, { buckets: BUCKETS, ownerId, orderId: null }));
  if (!orderId) return ofUser;
  const ofOrder = roomIn(FILES.perOrder, await selectTotals(ctx.em, { buckets: BUCKETS, ownerId: null, orderId }));
  return { files: Math.min(ofUser.files, ofOrder.files), bytes: Math.min(ofUser.bytes, ofOrder.bytes) };
}

/** For pictures that come inside of a record instead of a form. @throws AppError FILE_QUOTA_EXCEEDED. */
export async function assertRoom(ctx: Ctx, ownerId: string, wanted: Bound): Promise<void> {
  assertFits(await roomLeft(ctx, { ownerId, orderId: null }), wanted);
}

/** @throws AppError FILE_QUOTA_EXCEEDED. */
export function assertFits(room: Bound, wanted: Bound): void {
  if (wanted.files > room.files || wanted.bytes > room.bytes) throw new AppError('FILE_QUOTA_EXCEEDED');
}

/** In the transaction that adds the files; uploads of one customer wait for each other here. */
export async function assertQuota(tx: TxCtx, holder: Holder, wanted: Bound): Promise<void> {
  await lockByName(tx, `files:${holder.ownerId}`);
  assertFits(await roomLeft(tx, holder), wanted);
}
