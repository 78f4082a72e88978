/** The one rendering of an error for both APIs; only the envelope differs. */
import { z } from 'zod';
import { AppError, ERRORS, type ErrorCode, type ErrorSpec } from '#core/errors/errors.js';
import { FIELD_FAULTS, type FieldFault, type FieldFaultCode } from '#core/errors/field-faults.js';
import { isDatabaseAway } from '../db/lost-connection.js';
import { isConflict, isUnstorableText } from '../db/sql-state.js';
import { FileStoreError } from '../files/file-store-error.js';
import type { Logger } from '../log/log.js';

/** A fault of one field as both APIs answer it. */
export interface RenderedFault {
  /** The name inside of the product, as it was before `sentPath` came. */
  readonly path: string;
  /** The same as `messageFa`. */
  readonly message: string;
  /** The field as the request has it: `input.items[3].price`, `items[3].unit_price`. */
  readonly sentPath: string;
  readonly code: FieldFaultCode | ErrorCode;
  readonly messageFa: string;
  readonly messageEn: string;
  /** With FIELD_UNKNOWN: the known name that was most likely meant; null where none is near. */
  readonly nearest?: string | null;
}

export interface RenderedError {
  readonly code: ErrorCode;
  readonly status: number;
  readonly message: string;
  readonly messageFa: string;
  readonly retryable: boolean;
  readonly supportRequired: boolean;
  readonly requestId: string;
  readonly fields: readonly RenderedFault[];
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
  if (error instanceof FileStoreError) return outage('FILE_STORE_UNAVAILABLE', OUTAGE_PAUSE, error);
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

/** The path of a field as the request has it; differs between the APIs. */
export type SentPath = (path: string) => string;

/** The field beside the faulty one is spelled as that one would be. */
function nearestOf({ path, nearest, nearestField }: FieldFault, sentPath: SentPath): string | null | undefined {
  if (typeof nearestField !== 'string') return nearestField === null ? null : nearest;
  return sentPath([...path.split('.').slice(0, -1), nearestField].join('.'))
    .split('.')
    .at(-1);
}

function renderFault(fault: FieldFault, whole: ErrorCode, sentPath: SentPath): RenderedFault {
  const code = fault.code ?? (whole === 'VALIDATION_ERROR' ? 'FIELD_INVALID' : whole);
  const { path, message } = fault;
  const nearest = nearestOf(fault, sentPath);
  const { message: messageEn } = code in FIELD_FAULTS ? FIELD_FAULTS[code as FieldFaultCode] : ERRORS[whole];
  const known = { path, message, sentPath: sentPath(path), code, messageFa: message, messageEn };
  return nearest === undefined ? known : { ...known, nearest };
}

/** Unknown errors become SERVER_ERROR with the request's id, and are logged in full; known ones are not logged. */
export function renderError(
  error: unknown,
  requestId: string,
  log: Logger,
  sentPath: SentPath = (path) => path,
): RenderedError {
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
    fields: shown.fields.map((fault) => renderFault(fault, shown.code, sentPath)),
    details: shown.details,
  };
}

/** The media type of problem details. */
export const PROBLEM = 'application/problem+json';

/** Problem details (RFC 9457), for clients that ask for them, with the members of the REST body behind. */
export function problemBody(error: RenderedError, body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const type = `urn:barpa:error:${error.code}`;
  return {
    type,
    title: error.message,
    status: error.status,
    instance: `urn:barpa:request:${error.requestId}`,
    ...body,
  };
}

/** A fault of one field, as `RenderedFault`. */
const faultSchema = z
  .object({
    sentPath: z.string().describe('The field as it was sent: `wizard_data.pages[3].name`.'),
    code: z
      .string()
      .describe('One of the faults of fields in the guide /docs/errors, or the `error_code` of the whole.'),
    messageFa: z.string(),
    messageEn: z.string(),
    path: z.string().describe('The field by its name in GraphQL, without its argument.'),
    message: z.string().describe('The same as `message_fa`.'),
    nearest: z.string().nullable().optional().describe('The known name that was most likely meant.'),
  })
  .meta({ id: 'FieldFault' });

/** The REST body of an error. A few calls have the documented fields of their answer beside these. */
export const errorBodySchema = z
  .looseObject({
    success: z.literal(false),
    error: z.string().describe('The same as `error_code`; a Persian sentence where the documents say so.'),
    errorCode: z.enum(Object.keys(ERRORS)),
    message: z.string().describe('In English.'),
    messageFa: z.string().describe('The same in Persian, for people.'),
    retryable: z.boolean().describe('The same call can succeed later.'),
    supportRequired: z.boolean(),
    requestId: z.uuid().describe('The same as the header x-request-id.'),
    fields: z.array(faultSchema).optional().describe('The faults of an input, by their places.'),
    details: z.record(z.string(), z.unknown()).optional().describe('Facts about the error, by its code.'),
  })
  .meta({ id: 'Error' });

/** Problem details (RFC 9457): the fields of the standard before those of the REST body. */
export const problemSchema = z
  .looseObject({
    type: z.string().describe('`urn:barpa:error:` and the error code.'),
    title: z.string().describe('The same as `message`.'),
    status: z.int(),
    instance: z.string().describe('`urn:barpa:request:` and the request id.'),
    ...errorBodySchema.shape,
  })
  .meta({ id: 'Problem' });

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
