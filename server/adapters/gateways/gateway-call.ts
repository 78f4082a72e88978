/** One call of a gateway over HTTP. */
import { AppError } from '#core/errors/errors.js';
import { AnswerTooLong, boundedFetch } from '../bounded-fetch.js';
import { isTimeout } from '../failures.js';

/** A list of a hundred payments has a tenth of it. */
const MAX_ANSWER_BYTES = 512 * 1024;

export interface GatewayCall {
  readonly url: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** For the whole call, ms. */
  readonly timeoutMs: number;
  /** Without `Bearer`. */
  readonly token?: string;
}

export const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

/**
 * Posts JSON. Refusals come with 4xx and a body like any other; the body of a 5xx is not trusted.
 * @throws AppError TIMEOUT_ERROR, NETWORK_ERROR, GATEWAY_ERROR for 5xx and for an answer that is too long.
 */
export async function callGateway(call: GatewayCall): Promise<{ status: number; text: string }> {
  const { status, text } = await post(call);
  if (status >= 500) throw unreadable(status);
  return { status, text };
}

/** The error for an answer that is none of the protocol. */
export function unreadable(status: number): AppError {
  return new AppError('GATEWAY_ERROR', { details: { gatewayStatus: status } });
}

async function post({ url, body, timeoutMs, token }: GatewayCall): Promise<{ status: number; text: string }> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  try {
    const init: RequestInit = {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...authorization },
      body: JSON.stringify(body),
      redirect: 'error',
    };
    const { response, text } = await boundedFetch(url, init, { timeoutMs, maxBytes: MAX_ANSWER_BYTES });
    return { status: response.status, text };
  } catch (cause) {
    if (cause instanceof AnswerTooLong) throw new AppError('GATEWAY_ERROR', { cause });
    throw new AppError(isTimeout(cause) ? 'TIMEOUT_ERROR' : 'NETWORK_ERROR', { cause });
  }
}
