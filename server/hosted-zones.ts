/** Gives the sandbox's name servers the zones of registered names, as an operator's name servers load them. */
import type { MikroORM } from '@mikro-orm/postgresql';
import { APEX } from '#core/sites/zone-record.js';
import type { Config } from './config/config.js';
import { hostedZone, nameserversOf, type HostedRecord } from './features/site-domains/index.js';
import type { HostedZones, ZoneRecord } from './sandbox/index.js';

function recordOf(name: string, { host, type: kind, value, priority }: HostedRecord): ZoneRecord {
  const whole = host === APEX ? name : `${host}.${name}`;
  return { host: whole, kind, value: kind === 'MX' ? `${priority ?? 0} ${value}` : value };
}

export function createHostedZones(orm: MikroORM, config: Config): HostedZones {
  return {
    nameServers: nameserversOf(config),
    find: async (names) => {
      const zone = await hostedZone(orm.em.fork(), config, names);
      return zone && { name: zone.name, records: zone.records.map((record) => recordOf(zone.name, record)) };
    },
  };
}
