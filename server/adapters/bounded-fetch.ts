/** The answers of other servers, read within a bound: neither their length nor their time is theirs to choose. */
import { assertJsonShape } from '#platform/http/json-body.js';

export interface Bound {
  /** For the head and the body together, ms. */
  readonly timeoutMs: number;
  /** The largest body, unpacked. */
  readonly maxBytes: number;
}

export interface BoundedAnswer {
  readonly response: Response;
  readonly text: string;
}

/** The body was longer than the bound; the rest was not read. */
export class AnswerTooLong extends Error {}

/**
 * One request with its whole answer. The response's own body has been read.
 * @throws what fetch throws; a TimeoutError when the time is over, however far the answer has come; AnswerTooLong.
 */
export async function boundedFetch(
  url: string,
  init: RequestInit,
  { timeoutMs, maxBytes }: Bound,
): Promise<BoundedAnswer> {
  const deadline = AbortSignal.timeout(timeoutMs);
  const signal = init.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
  const response = await fetch(url, { ...init, signal });
  return { response, text: await readText(response, maxBytes) };
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop cancels the body, and with it the connection.
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new AnswerTooLong(`${new URL(response.url).host} sent more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** The same for a library that takes a `fetch` of ours and reads a JSON answer itself. */
export function boundedFetcher(bound: Bound): typeof fetch {
  return async (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    const { response, text } = await boundedFetch(url, init, bound);
    assertJsonShape(text);
    const { status, statusText, headers } = response;
    // 204 and 304 take no body, not even an empty one.
    return new Response(text === '' ? null : text, { status, statusText, headers });
  };
}
