/** One question to one RDAP base (RFC 9082, RFC 9083; protocols B2). */
import { z } from 'zod';
import { assertJsonShape } from '#platform/http/json-body.js';
import type { DomainAnswer } from '#platform/ports.js';
import { boundedFetch, type BoundedAnswer } from '../../bounded-fetch.js';
import { isTimeout } from '../../failures.js';

const MAX_ANSWER_BYTES = 512 * 1024;

/** `retryAfterMs` is set where the registry requested a pause. */
export interface RdapAnswer {
  readonly answer: DomainAnswer;
  readonly retryAfterMs?: number;
}

const unknown = (reason: 'rate_limited' | 'timeout' | 'registry_error'): DomainAnswer => ({
  status: 'unknown',
  reason,
});

/** RFC 9083 §6: without this body a 404 can be any web server's page. */
const errorBody = z.looseObject({ errorCode: z.literal(404) });
const domainBody = z.looseObject({ objectClassName: z.string().regex(/^domain$/i) });

/** Never throws for a fault of the registry or the network: those are `unknown` with the reason. */
export async function queryRdap(base: string, domain: string, timeoutMs: number): Promise<RdapAnswer> {
  try {
    const url = `${base.replace(/\/+$/, '')}/domain/${encodeURIComponent(domain)}`;
    const init = { headers: { accept: 'application/rdap+json' } };
    return readAnswer(await boundedFetch(url, init, { timeoutMs, maxBytes: MAX_ANSWER_BYTES }));
  } catch (error) {
    return { answer: unknown(isTimeout(error) ? 'timeout' : 'registry_error') };
  }
}

function readAnswer({ response, text }: BoundedAnswer): RdapAnswer {
  if (response.status === 429) {
    return {
      answer: unknown('rate_limited'),
      retryAfterMs: retryAfterMs(response.headers.get('retry-after'), Date.now()),
    };
  }
  const body = parseJson(text);
  if (response.status === 200 && domainBody.safeParse(body).success) return { answer: { status: 'taken' } };
  // A redirector that does not know the registry answers 404 as well: no evidence.
  const isEvidence = response.status === 404 && !response.redirected && errorBody.safeParse(body).success;
  return { answer: isEvidence ? { status: 'available' } : unknown('registry_error') };
}

function parseJson(text: string): unknown {
  try {
    assertJsonShape(text);
    return JSON.parse(text) as unknown;
  } catch {
    // Not JSON, or none that can be read, is not an RDAP answer; the schemas above refuse undefined.
    return undefined;
  }
}

const PAUSE_MS = { default: 60_000, longest: 600_000 } as const;

/** RFC 9110 §10.2.3: seconds or a date; a minute where it says nothing readable, ten minutes at most. */
export function retryAfterMs(header: string | null, nowMs: number): number {
  if (!header) return PAUSE_MS.default;
  const wanted = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - nowMs;
  if (Number.isNaN(wanted)) return PAUSE_MS.default;
  return Math.min(Math.max(wanted, 0), PAUSE_MS.longest);
}
