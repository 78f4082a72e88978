/** IndexNow: one POST with the addresses of a host (https://www.indexnow.org/documentation). */
import type { IndexNowOutcome } from '#core/sites/index-now.js';
import type { IndexNow } from '#platform/ports.js';
import { boundedFetch } from './bounded-fetch.js';

/** The answer has no content that we use. */
const BOUND = { timeoutMs: 15_000, maxBytes: 100_000 } as const;

const OUTCOMES: Readonly<Record<number, IndexNowOutcome>> = {
  200: 'accepted',
  202: 'pending',
  400: 'refused',
  403: 'key_refused',
  422: 'refused',
  429: 'too_many',
};

/** `endpoint` such as `https://api.indexnow.org/indexnow`; the engines behind it pass on what they receive. */
export function createIndexNow(endpoint: string): IndexNow {
  return {
    submit: async ({ host, key, keyLocation, urls }) => {
      const body = JSON.stringify({ host, key, keyLocation, urlList: urls });
      const headers = { 'content-type': 'application/json; charset=utf-8' };
      try {
        const sent = { method: 'POST', headers, body, redirect: 'manual' } as const;
        const { response } = await boundedFetch(endpoint, sent, BOUND);
        return OUTCOMES[response.status] ?? 'unreachable';
      } catch {
        return 'unreachable';
      }
    },
  };
}
