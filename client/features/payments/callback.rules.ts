/**
 * The parameters of the gateway's return address, and the results of an answer (specification 2 §8). No React, no
 * network.
 */
import { ERRORS, isErrorCode, type ErrorCode } from '#core/errors/errors.js';
import { readGatewayReturn, RETURN_STATUS, type GatewayReturn } from '#core/gateways.js';
import { PAYMENT } from '#core/limits/limits.js';
import { toUiError } from '#client/lib/errors.js';
import { callbackMessages } from './callback.messages.js';

/** The address of the page: the gateway's part, and ours. */
export interface Returned extends GatewayReturn {
  /** The order, or the deposit's payment. */
  readonly recordId: string | null;
  /** Where a single invoice was paid. */
  readonly invoiceId: string | null;
}

/** Our query names as the documents have them, in either spelling. */
export function readReturn(query: URLSearchParams): Returned {
  const read = (...names: string[]) => names.map((name) => query.get(name)).find((value) => value) ?? null;
  return {
    ...readGatewayReturn(query),
    recordId: read('orderId', 'order_id', 'paymentId', 'payment_id'),
    invoiceId: read('invoiceId', 'invoice_id'),
  };
}

/** The subject for which tries are counted: a new try has another authority, but the same order. */
export function subjectOf({ recordId, invoiceId, authority }: Returned): string {
  return recordId ?? invoiceId ?? authority ?? 'unknown';
}

/** The status for the server: a browser that does not say that it has paid has not, unless the gateway says so. */
export function statusOf({ isPaid }: GatewayReturn): string {
  return isPaid ? RETURN_STATUS.paid : RETURN_STATUS.unpaid;
}

export interface Failure {
  readonly code: ErrorCode;
  /** Persian. */
  readonly message: string;
  readonly retryable: boolean;
  readonly support: boolean;
  /** Persian: what the gateway itself said. */
  readonly details?: string | null;
  /** The words are this page's own, and the code is only the nearest one. */
  readonly isLocal?: boolean;
  /**
   * True: the gateway has said that no money was taken. False: it could not be asked. Left out: it is being asked, and
   * only what the address of the page says is known.
   */
  readonly isConfirmed?: boolean;
  /** The order that was to be paid; only its owner learns it. */
  readonly orderNumber?: string | null;
  /** Rials. */
  readonly amountRials?: number | null;
}

export function failureOf(code: ErrorCode, message?: string | null): Failure {
  const { fa, retryable, support } = ERRORS[code];
  return { code, message: message || fa, retryable, support };
}

/** The address of the page lacks what is needed to ask for the payment: nothing is known of it. */
function incompleteReturn(): Failure {
  return { ...failureOf('INVALID_AUTHORITY'), message: callbackMessages.incomplete, isLocal: true };
}

/**
 * The failure that the address of the page shows before the server is asked; null where it shows none. S-183, S-184: a
 * Status other than OK is a cancellation.
 */
export function failureOfReturn(returned: GatewayReturn, isComplete: boolean): Failure | null {
  if (!isComplete) return incompleteReturn();
  return returned.isPaid ? null : failureOf('PAYMENT_CANCELED');
}

interface Verdict {
  readonly success: boolean;
  readonly error?: string | null;
  readonly errorCode?: string | null;
  readonly errorDetails?: string | null;
  /** Left out: as the table of errors has it. */
  readonly retryable?: boolean;
  readonly isFinal: boolean;
  readonly orderNumber?: string | null;
  readonly amountRials?: number | null;
}

/** Null for success. */
export function failureOfVerdict({
  success,
  error,
  errorCode,
  errorDetails,
  retryable,
  isFinal,
  ...paid
}: Verdict): Failure | null {
  if (success) return null;
  const failure = failureOf(isErrorCode(errorCode) ? errorCode : 'UNKNOWN_ERROR', error);
  const { orderNumber = null, amountRials = null } = paid;
  const known = { details: errorDetails ?? null, isConfirmed: isFinal, orderNumber, amountRials };
  return { ...failure, retryable: retryable ?? failure.retryable, ...known };
}

type Advice = keyof typeof callbackMessages.tips;

export type Again = 'pay' | 'ask' | 'none';

interface Actions {
  /**
   * The effect of the button where the failure may be tried again. `pay`: no money has moved, so it is paid anew.
   * `ask`: whether it was paid is asked once more. `none`: there is no button.
   */
  readonly again: Again;
  /** It is unknown whether money has moved. */
  readonly isUnsure: boolean;
  /** Which tips are shown. */
  readonly advice: Advice | 'none';
}

/**
 * The actions of the page for each of the documented payment errors; support, dashboard and wallet are offered for all.
 * Numbers of the gateway that no second question changes (`again` in the codes of its provider) have the code of their
 * error here, and the server marks them as not retryable.
 */
export const ACTIONS = {
  PAYMENT_CANCELED: { again: 'pay', isUnsure: false, advice: 'none' },
  PAYMENT_FAILED: { again: 'pay', isUnsure: false, advice: 'card' },
  PAYMENT_EXPIRED: { again: 'pay', isUnsure: false, advice: 'late' },
  INSUFFICIENT_FUNDS: { again: 'pay', isUnsure: false, advice: 'card' },
  VERIFICATION_FAILED: { again: 'ask', isUnsure: true, advice: 'doubt' },
  INVALID_AUTHORITY: { again: 'none', isUnsure: false, advice: 'session' },
  DUPLICATE_PAYMENT: { again: 'none', isUnsure: true, advice: 'none' },
  GATEWAY_ERROR: { again: 'ask', isUnsure: true, advice: 'doubt' },
  NETWORK_ERROR: { again: 'ask', isUnsure: true, advice: 'doubt' },
  TIMEOUT_ERROR: { again: 'ask', isUnsure: true, advice: 'doubt' },
  UNKNOWN_ERROR: { again: 'ask', isUnsure: true, advice: 'doubt' },
} as const satisfies Partial<Record<ErrorCode, Actions>>;

function isPaymentCode(code: ErrorCode): code is keyof typeof ACTIONS {
  return code in ACTIONS;
}

/** Every other error of the server is shown with its own message, and as UNKNOWN_ERROR. */
function actionsOf(code: ErrorCode): Actions {
  return ACTIONS[isPaymentCode(code) ? code : 'UNKNOWN_ERROR'];
}

/** The person turned back at the gateway: no fault of anybody. */
export function isCancellation({ code }: Pick<Failure, 'code'>): boolean {
  return code === 'PAYMENT_CANCELED';
}

/** The payment was recorded before: nothing is left to pay. */
export function isDuplicate({ code }: Pick<Failure, 'code'>): boolean {
  return code === 'DUPLICATE_PAYMENT';
}

/** That nothing was taken is said once the gateway has confirmed it. */
export function cancellationWords({ isConfirmed }: Failure): string {
  const { cancelled } = callbackMessages;
  if (isConfirmed === undefined) return cancelled.checking;
  return isConfirmed ? cancelled.confirmed : cancelled.unanswered;
}

const OF_VERIFYING: Partial<Record<ErrorCode, ErrorCode>> = {
  BAD_REQUEST: 'INVALID_AUTHORITY',
  VALIDATION_ERROR: 'INVALID_AUTHORITY',
  PAYMENT_INCOMPLETE: 'INVALID_AUTHORITY',
  CONFLICT: 'DUPLICATE_PAYMENT',
  SERVER_ERROR: 'GATEWAY_ERROR',
  SERVICE_UNAVAILABLE: 'GATEWAY_ERROR',
  STARTING_UP: 'GATEWAY_ERROR',
};

/** S-183: what is thrown while verifying, as one of the documented payment errors. */
export function failureOfError(error: unknown): Failure {
  const ui = toUiError(error);
  const code = OF_VERIFYING[ui.code] ?? (isPaymentCode(ui.code) ? ui.code : null);
  return code === null
    ? { code: 'UNKNOWN_ERROR', message: ui.message, retryable: ui.retryable, support: true }
    : code === ui.code
      ? { ...failureOf(code, ui.message), retryable: ERRORS[code].retryable && ui.retryable }
      : failureOf(code);
}

/** The effect of the button; `canPay`: something can be paid anew from this page. */
export function againOf({ code, retryable, isConfirmed }: Failure, canPay: boolean): Again {
  const { again } = actionsOf(code);
  if (!retryable) return 'none';
  if (again !== 'pay' || canPay) return again;
  return isConfirmed === false ? 'ask' : 'none';
}

/** Whether money may have moved: the page must not say that it has not, or it is paid twice. */
export function isUnsure({ code, isLocal }: Failure): boolean {
  return isLocal === true || actionsOf(code).isUnsure;
}

/** None also where nothing is known of the payment. */
export function adviceOf({ code, isLocal }: Failure): Advice | 'none' {
  return isLocal ? 'none' : actionsOf(code).advice;
}

const DEPOSIT_WORDS: Partial<Record<ErrorCode, string>> = {
  DEPOSIT_TOO_SMALL: callbackMessages.wallet.reasons.amount,
  DEPOSIT_TOO_LARGE: callbackMessages.wallet.reasons.amount,
  GATEWAY_LIMIT: callbackMessages.wallet.reasons.amount,
  INVALID_AUTHORITY: callbackMessages.wallet.reasons.authority,
  PAYMENT_EXPIRED: callbackMessages.wallet.reasons.time,
  TIMEOUT_ERROR: callbackMessages.wallet.reasons.noAnswer,
  GATEWAY_ERROR: callbackMessages.wallet.reasons.gateway,
  NETWORK_ERROR: callbackMessages.wallet.reasons.gateway,
};

/** Amount, payment code, time or gateway; anything else in its own words. */
export function depositWords({ code, message, isLocal }: Failure): string {
  return isLocal ? message : (DEPOSIT_WORDS[code] ?? message);
}

/** Tries that are left after `tries` retries; none where trying again cannot help. */
export function retriesLeft(again: Again, tries: number): number {
  return again !== 'none' ? Math.max(0, PAYMENT.maxRetries - tries) : 0;
}
