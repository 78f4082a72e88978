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
