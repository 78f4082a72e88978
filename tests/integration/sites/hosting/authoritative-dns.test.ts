/** The DNS adapter over real packets: what it reads, and what hostile or broken name servers cannot do with it. */
import type { Answer as DnsRecord } from 'dns-packet';
import { DNS_QUESTIONS } from '#core/limits/limits.js';
import { createAuthoritativeDns, type DnsOptions } from '#server/adapters/dns/authoritative/authoritative-dns.js';
import { isPrivateAddress } from '#server/adapters/private-address.js';
import type { DnsLook } from '#platform/ports.js';
import { startNameServers, type Answer, type NameServer, type Question } from '#tests/helpers/network/name-server.js';

const NAME = 'ketab-sara.ir';
/** The address of the second name server, beside the one that everybody's resolver is. */
const SECOND = '127.0.0.2';
const NXDOMAIN = { rcode: 3 };
const REFUSED = { rcode: 5 };
const TTL = { ttl: 60 };

const open: NameServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

const is = ({ name, type }: Question, wantedType: string, wantedName: string): boolean =>
  type === wantedType && name === wantedName;
const SOA = { mname: 'ns', rname: 'me', serial: 1, refresh: 1, retry: 1, expire: 1, minimum: 1 };
const soa = (name: string): DnsRecord => ({ ...TTL, type: 'SOA', name, data: SOA });
const a = (name: string, data: string): DnsRecord => ({ ...TTL, type: 'A', name, data });
const txt = (name: string, data: string | string[]): DnsRecord => ({ ...TTL, type: 'TXT', name, data });
const cname = (name: string, data: string): DnsRecord => ({ ...TTL, type: 'CNAME', name, data });
const ns = (name: string, data: string): DnsRecord => ({ ...TTL, type: 'NS', name, data });

/** Who is responsible for NAME: the zone, its servers, and where they are. */
const delegation =
  (servers: Readonly<Record<string, string>>) =>
  (question: Question): Answer => {
    if (is(question, 'SOA', NAME)) return { answers: [soa(NAME)] };
    if (is(question, 'CNAME', NAME)) return {};
    if (is(question, 'NS', NAME)) return { answers: Object.keys(servers).map((server) => ns(NAME, server)) };
    const address = servers[question.name];
    if (address !== undefined) return { answers: question.type === 'A' ? [a(question.name, address)] : [] };
    return null;
  };

async function look(
  world: (question: Question) => Answer,
  second: ((question: Question) => Answer) | null = null,
  options: Partial<DnsOptions> = {},
): Promise<{ readonly found: DnsLook; readonly asked: readonly Question[]; readonly second: readonly Question[] }> {
  const servers = await startNameServers({ '127.0.0.1': world, ...(second && { [SECOND]: second }) });
  open.push(...servers);
  const [first, other] = servers;
  if (!first) throw new Error('no name server was started');
  const { port } = first;
  const dns = createAuthoritativeDns({ resolvers: [`127.0.0.1:${port}`], port, allowPrivate: true, ...options });
  return { found: await dns.look(NAME, 'barpa-token'), asked: first.asked, second: other?.asked ?? [] };
}

const answersOf = (found: DnsLook) => (found.outcome === 'answered' ? found.answers : []);
const delegated = delegation({ 'ns.example.net': SECOND });

it('asks the name servers of the zone themselves', async () => {
  const own = (question: Question): Answer => {
    if (is(question, 'TXT', `_barpa.${NAME}`)) return { answers: [txt(question.name, ['barpa-', 'token'])] };
    if (is(question, 'A', NAME)) return { answers: [a(NAME, '192.0.2.1')] };
    if (is(question, 'AAAA', NAME)) return { answers: [{ ...TTL, type: 'AAAA', name: NAME, data: '2001:db8::1' }] };
    return question.name === NAME ? {} : NXDOMAIN;
  };
  const { found, asked } = await look((question) => delegated(question) ?? REFUSED, own);
  expect(answersOf(found)).toEqual([
    {
      server: 'ns.example.net',
      proof: ['barpa-token'],
      bare: { addresses: ['192.0.2.1', '2001:db8::1'], cname: null },
      www: { addresses: [], cname: null },
    },
  ]);
  expect(asked.some(({ name }) => name.startsWith('_barpa'))).toBe(false);
});

/** The answer of the zone's own server about NAME: nothing but these records. */
const holding =
  (...records: DnsRecord[]) =>
  (question: Question): Answer => ({ answers: records.filter(({ name, type }) => is(question, type, name)) });
const lookAt = async (...records: DnsRecord[]) =>
  look((question) => delegated(question) ?? REFUSED, holding(...records));
const beside = (found: DnsLook) => {
  if (found.outcome !== 'answered') throw new Error(found.outcome);
  const { strayProof, strayHosts, caa } = found;
  return { strayProof, strayHosts, caa };
};
const caa = (name: string, tag: string, value: string, flags = 0): DnsRecord =>
  ({ ...TTL, type: 'CAA', name, data: { flags, tag, value } }) as DnsRecord;

it.each([
  [`_barpa.${NAME}.${NAME}`, true],
  [NAME, false],
  [`barpa.${NAME}`, false],
  [`_barpa.www.${NAME}`, false],
])('finds the token at %s', async (host, isDoubled) => {
  const { found } = await lookAt(txt(host, 'barpa-token'), txt('x', 'y'), a(NAME, '192.0.2.1'));
  expect(beside(found)).toEqual({ strayProof: { host, isDoubled }, strayHosts: [], caa: [] });
  expect(answersOf(found)[0]?.proof).toEqual([]);
});

it('finds an address at a name with the zone twice, and at the name of the proof', async () => {
  const twice = await lookAt(txt(`_barpa.${NAME}`, 'barpa-token'), a(`${NAME}.${NAME}`, '192.0.2.1'));
  const there = { addresses: ['192.0.2.1'], cname: null };
  expect(beside(twice.found).strayHosts).toEqual([{ host: `${NAME}.${NAME}`, isDoubled: true, ...there }]);
  const other = await lookAt(txt(`_barpa.${NAME}`, 'barpa-token'), a(`_barpa.${NAME}`, '192.0.2.1'));
  expect(beside(other.found).strayHosts).toEqual([{ host: `_barpa.${NAME}`, isDoubled: false, ...there }]);
});

it('seeks nothing elsewhere where all is in its place', async () => {
  const { found, second } = await lookAt(txt(`_barpa.${NAME}`, 'barpa-token'), a(NAME, '192.0.2.1'));
  expect(beside(found)).toEqual({ strayProof: null, strayHosts: [], caa: [] });
  const usual = new Set([`_barpa.${NAME}`, NAME, `www.${NAME}`]);
  expect(second.filter(({ name }) => !usual.has(name))).toEqual([]);
});

it('reads who may issue certificates, of the nearest name that says so', async () => {
  const issue = caa(NAME, 'issue', 'letsencrypt.org');
  const { found } = await lookAt(issue, caa(NAME, 'tbs', 'x', 128), a(NAME, '192.0.2.1'));
  expect(beside(found).caa).toEqual([
    { tag: 'issue', value: 'letsencrypt.org', isCritical: false },
    { tag: 'tbs', value: 'x', isCritical: true },
  ]);
});

it('a server that is silent about the rest takes nothing from what it said', async () => {
  const own = (question: Question): Answer => {
    if (is(question, 'TXT', `_barpa.${NAME}`)) return { answers: [txt(question.name, 'another')] };
    return question.type === 'CAA' || question.type === 'TXT' ? null : {};
  };
  const begin = performance.now();
  const { found } = await look((question) => delegated(question) ?? REFUSED, own, { totalMs: 1000 });
  expect(answersOf(found)[0]?.proof).toEqual(['another']);
  expect(beside(found)).toEqual({ strayProof: null, strayHosts: [], caa: [] });
  expect(performance.now() - begin).toBeLessThan(DNS_QUESTIONS.totalMs);
});

it('reads by TCP what does not fit a datagram', async () => {
  const texts = Array.from({ length: 30 }, (_, at) => `${at}-${'x'.repeat(200)}`);
  const own = (question: Question): Answer => {
    if (!is(question, 'TXT', `_barpa.${NAME}`)) return NXDOMAIN;
    if (question.via === 'udp') return { isTruncated: true };
    return { answers: [...texts, 'barpa-token'].map((text) => txt(question.name, text)) };
  };
  const { found, second } = await look((question) => delegated(question) ?? NXDOMAIN, own);
  expect(answersOf(found)[0]?.proof).toEqual([...texts, 'barpa-token']);
  expect(second.some(({ via, type }) => via === 'tcp' && type === 'TXT')).toBe(true);
});

it('a name that no zone holds is not registered', async () => {
  expect((await look(() => NXDOMAIN)).found).toEqual({ outcome: 'unregistered' });
});

it('a lame server is passed over for one that answers', async () => {
  const servers = delegation({ 'a.example.net': '127.0.0.3', 'b.example.net': SECOND, 'c.example.net': '127.0.0.1' });
  const own = ({ name, type }: Question): Answer => (type === 'A' ? { answers: [a(name, '192.0.2.1')] } : {});
  // At 127.0.0.3 nobody listens; the one at 127.0.0.1 knows nothing of the zone.
  const { found } = await look((question) => servers(question) ?? REFUSED, own);
  expect(answersOf(found).map(({ server }) => server)).toEqual(['b.example.net']);
});

it('servers that never answer are silent, in bounded time', async () => {
  const begin = performance.now();
  const { found } = await look(
    (question) => delegated(question) ?? NXDOMAIN,
    () => null,
    { totalMs: 400 },
  );
  expect(found).toEqual({ outcome: 'silent' });
  expect(performance.now() - begin).toBeLessThan(DNS_QUESTIONS.totalMs);
  expect((await look(() => null, null, { totalMs: 400 })).found).toEqual({ outcome: 'silent' });
});

it('answers that nobody can read are silence', async () => {
  for (const rubbish of [Buffer.alloc(0), Buffer.from('rubbish'), Buffer.alloc(4096, 0xff)])
    expect((await look(() => rubbish, null, { totalMs: 400 })).found).toEqual({ outcome: 'silent' });
});

it('a chain of aliases cannot be followed without end', async () => {
  const next = ({ name, type }: Question): Answer =>
    type === 'CNAME' || type === 'A' ? { answers: [cname(name, `x${name}`.slice(-200))] } : {};
  const { found, asked, second } = await look((question) => delegated(question) ?? next(question), next);
  expect(answersOf(found)[0]?.www).toEqual({ addresses: [], cname: `xwww.${NAME}` });
  expect(asked.length + second.length).toBeLessThan(30);
});

it('an alias of itself is no address', async () => {
  const loop = ({ name, type }: Question): Answer => (type === 'CNAME' ? { answers: [cname(name, name)] } : {});
  const { found } = await look((question) => delegated(question) ?? loop(question), loop);
  expect(answersOf(found)[0]?.bare).toEqual({ addresses: [], cname: NAME });
});

it('cannot be made to ask more servers, or keep more values, than the bounds', async () => {
  const many = Array.from({ length: 200 }, (_, at) => `ns${at}.example.net`);
  const world = (question: Question): Answer => {
    if (is(question, 'SOA', NAME)) return { answers: [soa(NAME)] };
    if (is(question, 'NS', NAME) && question.via === 'udp') return { isTruncated: true };
    if (is(question, 'NS', NAME)) return { answers: many.map((server) => ns(NAME, server)) };
    return question.type === 'A' && many.includes(question.name) ? { answers: [a(question.name, SECOND)] } : {};
  };
  const own = ({ name, type, via }: Question): Answer => {
    if (via === 'udp') return { isTruncated: true };
    if (type === 'TXT') return { answers: Array.from({ length: 300 }, (_, at) => txt(name, `t${at}`)) };
    return type === 'A' ? { answers: Array.from({ length: 300 }, (_, at) => a(name, `192.0.2.${at % 250}`)) } : {};
  };
  const { found, asked } = await look(world, own);
  const answers = answersOf(found);
  expect(answers).toHaveLength(DNS_QUESTIONS.servers);
  const sizes = answers.flatMap(({ proof, bare }) => [proof?.length ?? 0, bare?.addresses.length ?? 0]);
  expect(Math.max(...sizes)).toBe(DNS_QUESTIONS.values);
  const looked = new Set(asked.filter(({ name }) => many.includes(name)).map(({ name }) => name));
  expect(looked.size).toBe(DNS_QUESTIONS.servers);
});

it('cannot be led to servers in a private network', async () => {
  const { found, second } = await look(
    (question) => delegated(question) ?? NXDOMAIN,
    () => ({}),
    {
      allowPrivate: false,
    },
  );
  expect(found).toEqual({ outcome: 'silent' });
  expect(second).toEqual([]);
});

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.0.1',
  '192.168.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  'fd00::1',
  'fe80::1',
  'ff02::1',
  'not an address',
])('%s is an address that may not be asked', (address) => expect(isPrivateAddress(address)).toBe(true));

it.each(['193.189.123.2', '8.8.8.8', '2a00:1450:4001::1'])('%s is a public address', (address) =>
  expect(isPrivateAddress(address)).toBe(false),
);
