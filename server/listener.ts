/** The HTTP listeners, which are bound before the app is ready. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ERRORS } from '../core/errors/errors.js';

/**
 * Of an idle connection; longer than proxies keep theirs (Caddy two minutes, nginx one). Where the server closes first,
 * what is being sent at that moment is lost.
 */
const KEEP_ALIVE_MS = 125_000;

/**
 * Headers that are not there after 14 s never will be, and a request has five minutes. Both are looked at every second:
 * by default Node looks twice a minute. The app itself watches the rate of its bodies instead of the five minutes
 * (platform/http/unfinished-bodies.ts).
 */
const SLOW_SENDERS = { headersTimeout: 14_000, requestTimeout: 300_000, connectionsCheckingInterval: 1000 } as const;

export interface Listener {
  readonly server: Server;
  readonly port: number;
  /** Hands the requests over to the app, once it is ready. */
  readonly serve: (handler: RequestListener) => void;
}

/**
 * Requests wait at most this long for the app to be ready, and at most this many. The others are answered with
 * Retry-After.
 */
const HOLD_MS = 10_000;
const HELD_MAX = 1000;

function refuse(response: ServerResponse): void {
  if (response.headersSent || response.destroyed) return;
  const { status, message, fa } = ERRORS.STARTING_UP;
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '1' });
  response.end(JSON.stringify({ success: false, error_code: 'STARTING_UP', message, message_fa: fa, retryable: true }));
}

/** Requests that came before the app was ready: behind a load balancer that checks only the port, none is lost. */
class HeldRequests {
  private readonly held = new Map<ServerResponse, { request: IncomingMessage; timer: NodeJS.Timeout }>();

  readonly hold: RequestListener = (request, response) => {
    if (this.held.size >= HELD_MAX) return refuse(response);
    const timer = setTimeout(() => {
      this.held.delete(response);
      refuse(response);
    }, HOLD_MS).unref();
    this.held.set(response, { request, timer });
    response.once('close', () => this.drop(response));
  };

  release(handler: RequestListener): void {
    for (const [response, { request }] of this.held) {
      this.drop(response);
      // Node gives each listener the response of this very server.
      handler(request, response as Parameters<RequestListener>[1]);
    }
  }

  private drop(response: ServerResponse): void {
    clearTimeout(this.held.get(response)?.timer);
    this.held.delete(response);
  }
}

/**
 * The socket is bound before the first plugin, because addresses of the sandbox and links in mails contain the port.
 */
export async function bind(host: string, port: number): Promise<Listener> {
  const held = new HeldRequests();
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, ...SLOW_SENDERS }, held.hold);
  server.listen(port, host);
  await once(server, 'listening');
  const serve = (handler: RequestListener): void => {
    server.off('request', held.hold).on('request', handler);
    held.release(handler);
  };
  return { server, port: (server.address() as AddressInfo).port, serve };
}

/** Ends every connection, also one whose request is being answered. */
export async function closeServer(server: Server): Promise<void> {
  if (!server.listening) {
    // Its timers, too; that it does not listen any more is no error here.
    server.close(() => undefined);
    return server.closeAllConnections();
  }
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
