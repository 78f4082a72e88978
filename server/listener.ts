/** The HTTP listeners, which are bound before the app is ready. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createNetServer, Server as NetServer, type AddressInfo } from 'node:net';
import { ERRORS } from '#core/errors/errors.js';

/**
 * The life of an idle connection; longer than proxies keep theirs (Caddy two minutes, nginx one). Where the server
 * closes first, what is being sent at that moment is lost.
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
  /** Open connections at all its addresses. */
  readonly countConnections: () => Promise<number>;
  /**
   * Accepts nothing more. Not the HTTP server's own close, which would also close idle connections: a request may be on
   * its way on them.
   */
  readonly stopListening: () => void;
  /** Ends every connection, also one whose request is being answered. */
  readonly close: () => Promise<void>;
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

/** The loopback addresses: what listens there is reached from this machine alone. */
const LOOPBACK = { v4: '127.0.0.1', v6: '::1' } as const;
/** The codes of the system where it has no such address. */
const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EPROTONOSUPPORT']);
/** A port that the system chose for IPv4 may be taken in IPv6. */
const PORT_TRIES = 5;

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

async function listenAt(server: NetServer, host: string, port: number): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Hands its connections to the HTTP server. Null where the machine has no such address. */
async function alsoAt(server: Server, host: string, port: number): Promise<NetServer | null> {
  const second = createNetServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket));
  try {
    await listenAt(second, host, port);
    return second;
  } catch (error) {
    if (NO_SUCH_ADDRESS.has(codeOf(error) ?? '')) return null;
    throw error;
  }
}

interface Bound {
  readonly server: Server;
  readonly second: NetServer | null;
  readonly port: number;
}

/** Browsers take `localhost` for either address. */
async function bindLoopback(create: () => Server, wanted: number, v6: string): Promise<Bound> {
  for (let tries = 1; ; tries += 1) {
    const server = create();
    const port = await listenAt(server, LOOPBACK.v4, wanted);
    try {
      return { server, port, second: await alsoAt(server, v6, port) };
    } catch (error) {
      await closeServer(server);
      if (wanted !== 0 || codeOf(error) !== 'EADDRINUSE' || tries === PORT_TRIES) throw error;
    }
  }
}

async function bindAt(create: () => Server, host: string, wanted: number): Promise<Bound> {
  const server = create();
  return { server, port: await listenAt(server, host, wanted), second: null };
}

function connectionsOf(server: NetServer): Promise<number> {
  return new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));
}

/**
 * Listens at `host`; null: at 127.0.0.1 and, where the machine has it, ::1. The socket is bound before the first
 * plugin, because addresses of the sandbox and links in mails contain the port. `v6`: instead of ::1, for tests.
 * @throws what the system says of host and port.
 */
export async function bind(host: string | null, wanted: number, v6: string = LOOPBACK.v6): Promise<Listener> {
  const held = new HeldRequests();
  const create = (): Server => createServer({ keepAliveTimeout: KEEP_ALIVE_MS, ...SLOW_SENDERS }, held.hold);
  const { server, second, port } = await (host === null
    ? bindLoopback(create, wanted, v6)
    : bindAt(create, host, wanted));
  const all = second ? [server, second] : [server];
  return {
    server,
    port,
    serve: (handler) => {
      server.off('request', held.hold).on('request', handler);
      held.release(handler);
    },
    countConnections: async () => (await Promise.all(all.map(connectionsOf))).reduce((sum, count) => sum + count, 0),
    stopListening: () => all.forEach((each) => each.listening && NetServer.prototype.close.call(each)),
    close: async () => {
      if (second?.listening) second.close();
      await closeServer(server);
    },
  };
}

/** Ends every connection, also one whose request is being answered. */
async function closeServer(server: Server): Promise<void> {
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
