/** Which fault an error of the database or of the file store shows. */
import type { HealthFault } from '../../../../core/health.js';
import { DeadlineError } from '../../../platform/lifecycle/within.js';
import { isDatabaseAway } from '../../../platform/db/lost-connection.js';
import { sqlState } from '../../../platform/db/sql-state.js';

/** Of PostgreSQL (https://www.postgresql.org/docs/18/errcodes-appendix.html). */
const DISK_FULL = '53100';
const READ_ONLY = new Set(['25006', '25P02']);

export function faultOfDatabase(error: unknown): HealthFault {
  const state = sqlState(error);
  if (state === DISK_FULL) return 'full';
  if (state !== null && READ_ONLY.has(state)) return 'read_only';
  return error instanceof DeadlineError || isDatabaseAway(error) ? 'away' : 'failing';
}

/** Of the operating system, and of S3-compatible stores, which put theirs into the text. */
const FULL = /\b(ENOSPC|EDQUOT|507|QuotaExceeded|StorageFull|InsufficientStorage)\b/i;
const REFUSES_WRITES = /\b(EROFS|EACCES|EPERM|403|405|AccessDenied|ReadOnly)\b/i;
/** Libraries wrap the error they received. */
const MAX_CAUSES = 5;

function wordsOf(error: unknown): string {
  const words: string[] = [];
  let at = error;
  for (let depth = 0; at instanceof Error && depth < MAX_CAUSES; depth += 1) {
    words.push('code' in at ? String(at.code) : '', at.message);
    at = at.cause;
  }
  return words.join(' ');
}

export function faultOfFileStore(error: unknown): HealthFault {
  const words = wordsOf(error);
  if (FULL.test(words)) return 'full';
  return REFUSES_WRITES.test(words) ? 'read_only' : 'away';
}
