/** The meaning of the answers of a domain's own servers. No I/O. */
import { isIPv6 } from 'node:net';
import type { CaaProperty, DnsBeside, DnsHost, DnsLook, DnsServerAnswer, StrayName } from '#platform/ports.js';
import { isCloudflare } from './cloudflare.js';
import type { DomainReason } from './site-domains.values.js';

/** The state of the record that proves a domain; `partly`: not all of its servers have it yet. */
export type ProofState = 'found' | 'partly' | 'other' | 'absent' | 'unknown';
/** Where a host leads; `mixed`: here and elsewhere at once, or not the same at all servers. */
export type Pointing = 'here' | 'mixed' | 'elsewhere' | 'absent' | 'unknown';

export interface HostFinding {
  readonly state: Pointing;
  readonly addresses: readonly string[];
  readonly cname: string | null;
}

/** The findings as they are stored, bounded. */
export interface DomainFindings {
  readonly outcome: DnsLook['outcome'];
  /** The names of the servers that answered. */
  readonly servers: readonly string[];
  readonly proof: { readonly state: ProofState; readonly values: readonly string[] };
  readonly bare: HostFinding;
  readonly www: HostFinding;
  /** In which its records are; undefined where nothing answered. */
  readonly zone?: string;
  /** Where the record that proves it is instead of at its place. */
  readonly strayProof?: StrayName | null;
  /** Where the record that leads here is. */
  readonly strayHost?: StrayName | null;
  /** Its CAA records forbid our authority. */
  readonly isCaaForbidding?: boolean;
}

export interface Expected {
  readonly token: string;
  /** The addresses of our servers, as configured by an operator. */
  readonly addresses: readonly string[];
  /** It and the names below it lead to our servers. */
  readonly sitesHost: string;
  /** The issuer of our certificates as CAA records name it; null: they are not judged. */
  readonly authority: string | null;
}

const KEPT = { values: 4, valueLength: 120, addresses: 6, nameLength: 253 } as const;

const UNKNOWN: HostFinding = { state: 'unknown', addresses: [], cname: null };
const ABSENT: HostFinding = { state: 'absent', addresses: [], cname: null };

/** Equal addresses are written equally: `2001:DB8::0:1` is `2001:db8::1`. */
export function plainAddress(address: string): string {
  return isIPv6(address) ? new URL(`http://[${address}]`).hostname.slice(1, -1) : address;
}

export function findingsOf(look: DnsLook, expected: Expected): DomainFindings {
  if (look.outcome === 'unregistered')
    return { outcome: 'unregistered', servers: [], proof: { state: 'absent', values: [] }, bare: ABSENT, www: ABSENT };
  if (look.outcome === 'silent')
    return { outcome: 'silent', servers: [], proof: { state: 'unknown', values: [] }, bare: UNKNOWN, www: UNKNOWN };
  const { answers, zone, strayProof, strayHosts, caa } = look;
  return {
    outcome: 'answered',
    servers: answers.map(({ server }) => server.slice(0, KEPT.nameLength)),
    proof: proofIn(answers, expected.token),
    bare: hostIn(
      answers.map(({ bare }) => bare),
      expected,
    ),
    www: hostIn(
      answers.map(({ www }) => www),
      expected,
    ),
    zone: zone.slice(0, KEPT.nameLength),
    strayProof: kept(strayProof),
    strayHost: kept(strayHosts.find((host) => pointingOf(host, expected) !== 'elsewhere') ?? null),
    isCaaForbidding: forbids(caa, expected.authority),
  };
}

const kept = (stray: StrayName | null): StrayName | null =>
  stray && { host: stray.host.slice(0, KEPT.nameLength), isDoubled: stray.isDoubled };

/** RFC 8659 §4. Names with `*` are not ours to request. */
function forbids(caa: DnsBeside['caa'], authority: string | null): boolean {
  if (authority === null || caa.length === 0) return false;
  if (caa.some(({ tag, isCritical }) => isCritical && !CAA_TAGS.has(tag))) return true;
  const issuers = caa.filter(({ tag }) => tag === 'issue');
  return issuers.length > 0 && !issuers.some((property) => issuerOf(property) === authority);
}

const CAA_TAGS: ReadonlySet<string> = new Set(['issue', 'issuewild', 'issuemail', 'iodef']);

/** Without its parameters; empty for `;`, which allows nobody. */
const issuerOf = ({ value }: CaaProperty): string => (value.split(';', 1)[0] ?? '').trim().toLowerCase();

function proofIn(answers: readonly DnsServerAnswer[], token: string): DomainFindings['proof'] {
  const answered = answers.flatMap(({ proof }) => (proof ? [proof] : []));
  const having = answered.filter((values) => values.includes(token)).length;
  const all = [...new Set(answered.flat())];
  const values = all.slice(0, KEPT.values).map((value) => value.slice(0, KEPT.valueLength));
  if (answered.length === 0) return { state: 'unknown', values };
  if (having > 0) return { state: having === answered.length ? 'found' : 'partly', values };
  return { state: all.length > 0 ? 'other' : 'absent', values };
}

function pointingOf({ addresses, cname }: DnsHost, { addresses: ours, sitesHost }: Expected): Pointing {
  if (cname !== null && (cname === sitesHost || cname.endsWith(`.${sitesHost}`))) return 'here';
  const here = addresses.filter((address) => ours.includes(plainAddress(address))).length;
  if (here > 0) return here === addresses.length ? 'here' : 'mixed';
  return addresses.length > 0 || cname !== null ? 'elsewhere' : 'absent';
}

function hostIn(answers: readonly (DnsHost | null)[], expected: Expected): HostFinding {
  const answered = answers.flatMap((each) => (each ? [each] : []));
  const states = new Set(answered.map((each) => pointingOf(each, expected)));
  const [only] = states;
  if (only === undefined) return UNKNOWN;
  const state = states.size === 1 ? only : states.has('here') || states.has('mixed') ? 'mixed' : 'elsewhere';
  const addresses = [...new Set(answered.flatMap((each) => each.addresses))].slice(0, KEPT.addresses);
  const cname = answered.find((each) => each.cname !== null)?.cname ?? null;
  return { state, addresses, cname: cname && cname.slice(0, KEPT.nameLength) };
}

/** The first obstacle; null where there is none. */
export function reasonOf(findings: DomainFindings, isRegistered: boolean): DomainReason | null {
  const { outcome, proof, bare, www } = findings;
  if (outcome === 'silent') return 'no_answer';
  if (outcome === 'unregistered') return 'not_registered';
  const missing = isRegistered ? null : PROOF_REASONS[proof.state];
  if (missing) return proofReason(missing, findings);
  if (bare.state === 'here' || (www.state === 'here' && bare.state !== 'mixed'))
    return findings.isCaaForbidding ? 'caa_forbids' : null;
  return addressReason(bare.state === 'absent' ? www : bare, findings);
}

function proofReason(missing: DomainReason, { strayProof }: DomainFindings): DomainReason {
  if (!strayProof || (missing !== 'proof_missing' && missing !== 'proof_other')) return missing;
  return strayProof.isDoubled ? 'proof_doubled' : 'proof_misplaced';
}

function addressReason({ state, addresses }: HostFinding, { strayHost }: DomainFindings): DomainReason | null {
  if (state === 'elsewhere' && addresses.some(isCloudflare)) return 'address_cloudflare';
  if (state === 'absent' && strayHost) return strayHost.isDoubled ? 'address_doubled' : 'address_misplaced';
  return ADDRESS_REASONS[state];
}

const PROOF_REASONS: Readonly<Record<ProofState, DomainReason | null>> = {
  found: null,
  partly: 'proof_partly',
  other: 'proof_other',
  absent: 'proof_missing',
  unknown: 'no_answer',
};

const ADDRESS_REASONS: Readonly<Record<Pointing, DomainReason | null>> = {
  here: null,
  mixed: 'address_mixed',
  elsewhere: 'address_elsewhere',
  absent: 'address_missing',
  unknown: 'no_answer',
};
