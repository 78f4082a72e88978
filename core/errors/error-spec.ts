/** One row of the error table. */
import { isRetryable, needsSupport } from './fault-class.js';

/**
 * A code decides its HTTP status, whether a client may repeat the call, whether a person should contact support, the
 * documented message and the Persian one.
 */
export interface ErrorSpec {
  readonly status: number;
  readonly retryable: boolean;
  readonly support: boolean;
  readonly message: string;
  readonly fa: string;
}

/** Both flags follow from status and message by the documented classification, except where a row says otherwise. */
export function spec(
  status: number,
  message: string,
  fa: string,
  flags: { retryable?: boolean; support?: boolean } = {},
): ErrorSpec {
  return {
    status,
    retryable: flags.retryable ?? isRetryable({ status, message }),
    support: flags.support ?? needsSupport({ status, message }),
    message,
    fa,
  };
}
