type SqlError = Error & { readonly code: string };

const isSqlError = (error: Error): error is SqlError =>
  'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code);

/** The error of the database, also where the ORM has wrapped it; null for other errors. */
function sqlError(error: unknown): SqlError | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (isSqlError(at)) return at;
    if ('previous' in at && at.previous instanceof Error && at.previous !== at) {
      const inner = sqlError(at.previous);
      if (inner) return inner;
    }
  }
  return null;
}

/** The SQLSTATE of a database error; null for other errors. */
export function sqlState(error: unknown): string | null {
  return sqlError(error)?.code ?? null;
}

/** The name of the constraint or unique index that a statement has violated; null for other errors. */
export function violatedConstraint(error: unknown): string | null {
  const found = sqlError(error);
  return found && 'constraint' in found && typeof found.constraint === 'string' ? found.constraint : null;
}

/**
 * A statement with NUL in its text, with the code that PostgreSQL has for NUL in a parameter. It must not be sent: the
 * server reads the text up to the first NUL and then takes the message for a broken one (08P01).
 */
export class NulInStatement extends Error {
  readonly code = '22021';

  constructor() {
    super('a statement holds the character NUL');
  }
}

/** PostgreSQL stores no NUL (22021 in a text, 22P05 in JSON) and, in JSON, no half of a surrogate pair (22P02). */
export function isUnstorableText(error: unknown): boolean {
  const found = sqlError(error);
  if (found?.code === '22P02') return /for type json/.test(found.message);
  return found?.code === '22021' || found?.code === '22P05';
}

export const UNIQUE_VIOLATION = '23505';

/** A deadlock or a serialisation failure: the transaction is undone, and may succeed when it runs again. */
export function isConflict(error: unknown): boolean {
  const state = sqlState(error);
  return state === '40P01' || state === '40001';
}
