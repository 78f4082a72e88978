/**
 * Is a name free? RDAP where the registry supports it, WHOIS for .ir and where RDAP alone is no proof (protocols B2).
 */
import { LRUCache } from 'lru-cache';
import { isDomainLabel, isExtension, registryRefusal } from '#core/sites/domain-name.js';
import type { DomainAnswer, DomainRegistry, DomainUnknownReason } from '#platform/ports.js';
import { createPacedQueue, type PacedQueue } from './paced-queue.js';
import { queryRdap } from './rdap.js';
import {
  CONFIRMED_BY_WHOIS,
  RDAP_BASES,
  WHOIS_SERVERS,
  type RdapBases,
  type WhoisServer,
  type WhoisServers,
} from './registry-servers.js';
import { queryWhois, WhoisTimeout } from './whois.js';
import { readWhois } from './whois.texts.js';

export interface DomainRegistryOptions {
  /** Replaces the built-in table of registries; extensions are without their dot. */
  readonly rdapBases?: RdapBases;
  readonly whoisServers?: WhoisServers;
  /** For one question, ms. */
  readonly timeoutMs?: number;
  /** Least time between two connections to one WHOIS server, ms. */
  readonly whoisSpacingMs?: number;
  /** Least time between two calls to one RDAP service, ms. */
  readonly rdapSpacingMs?: number;
  /** How long "free" is cached, ms; it may be wrong soon. */
  readonly availableMs?: number;
  /** How long "taken" is cached, ms; it seldom changes within days. */
  readonly takenMs?: number;
}

const DEFAULTS = {
  timeoutMs: 8000,
  whoisSpacingMs: 1500,
  rdapSpacingMs: 100,
  rdapConcurrency: 4,
  availableMs: 60_000,
  takenMs: 15 * 60_000,
  cacheSize: 5000,
} as const;

const unknown = (reason: DomainUnknownReason): DomainAnswer => ({ status: 'unknown', reason });

interface Sources {
  readonly rdapBases: RdapBases;
  readonly whoisServers: WhoisServers;
  readonly timeoutMs: number;
  readonly whoisQueue: PacedQueue;
  readonly rdapQueue: PacedQueue;
  /** RDAP base to the time (performance.now, ms) until which it requested a pause. */
  readonly pausedUntil: Map<string, number>;
}

export function createDomainRegistry(options: DomainRegistryOptions = {}): DomainRegistry {
  const sources: Sources = {
    rdapBases: options.rdapBases ?? RDAP_BASES,
    whoisServers: options.whoisServers ?? WHOIS_SERVERS,
    timeoutMs: options.timeoutMs ?? DEFAULTS.timeoutMs,
    whoisQueue: createPacedQueue({ spacingMs: options.whoisSpacingMs ?? DEFAULTS.whoisSpacingMs }),
    rdapQueue: createPacedQueue({
      spacingMs: options.rdapSpacingMs ?? DEFAULTS.rdapSpacingMs,
      concurrency: DEFAULTS.rdapConcurrency,
    }),
    pausedUntil: new Map(),
  };
  const known = new LRUCache<string, DomainAnswer>({ max: DEFAULTS.cacheSize });
  const lifetimes = {
    available: options.availableMs ?? DEFAULTS.availableMs,
    taken: options.takenMs ?? DEFAULTS.takenMs,
  };
  return {
    check: async (label, extension, visitor = '') => {
      const name = label.toLowerCase();
      if (!isDomainLabel(name) || !isExtension(extension)) return unknown('unsupported');
      if (registryRefusal(name, extension)) return unknown('refused_by_registry');
      const question = { domain: name + extension, zone: zoneOf(extension.slice(1)), visitor };
      const ready = known.get(question.domain);
      if (ready) return ready;
      const answer = await querySources(sources, question);
      if (answer.status !== 'unknown') known.set(question.domain, answer, { ttl: lifetimes[answer.status] });
      return answer;
    },
    supports: (extension) => {
      const zone = zoneOf(extension.slice(1));
      return Boolean(ownEntry(sources.rdapBases, zone) ?? ownEntry(sources.whoisServers, zone));
    },
  };
}

interface Question {
  /** The whole name. */
  readonly domain: string;
  /** Which registry's: the extension without its dot. */
  readonly zone: string;
  readonly visitor: string;
}

/** The registry of .ir answers for its second levels, too, such as .co.ir. */
function zoneOf(extension: string): string {
  return extension.endsWith('.ir') ? 'ir' : extension;
}

async function querySources(sources: Sources, question: Question): Promise<DomainAnswer> {
  const { zone } = question;
  const base = ownEntry(sources.rdapBases, zone);
  const server = ownEntry(sources.whoisServers, zone);
  if (!base) return server ? throughWhois(sources, server, question) : unknown('unsupported');
  const answer = await throughRdap(sources, base, question);
  if (answer.status === 'available' && CONFIRMED_BY_WHOIS.has(zone)) {
    return server ? throughWhois(sources, server, question) : unknown('registry_error');
  }
  // If an RDAP service fails, WHOIS is tried; not if it is slow or has requested a pause.
  const broken = answer.status === 'unknown' && answer.reason === 'registry_error';
  return broken && server ? throughWhois(sources, server, question) : answer;
}

function ownEntry<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

async function throughRdap(
  { rdapQueue, pausedUntil, timeoutMs }: Sources,
  base: string,
  { domain, visitor }: Question,
): Promise<DomainAnswer> {
  const isPaused = (): boolean => (pausedUntil.get(base) ?? 0) > performance.now();
  if (isPaused()) return unknown('rate_limited');
  const answer = await rdapQueue.run({ server: base, name: domain, visitor, maxWaitMs: timeoutMs }, async () => {
    if (isPaused()) return unknown('rate_limited');
    const result = await queryRdap(base, domain, timeoutMs);
    if (result.retryAfterMs !== undefined) pausedUntil.set(base, performance.now() + result.retryAfterMs);
    return result.answer;
  });
  return answer ?? unknown('rate_limited');
}

async function throughWhois(
  { whoisQueue, timeoutMs }: Sources,
  server: WhoisServer,
  { domain, zone, visitor }: Question,
): Promise<DomainAnswer> {
  const turn = { server: `${server.host}:${server.port}`, name: domain, visitor, maxWaitMs: timeoutMs };
  try {
    const text = await whoisQueue.run(turn, () => queryWhois(server, domain, timeoutMs));
    // No turn in time: the limit is our own, kept on behalf of the registry.
    return text === null ? unknown('rate_limited') : readWhois(zone, domain, text);
  } catch (error) {
    return unknown(error instanceof WhoisTimeout ? 'timeout' : 'registry_error');
  }
}
