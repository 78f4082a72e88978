/** Every failure, wherever it came from, as the one shape that the interface shows. */
import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { ERRORS, isErrorCode, type ErrorCode } from '#core/errors/errors.js';
import type { FieldFault } from '#core/errors/field-faults.js';
import { isAuthFault, isRetryable, isValidationFault, needsSupport, type Fault } from '#core/errors/fault-class.js';
import { errorMessages } from './messages/error.messages.js';
import { RestError } from './rest/rest-error.js';

export interface UiError {
  readonly code: ErrorCode;
  /** Persian, ready to be shown. */
  readonly message: string;
  readonly retryable: boolean;
  readonly supportRequired: boolean;
  /** The request id for support. */
  readonly requestId: string | null;
  readonly fields: readonly FieldFault[];
  readonly details: Readonly<Record<string, unknown>>;
}

/** The server's contract: what `extensions` of a GraphQL error holds. */
interface Extensions {
  readonly code?: unknown;
  readonly messageFa?: unknown;
  readonly retryable?: unknown;
  readonly supportRequired?: unknown;
  readonly requestId?: unknown;
  readonly fields?: unknown;
  readonly details?: unknown;
}

/** An error of the table by its code alone. */
export function uiError(code: ErrorCode, over: Partial<UiError> = {}): UiError {
  const spec = ERRORS[code];
  return {
    code,
    message: spec.fa,
    retryable: spec.retryable,
    supportRequired: spec.support,
    requestId: null,
    fields: [],
    details: {},
    ...over,
  };
}

/** The error of a call that had no answer. */
export function networkError(): RestError {
  return new RestError(null, ERRORS.NETWORK_ERROR.message, uiError('NETWORK_ERROR'));
}

/** Apollo's own codes for a token that is missing, and for a query that is not valid. */
const FOREIGN: Readonly<Record<string, ErrorCode>> = {
  UNAUTHENTICATED: 'UNAUTHORIZED',
  BAD_USER_INPUT: 'VALIDATION_ERROR',
  INTERNAL_SERVER_ERROR: 'SERVER_ERROR',
};

export function codeOf(extensions: Extensions | undefined): ErrorCode {
  const code = extensions?.code;
  if (isErrorCode(code)) return code;
  return (typeof code === 'string' && FOREIGN[code]) || 'UNKNOWN_ERROR';
}

/** A server whose tables are not there yet says so in its own words (specification 2 §8). */
const NOT_READY = /collection\b.*not found/i;

function fromExtensions(extensions: Extensions | undefined, raw = ''): UiError {
  if (NOT_READY.test(raw)) return uiError('STARTING_UP');
  const isNamed = isErrorCode(extensions?.code) || codeOf(extensions) !== 'UNKNOWN_ERROR';
  const base = isNamed ? uiError(codeOf(extensions)) : unnamedError({ status: null, message: raw });
  if (extensions === undefined) return base;
  return {
    ...base,
    message:
      typeof extensions.messageFa === 'string' && extensions.messageFa !== '' ? extensions.messageFa : base.message,
    retryable: typeof extensions.retryable === 'boolean' ? extensions.retryable : base.retryable,
    supportRequired:
      typeof extensions.supportRequired === 'boolean' ? extensions.supportRequired : base.supportRequired,
    requestId: typeof extensions.requestId === 'string' ? extensions.requestId : null,
    fields: Array.isArray(extensions.fields) ? (extensions.fields as FieldFault[]) : [],
    details:
      typeof extensions.details === 'object' && extensions.details !== null
        ? (extensions.details as Record<string, unknown>)
        : {},
  };
}

export function codeOfStatus(status: number): ErrorCode {
  if (status === 401) return 'UNAUTHORIZED';
  if (status === 403) return 'FORBIDDEN';
  if (status === 404) return 'NOT_FOUND';
  if (status === 409) return 'CONFLICT';
  if (status === 400) return 'BAD_REQUEST';
  if (status === 422) return 'VALIDATION_ERROR';
  if (status === 429) return 'RATE_LIMITED';
  if (status === 408 || status === 504) return 'TIMEOUT_ERROR';
  return status >= 500 ? 'SERVER_ERROR' : 'UNKNOWN_ERROR';
}

/** The kind of a failure without a code of ours, by its status and its English words. */
export function unnamedError(fault: Fault): UiError {
  const code = fault.status === null ? codeOfWords(fault) : codeOfStatus(fault.status);
  const supportRequired = needsSupport(fault) || code === 'UNKNOWN_ERROR';
  return uiError(code, { retryable: isRetryable(fault), supportRequired });
}

/** Never UNAUTHORIZED: a message alone does not sign out. */
function codeOfWords(fault: Fault): ErrorCode {
  if (isValidationFault(fault)) return 'VALIDATION_ERROR';
  if (isAuthFault(fault)) return 'FORBIDDEN';
  return isRetryable(fault) ? 'SERVER_ERROR' : 'UNKNOWN_ERROR';
}

/** Turns anything that was thrown into what is shown. Never throws. */
export function toUiError(error: unknown): UiError {
  if (CombinedGraphQLErrors.is(error)) return fromExtensions(error.errors[0]?.extensions, error.errors[0]?.message);
  if (error instanceof RestError) return error.ui;
  if (ServerError.is(error) || ServerParseError.is(error)) return fromServerError(error);
  if (error instanceof DOMException && error.name === 'TimeoutError') return uiError('TIMEOUT_ERROR');
  if (error instanceof TypeError || isOffline()) return uiError('NETWORK_ERROR');
  return uiError('UNKNOWN_ERROR', { message: errorMessages.unexpected, retryable: true });
}

/** A GraphQL server may answer 4xx or 5xx with a body of the usual shape. */
function fromServerError(error: ServerError | ServerParseError): UiError {
  if (isPage(error)) return uiError('UNEXPECTED_HTML');
  try {
    const body = JSON.parse(error.bodyText) as { errors?: { extensions?: Extensions }[] };
    if (body.errors?.[0]?.extensions) return fromExtensions(body.errors[0].extensions);
  } catch {
    // Not JSON: the status alone has to do.
  }
  return unnamedError({ status: error.statusCode, message: '' });
}

/** S-083: a success that holds a web page comes from something else than the API, such as a hotel's sign-in page. */
function isPage({ statusCode, bodyText }: ServerError | ServerParseError): boolean {
  return statusCode < 400 && /^\s*</.test(bodyText);
}

function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}

/** Faults by field name, for `form.setErrors`. */
export function fieldErrors(error: UiError): Record<string, string> {
  return Object.fromEntries(error.fields.map((fault) => [fault.path, fault.message]));
}
