/** Servers of domains that a test says the answers of. */
import type { DnsBeside, DnsHost, DnsLook, DomainServers } from '#platform/ports.js';

interface Zone {
  readonly proof: readonly string[];
  readonly bare: DnsHost;
  readonly www: DnsHost;
}

export interface SimulatedServers extends DomainServers {
  /** From now on the servers of the name say this; what is not given stays, and begins as nothing. */
  set(name: string, zone: Partial<Zone>): void;
  /** They answer nothing at all. */
  silence(name: string): void;
  /** How often any name was queried. */
  readonly asked: number;
}

export const NOTHING_BESIDE: DnsBeside = { strayProof: null, strayHosts: [], caa: [] };
const NOTHING: DnsHost = { addresses: [], cname: null };
export const HERE: DnsHost = { addresses: ['127.0.0.1'], cname: null };
export const ELSEWHERE: DnsHost = { addresses: ['203.0.113.9'], cname: null };

export function simulateServers(): SimulatedServers {
  const zones = new Map<string, Zone | 'silent'>();
  let asked = 0;
  return {
    set: (name, given) => {
      const known = zones.get(name);
      const before = known && known !== 'silent' ? known : { proof: [], bare: NOTHING, www: NOTHING };
      zones.set(name, { ...before, ...given });
    },
    silence: (name) => void zones.set(name, 'silent'),
    get asked() {
      return asked;
    },
    look: (name): Promise<DnsLook> => {
      asked += 1;
      const zone = zones.get(name);
      if (!zone) return Promise.resolve({ outcome: 'unregistered' });
      if (zone === 'silent') return Promise.resolve({ outcome: 'silent' });
      const answers = [{ server: 'ns1.example.net', ...zone }];
      return Promise.resolve({ outcome: 'answered', answers, zone: name, ...NOTHING_BESIDE });
    },
  };
}
