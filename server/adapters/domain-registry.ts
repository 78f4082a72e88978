/** Is a name free? RDAP where the registry speaks it, WHOIS for .ir and where RDAP alone is no proof (protocols B2). */
import { LRUCache } from 'lru-cache';
import { isDomainLabel, isExtension, registryRefusal } from '../../core/domain-name.js';
import type { DomainAnswer, DomainRegistry, DomainUnknownReason } from '../platform/ports.js';
import { createPacedQueue, type PacedQueue } from './paced-queue.js';
import { askRdap } from './rdap.js';
import {
  CONFIRMED_BY_WHOIS,
  RDAP_BASES,
  WHOIS_SERVERS,
  type RdapBases,
  type WhoisServer,
  type WhoisServers,
} from './registry-servers.js';
import { askWhois, WhoisTimeout } from './whois.js';
import { readWhois } from './whois.texts.js';

export interface DomainRegistryOptions {
  /** Instead of the world's table; extensions stand without their dot. */
  readonly rdapBases?: RdapBases;
  readonly whoisServers?: WhoisServers;
  /** For one question, ms. */
  readonly timeoutMs?: number;
  /** Least time between two connections to one WHOIS server, ms. */
  readonly whoisSpacingMs?: number;
  /** How long a definite answer is repeated without asking, ms. */
  readonly cacheMs?: number;
}

const DEFAULTS = { timeoutMs: 8000, whoisSpacingMs: 1500, cacheMs: 60_000, cacheSize: 5000 } as const;

const unknown = (reason: DomainUnknownReason): DomainAnswer => ({ status: 'unknown', reason });

interface Sources {
  readonly rdapBases: RdapBases;
  readonly whoisServers: WhoisServers;
  readonly timeoutMs: number;
  readonly queue: PacedQueue;
  /** RDAP base to the moment (performance.now, ms) until which it asked to be left alone. */
  readonly pausedUntil: Map<string, number>;
}

export function createDomainRegistry(options: DomainRegistryOptions = {}): DomainRegistry {
  const sources: Sources = {
    rdapBases: options.rdapBases ?? RDAP_BASES,
    whoisServers: options.whoisServers ?? WHOIS_SERVERS,
    timeoutMs: options.timeoutMs ?? DEFAULTS.timeoutMs,
    queue: createPacedQueue(options.whoisSpacingMs ?? DEFAULTS.whoisSpacingMs),
    pausedUntil: new Map(),
  };
  const known = new LRUCache<string, DomainAnswer>({
    max: DEFAULTS.cacheSize,
    ttl: options.cacheMs ?? DEFAULTS.cacheMs,
  });
  const asking = new Map<string, Promise<DomainAnswer>>();

  const ask = async (label: string, extension: string, domain: string): Promise<DomainAnswer> => {
    const answer = await askSources(sources, label, extension);
    if (answer.status !== 'unknown') known.set(domain, answer);
    return answer;
  };
  return {
    check: async (label, extension) => {
      const name = label.toLowerCase();
      if (!isDomainLabel(name) || !isExtension(extension)) return unknown('unsupported');
      if (registryRefusal(name, extension)) return unknown('refused_by_registry');
      const domain = name + extension;
      const ready = known.get(domain) ?? asking.get(domain);
      if (ready) return ready;
      const question = ask(name, extension.slice(1), domain).finally(() => asking.delete(domain));
      asking.set(domain, question);
      return question;
    },
  };
}

async function askSources(sources: Sources, label: string, extension: string): Promise<DomainAnswer> {
  const domain = `${label}.${extension}`;
  const base = ownEntry(sources.rdapBases, extension);
  const server = ownEntry(sources.whoisServers, extension);
  if (!base) return server ? throughWhois(sources, server, extension, domain) : unknown('unsupported');
  const answer = await throughRdap(sources, base, domain);
  if (answer.status === 'available' && CONFIRMED_BY_WHOIS.has(extension)) {
    return server ? throughWhois(sources, server, extension, domain) : unknown('registry_error');
  }
  // A broken RDAP service leaves a second way; one that is slow or asks for a pause is not pressed further.
  const broken = answer.status === 'unknown' && answer.reason === 'registry_error';
  return broken && server ? throughWhois(sources, server, extension, domain) : answer;
}

function ownEntry<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

async function throughRdap(sources: Sources, base: string, domain: string): Promise<DomainAnswer> {
  if ((sources.pausedUntil.get(base) ?? 0) > performance.now()) return unknown('rate_limited');
  const { answer, retryAfterMs } = await askRdap(base, domain, sources.timeoutMs);
  if (retryAfterMs !== undefined) sources.pausedUntil.set(base, performance.now() + retryAfterMs);
  return answer;
}

async function throughWhois(
  sources: Sources,
  server: WhoisServer,
  extension: string,
  domain: string,
): Promise<DomainAnswer> {
  try {
    const text = await sources.queue.run(`${server.host}:${server.port}`, sources.timeoutMs, () =>
      askWhois(server, domain, sources.timeoutMs),
    );
    // No turn in time: the limit is our own, kept on behalf of the registry.
    return text === null ? unknown('rate_limited') : readWhois(extension, domain, text);
  } catch (error) {
    return unknown(error instanceof WhoisTimeout ? 'timeout' : 'registry_error');
  }
}
