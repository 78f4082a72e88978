/** Subscriptions at ws(s)://…/graphql: admits WebSocket connections and keeps each within its bounds. */
import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { handleProtocols } from 'graphql-ws';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { SOCKET_CLOSE } from '#core/limits/limits.js';
import { concernsViewer } from '#platform/events/viewer-changed.js';
import { addressKey, clientAddress } from '#platform/http/client-address.js';
import { isOwnPage } from '#platform/http/own-origin.js';
import { ConnectionCount, Peer } from './socket-peer.js';
import { createSocketProtocol, type ProtocolOptions } from './socket-protocol.js';

const PATH = '/graphql';

interface SocketOptions extends Omit<ProtocolOptions, 'viewers'> {
  readonly server: Server;
  /** Not where its host is a customer's site. */
  readonly isForApp: (request: IncomingMessage) => boolean;
}

/** Refusals that end by themselves. */
const RETRIED: ReadonlySet<number> = new Set([429, 503]);

/** Answers an upgrade with a plain HTTP response and ends its connection. */
function refuse(stream: Duplex, status: number, retryMs: number): void {
  // It may be gone already.
  stream.on('error', () => stream.destroy());
  stream.once('finish', () => stream.destroy());
  const retry = RETRIED.has(status) ? `Retry-After: ${Math.ceil(retryMs / 1000)}\r\n` : '';
  stream.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${retry}Connection: close\r\nContent-Length: 0\r\n\r\n`);
}

class Sockets {
  private readonly server: WebSocketServer;
  private readonly peers = new Set<Peer>();
  private readonly addresses: ConnectionCount;
  private readonly viewers: ConnectionCount;
  private readonly protocol: ReturnType<typeof createSocketProtocol>;

  constructor(private readonly options: SocketOptions) {
    const { limits, services } = options;
    // One network leaves half of the process to all others.
    this.addresses = new ConnectionCount(limits.perAddress, limits.perProcess / 2);
    this.viewers = new ConnectionCount(limits.perViewer);
    this.protocol = createSocketProtocol({ ...options, viewers: this.viewers });
    // An option of ws that its types do not name yet: `closeTimeout`.
    const bounds = { maxPayload: limits.messageBytes, closeTimeout: limits.closeMs };
    this.server = new WebSocketServer({ noServer: true, handleProtocols, perMessageDeflate: false, ...bounds });
    services.gauges.set('sockets', () => this.peers.size);
  }

  readonly upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    const address = clientAddress(request);
    const status = this.refusalOf(request, address);
    if (status !== null) return refuse(stream, status, this.options.limits.retryMs);
    this.server.handleUpgrade(request, stream, head, (socket) => this.open(socket, address));
  };

  /** The status of an upgrade that is not admitted. */
  private refusalOf(request: IncomingMessage, address: string): number | null {
    const { url = '', headers } = request;
    if (url.split('?')[0] !== PATH || !this.options.isForApp(request)) return 404;
    if (!isOwnPage(headers.origin, headers.host, this.options.services.config.publicUrl ?? '')) return 403;
    if (this.addresses.isFull(addressKey(address))) return 429;
    return this.peers.size >= this.options.limits.perProcess ? 503 : null;
  }

  private open(socket: WebSocket, address: string): void {
    const { faults, log } = this.options.services;
    const peer = new Peer(socket, address, this.options.limits);
    this.peers.add(peer);
    this.addresses.add(peer.addressKey);
    const closed = this.protocol.opened(
      {
        protocol: socket.protocol,
        send: (data) => this.send(peer, data),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (handle) => socket.on('message', (data) => this.receive(peer, data, handle)),
      },
      peer,
    );
    // A broken connection or frame is the peer's; ws closes the connection itself.
    socket.on('error', (error) => log.debug({ err: error }, 'a socket failed'));
    socket.on('ping', () => peer.accepts());
    socket.on('pong', () => {
      peer.isAlive = true;
      peer.accepts();
    });
    socket.once('close', (code, reason) => {
      this.peers.delete(peer);
      this.addresses.remove(peer.addressKey);
      if (peer.viewer) this.viewers.remove(peer.viewer.userId);
      faults.contain('socket', Promise.resolve(closed(code, reason.toString())));
    });
  }

  private receive(peer: Peer, data: RawData, handle: (text: string) => Promise<void>): void {
    if (!peer.isOpen || !peer.accepts()) return;
    handle(String(data)).catch((error: unknown) => {
      // A message that could not be sent, as its reader is gone, or one that nothing was prepared for.
      this.options.services.faults.note('socket', error);
      peer.close(SOCKET_CLOSE.tryAgain, 'Try again later');
    });
  }

  /** Done when the system has taken it: until then the next event of its subscription waits. */
  private send({ socket, isOpen }: Peer, data: string): Promise<void> {
    if (!isOpen) return Promise.resolve();
    // A message that could not be sent is dropped: ws closes the connection.
    return new Promise((resolve) => socket.send(data, () => resolve()));
  }

  checkAll(): void {
    for (const peer of this.peers) peer.check();
  }

  closeWhere(code: number, reason: string, concerns: (peer: Peer) => boolean = () => true): void {
    for (const peer of this.peers) if (concerns(peer)) peer.close(code, reason);
  }

  /** Resolves when all are closed; peers that do not answer are disconnected after `limits.closeMs`. */
  async close(): Promise<void> {
    this.closeWhere(1001, 'Going away');
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }
}

/** Serves the socket path on the HTTP server; the result closes every socket. */
export function serveSockets(options: SocketOptions): () => Promise<void> {
  const { server, services, limits } = options;
  const sockets = new Sockets(options);
  server.on('upgrade', sockets.upgrade);
  const checking = setInterval(() => sockets.checkAll(), limits.pingMs).unref();
  const stops = [
    services.bus.on('viewer.changed', (change) =>
      sockets.closeWhere(
        SOCKET_CLOSE.viewerChanged,
        'Forbidden',
        ({ viewer }) => viewer !== null && concernsViewer(change, viewer),
      ),
    ),
    services.bus.onResumed(() => sockets.closeWhere(SOCKET_CLOSE.restart, 'Service restart')),
  ];
  return async () => {
    server.off('upgrade', sockets.upgrade);
    clearInterval(checking);
    stops.forEach((stop) => stop());
    await sockets.close();
  };
}
