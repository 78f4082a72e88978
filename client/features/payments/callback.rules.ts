/** What the gateway's return says, and what an answer comes to (specification 2 §8). No React, no network. */
import { ERRORS, isErrorCode, type ErrorCode } from '../../../core/errors.js';
import { PAYMENT } from '../../../core/limits.js';
import { toUiError } from '../../lib/errors.js';

export interface GatewayReturn {
  readonly authority: string | null;
  /** As the gateway wrote it; anything but OK is a cancelled payment. */
  readonly status: string | null;
  /** The order, or the deposit's payment. */
  readonly recordId: string | null;
}

/** Query names as the documents have them, in either case. */
export function readReturn(query: URLSearchParams): GatewayReturn {
  const read = (...names: string[]) => names.map((name) => query.get(name)).find((value) => value) ?? null;
  return {
    authority: read('Authority', 'authority'),
    status: read('Status', 'status'),
    recordId: read('orderId', 'order_id', 'paymentId', 'payment_id'),
  };
}

/** A missing status is no cancellation: the server asks the gateway anyway. */
export function isCancelled({ status }: GatewayReturn): boolean {
  return status !== null && status.toUpperCase() !== 'OK';
}

export interface Failure {
  readonly code: ErrorCode;
  /** Persian. */
  readonly message: string;
  readonly retryable: boolean;
  readonly support: boolean;
}

export function failureOf(code: ErrorCode, message?: string | null): Failure {
  const { fa, retryable, support } = ERRORS[code];
  return { code, message: message || fa, retryable, support };
}

interface Verdict {
  readonly success: boolean;
  readonly error?: string | null;
  readonly errorCode?: string | null;
}

/** Null for success. */
export function failureOfVerdict({ success, error, errorCode }: Verdict): Failure | null {
  if (success) return null;
  return failureOf(isErrorCode(errorCode) ? errorCode : 'UNKNOWN_ERROR', error);
}

const OF_VERIFYING: Partial<Record<ErrorCode, ErrorCode>> = {
  BAD_REQUEST: 'INVALID_AUTHORITY',
  VALIDATION_ERROR: 'INVALID_AUTHORITY',
  CONFLICT: 'DUPLICATE_PAYMENT',
  SERVER_ERROR: 'GATEWAY_ERROR',
};

/** S-183: what is thrown while verifying, as one of the documented payment errors. */
export function failureOfError(error: unknown): Failure {
  const ui = toUiError(error);
  const code = OF_VERIFYING[ui.code];
  return code
    ? failureOf(code)
    : { code: ui.code, message: ui.message, retryable: ui.retryable, support: ui.supportRequired };
}

/** Tries that are left after `tries` retries; none where trying again cannot help. */
export function retriesLeft(failure: Failure, tries: number): number {
  return failure.retryable ? Math.max(0, PAYMENT.maxRetries - tries) : 0;
}
