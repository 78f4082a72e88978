/** The faults of a domain's records, as its owner reads them, over the packets of a real name server. */
import type { Answer as DnsRecord } from 'dns-packet';
import { createAuthoritativeDns } from '#server/adapters/dns/authoritative/authoritative-dns.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { startNameServers, type Answer, type NameServer, type Question } from '#tests/helpers/network/name-server.js';
import { paidOrder, untilSite, type SiteFacts } from '#tests/helpers/sites.js';

const ZONE = 'ketab-dorost.ir';
const SERVER = 'ns.example.net';
const TTL = { ttl: 60 };
const OURS = '127.0.0.1';

interface Domain {
  readonly id: string;
  readonly state: string;
  readonly reason: string | null;
  readonly reason_text: string | null;
  readonly records: readonly { kind: string; value: string }[];
}

/** The present records of the zone. */
let records: readonly DnsRecord[] = [];
let server: NameServer;
let app: TestApp;
let owner: Account;
let site: SiteFacts;

const SOA = { mname: SERVER, rname: 'me', serial: 1, refresh: 1, retry: 1, expire: 1, minimum: 1 };
function answer({ name, type }: Question): Answer {
  if (name === ZONE && type === 'SOA') return { answers: [{ ...TTL, type: 'SOA', name, data: SOA }] };
  if (name === ZONE && type === 'NS') return { answers: [{ ...TTL, type: 'NS', name, data: SERVER }] };
  if (name === SERVER) return { answers: type === 'A' ? [a(name, OURS)] : [] };
  return { answers: records.filter((record) => record.name === name && record.type === type) };
}

const a = (name: string, data: string): DnsRecord => ({ ...TTL, type: 'A', name, data });
const txt = (name: string, data: string): DnsRecord => ({ ...TTL, type: 'TXT', name, data });
const caa = (name: string, value: string): DnsRecord =>
  ({ ...TTL, type: 'CAA', name, data: { flags: 0, tag: 'issue', value } }) as DnsRecord;

beforeAll(async () => {
  const [first] = await startNameServers({ [OURS]: answer });
  if (!first) throw new Error('no name server was started');
  server = first;
  const { port } = server;
  const dns = createAuthoritativeDns({ resolvers: [`${OURS}:${port}`], port, allowPrivate: true });
  app = await createTestApp({ ports: { dns }, env: { CERTIFICATE_ISSUER: 'acme' } });
  owner = await createAccount(app);
  site = await untilSite(app, await paidOrder(app, owner));
});
afterAll(async () => {
  await app?.close();
  await server?.close();
});

async function call(method: string, path: string, body?: object): Promise<Domain> {
  const found = await app.rest(method, `/sites/${site.id}/domains${path}`, { token: owner.token, body });
  if (found.status !== 200) throw new Error(JSON.stringify(found.body));
  return found.body as unknown as Domain;
}

/** The domain with the records that `held` makes of its token. */
async function diagnosed(name: string, held: (token: string) => readonly DnsRecord[]): Promise<Domain> {
  const domain = await call('POST', '', { name });
  records = held(domain.records.find(({ kind }) => kind === 'TXT')?.value ?? '');
  const checked = await call('POST', `/${domain.id}/check`);
  await call('DELETE', `/${domain.id}`);
  return checked;
}

const proofOf = (name: string) => `_barpa.${name}`;

it('a token at a name with the zone twice is told, with what to write', async () => {
  const doubled = await diagnosed(ZONE, (token) => [txt(`${proofOf(ZONE)}.${ZONE}`, token)]);
  expect([doubled.state, doubled.reason]).toEqual(['waiting', 'proof_doubled']);
  expect(doubled.reason_text).toMatch(
    /_barpa\.ketab-dorost\.ir\.ketab-dorost\.ir.* در کادر نام فقط \P{L}*_barpa\P{L}* بنویسید/u,
  );
  const below = await diagnosed(`shop.${ZONE}`, (token) => [txt(`${proofOf(`shop.${ZONE}`)}.${ZONE}`, token)]);
  expect(below.reason_text).toMatch(/فقط \P{L}*_barpa\.shop\P{L}* بنویسید/u);
});

it.each([ZONE, `www.${ZONE}`, `barpa.${ZONE}`])('a token at %s is told as misplaced', async (host) => {
  const found = await diagnosed(ZONE, (token) => [txt(host, token), txt(ZONE, 'v=spf1 -all')]);
  expect(found).toMatchObject({ state: 'waiting', reason: 'proof_misplaced' });
  expect(found.reason_text).toContain(host);
});

it('an address at a name with the zone twice, or at the name of the proof, is told', async () => {
  const held = (host: string) => (token: string) => [txt(proofOf(ZONE), token), a(host, OURS)];
  const doubled = await diagnosed(ZONE, held(`${ZONE}.${ZONE}`));
  expect([doubled.state, doubled.reason]).toEqual(['proven', 'address_doubled']);
  expect(doubled.reason_text).toMatch(/فقط \P{L}*@\P{L}* بنویسید/u);
  expect(await diagnosed(ZONE, held(proofOf(ZONE)))).toMatchObject({ state: 'proven', reason: 'address_misplaced' });
  expect(await diagnosed(ZONE, held(`other.${ZONE}`))).toMatchObject({ reason: 'address_missing' });
});

it('the proxy of Cloudflare in front is told, and a server of others is not taken for it', async () => {
  const held = (address: string) => (token: string) => [txt(proofOf(ZONE), token), a(ZONE, address)];
  const proxied = await diagnosed(ZONE, held('104.21.7.8'));
  expect(proxied).toMatchObject({ state: 'proven', reason: 'address_cloudflare' });
  expect(proxied.reason_text).toContain('ابر نارنجی');
  expect(await diagnosed(ZONE, held('203.0.113.9'))).toMatchObject({ reason: 'address_elsewhere' });
});

it('CAA records that forbid our authority are told at a connected domain', async () => {
  const held = (name: string, issuer: string) => (token: string) => [
    txt(proofOf(name), token),
    a(name, OURS),
    caa(ZONE, issuer),
  ];
  const forbidden = await diagnosed(ZONE, held(ZONE, 'sectigo.com'));
  expect(forbidden).toMatchObject({ state: 'connected', reason: 'caa_forbids' });
  expect(forbidden.reason_text).toContain('0 issue "letsencrypt.org"');
  // Those of the zone hold for the names in it, too.
  const below = `shop.${ZONE}`;
  expect(await diagnosed(below, held(below, ';'))).toMatchObject({ reason: 'caa_forbids' });
  expect(await diagnosed(ZONE, held(ZONE, 'letsencrypt.org'))).toMatchObject({ state: 'connected', reason: null });
});

it('cannot be made to ask without end', async () => {
  const before = server.asked.length;
  await diagnosed(`a.b.c.d.e.f.g.h.${ZONE}`, () => []);
  expect(server.asked.length - before).toBeLessThan(100);
});
