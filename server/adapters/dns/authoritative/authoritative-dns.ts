/**
 * Queries the servers that are responsible for a domain instead of caches: the labels are walked up to the zone, its
 * name servers are looked up, and each of them is queried. All answers are bounded in size and number.
 */
import type { CaaRecord } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { isIPv6 } from 'node:net';
import { DNS_QUESTIONS } from '#core/limits/limits.js';
import type {
  CaaProperty,
  DnsBeside,
  DnsHost,
  DnsLook,
  DnsServerAnswer,
  DomainServers,
  StrayName,
} from '#platform/ports.js';
import { isPrivateAddress } from '../../private-address.js';

export interface DnsOptions {
  /** Resolvers for zones and name servers, `address` or `address:port`; default: the system's resolvers. */
  readonly resolvers?: readonly string[];
  /** Where name servers listen; 53 where not said. */
  readonly port?: number;
  /** Name servers in private networks are queried, too: on a developer's machine, never in production. */
  readonly allowPrivate: boolean;
  readonly totalMs?: number;
}

/** That the name, or a record of that kind, does not exist is an answer, too. */
const NOTHING_THERE: ReadonlySet<string> = new Set(['ENOTFOUND', 'ENODATA']);

const codeOf = (error: unknown): string => String((error as { readonly code?: unknown } | null)?.code ?? '');

/** Empty where there is no record. @throws the resolver's error where no server answered. */
async function orNothing<Value>(query: Promise<readonly Value[]>): Promise<readonly Value[]> {
  try {
    return (await query).slice(0, DNS_QUESTIONS.values);
  } catch (error) {
    if (NOTHING_THERE.has(codeOf(error))) return [];
    throw error;
  }
}

/** Null where no server answered. */
async function orNull<Value>(query: Promise<Value>): Promise<Value | null> {
  try {
    return await query;
  } catch {
    return null;
  }
}

/** A text longer than 255 bytes comes in parts. */
async function textsOf(resolver: Resolver, host: string): Promise<readonly string[]> {
  const found = await orNothing(resolver.resolveTxt(host));
  return found.map((parts) => parts.join('').trim());
}

async function addressesOf(resolver: Resolver, host: string): Promise<readonly string[]> {
  const [four, six] = await Promise.all([orNothing(resolver.resolve4(host)), orNothing(resolver.resolve6(host))]);
  return [...four, ...six];
}

interface Sought {
  readonly name: string;
  readonly zone: string;
  readonly token: string;
}

interface Queried {
  readonly own: Resolver;
  readonly answer: DnsServerAnswer;
}

class Walk {
  private readonly open = new Set<Resolver>();
  private isOver = false;

  constructor(private readonly options: DnsOptions) {}

  /** All questions that are under way fail at once. */
  end(): void {
    this.isOver = true;
    for (const resolver of this.open) resolver.cancel();
  }

  private resolver(servers: readonly string[] | undefined): Resolver {
    if (this.isOver) throw new Error('the time limit of the lookup is over');
    const resolver = new Resolver({ timeout: DNS_QUESTIONS.questionMs, tries: 2 });
    if (servers) resolver.setServers(servers);
    this.open.add(resolver);
    return resolver;
  }

  async look(name: string, token: string): Promise<DnsLook> {
    const world = this.resolver(this.options.resolvers);
    const zone = await zoneOf(world, name);
    if (zone === null) return { outcome: 'unregistered' };
    const servers = await orNothing(world.resolveNs(zone));
    const some = [...servers].sort().slice(0, DNS_QUESTIONS.servers);
    const answers = await Promise.all(some.map((server) => orNull(this.queryServer(world, server, name))));
    const received = answers.filter((answer) => answer !== null);
    const [first] = received;
    if (!first) return { outcome: 'silent' };
    const all = received.map(({ answer }) => answer);
    const beside = await queryBeside(first.own, world, { name, zone, token }, all);
    return { outcome: 'answered', answers: all, zone, ...beside };
  }

  /** Null where it has no address that may be queried, or does not answer. */
  private async queryServer(world: Resolver, server: string, name: string): Promise<Queried | null> {
    const found = (await orNull(addressesOf(world, server))) ?? [];
    const address = found.find((each) => this.options.allowPrivate || !isPrivateAddress(each));
    if (address === undefined) return null;
    const own = this.resolver([socketOf(address, this.options.port ?? 53)]);
    const [proof, bare, www] = await Promise.all([
      orNull(textsOf(own, `_barpa.${name}`)),
      orNull(hostOf(own, world, name)),
      orNull(hostOf(own, world, `www.${name}`)),
    ]);
    return proof || bare || www ? { own, answer: { server: server.toLowerCase(), proof, bare, www } } : null;
  }
}

const socketOf = (address: string, port: number): string =>
  isIPv6(address) ? `[${address}]:${port}` : `${address}:${port}`;

/** The nearest name above, or the name itself, that is a zone of its own; null where only a suffix is. */
async function zoneOf(world: Resolver, name: string): Promise<string | null> {
  const labels = name.split('.');
  for (let at = 0; at < labels.length - 1; at += 1) {
    const candidate = labels.slice(at).join('.');
    const [soa, names] = await Promise.all([
      orNothing(world.resolveSoa(candidate).then((found) => [found])),
      orNothing(world.resolveCname(candidate)),
    ]);
    // The answer for another name would be that name's zone, whose servers are not responsible for this one.
    if (soa.length > 0 && names.length === 0) return candidate;
  }
  return null;
}

/**
 * The zone's own server answers where a host points to; the target of a CNAME is queried at the servers of its own
 * zone.
 */
async function hostOf(own: Resolver, world: Resolver, host: string): Promise<DnsHost> {
  const [addresses, names] = await Promise.all([addressesOf(own, host), orNothing(own.resolveCname(host))]);
  const cname = names[0]?.toLowerCase() ?? null;
  if (cname === null || addresses.length > 0) return { addresses, cname };
  return { addresses: (await orNull(addressesOf(world, cname))) ?? [], cname };
}

/** Where a text ends up that was entered under another name than the one shown. */
function strayProofNames({ name, zone }: Sought): readonly StrayName[] {
  const doubled = new Set([`_barpa.${name}.${zone}`, `_barpa.${name}.${name}`]);
  const misplaced = new Set([name, `barpa.${name}`, `www.${name}`, `_barpa.www.${name}`]);
  if (zone !== name) misplaced.add(`_barpa.${zone}`).add(zone);
  return strays(doubled, misplaced);
}

/** The same of an address. */
function strayHostNames({ name, zone }: Sought): readonly StrayName[] {
  return strays(new Set([`${name}.${zone}`, `www.${name}.${zone}`]), new Set([`_barpa.${name}`]));
}

const strays = (doubled: ReadonlySet<string>, misplaced: ReadonlySet<string>): readonly StrayName[] => [
  ...[...doubled].map((host) => ({ host, isDoubled: true })),
  ...[...misplaced].map((host) => ({ host, isDoubled: false })),
];

/** One server is enough to find out what is wrong. The number of questions is bounded by the names above. */
async function queryBeside(
  own: Resolver,
  world: Resolver,
  sought: Sought,
  answers: readonly DnsServerAnswer[],
): Promise<DnsBeside> {
  const isProven = answers.some(({ proof }) => proof?.includes(sought.token));
  const leads = (host: DnsHost | null): boolean => host !== null && (host.cname !== null || host.addresses.length > 0);
  const isLed = answers.some(({ bare, www }) => leads(bare) || leads(www));
  const [strayProof, strayHosts, caa] = await Promise.all([
    isProven ? null : strayProofOf(own, sought),
    isLed ? [] : strayHostsOf(own, world, sought),
    caaOf(own, sought),
  ]);
  return { strayProof, strayHosts, caa };
}

async function strayProofOf(own: Resolver, sought: Sought): Promise<StrayName | null> {
  const names = strayProofNames(sought);
  const texts = await Promise.all(names.map(({ host }) => orNull(textsOf(own, host))));
  return names.find((_, at) => texts[at]?.includes(sought.token)) ?? null;
}

async function strayHostsOf(own: Resolver, world: Resolver, sought: Sought): Promise<DnsBeside['strayHosts']> {
  const names = strayHostNames(sought);
  const hosts = await Promise.all(names.map(({ host }) => orNull(hostOf(own, world, host))));
  return names.flatMap((name, at) => {
    const host = hosts[at];
    return host && (host.cname !== null || host.addresses.length > 0) ? [{ ...name, ...host }] : [];
  });
}

/** Records of the name count before those of a name above it. What no server says forbids nothing. */
async function caaOf(own: Resolver, { name, zone }: Sought): Promise<readonly CaaProperty[]> {
  const labels = name.split('.');
  const above = labels.slice(0, labels.length - zone.split('.').length + 1).map((_, at) => labels.slice(at).join('.'));
  const names = above.slice(0, DNS_QUESTIONS.caaNames);
  const found = await Promise.all(names.map((host) => orNull(orNothing(own.resolveCaa(host)))));
  return (found.find((records) => records && records.length > 0) ?? []).flatMap(propertiesOf);
}

/** The resolver gives the property of a record under its tag, beside the type of the record. */
function propertiesOf({ critical, ...properties }: CaaRecord): CaaProperty[] {
  return Object.entries(properties).flatMap(([tag, value]) =>
    typeof value === 'string' && tag !== 'type' ? [{ tag: tag.toLowerCase(), value, isCritical: critical !== 0 }] : [],
  );
}

export function createAuthoritativeDns(options: DnsOptions): DomainServers {
  return {
    look: async (name, token) => {
      const walk = new Walk(options);
      const timer = setTimeout(() => walk.end(), options.totalMs ?? DNS_QUESTIONS.totalMs);
      try {
        return await walk.look(name, token);
      } catch {
        // A server that does not answer, or answers something unreadable, is silent.
        return { outcome: 'silent' };
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
