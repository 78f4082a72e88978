/** The records that the owner of a domain is to set, each with what was found of it. No I/O. */
import { isIPv6 } from 'node:net';
import type { DomainFindings, HostFinding, Pointing, ProofState } from './domain-verdict.js';
import type { DnsRecordKind, DnsRecordType, RecordState } from './site-domains.types.js';

export interface RecordsOf {
  readonly name: string;
  readonly token: string;
  readonly isRegistered: boolean;
  readonly findings: DomainFindings | null;
}

export interface OurPlace {
  /** The addresses of our servers. */
  readonly addresses: readonly string[];
  /** `<label>.<SITES_HOST>`. */
  readonly siteHost: string;
}

/** The prefix of the name of its TXT record. */
const PROOF_PREFIX = '_barpa.';

const PROOF_STATES: Readonly<Record<ProofState, RecordState>> = {
  found: 'set',
  partly: 'partly',
  other: 'other',
  absent: 'missing',
  unknown: 'unknown',
};

const HOST_STATES: Readonly<Record<Pointing, RecordState>> = {
  here: 'set',
  mixed: 'partly',
  elsewhere: 'other',
  absent: 'missing',
  unknown: 'unknown',
};

export function recordsFor(domain: RecordsOf, { addresses, siteHost }: OurPlace): DnsRecordType[] {
  const { name, token, isRegistered, findings } = domain;
  const proof = findings?.proof;
  const bare = (address: string): DnsRecordType =>
    hostRecord(isIPv6(address) ? 'AAAA' : 'A', { host: name, value: address }, findings?.bare);
  const www = { host: `www.${name}`, value: siteHost };
  return [
    ...(isRegistered
      ? []
      : [
          {
            kind: 'TXT' as const,
            host: PROOF_PREFIX + name,
            value: token,
            isRequired: true,
            state: proof ? PROOF_STATES[proof.state] : ('unknown' as const),
            found: proof?.values ?? [],
          },
        ]),
    ...addresses.map(bare),
    { ...hostRecord('CNAME', www, findings?.www), isRequired: addresses.length === 0 },
  ];
}

/** A name that leads here by another record than the proposed one is well, too. */
function hostRecord(
  kind: DnsRecordKind,
  { host, value }: { readonly host: string; readonly value: string },
  finding: HostFinding | undefined,
): DnsRecordType {
  const found = finding ? [...(finding.cname === null ? [] : [finding.cname]), ...finding.addresses] : [];
  return { kind, host, value, isRequired: true, state: finding ? HOST_STATES[finding.state] : 'unknown', found };
}
