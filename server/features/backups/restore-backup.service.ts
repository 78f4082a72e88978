/**
 * Restores backups of sites: the design by the ordinary draft and publisher, and the messages and subscribers that are
 * missing.
 */
import { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import { requireViewer, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { parseInput } from '#platform/input.js';
import { putBackMessages } from '#features/inbox/index.js';
import { putBackSubscribers } from '#features/newsletter/index.js';
import { isCustomLive, publishNowOrLater, restoreDesign } from '#features/sites/index.js';
import type { SiteBackupRestoreType } from './backups.types.js';
import { readBackup, readBackupOfSite } from './read-backups.service.js';
import { designPart, rowsIn } from './take-backup.js';

const BACKUP_TARGETS = ['draft', 'live'] as const;
export type BackupTarget = (typeof BACKUP_TARGETS)[number];

export const restoreSchema = z.object({
  to: z.enum(BACKUP_TARGETS),
  /** The version of the draft that is replaced. */
  baseVersion: z.number().int().min(0),
  /** The same flag as of `publishSite`. */
  replaceCustom: z.boolean().nullish(),
});

/**
 * The draft becomes the design of the backup and is published where that is wanted. Of the messages and
 * subscribers those come back that are missing and were not erased; newer ones stay.
 * @throws AppError NOT_FOUND, RATE_LIMITED, what `saveDraft` and `publishSite` throw: CONFLICT, SITE_CLOSED,
 * CUSTOM_RELEASE_LIVE, DESIGN_NOT_PAID.
 */
export async function restoreBackup(
  ctx: Ctx,
  id: string,
  given: z.input<typeof restoreSchema>,
): Promise<SiteBackupRestoreType> {
  const { userId } = requireViewer(ctx);
  const { to, baseVersion, replaceCustom } = parseInput(restoreSchema, given);
  const { site, siteId, manifest, pictures } = await readBackup(ctx, id);
  await ctx.limits.take('siteBackup', userId);
  // Before the draft is replaced: its owner is asked first.
  if (to === 'live' && !replaceCustom && (await isCustomLive(ctx, site))) throw new AppError('CUSTOM_RELEASE_LIVE');
  const { version } = await restoreDesign(ctx, { siteId, baseVersion }, { manifest: designPart(manifest), pictures });
  const restoredMessages = await restoreRows(ctx, rowsIn(ctx, manifest, 'messages/'), (tx, part) =>
    putBackMessages(tx, siteId, part),
  );
  const restoredSubscribers = await restoreRows(ctx, rowsIn(ctx, manifest, 'subscribers/'), (tx, part) =>
    putBackSubscribers(tx, siteId, part),
  );
  if (to === 'live') await publishNowOrLater(ctx, siteId, { draftVersion: version, replaceCustom });
  return { siteId, draftVersion: version, restoredMessages, restoredSubscribers };
}

/** Like `restoreBackup`, but of this site alone. */
export async function restoreBackupOfSite(
  ctx: Ctx,
  siteId: string,
  id: string,
  given: z.input<typeof restoreSchema>,
): Promise<SiteBackupRestoreType> {
  await readBackupOfSite(ctx, siteId, id);
  return restoreBackup(ctx, id, given);
}

/** A part at a time; safe to repeat. Returns how many came back. */
async function restoreRows<Row>(
  ctx: Ctx,
  parts: AsyncIterable<readonly Row[]>,
  putBack: (tx: TxCtx, part: readonly Row[]) => Promise<number>,
): Promise<number> {
  let restored = 0;
  for await (const part of parts) restored += await unitOfWork(ctx, (tx) => putBack(tx, part));
  return restored;
}
