/**
 * Permission for certificates on demand (Caddy's `on_demand_tls ask`): before the proxy obtains or loads a certificate
 * in a handshake, it requests `GET /ask?domain=name`. The status is 200 for a host of a connected domain whose records
 * lead here, and 404 for all other names; bodies are empty. It has a port of its own and serves private networks only.
 */
import type { IncomingMessage, RequestListener } from 'node:http';
import { HOSTING } from '#core/limits/limits.js';
import type { HostedDomain } from '#features/site-domains/index.js';
import { isPrivateAddress } from '#platform/http/client-address.js';
import { hostNameOf } from './host-name.js';
import type { Remembered } from './remembered.js';

const PATH = '/ask';
/** A name that DNS can hold. */
const LONGEST = 253;

/** The requested name, in lower case, without port or trailing dot; null for anything else. */
function requestedName({ method, url = '' }: IncomingMessage): string | null {
  const [path, query = '', ...more] = url.split('?');
  if (method !== 'GET' || path !== PATH || more.length > 0 || query.length > LONGEST + 'domain='.length) return null;
  const [[key, name = ''] = [], ...others] = new URLSearchParams(query);
  return key === 'domain' && others.length === 0 && hostNameOf(name) === name ? name : null;
}

/**
 * Connections with invented names cause a request for each of them. Names in memory are always answered; the others
 * cost a read of the database, of which there are `HOSTING.certificateReads` in a second.
 */
class Reads {
  private endsAt = 0;
  private made = 0;

  constructor(private readonly now: () => number) {}

  /** Whether one more may be made now. */
  take(): boolean {
    const now = this.now();
    if (now >= this.endsAt) [this.endsAt, this.made] = [now + 1000, 0];
    this.made += 1;
    return this.made <= HOSTING.certificateReads;
  }
}

export type KnownDomains = Pick<Remembered<HostedDomain>, 'find' | 'isKnown'>;

/** `now` is a monotonic clock, ms. 429: too many unknown names; 503: the database does not answer. */
export function certificateCheck(domains: KnownDomains, now: () => number = () => performance.now()): RequestListener {
  const reads = new Reads(now);
  const statusFor = async (name: string): Promise<number> => {
    if (!domains.isKnown(name) && !reads.take()) return 429;
    try {
      return (await domains.find(name))?.isHere ? 200 : 404;
    } catch {
      // Already reported where it was read.
      return 503;
    }
  };
  return (request, response) => {
    if (!isPrivateAddress(request.socket.remoteAddress)) return void request.socket.destroy();
    const name = requestedName(request);
    const answer = (status: number): void =>
      void response.writeHead(status, { 'content-length': 0, 'cache-control': 'no-store' }).end();
    if (name === null) return answer(404);
    void statusFor(name).then(answer);
  };
}
