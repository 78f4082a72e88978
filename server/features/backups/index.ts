/** Backups: what the sites of customers were on each of the last days, and the way back to it. */
import { rows } from '#platform/db/rows.js';
import type { Feature } from '#platform/feature.js';
import { provide } from '#platform/provided.js';
import { SITE_ROWS, type SiteRows } from '#features/sites/index.js';
import { BackupReportEntity } from './backup-report.entity.js';
import { BackupsOfSiteResolver, SiteBackupResolver, SiteBackupRestoreResolver } from './backups.resolver.js';
import { backupRoutes } from './backups.routes.js';
import { PRUNE_BACKUPS_CRON, pruneBackups } from './prune-backups.job.js';
import { REPORT_CRON, reportBackups } from './report-backups.job.js';
import { SiteBackupEntity } from './site-backup.entity.js';
import { TAKE_CRON, takeBackups } from './take-backups.job.js';

const tables = ['site_backups', 'site_backup_reports'];

/** An account is removed with the backups of its sites; their content is left to the sweep. */
const backupRows: SiteRows = {
  tables,
  withContent: ['site_backups'],
  forget: async (tx, { id }) => {
    for (const table of tables) await rows(tx.em, `delete from ${table} where site_id = $1`, [id]);
  },
};

export const backupsFeature: Feature = {
  name: 'backups',
  entities: [SiteBackupEntity, BackupReportEntity],
  resolvers: [SiteBackupResolver, SiteBackupRestoreResolver, BackupsOfSiteResolver],
  routes: backupRoutes,
  jobs: { take_backups: takeBackups, prune_backups: pruneBackups, report_backups: reportBackups },
  crons: [TAKE_CRON, PRUNE_BACKUPS_CRON, REPORT_CRON],
  provides: [provide(SITE_ROWS, () => backupRows)],
};
