/** The read path of backups. Callers check permissions. */
import { SITE_BACKUPS } from '#core/sites/site-backups.js';
import type { Ctx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { columns } from '#platform/db/select.js';
import { servicesLoader, siteLoader, type Manifest } from '#features/sites/index.js';
import type { SiteBackupType } from './backups.types.js';

/** The largest Int in GraphQL. */
const INT_MAX = 2 ** 31 - 1;
const PICTURES = `(select count(*) from jsonb_object_keys(b.manifest) as path where path like 'originals/%')`;

const COLUMNS = columns<SiteBackupType>()(
  'id siteId takenAt verifiedAt digest pages pictures messages subscribers totalBytes',
  {
    table: 'b',
    expressions: { pictures: PICTURES, totalBytes: `least(b.total_bytes, ${INT_MAX})` },
  },
);

/** Newest first. */
export function listBackups(ctx: Ctx, siteId: string): Promise<SiteBackupType[]> {
  const text = `select ${COLUMNS} from site_backups b where b.site_id = $1 order by b.day desc limit ${SITE_BACKUPS.days + 1}`;
  return rows<SiteBackupType>(ctx.em, text, [siteId]);
}

export interface StoredBackup {
  readonly id: string;
  readonly siteId: string;
  readonly takenAt: Date;
  readonly manifest: Manifest;
  readonly pictures: Readonly<Record<string, string>>;
}

/** `id` must be an id. */
export function findBackup(ctx: Ctx, id: string): Promise<StoredBackup | null> {
  const text = `select id, site_id as "siteId", taken_at as "takenAt", manifest, pictures from site_backups where id = $1`;
  return row<StoredBackup>(ctx.em, text, [id]);
}

export async function hasBackupService(ctx: Ctx, siteId: string): Promise<boolean> {
  const found = await servicesLoader(ctx).load(siteId);
  return found?.services.includes('backupService') ?? false;
}

/** For how many days the backups of a site are kept. Closing a site, as for a late payment, deletes none earlier. */
export async function keptDays(ctx: Ctx, siteId: string): Promise<number> {
  const site = await siteLoader(ctx).load(siteId);
  if (site?.stop) return SITE_BACKUPS.days;
  return (await hasBackupService(ctx, siteId)) ? SITE_BACKUPS.days : SITE_BACKUPS.daysWithout;
}
