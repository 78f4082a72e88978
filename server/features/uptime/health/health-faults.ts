/** Which fault an error of the database or of the file store shows. */
import type { HealthFault } from '#core/health.js';
import { isDatabaseAway } from '#platform/db/lost-connection.js';
import { sqlState } from '#platform/db/sql-state.js';
import { FileStoreError } from '#platform/files/file-store-error.js';
import { DeadlineError } from '#platform/lifecycle/within.js';

/** A code of PostgreSQL (https://www.postgresql.org/docs/18/errcodes-appendix.html). */
const DISK_FULL = '53100';
const READ_ONLY = '25006';
const STATEMENT_TIMEOUT = '57014';

export function faultOfDatabase(error: unknown): HealthFault {
  const state = sqlState(error);
  if (state === DISK_FULL) return 'full';
  if (state === READ_ONLY) return 'read_only';
  return error instanceof DeadlineError || state === STATEMENT_TIMEOUT || isDatabaseAway(error) ? 'away' : 'failing';
}

/** A store that refuses is one that cannot be written. */
export function faultOfFileStore(error: unknown): HealthFault {
  if (!(error instanceof FileStoreError)) return 'away';
  return error.reason === 'refused' ? 'read_only' : error.reason;
}
