import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

/** Addresses whose `X-Forwarded-For` is trusted: the reverse proxy is on this machine or in its private network. */
const isProxy = proxyAddr.compile(['loopback', 'linklocal', 'uniquelocal']);

/** Whether a connection comes from this machine or a private network; what it says in its headers is not read. */
export function isPrivateAddress(address: string | undefined): boolean {
  return address !== undefined && isProxy(address, 0);
}

const isOwn = proxyAddr.compile(['loopback']);

/** Whether an address is one of this machine's own. */
export const isLoopback = (address: string): boolean => isOwn(address, 0);

/** Fastify's `trustProxy`, so that it believes the other `X-Forwarded` headers by the same rule. */
export const trustProxy = isProxy;

/**
 * The address of a request or a WebSocket upgrade: that of the connection or, where that is a proxy of ours, the last
 * entry of `X-Forwarded-For` that is not one of our proxies. What a client writes into the header itself is before that
 * entry and is not read.
 */
export function clientAddress(request: IncomingMessage): string {
  return request.socket.remoteAddress === undefined ? '' : proxyAddr(request, isProxy);
}

const GROUPS = 8;
/** The part of an IPv6 address that providers give to one customer: 64 bits. */
const NETWORK_GROUPS = 4;

/** The groups of an IPv6 address as numbers; an IPv4 address at its end counts as two. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const read = (part: string | undefined): number[] => (part ? part.split(':').flatMap(groupOf) : []);
  const [before, after] = [read(head), read(tail)];
  return [...before, ...Array<number>(GROUPS - before.length - after.length).fill(0), ...after];
}

function groupOf(text: string): number[] {
  if (!text.includes('.')) return [parseInt(text, 16)];
  const [a = 0, b = 0, c = 0, d = 0] = text.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}

/**
 * The key under which an address is counted: itself, or the /64 network of an IPv6 address, all of which one customer
 * of a provider can use. An IPv4 address in IPv6 notation counts as IPv4; what is no address stays as it is.
 */
export function addressKey(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain);
  const [high = 0, low = 0] = groups.slice(-2);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}
