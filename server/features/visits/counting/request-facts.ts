/**
 * What follows from the headers of a request: who asks, from where, and what led here. Reading them anew for each page
 * cost as much as serving it, and the same ones come again and again: they are remembered, a bounded number of them.
 */
import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { VISITS } from '../../../../core/limits/limits.js';
import type { VisitDevice } from '../../../../core/sites/site-visits.js';
import { addressKey, clientAddress, isPrivateAddress } from '../../../platform/http/client-address.js';
import { DIRECT, referrerOf, referrerOfSite, type Arrival } from './arrival.js';
import { deviceOf } from './device.js';

export interface Client {
  /** What is read of it. */
  readonly userAgent: string;
  readonly device: VisitDevice | 'robot';
}

/** Who is connected: somebody, or a proxy of ours that says in a header for whom. */
interface Peer {
  readonly isProxy: boolean;
  /** As `addressKey` gives it. */
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

/**
 * Facts by the texts that they were read from; the oldest is forgotten first. A plain map: with `lru-cache` counting
 * took 3.9 to 6.6 % of serving (`npm run bench -- forms`), with this 4.0 to 4.4 %.
 */
class Remembered<Fact extends object | string> {
  private readonly facts = new Map<string, Fact>();

  constructor(private readonly most: number) {}

  get size(): number {
    return this.facts.size;
  }

  /** Long texts are read each time, so that the memory is bounded in bytes as well. */
  of(text: string, read: (text: string) => Fact): Fact {
    const found = this.facts.get(text);
    if (found !== undefined) return found;
    const fact = read(text);
    if (text.length > VISITS.factLength) return fact;
    this.facts.set(text, fact);
    for (const oldest of this.facts.keys()) {
      if (this.facts.size <= this.most) break;
      this.facts.delete(oldest);
    }
    return fact;
  }

  clear(): void {
    this.facts.clear();
  }
}

export class RequestFacts {
  private readonly clients = new Remembered<Client>(VISITS.userAgents);
  private readonly peers = new Remembered<Peer>(VISITS.facts);
  /** Of those who are behind a proxy: by the header alone, which costs less than to join and hash two texts. */
  private readonly addresses = new Remembered<string>(VISITS.facts);
  private readonly referrers = new Remembered<Arrival>(VISITS.facts);
  private readonly hosts = new Remembered<string>(VISITS.facts);
  private readonly pages = new Remembered<string>(VISITS.facts);

  /** How many are remembered. */
  get size(): number {
    const { clients, peers, addresses, referrers, hosts, pages } = this;
    return [clients, peers, addresses, referrers, hosts, pages].reduce((sum, { size }) => sum + size, 0);
  }

  client({ headers }: IncomingMessage): Client {
    const given = headers['user-agent'] ?? '';
    const userAgent = given.length > VISITS.userAgent ? copied(given.slice(0, VISITS.userAgent)) : given;
    return this.clients.of(userAgent, clientOf);
  }

  /** As `addressKey` gives it. */
  address(request: IncomingMessage): string {
    const remote = request.socket.remoteAddress ?? '';
    const peer = this.peers.of(remote, peerOf);
    const forwarded = request.headers['x-forwarded-for'];
    if (!peer.isProxy || typeof forwarded !== 'string' || forwarded === '') return peer.address;
    return this.addresses.of(forwarded, () => addressKey(clientAddress(request)));
  }

  /** Null for a page that led on to another of the same site. */
  arrival({ headers }: IncomingMessage): Arrival | null {
    const { referer, host = '' } = headers;
    if (!referer) return DIRECT;
    const arrival = this.referrers.of(referer, referrerOf);
    if (arrival.source === 'direct') return arrival;
    return arrival.referrer === this.hosts.of(host, referrerOfSite) ? null : arrival;
  }

  /** @param path in its release */
  page(path: string): string {
    return this.pages.of(path, pageAddress);
  }

  /** Addresses, and what led where: nobody is followed by them. */
  forget(): void {
    const { peers, addresses, referrers, hosts } = this;
    for (const known of [peers, addresses, referrers, hosts]) known.clear();
  }
}
