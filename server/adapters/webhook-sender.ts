/**
 * Posts to addresses that customers typed. The addresses of a name are looked up once and the connection goes to one of
 * those that were checked, so that a name cannot lead elsewhere between the check and the request.
 */
import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import http, { type ClientRequest } from 'node:http';
import https from 'node:https';
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net';
import { WEBHOOK, type WebhookFault } from '#core/sites/webhooks.js';
import type { WebhookSender } from '#platform/ports.js';
import { isPrivateAddress } from './private-address.js';

/** Production leaves all of them out; tests reach receivers of this machine by the others. */
export interface WebhookSenderOptions {
  /**
   * Programs of this machine are reached, too: by http or https, on any port, under `localhost`, 127.0.0.0/8 or ::1 as
   * they are written, and never under a name that DNS leads there. For the sandbox that only this machine reaches.
   */
  readonly loopback?: boolean;
  /** Addresses that may be connected to; by default those of the public network. */
  readonly isPublic?: (address: string) => boolean;
  /** Ports of addresses; default 443 and 8443. Null: any. */
  readonly ports?: readonly string[] | null;
  /** All addresses of a name; by default as DNS says, without files of this machine. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
  /** PEM of an authority to trust instead of the public ones. */
  readonly ca?: string;
  readonly timeoutMs?: number;
}

type Guard = Pick<Required<WebhookSenderOptions>, 'isPublic' | 'resolve'>;

class AddressRefused extends Error {}

const withFamily = (address: string): LookupAddress => ({ address, family: isIP(address) });

/** Without the thread pool of `dns.lookup`, which slow name servers could fill. */
async function resolveByDns(host: string): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

function isAccepted(text: string, ports: readonly string[] | null): boolean {
  const url = text.length <= WEBHOOK.url ? URL.parse(text) : null;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.hash !== '') return false;
  if (ports && !ports.includes(url.port || '443')) return false;
  // Numbers and brackets are addresses; names without a dot are of a local network.
  return url.hostname.includes('.') && isIP(url.hostname) === 0 && !url.hostname.startsWith('[');
}

const LOOPBACK_4 = new BlockList();
LOOPBACK_4.addSubnet('127.0.0.0', 8, 'ipv4');

/** The host of an address without the brackets of IPv6. */
const bare = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** The addresses that stand for this machine, as a URL writes it; null for every other host. No name is looked up. */
function loopbackAddresses(url: URL): readonly string[] | null {
  const host = bare(url);
  if (host === 'localhost') return ['127.0.0.1', '::1'];
  return host === '::1' || (isIPv4(host) && LOOPBACK_4.check(host)) ? [host] : null;
}

function isAcceptedHere(text: string): boolean {
  const url = text.length <= WEBHOOK.url ? URL.parse(text) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol)) return false;
  return url.username === '' && url.password === '' && url.hash === '' && loopbackAddresses(url) !== null;
}

/** Those of a name. @throws AddressRefused where one is not public; Error where there is none. */
async function checkedAddresses(host: string, { isPublic, resolve }: Guard): Promise<readonly LookupAddress[]> {
  const addresses = await resolve(host);
  if (addresses.length === 0) throw new Error(`${host} has no address`);
  if (!addresses.every(isPublic)) throw new AddressRefused(`${host} is not public`);
  return addresses.map(withFamily);
}

/** The connection goes to one of these addresses; the name is not looked up again. */
function lookupOf(addresses: readonly LookupAddress[]): LookupFunction {
  return (_host, options, callback) => {
    const [first] = addresses;
    if (options.all) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };
}

const CERTIFICATE = /^(?:CERT_|ERR_TLS_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_)/;

function faultOf(error: unknown, deadline: AbortSignal): WebhookFault {
  if (error instanceof AddressRefused) return 'address_refused';
  if (deadline.aborted) return 'timeout';
  const code = (error as { readonly code?: unknown } | null)?.code;
  return CERTIFICATE.test(String(code)) ? 'certificate' : 'unreachable';
}

/** @throws the signal's reason where it comes first. */
function before<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  const over = new Promise<never>((_done, fail) => {
    signal.addEventListener('abort', () => fail(new Error('the time is over')), { once: true });
  });
  return Promise.race([work, over]);
}

/** The status of the answer, whose body is not read, however long it is. @throws what the request reports. */
function statusOf(request: ClientRequest, body: string): Promise<number> {
  return new Promise((done, fail) => {
    request.on('error', fail);
    request.on('response', (response) => {
      done(response.statusCode ?? 0);
      response.on('error', () => undefined).destroy();
    });
    request.end(body);
  });
}

export function createWebhookSender(options: WebhookSenderOptions = {}): WebhookSender {
  const { isPublic = (address) => !isPrivateAddress(address), resolve = resolveByDns, ports = WEBHOOK.ports } = options;
  const { ca, timeoutMs = WEBHOOK.timeoutMs, loopback = false } = options;
  const accepts = (url: string): boolean => isAccepted(url, ports) || (loopback && isAcceptedHere(url));
  const addressesOf = async (url: URL): Promise<readonly LookupAddress[]> =>
    (loopback && loopbackAddresses(url)?.map(withFamily)) || checkedAddresses(url.hostname, { isPublic, resolve });

  return {
    accepts,
    async post({ url, headers, body }) {
      if (!accepts(url)) return { fault: 'address_refused' };
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const target = new URL(url);
        const found = await before(signal, addressesOf(target));
        const given = { method: 'POST', headers, lookup: lookupOf(found), agent: false as const, signal };
        const isPlain = target.protocol === 'http:';
        const request = isPlain ? http.request(url, given) : https.request(url, { ...given, ...(ca && { ca }) });
        return { status: await statusOf(request, body) };
      } catch (error) {
        return { fault: faultOf(error, signal) };
      }
    },
  };
}
