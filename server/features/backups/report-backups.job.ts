/**
 * Tells owners with the backup service, at the beginning of each Jalali month, how many backups there are and when the
 * last one was read back.
 */
import { jalaliDay } from '#core/dates/jalali-months.js';
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import type { Cron } from '#platform/jobs/crons.js';
import { notify } from '#features/notifications/index.js';
import { visitorAddress } from '#features/sites/index.js';
import { hasBackupService } from './backups.queries.js';
import { FIRST_ID } from './take-backups.job.js';
import { BACKUPS_REPORTED } from './backups.notifications.js';

/** Daily, in the morning of Tehran, since it sends mails. */
export const REPORT_CRON: Cron = { job: 'report_backups', hour: 5, minute: 10 };

/** The first days of a month, on which it runs: those after the first day are for runs that were missed. */
const REPORT_DAYS = 3;
const BATCH = 200;

const WAITING = `select distinct b.site_id as id from site_backups b where b.site_id > $1
    and not exists (select from site_backup_reports r where r.site_id = b.site_id and r.month = $2)
  order by b.site_id limit ${BATCH}`;

/** The job. May be killed anywhere and run twice at once. */
export async function reportBackups(ctx: Ctx): Promise<void> {
  const { month, day } = jalaliDay(ctx.clock.now());
  if (day > REPORT_DAYS) return;
  for (let after = FIRST_ID; ;) {
    const found = await rows<{ id: string }>(ctx.em, WAITING, [after, month]);
    for (const { id } of found)
      if (await hasBackupService(ctx, id)) await unitOfWork(ctx, (tx) => report(tx, id, month));
    const last = found.at(-1);
    if (!last || found.length < BATCH) return;
    after = last.id;
  }
}

export interface BackupReport {
  readonly userId: string;
  readonly label: string;
  readonly count: number;
  readonly takenAt: Date;
  readonly messages: number;
  readonly totalBytes: number;
  /** The last time that any of them was verified. */
  readonly verifiedAt: Date | null;
}

const FACTS = `select s.user_id as "userId", s.label, a.count, a.verified_at as "verifiedAt",
    b.taken_at as "takenAt", b.messages, b.total_bytes as "totalBytes"
  from sites s
  cross join lateral (
    select count(*) as count, max(verified_at) as verified_at from site_backups where site_id = s.id) a
  cross join lateral (select * from site_backups where site_id = s.id order by taken_at desc limit 1) b
  where s.id = $1`;
const CLAIM = `insert into site_backup_reports (id, site_id, month, sent_at) values ($1, $2, $3, $4)
  on conflict (site_id, month) do nothing returning id`;

async function report(tx: TxCtx, siteId: string, month: number): Promise<void> {
  if (!(await row(tx.em, CLAIM, [newId(), siteId, month, tx.clock.now()]))) return;
  const facts = await row<BackupReport>(tx.em, FACTS, [siteId]);
  if (!facts) return;
  const { userId, label } = facts;
  const { host } = new URL(await visitorAddress(tx, { id: siteId, label }));
  await notify(tx, userId, BACKUPS_REPORTED, { ...facts, siteId, host });
}
