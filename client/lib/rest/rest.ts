/**
 * The REST API, for what GraphQL does not transport: uploads and downloads. Follows specification 1 §7 and §8: bearer
 * when there is one, credentials, one refresh and one repetition on 401, retries of what may be repeated.
 */
import { isErrorCode, ERRORS } from '#core/errors/errors.js';
import type { FieldFault } from '#core/errors/field-faults.js';
import { networkError, uiError, unnamedError, type UiError } from '../errors.js';
import { documented, errorMessages } from '../messages/error.messages.js';
import { RestError } from './rest-error.js';
import { endsSession, mayRetry, retryDelay } from './retry.js';
import { noteAnswer } from '../server-clock.js';
import { renewedToken } from '../session/renewed-token.js';
import { session } from '../session/session.js';

export interface RestOptions extends Omit<RequestInit, 'headers' | 'credentials'> {
  readonly headers?: Record<string, string>;
  /** False for calls that anyone may make; they do not wait for a token. */
  readonly auth?: boolean;
  /** Whether a failed attempt may be repeated. True for GET; a POST must say so, and be idempotent. */
  readonly repeatable?: boolean;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Answers the response of a call that succeeded; throws RestError otherwise. `path` begins with /api. */
export async function rest(path: string, options: RestOptions = {}): Promise<Response> {
  const method = options.method ?? 'GET';
  const repeatable = options.repeatable ?? (method === 'GET' || method === 'HEAD');
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(path, options);
    } catch (error) {
      if (!(error instanceof RestError) || !repeatable || !mayRetry(attempt, error)) throw error;
      await wait(retryDelay(attempt));
    }
  }
}

/** A JSON answer. An HTML page where JSON is expected is an error of its own. */
export async function restJson(path: string, options: RestOptions = {}): Promise<unknown> {
  const response = await rest(path, options);
  if (response.status === 204) return null;
  if (response.headers.get('content-type')?.includes('text/html')) {
    throw new RestError(response.status, ERRORS.UNEXPECTED_HTML.message, uiError('UNEXPECTED_HTML'));
  }
  return response.json();
}

export interface Download {
  readonly blob: Blob;
  readonly fileName: string | null;
}

export async function download(path: string): Promise<Download> {
  const response = await rest(path, { headers: { accept: '*/*' } });
  return { blob: await response.blob(), fileName: fileNameOf(response.headers.get('content-disposition')) };
}

/** Hands the file to the browser's own "save" under the server's name, or `fallbackName`. */
export async function saveDownload(path: string, fallbackName: string): Promise<void> {
  const { blob, fileName } = await download(path);
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName ?? fallbackName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function once(path: string, options: RestOptions): Promise<Response> {
  return withSession((token) => send(path, options, token), options.auth);
}

type Send = (token: string | null) => Promise<Response>;

/**
 * The session's part of every REST call, however it is sent: the token, one renewal and one repetition on 401, and the
 * end of a session that is over. Answers what succeeded.
 * @throws RestError, and what `send` throws.
 */
export async function withSession(send: Send, isProtected = true): Promise<Response> {
  const token = await session.tokenForCall(isProtected);
  const response = await send(token);
  if (response.ok) return response;
  if (response.status !== 401) throw endIfOver(await restFailure(response), token);
  return afterUnauthorized(send, token, response);
}

async function afterUnauthorized(send: Send, token: string | null, refused: Response): Promise<Response> {
  const renewed = await renewedToken(token);
  if (renewed === null) {
    const error = await restFailure(refused);
    throw token === null ? error : expired(401, documented.authenticationFailed, error);
  }
  const response = await send(renewed);
  if (response.ok) return response;
  throw endIfOver(await restFailure(response), renewed);
}

function expired(status: number | null, message: string, cause: RestError): RestError {
  return new RestError(status, message, { ...cause.ui, message: errorMessages.sessionExpired });
}

/** Words that mean "the session is over" end it, but only where a token had been sent. */
function endIfOver(error: RestError, token: string | null): RestError {
  if (token === null || !(error.status === 401 || endsSession(error.message))) return error;
  session.clear('TOKEN_REFRESH_FAILED');
  return expired(error.status, documented.sessionExpired, error);
}

async function send(path: string, options: RestOptions, token: string | null): Promise<Response> {
  const { auth: _auth, repeatable: _repeatable, headers, ...init } = options;
  const bearer: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  try {
    const response = await fetch(path, {
      ...init,
      credentials: 'include',
      headers: { accept: 'application/json', ...headers, ...bearer },
    });
    return noteAnswer(response);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw networkError();
  }
}

/** The body that the REST API's one error renderer writes (snake_case). */
interface ErrorBody {
  readonly error_code?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
  readonly message_fa?: unknown;
  readonly retryable?: unknown;
  readonly support_required?: unknown;
  readonly request_id?: unknown;
  readonly fields?: unknown;
  readonly details?: unknown;
}

/** The error of a failed answer, also of a call that was not made by `rest`. */
async function restFailure(response: Response): Promise<RestError> {
  const body = await readBody(response);
  const code = [body.error_code, body.code].find(isErrorCode);
  const message =
    typeof body.message === 'string'
      ? body.message
      : response.status === 401
        ? documented.unauthorized
        : `HTTP ${response.status}`;
  const ui: UiError = {
    ...(code ? uiError(code) : unnamedError({ status: response.status, message })),
    ...(typeof body.message_fa === 'string' && { message: body.message_fa }),
    ...(typeof body.retryable === 'boolean' && { retryable: body.retryable }),
    ...(typeof body.support_required === 'boolean' && { supportRequired: body.support_required }),
    requestId: typeof body.request_id === 'string' ? body.request_id : null,
    fields: Array.isArray(body.fields) ? (body.fields as FieldFault[]) : [],
    ...(isDetails(body.details) && { details: body.details }),
  };
  return new RestError(response.status, message, ui, response.statusText);
}

async function readBody(response: Response): Promise<ErrorBody> {
  try {
    const body: unknown = await response.json();
    if (typeof body !== 'object' || body === null) return {};
    const inner = (body as { error?: unknown }).error;
    return (typeof inner === 'object' && inner !== null ? inner : body) as ErrorBody;
  } catch {
    return {};
  }
}

function fileNameOf(disposition: string | null): string | null {
  const encoded = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return disposition?.match(/filename="?([^";]+)"?/i)?.[1] ?? null;
}

const isDetails = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
