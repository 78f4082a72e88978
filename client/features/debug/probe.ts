/** One call to the server, observed from outside: it is not repeated, refreshes no token and ends no session. */
import { DEBUG } from '#core/limits/limits.js';

/** Specification 2 §7, in its order. */
export const ENDPOINTS = [
  '/health',
  '/auth/me',
  '/profiles/me',
  '/orders',
  '/invoices',
  '/receipts',
  '/wallets/me/balance',
  '/wallets/me/transactions',
] as const;

/** `warn`: the server answers, but wants a sign-in first. `fail` with a status: refused, or not answered by the API. */
export type Verdict = 'ok' | 'warn' | 'fail';

export interface Probe {
  readonly path: string;
  readonly verdict: Verdict;
  /** HTTP status; null where no answer came in time. */
  readonly status: number | null;
  readonly timedOut: boolean;
  readonly ms: number;
  /** The answer where it is a JSON object. For the caller alone: it never reaches the report. */
  readonly body: Readonly<Record<string, unknown>> | null;
}

export interface ProbeRequest {
  readonly token?: string | null;
  readonly method?: 'GET' | 'POST';
  readonly body?: object;
  /** ms */
  readonly timeoutMs?: number;
}

/** Every call of the list is answered with a JSON object. Anything else, a page above all, is not our server. */
function verdictOf(status: number, body: Probe['body']): Verdict {
  if (body === null) return 'fail';
  if (status >= 200 && status < 300) return 'ok';
  return status === 401 ? 'warn' : 'fail';
}

async function readObject(response: Response): Promise<Probe['body']> {
  if (!/^application\/(\S+\+)?json\b/i.test(response.headers.get('content-type') ?? '')) return null;
  try {
    const body: unknown = await response.json();
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
    return isObject ? (body as Record<string, unknown>) : null;
  } catch {
    // Not JSON, whatever its content type is.
    return null;
  }
}

/** `path` is below /api. Never throws. */
export async function probe(
  path: string,
  { token, method = 'GET', body, timeoutMs = DEBUG.pingTimeoutMs }: ProbeRequest = {},
): Promise<Probe> {
  const began = performance.now();
  const passed = () => Math.round(performance.now() - began);
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token) headers['authorization'] = `Bearer ${token}`;
  if (body) headers['content-type'] = 'application/json';
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), timeoutMs);
  try {
    const response = await fetch(`/api${path}`, {
      method,
      headers,
      credentials: 'include',
      cache: 'no-store',
      signal: deadline.signal,
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await readObject(response);
    if (deadline.signal.aborted) throw new Error('the answer came too late');
    const { status } = response;
    return { path, verdict: verdictOf(status, answer), status, timedOut: false, ms: passed(), body: answer };
  } catch {
    return { path, verdict: 'fail', status: null, timedOut: deadline.signal.aborted, ms: passed(), body: null };
  } finally {
    clearTimeout(timer);
  }
}
