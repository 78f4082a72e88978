import { siteLink } from '#core/client-links.js';
import { notification } from '#features/notifications/index.js';
import { BACKUP_TEXTS } from './backups.messages.js';
import type { BackupReport } from './report-backups.job.js';

interface Reported extends BackupReport {
  readonly siteId: string;
  /** Host name of the site. */
  readonly host: string;
}

/** The backups of a site, once a month. */
export const BACKUPS_REPORTED = notification({
  type: 'site_backups',
  audience: 'customer',
  words: ({ host, ...report }: Reported) => BACKUP_TEXTS.report(host, report),
  link: ({ siteId }) => siteLink(siteId, 'backups'),
  mail: 'same',
});
