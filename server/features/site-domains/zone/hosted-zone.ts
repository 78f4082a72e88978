/** The answers of Barpa's name servers for a registered name: its customer's records with our own. */
import { isIPv6 } from 'node:net';
import type { EntityManager } from '@mikro-orm/postgresql';
import { APEX, type ZoneRecordContent } from '#core/sites/zone-record.js';
import type { Config } from '#server/config/config.js';
import { row } from '#platform/db/rows.js';

export type HostedRecordType = ZoneRecordContent['type'] | 'AAAA';

export interface HostedRecord extends Omit<ZoneRecordContent, 'type'> {
  readonly type: HostedRecordType;
}

export interface HostedZone {
  /** The registered one. */
  readonly name: string;
  readonly records: readonly HostedRecord[];
}

/** The records by which visitors find the site. The name itself can be no alias (RFC 1034 §3.6.2), `www.` is one. */
export function ownRecords({
  sitesHost,
  sitesAddresses,
}: Pick<Config, 'sitesHost' | 'sitesAddresses'>): HostedRecord[] {
  const record = (host: string, type: HostedRecordType, value: string) => ({ host, type, value, priority: null });
  return [
    ...sitesAddresses.map((address) => record(APEX, isIPv6(address) ? 'AAAA' : 'A', address)),
    record('www', 'CNAME', sitesHost),
  ];
}

const HELD = `
  select r.name, coalesce((select json_agg(json_build_object('host', z.host, 'type', z.type, 'value', z.value,
      'priority', z.priority) order by z.host, z.type, z.priority, z.value)
    from zone_records z where z.registration_id = r.id), '[]') as records
  from domain_registrations r where r.name = any($1::text[]) and r.status in ('registered', 'grace')
  order by length(r.name) desc limit 1`;

/** The longest of `names` that is registered by Barpa; null where none is. Checks no permission: DNS is public. */
export async function hostedZone(
  em: EntityManager,
  config: Pick<Config, 'sitesHost' | 'sitesAddresses'>,
  names: readonly string[],
): Promise<HostedZone | null> {
  const found = await row<HostedZone>(em, HELD, [[...names]]);
  return found && { name: found.name, records: [...ownRecords(config), ...found.records] };
}
