import type { DnsHost, DnsLook, DnsServerAnswer } from '../../../platform/ports.js';
import { findingsOf, reasonOf } from './domain-verdict.js';

const expected = { token: 'barpa-1', addresses: ['198.51.100.7', '2001:db8::1'], sitesHost: 'sites.barpa.site' };
const HERE: DnsHost = { addresses: ['198.51.100.7'], cname: null };
const NONE: DnsHost = { addresses: [], cname: null };
const ELSEWHERE: DnsHost = { addresses: ['203.0.113.9'], cname: null };

const server = (given: Partial<DnsServerAnswer> = {}): DnsServerAnswer => ({
  server: 'ns.example.net',
  proof: ['barpa-1'],
  bare: HERE,
  www: NONE,
  ...given,
});
const of = (...answers: DnsServerAnswer[]) => findingsOf({ outcome: 'answered', answers }, expected);
const reason = (...answers: DnsServerAnswer[]) => reasonOf(of(...answers), false);

it('a proven name that leads here lacks nothing', () => {
  expect(reason(server(), server())).toBeNull();
  expect(reason(server({ bare: { addresses: ['2001:DB8:0::1', '198.51.100.7'], cname: null } }))).toBeNull();
});

it('an alias of the host of all sites leads here', () => {
  expect(reason(server({ bare: NONE, www: { addresses: [], cname: 'sites.barpa.site' } }))).toBeNull();
});

it('only www may lead here', () => {
  const www = { addresses: [], cname: 'ketab.sites.barpa.site' };
  expect(reason(server({ bare: NONE, www }))).toBeNull();
  expect(reason(server({ bare: ELSEWHERE, www }))).toBeNull();
});

it.each<[string, DnsServerAnswer[], string]>([
  ['no record', [server({ proof: [] })], 'proof_missing'],
  ['another text', [server({ proof: ['barpa-2', 'v=spf1'] })], 'proof_other'],
  ['one server without it', [server(), server({ proof: [] })], 'proof_partly'],
  ['no answer to it', [server({ proof: null })], 'no_answer'],
  ['no address', [server({ bare: NONE })], 'address_missing'],
  ['another address', [server({ bare: ELSEWHERE })], 'address_elsewhere'],
  ['an address beside ours', [server({ bare: { addresses: ['198.51.100.7', '::2'], cname: null } })], 'address_mixed'],
  ['servers that differ', [server(), server({ bare: ELSEWHERE })], 'address_mixed'],
])('%s is the reason', (_, answers, told) => expect(reason(...answers)).toBe(told));

it('silence and an unregistered name are different reasons', () => {
  const told = (look: DnsLook) => reasonOf(findingsOf(look, expected), false);
  expect([told({ outcome: 'silent' }), told({ outcome: 'unregistered' })]).toEqual(['no_answer', 'not_registered']);
});

it('a name that we registered needs no proof', () => {
  expect(reasonOf(of(server({ proof: [] })), true)).toBeNull();
});

it('another name cannot pass for ours by its ending', () => {
  const bare = { addresses: [], cname: 'evilsites.barpa.site' };
  expect(reason(server({ bare }))).toBe('address_elsewhere');
});

it('huge answers cannot fill the database', () => {
  const many = Array.from({ length: 5000 }, (_, at) => `${at} ${'x'.repeat(60_000)}`);
  const addresses = Array.from({ length: 5000 }, (_, at) => `203.0.${at >> 8}.${at & 255}`);
  const found = of(server({ proof: many, bare: { addresses, cname: 'x'.repeat(60_000) } }));
  expect(JSON.stringify(found).length).toBeLessThan(2000);
});
