/** A zone as text for name servers (RFC 1035 §5). Pure: the same records give the same bytes. */
import { ZONE } from '#core/limits/limits.js';
import { APEX } from '#core/sites/zone-record.js';
import type { HostedRecord } from './hosted-zone.js';

export interface ZoneFileInput {
  /** The registered one. */
  readonly name: string;
  /** With our own. */
  readonly records: readonly HostedRecord[];
  /** When anything of the zone last changed; its serial number follows it. */
  readonly updatedAt: Date;
  /** The host of customers' sites. */
  readonly sitesHost: string;
  readonly nameservers: readonly string[];
}

/** A character-string of DNS holds 255 bytes; longer texts are several, which readers join. */
const STRING_MAX = 255;

function quoted(text: string): string {
  const parts = text.match(new RegExp(`.{1,${STRING_MAX}}`, 'g')) ?? [''];
  return parts.map((part) => `"${part.replace(/["\\]/g, '\\$&')}"`).join(' ');
}

function dataOf({ type, value, priority }: HostedRecord): string {
  if (type === 'A' || type === 'AAAA') return value;
  if (type === 'TXT') return quoted(value);
  return type === 'MX' ? `${priority ?? 0} ${value}.` : `${value}.`;
}

const lineOf = (host: string, type: string, data: string): string => `${host}\tIN\t${type}\t${data}`;

/** Seconds since 1970 fit the 32 bits of a serial number until 2106, and grow with each change. */
const serialOf = (at: Date): number => Math.floor(at.getTime() / 1000);

const isAddress = ({ host, type }: HostedRecord): boolean => host === APEX && (type === 'A' || type === 'AAAA');

/**
 * The apex of a zone can be no alias. Where the operator has not said the addresses of the hosting, a name server that
 * has the record ALIAS finds them itself.
 */
export function zoneFile({ name, records, updatedAt, sitesHost, nameservers }: ZoneFileInput): string {
  const [primary = sitesHost] = nameservers;
  const soa = `${primary}. hostmaster.${sitesHost}. ${serialOf(updatedAt)} 7200 900 1209600 300`;
  const alias = `; ${APEX}\tIN\tALIAS\t${sitesHost}. ; or the A and AAAA records of ${sitesHost}`;
  const lines = [
    `$ORIGIN ${name}.`,
    `$TTL ${ZONE.ttlSeconds}`,
    lineOf(APEX, 'SOA', soa),
    ...nameservers.map((server) => lineOf(APEX, 'NS', `${server}.`)),
    ...(records.some(isAddress) ? [] : [alias]),
    ...records.map((record) => lineOf(record.host, record.type, dataOf(record))),
  ];
  return `${lines.join('\n')}\n`;
}
