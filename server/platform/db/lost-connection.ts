/** Connections that PostgreSQL's end has cut. */

/** The server ends or ended (57P01, 57P02), the connection broke (class 08), or the system says so. */
const LOST = /^(57P0[12]|08...|ECONNREFUSED|ECONNRESET|EPIPE|ENOTCONN)$/;
/** What the driver itself says of a connection that is no more: no code, only words. */
const GONE = /connection terminated|not queryable/i;

export function isLostConnection(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return code === undefined ? GONE.test(error.message) : typeof code === 'string' && LOST.test(code);
}

/** Connections that cannot be made: not now (57P03), none left (53), not to be found, or none free in time. */
const AWAY = /^(57P03|53...|3D000|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/;
const NONE_FREE = /timeout exceeded when trying to connect|cannot use a pool after calling end/i;
/** Libraries wrap what they were told. */
const MAX_CAUSES = 5;

/** A string, since the ORM copies the named properties of an error into its own. */
const MARK = 'isDatabaseAway';

/** Told by the fields of the error, not by `instanceof`: the system's errors may come from another realm. */
function saysAway({ code, message }: { readonly code?: unknown; readonly message?: unknown }): boolean {
  if (typeof code === 'string') return LOST.test(code) || AWAY.test(code);
  return typeof message === 'string' && (GONE.test(message) || NONE_FREE.test(message));
}

/**
 * What the database was asked, with a mark on its error where it cannot be asked at all. Only who asked can tell: a
 * file store, a gateway or a mail server that is away has the same codes of the system.
 */
export async function fromDatabase<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    markAway(error);
    throw error;
  }
}

export function markAway(error: unknown): void {
  if (typeof error !== 'object' || error === null || !saysAway(error) || !Object.isExtensible(error)) return;
  Object.defineProperty(error, MARK, { value: true, configurable: true });
}

/** The database cannot be asked at all; a later call may find it again. */
export function isDatabaseAway(error: unknown): boolean {
  let told = error;
  for (let depth = 0; typeof told === 'object' && told !== null && depth < MAX_CAUSES; depth += 1) {
    if (MARK in told) return true;
    told = (told as { readonly cause?: unknown }).cause;
  }
  return false;
}
