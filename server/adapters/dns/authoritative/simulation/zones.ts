/** The zones of the simulated name servers with their records. */
import { isIPv4, isIPv6 } from 'node:net';
import type { SandboxDatabase } from '#server/sandbox/database.js';
import { PREFIXES } from '#server/sandbox/registry-names.js';

export const DNS_TABLES = `
  create table if not exists sandbox.dns_zone (
    name text primary key,
    records jsonb not null default '[]',
    changed_at timestamptz not null default now()
  );`;

export const KINDS = ['A', 'AAAA', 'CNAME', 'TXT', 'MX'] as const;
export type RecordKind = (typeof KINDS)[number];

export interface ZoneRecord {
  /** Whole, in lower case. */
  readonly host: string;
  readonly kind: RecordKind;
  /** The value; for MX: `10 mail.example.com`. */
  readonly value: string;
}

export interface Zone {
  readonly name: string;
  readonly records: readonly ZoneRecord[];
  /** Whether Barpa registered the name: its records come from Barpa, and the page cannot change them. */
  readonly isHosted: boolean;
}

/** The records of the names that the product registered. */
export interface HostedZones {
  /** The name servers of the zones of these names. */
  readonly nameServers: readonly string[];
  /** The zone of the longest of `names` that is registered; null where none is. */
  find(names: readonly string[]): Promise<Pick<Zone, 'name' | 'records'> | null>;
}

export interface Zones {
  /** The zone that contains a host; null where it is not registered. */
  find(host: string): Promise<Zone | null>;
  /** Those that were set on the page, the last changed first. */
  list(): Promise<readonly Pick<Zone, 'name' | 'records'>[]>;
  readonly nameServers: readonly string[];
  /** Puts these records in place of all that the zone had. */
  set(name: string, records: readonly ZoneRecord[]): Promise<void>;
}

const MOST = { records: 100, zones: 200 } as const;

export const isSlow = (host: string): boolean => host.split('.').some((label) => label.startsWith(PREFIXES.slow));

const HOST = /^(?=.{1,253}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z0-9-]{2,63}$/;

/** `host kind value`, a line each; texts with or without quotation marks. Null where a line is none of a zone's. */
export function readRecords(zone: string, text: string): ZoneRecord[] | null {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const records = lines.filter((line) => line !== '').map((line) => readRecord(zone, line));
  return records.length > MOST.records || records.includes(null) ? null : (records as ZoneRecord[]);
}

function readRecord(zone: string, line: string): ZoneRecord | null {
  const [, given = '', word = '', rest = ''] = /^(\S+)\s+(?:IN\s+)?([A-Za-z]+)\s+(.+)$/.exec(line) ?? [];
  const host = (given === '@' ? zone : given).toLowerCase().replace(/\.$/, '');
  const kind = KINDS.find((each) => each === word.toUpperCase());
  const value = kind === 'TXT' ? rest.replace(/^"(.*)"$/, '$1') : rest.toLowerCase().replace(/\.$/, '');
  const isInside = host === zone || host.endsWith(`.${zone}`);
  return kind && HOST.test(host) && isInside && isValue(kind, value) ? { host, kind, value } : null;
}

function isValue(kind: RecordKind, value: string): boolean {
  if (kind === 'A') return isIPv4(value);
  if (kind === 'AAAA') return isIPv6(value);
  if (kind === 'TXT') return value.length <= 1000;
  return HOST.test(kind === 'MX' ? value.replace(/^\d{1,5}\s+/, '') : value);
}

export const isZoneName = (name: string): boolean => HOST.test(name) && !name.includes('_');

const suffixes = (host: string): string[] => {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
};

/** A name that is registered, but has no records, is a zone, too. */
const FIND = `
  select name, max(records::text)::jsonb as records from (
    select name, records from sandbox.dns_zone where name = any($1::text[])
    union all select name, '[]' from sandbox.registered_domain where name = any($1::text[])
  ) known group by name order by length(name) desc limit 1`;

type StoredZone = Pick<Zone, 'name' | 'records'>;

export function createZones(db: SandboxDatabase, hosted: HostedZones): Zones {
  return {
    nameServers: hosted.nameServers,
    find: async (host) => {
      const names = suffixes(host);
      const [own, [set]] = await Promise.all([hosted.find(names), db.query<StoredZone>(FIND, [names])]);
      if (own && own.name.length >= (set?.name.length ?? 0)) return { ...own, isHosted: true };
      return set ? { ...set, isHosted: false } : null;
    },
    list: () =>
      db.query<StoredZone>(
        `select name, records from sandbox.dns_zone order by changed_at desc, name limit ${MOST.zones}`,
      ),
    set: async (name, records) => {
      await db.query(
        `insert into sandbox.dns_zone (name, records, changed_at) values ($1, $2, now())
         on conflict (name) do update set records = excluded.records, changed_at = now()`,
        [name, JSON.stringify(records)],
      );
    },
  };
}
