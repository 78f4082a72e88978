/**
 * What follows from the headers of a request: who asks, from where, and what led here. Reading them anew for each page
 * cost as much as serving it, and the same ones come again and again: they are remembered, a bounded number of them.
 */
import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { VISITS } from '../../../../core/limits/limits.js';
import type { VisitDevice } from '../../../../core/sites/site-visits.js';
import { addressKey, clientAddress } from '../../../platform/http/client-address.js';
import { arrivalOf, type Arrival } from './arrival.js';
import { deviceOf } from './device.js';

export interface Client {
  /** What is read of it. */
  readonly userAgent: string;
  readonly device: VisitDevice | 'robot';
}

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
  private readonly addresses = new LRUCache<string, string>({ max: VISITS.facts });
  private readonly arrivals = new LRUCache<string, { readonly arrival: Arrival | null }>({ max: VISITS.facts });
  private readonly pages = new LRUCache<string, string>({ max: VISITS.facts });

  /** How many are remembered. */
  get size(): number {
    return this.clients.size + this.addresses.size + this.arrivals.size + this.pages.size;
  }

  client({ headers }: IncomingMessage): Client {
    const given = headers['user-agent'] ?? '';
    const userAgent = given.length > VISITS.userAgent ? copied(given.slice(0, VISITS.userAgent)) : given;
    return this.remembered(this.clients, userAgent, () => clientOf(userAgent));
  }

  /** As `addressKey` gives it. */
  address(request: IncomingMessage): string {
    const forwarded = request.headers['x-forwarded-for'];
    const key = `${request.socket.remoteAddress ?? ''} ${forwarded === undefined ? '' : forwarded}`;
    return this.remembered(this.addresses, key, () => addressKey(clientAddress(request)));
  }

  /** Null for a page that led on to another of the same site. */
  arrival({ headers }: IncomingMessage): Arrival | null {
    const { referer, host = '' } = headers;
    if (!referer) return arrivalOf(undefined, '');
    return this.remembered(this.arrivals, `${host} ${referer}`, () => ({
      arrival: arrivalOf(referer, host.toLowerCase().replace(/\.?(?::\d*)?$/, '')),
    })).arrival;
  }

  /** @param path in its release */
  page(path: string): string {
    return this.remembered(this.pages, path, () => pageAddress(path));
  }

  /** Addresses, and what led where: nobody is followed by them. */
  forget(): void {
    this.addresses.clear();
    this.arrivals.clear();
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
