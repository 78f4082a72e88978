/** The one rendering of an error for both APIs; only the envelope differs. */
import { AppError, ERRORS, type ErrorCode, type ErrorSpec, type FieldFault } from '#core/errors/errors.js';
import { isDatabaseAway } from '../db/lost-connection.js';
import { isConflict, isUnstorableText } from '../db/sql-state.js';
import { FileStoreFault } from '../files/file-store-fault.js';
import type { Logger } from '../log/log.js';

export interface RenderedError {
  readonly code: ErrorCode;
  readonly status: number;
  readonly message: string;
  readonly messageFa: string;
  readonly retryable: boolean;
  readonly supportRequired: boolean;
  readonly requestId: string;
  readonly fields: readonly FieldFault[];
  readonly details: Readonly<Record<string, unknown>>;
}

/** Errors of the HTTP layer that are the caller's fault and have a status of their own. */
function codeOfStatus(status: number): ErrorCode | null {
  if (status === 404) return 'NOT_FOUND';
  if (status === 408) return 'BODY_TOO_SLOW';
  if (status === 413) return 'BODY_TOO_LARGE';
  if (status === 429) return 'RATE_LIMITED';
  return status >= 400 && status < 500 ? 'BAD_REQUEST' : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Seconds after which the database or the file store is worth another try. */
export const OUTAGE_PAUSE = 5;

/** Seconds after which a call is worth another try that other calls were always before. */
const CONFLICT_PAUSE = 1;

function outage(code: ErrorCode, retryAfterSeconds: number, cause: unknown): AppError {
  return new AppError(code, { details: { retryAfterSeconds }, cause });
}

/** The row of the error table for an error of the HTTP layer or of the database; null for unexpected errors. */
export function knownError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (isRecord(error) && error['code'] === 'FST_REQ_FILE_TOO_LARGE') return new AppError('FILE_TOO_LARGE');
  // First, since a caller that breaks off its body has the code of a broken connection, too.
  const code = codeOfStatus(isRecord(error) && 'statusCode' in error ? Number(error['statusCode']) : 500);
  if (code) return new AppError(code, { cause: error });
  if (isUnstorableText(error)) return new AppError('TEXT_NOT_STORABLE', { cause: error });
  if (error instanceof FileStoreFault) return outage('FILE_STORE_UNAVAILABLE', OUTAGE_PAUSE, error);
  if (isConflict(error)) return outage('SERVICE_UNAVAILABLE', CONFLICT_PAUSE, error);
  return isDatabaseAway(error) ? outage('SERVICE_UNAVAILABLE', OUTAGE_PAUSE, error) : null;
}

/** Headers that belong to an error: when to come back, how to sign in, and what else the address takes. */
export function errorHeaders({ status, details }: Pick<RenderedError, 'status' | 'details'>): Record<string, string> {
  const { retryAfterSeconds, allow } = details;
  return {
    ...(typeof retryAfterSeconds === 'number' && { 'retry-after': String(retryAfterSeconds) }),
    ...(status === 401 && { 'www-authenticate': 'Bearer realm="barpa"' }),
    ...(Array.isArray(allow) && { allow: allow.join(', ') }),
  };
}

/** For the log, of an error that is nobody's input; null for all others. */
function outageOf({ code, cause }: AppError): string | null {
  if (code === 'FILE_STORE_UNAVAILABLE') return 'the file store is unreachable';
  if (code !== 'SERVICE_UNAVAILABLE') return null;
  return isConflict(cause) ? 'transactions ended each other again and again' : 'the database is unreachable';
}

/** Unknown errors become SERVER_ERROR with the request's id, and are logged in full; known ones are not logged. */
export function renderError(error: unknown, requestId: string, log: Logger): RenderedError {
  const known = knownError(error);
  const what = known && outageOf(known);
  if (known && what) log.error({ err: known.cause, requestId }, what);
  if (!known) log.error({ err: error, requestId }, 'unexpected error');
  const shown = known ?? new AppError('SERVER_ERROR');
  const spec: ErrorSpec = ERRORS[shown.code];
  return {
    code: shown.code,
    status: spec.status,
    message: spec.message,
    messageFa: shown.fa,
    retryable: shown.retryable,
    supportRequired: spec.support,
    requestId,
    fields: shown.fields,
    details: shown.details,
  };
}

/** The REST body: the documented `message`, and everything a client needs to go on. */
export function restErrorBody(error: RenderedError): Record<string, unknown> {
  return {
    success: false,
    error: error.code,
    errorCode: error.code,
    message: error.message,
    messageFa: error.messageFa,
    retryable: error.retryable,
    supportRequired: error.supportRequired,
    requestId: error.requestId,
    ...(error.fields.length > 0 && { fields: error.fields }),
    ...(Object.keys(error.details).length > 0 && { details: error.details }),
  };
}
