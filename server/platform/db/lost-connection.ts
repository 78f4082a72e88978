/** Connections that PostgreSQL's end has cut. */

/** The server ends or ended (57P01, 57P02), the connection broke (class 08), or the system says so. */
const LOST = /^(57P0[12]|08...|ECONNREFUSED|ECONNRESET|EPIPE|ENOTCONN)$/;
/** The words of the driver about a connection that is no more: no code, only words. */
const GONE = /connection terminated|not queryable/i;

export function isLostConnection(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return code === undefined ? GONE.test(error.message) : typeof code === 'string' && LOST.test(code);
}

/** Connections that cannot be made: not now (57P03), none left (53), not to be found, or none free in time. */
const AWAY = /^(57P03|53...|3D000|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/;
const NONE_FREE = /timeout exceeded when trying to connect|cannot use a pool after calling end/i;
/** Libraries wrap the error they received. */
const MAX_CAUSES = 5;

/** A string, since the ORM copies the named properties of an error into its own. */
const MARK = 'isDatabaseAway';

/** Recognised by the fields of the error, not by `instanceof`: system errors may come from another realm. */
function saysAway({ code, message }: { readonly code?: unknown; readonly message?: unknown }): boolean {
  if (typeof code === 'string') return LOST.test(code) || AWAY.test(code);
  return typeof message === 'string' && (GONE.test(message) || NONE_FREE.test(message));
}

/**
 * Awaits a call of the database and marks its error where the database is unreachable. Only the caller can know this: a
 * file store, a gateway or a mail server that is unreachable gives the same system codes.
 */
export async function fromDatabase<Answer>(query: Promise<Answer>): Promise<Answer> {
  try {
    return await query;
  } catch (error) {
    markAway(error);
    throw error;
  }
}

export function markAway(error: unknown): void {
  if (typeof error !== 'object' || error === null || !saysAway(error) || !Object.isExtensible(error)) return;
  Object.defineProperty(error, MARK, { value: true, configurable: true });
}

/** The database is unreachable; a later call may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  let current = error;
  for (let depth = 0; typeof current === 'object' && current !== null && depth < MAX_CAUSES; depth += 1) {
    if (MARK in current) return true;
    current = (current as { readonly cause?: unknown }).cause;
  }
  return false;
}
