/**
 * One HTTP request to a file store, bounded by progress: a store that hangs is given up after seconds, while a large
 * file may take as long as bytes keep arriving.
 */
import http from 'node:http';
import https from 'node:https';
import { isTimeout } from '../../failures.js';

/** Connections of one process to its store. */
const CONNECTIONS = 100;
/** An answer is at most a file (10 MB) or one page of a list. */
const MAX_ANSWER_BYTES = 64_000_000;

/** All in ms. */
export interface Patience {
  /** Until the first byte of the answer. Left out, `idleMs` holds from the beginning. */
  readonly firstByteMs?: number;
  /** Without any byte in either direction. */
  readonly idleMs: number;
  /** The time of the whole request, for a store that sends a byte now and then. */
  readonly totalMs: number;
}

export interface StoreRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
  readonly patience: Patience;
}

export interface StoreAnswer {
  readonly status: number;
  readonly type: string | undefined;
  readonly bytes: Buffer;
}

/** The store did not answer, or stopped in the middle. */
export class StoreTimeout extends Error {
  override readonly name = 'TimeoutError';
}

const agents = (): Record<string, http.Agent> => ({
  'http:': new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS }),
  'https:': new https.Agent({ keepAlive: true, maxSockets: CONNECTIONS }),
});

/** Sends requests over connections of its own, which are used again. */
export function storeRequests(): (wanted: StoreRequest) => Promise<StoreAnswer> {
  const own = agents();
  const send = async (wanted: StoreRequest): Promise<StoreAnswer> => {
    const { promise, reused } = sendOnce(wanted, own[wanted.url.protocol]);
    try {
      return await promise;
    } catch (error) {
      // The store had closed an idle connection. Every request here may be repeated.
      if (reused() && !isTimeout(error)) return sendOnce(wanted, own[wanted.url.protocol]).promise;
      throw error;
    }
  };
  return send;
}

function sendOnce(
  { method, url, headers, body, patience }: StoreRequest,
  agent: http.Agent | undefined,
): { promise: Promise<StoreAnswer>; reused: () => boolean } {
  const length = body && { 'content-length': String(body.byteLength) };
  const options = { method, headers: { ...headers, ...length }, ...(agent && { agent }) };
  const request = url.protocol === 'https:' ? https.request(url, options) : http.request(url, options);
  const promise = new Promise<StoreAnswer>((resolve, reject) => {
    const giveUp = (what: string) => () => request.destroy(new StoreTimeout(`${method} ${url.pathname}: ${what}`));
    const { firstByteMs, idleMs, totalMs } = patience;
    const total = setTimeout(giveUp(`not done after ${totalMs} ms`), totalMs);
    const first = firstByteMs && setTimeout(giveUp(`no answer within ${firstByteMs} ms`), firstByteMs);
    request.setTimeout(idleMs, giveUp(`no progress for ${idleMs} ms`));
    request.on('close', () => {
      clearTimeout(total);
      clearTimeout(first);
    });
    request.on('error', reject);
    request.on('response', (response) => {
      clearTimeout(first);
      readAll(response).then(
        (bytes) => resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'], bytes }),
        (error: unknown) => {
          request.destroy();
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      );
    });
    request.end(body);
  });
  return { promise, reused: () => request.reusedSocket };
}

async function readAll(response: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes > MAX_ANSWER_BYTES) throw new Error(`the store sent more than ${MAX_ANSWER_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
