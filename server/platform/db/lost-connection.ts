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

/**
 * The database cannot be asked at all, whoever says so; a later call may find it again. Told by the fields of the
 * error, not by `instanceof`: the system's errors may come from another realm.
 */
export function isDatabaseAway(error: unknown): boolean {
  let told = error;
  for (let depth = 0; typeof told === 'object' && told !== null && depth < MAX_CAUSES; depth += 1) {
    const { code, message, cause } = told as { code?: unknown; message?: unknown; cause?: unknown };
    if (typeof code === 'string' && (LOST.test(code) || AWAY.test(code))) return true;
    if (typeof message === 'string' && code === undefined && (GONE.test(message) || NONE_FREE.test(message)))
      return true;
    told = cause;
  }
  return false;
}
