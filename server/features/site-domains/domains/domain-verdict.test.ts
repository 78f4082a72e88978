import type { CaaProperty, DnsBeside, DnsHost, DnsLook, DnsServerAnswer } from '#platform/ports.js';
import { findingsOf, reasonOf } from './domain-verdict.js';

const expected = {
  token: 'barpa-1',
  addresses: ['198.51.100.7', '2001:db8::1'],
  sitesHost: 'sites.barpa.site',
  authority: 'letsencrypt.org',
};
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
const NOTHING: DnsBeside = { strayProof: null, strayHosts: [], caa: [] };
const beside = (given: Partial<DnsBeside>, ...answers: DnsServerAnswer[]) =>
  findingsOf({ outcome: 'answered', answers, zone: 'ketab.ir', ...NOTHING, ...given }, expected);
const of = (...answers: DnsServerAnswer[]) => beside({}, ...answers);
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

const CLOUDFLARE: DnsHost = { addresses: ['104.21.3.4', '2606:4700::6810:1'], cname: null };

it('the proxy of Cloudflare in front is a reason of its own', () => {
  expect(reason(server({ bare: CLOUDFLARE }))).toBe('address_cloudflare');
  expect(reason(server({ bare: NONE, www: CLOUDFLARE }))).toBe('address_cloudflare');
  expect(reason(server({ bare: CLOUDFLARE, www: { addresses: [], cname: 'ketab.sites.barpa.site' } }))).toBeNull();
});

it.each<[boolean, string, string]>([
  [true, '_barpa.ketab.ir.ketab.ir', 'proof_doubled'],
  [false, 'ketab.ir', 'proof_misplaced'],
])('a token at another name is told (%s, %s)', (isDoubled, host, told) => {
  const found = beside({ strayProof: { host, isDoubled } }, server({ proof: [] }));
  expect([reasonOf(found, false), found.strayProof]).toEqual([told, { host, isDoubled }]);
  expect(reasonOf(beside({ strayProof: { host, isDoubled } }, server({ proof: ['another'] })), false)).toBe(told);
  // With the record in its place, or a name that we registered, it does not matter.
  expect(reasonOf(beside({ strayProof: { host, isDoubled } }, server()), false)).toBeNull();
  expect(reasonOf(beside({ strayProof: { host, isDoubled } }, server({ proof: [] })), true)).toBeNull();
});

it('an address at another name is told where it is ours', () => {
  const doubled = { host: 'ketab.ir.ketab.ir', isDoubled: true };
  const at = (host: DnsHost, isDoubled = true) =>
    reasonOf(beside({ strayHosts: [{ ...doubled, ...host, isDoubled }] }, server({ bare: NONE })), false);
  expect([at(HERE), at(HERE, false), at(ELSEWHERE)]).toEqual([
    'address_doubled',
    'address_misplaced',
    'address_missing',
  ]);
});

const issue = (value: string, tag = 'issue', isCritical = false): CaaProperty => ({ tag, value, isCritical });

it.each<[string, CaaProperty[], boolean]>([
  ['none', [], false],
  ['ours', [issue('letsencrypt.org')], false],
  ['ours with parameters', [issue(' LetsEncrypt.org ; validationmethods=http-01')], false],
  ['ours beside another', [issue('sectigo.com'), issue('letsencrypt.org')], false],
  ['another', [issue('sectigo.com')], true],
  ['nobody', [issue(';')], true],
  ['another for names with a star', [issue('sectigo.com', 'issuewild')], false],
  ['only whom to tell', [issue('mailto:a@ketab.ir', 'iodef', true)], false],
  ['an unknown rule', [issue('x', 'tbs')], false],
  ['an unknown rule that must be known', [issue('letsencrypt.org'), issue('x', 'tbs', true)], true],
])('CAA records that name %s', (_, caa, isForbidden) => {
  expect(reasonOf(beside({ caa }, server()), false)).toBe(isForbidden ? 'caa_forbids' : null);
});

it('CAA records do not matter before the domain leads here, nor to an authority that they do not bind', () => {
  const caa = [issue('sectigo.com')];
  expect(reasonOf(beside({ caa }, server({ bare: ELSEWHERE })), false)).toBe('address_elsewhere');
  const look: DnsLook = { outcome: 'answered', answers: [server()], zone: 'ketab.ir', ...NOTHING, caa };
  expect(reasonOf(findingsOf(look, { ...expected, authority: null }), false)).toBeNull();
});
