import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** Addresses from which `X-Forwarded-For` is believed: the reverse proxy stands on this machine or beside it. */
const isProxy = proxyAddr.compile(['loopback', 'linklocal', 'uniquelocal']);

/** Fastify's `trustProxy`, so that it believes the other `X-Forwarded` headers by the same rule. */
export const trustProxy = isProxy;

/**
 * The address a request or a WebSocket upgrade comes from: of the connection, or, where that is a proxy of ours, the
 * last entry of `X-Forwarded-For` that no proxy of ours made. What a client writes into the header itself stands before
 * that entry and is not read.
 */
export function clientAddress(request: IncomingMessage): string {
  return request.socket.remoteAddress === undefined ? '' : proxyAddr(request, isProxy);
}
