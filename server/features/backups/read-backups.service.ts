/** The backups of sites as their owners read them, for both APIs. Administrators may read, as they may read sites. */
import { AppError } from '#core/errors/errors.js';
import { requireViewer, type Ctx } from '#platform/context.js';
import { isId } from '#platform/id.js';
import { readSite, type SiteType } from '#features/sites/index.js';
import { findBackup, listBackups, type StoredBackup } from './backups.queries.js';
import type { SiteBackupType } from './backups.types.js';

/** Newest first. @throws AppError NOT_FOUND also for a foreign site. */
export async function readBackups(ctx: Ctx, siteId: string): Promise<readonly SiteBackupType[]> {
  requireViewer(ctx);
  const { id } = await readSite(ctx, siteId);
  return listBackups(ctx, id);
}

export interface BackupOfSite extends StoredBackup {
  readonly site: SiteType;
}

/** One's own; any for an administrator. @throws AppError NOT_FOUND. */
export async function readBackup(ctx: Ctx, id: string): Promise<BackupOfSite> {
  requireViewer(ctx);
  const backup = isId(id) ? await findBackup(ctx, id) : null;
  if (!backup) throw new AppError('NOT_FOUND');
  return { ...backup, site: await readSite(ctx, backup.siteId) };
}

/** Like `readBackup`, but of this site alone. */
export async function readBackupOfSite(ctx: Ctx, siteId: string, id: string): Promise<BackupOfSite> {
  const backup = await readBackup(ctx, id);
  if (backup.siteId !== siteId.toLowerCase()) throw new AppError('NOT_FOUND');
  return backup;
}
