/**
 * The facts that follow from the headers of a request: who asks, from where, and what led here. Reading them anew for
 * each page cost as much as serving it, and the same ones come again and again: they are remembered, a bounded number
 * of them.
 */
import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { VISITS } from '#core/limits/limits.js';
import type { VisitDevice } from '#core/sites/site-visits.js';
import { addressKey, clientAddress, isPrivateAddress } from '#platform/http/client-address.js';
import { DIRECT, referrerOf, referrerOfSite, type Arrival } from './arrival.js';
import { deviceOf } from './device.js';

export interface Client {
  /** The part of the header that is read. */
  readonly userAgent: string;
  readonly device: VisitDevice | 'robot';
}

/** Who is connected: somebody, or a proxy of ours that says in a header for whom. */
interface Peer {
  readonly isProxy: boolean;
  /** The key that `addressKey` gives. */
  readonly address: string;
}

const peerOf = (remote: string): Peer => ({ isProxy: isPrivateAddress(remote), address: addressKey(remote) });

/** `/about` of `about.html`, `/` of `index.html`. */
export function pageAddress(path: string): string {
  return `/${path.replace(/(?:(^|\/)index)?\.html?$/, '$1')}`;
}

/** Programs that say nothing of themselves are taken for robots. */
function clientOf(userAgent: string): Client {
  const isRobot = userAgent.trim() === '' || isbot(userAgent);
  return { userAgent, device: isRobot ? 'robot' : deviceOf(userAgent) };
}

/** A part of a string keeps the whole of it in memory; this does not. */
const copied = (text: string): string => Buffer.from(text).toString();

export class RequestFacts {
  private readonly clients = new LRUCache<string, Client>({ max: VISITS.userAgents });
  private readonly peers = new LRUCache<string, Peer>({ max: VISITS.facts });
  /** The keys of visitors behind a proxy: by the header alone, which costs less than to join and hash two texts. */
  private readonly addresses = new LRUCache<string, string>({ max: VISITS.facts });
  private readonly referrers = new LRUCache<string, Arrival>({ max: VISITS.facts });
  private readonly hosts = new LRUCache<string, string>({ max: VISITS.facts });
  private readonly pages = new LRUCache<string, string>({ max: VISITS.facts });

  /** How many are remembered. */
  get size(): number {
    const { clients, peers, addresses, referrers, hosts, pages } = this;
    return [clients, peers, addresses, referrers, hosts, pages].reduce((sum, { size }) => sum + size, 0);
  }

  client({ headers }: IncomingMessage): Client {
    const given = headers['user-agent'] ?? '';
    const userAgent = given.length > VISITS.userAgent ? copied(given.slice(0, VISITS.userAgent)) : given;
    return this.remembered(this.clients, userAgent, () => clientOf(userAgent));
  }

  /** The key that `addressKey` gives. */
  address(request: IncomingMessage): string {
    const remote = request.socket.remoteAddress ?? '';
    const peer = this.remembered(this.peers, remote, () => peerOf(remote));
    const forwarded = request.headers['x-forwarded-for'];
    if (!peer.isProxy || typeof forwarded !== 'string' || forwarded === '') return peer.address;
    return this.remembered(this.addresses, forwarded, () => addressKey(clientAddress(request)));
  }

  /** Null for a page that led on to another of the same site. */
  arrival({ headers }: IncomingMessage): Arrival | null {
    const { referer, host = '' } = headers;
    if (!referer) return DIRECT;
    const arrival = this.remembered(this.referrers, referer, () => referrerOf(referer));
    if (arrival.source === 'direct') return arrival;
    return arrival.referrer === this.remembered(this.hosts, host, () => referrerOfSite(host)) ? null : arrival;
  }

  /** @param path in its release */
  page(path: string): string {
    return this.remembered(this.pages, path, () => pageAddress(path));
  }

  /** Addresses, and what led where: nobody is followed by them. */
  forget(): void {
    const { peers, addresses, referrers, hosts } = this;
    for (const known of [peers, addresses, referrers, hosts]) known.clear();
  }

  /** Long ones are read each time, so that the memory is bounded in bytes as well. */
  private remembered<Fact extends object | string>(known: LRUCache<string, Fact>, key: string, read: () => Fact): Fact {
    const found = known.get(key);
    if (found !== undefined) return found;
    const fact = read();
    if (key.length <= VISITS.factLength) known.set(key, fact);
    return fact;
  }
}
