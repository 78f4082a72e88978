/**
 * Reads what a failed call of the platform (fetch, fs) says about itself. By its fields, not by `instanceof`:
 * an error may come from another realm.
 */

const TIMEOUT_CODES = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ETIMEDOUT',
]);

/** True where a deadline passed: ours (AbortSignal.timeout) or one of the client's. False for every other fault. */
export function isTimeout(error: unknown): boolean {
  if (textField(error, 'name') === 'TimeoutError' || TIMEOUT_CODES.has(failureCode(error))) return true;
  return typeof error === 'object' && error !== null && 'cause' in error && isTimeout(error.cause);
}

/** Node's code, such as ENOENT; empty where there is none. */
export function failureCode(error: unknown): string {
  return textField(error, 'code');
}

function textField(error: unknown, field: string): string {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, field) : undefined;
  return typeof value === 'string' ? value : '';
}
