/**
 * A proxy between the product and a server that can stop forwarding: the server accepts connections but does not
 * answer.
 */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface TcpProxy {
  readonly port: number;
  /** New and old connections stay open; nothing passes any more. */
  freeze(): void;
  /** The waiting bytes pass now. */
  thaw(): void;
  close(): Promise<void>;
}

export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let frozen = false;
  const keep = (socket: Socket, other: () => Socket): void => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      other().destroy();
    });
    socket.on('data', (chunk: Buffer) => void other().write(chunk));
    if (frozen) socket.pause();
  };
  const server = createServer((client) => {
    const upstream = connect(target);
    keep(client, () => upstream);
    keep(upstream, () => client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    freeze: () => {
      frozen = true;
      sockets.forEach((socket) => socket.pause());
    },
    thaw: () => {
      frozen = false;
      sockets.forEach((socket) => socket.resume());
    },
    close: async () => {
      server.close();
      sockets.forEach((socket) => socket.destroy());
      await once(server, 'close');
    },
  };
}

/** The same address by way of the proxy. */
export function throughProxy(url: string, { port }: TcpProxy): string {
  const changed = new URL(url);
  changed.hostname = '127.0.0.1';
  changed.port = String(port);
  return changed.href;
}
