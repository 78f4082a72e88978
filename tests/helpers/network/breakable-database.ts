/** A connection to the database that a test can interrupt: a plain relay on a port of its own. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { TestDatabase } from '../database.js';

export interface BreakableDatabase extends TestDatabase {
  /** Cuts every connection and takes no more. */
  takeAway(): Promise<void>;
  /** On the same port as before. */
  giveBack(): Promise<void>;
}

export async function breakable(real: TestDatabase): Promise<BreakableDatabase> {
  const target = new URL(real.url);
  const open = new Set<Socket>();
  const relay = (near: Socket): void => {
    const far = connect({ host: target.hostname, port: Number(target.port) });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
    near.pipe(far).pipe(near);
  };
  let server = await listening(relay, 0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(real.url);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  const close = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of open) socket.destroy();
    await closed;
  };
  return {
    url: url.href,
    takeAway: close,
    giveBack: async () => void (server = await listening(relay, port)),
    drop: async () => {
      await close();
      await real.drop();
    },
  };
}

async function listening(relay: (socket: Socket) => void, port: number): Promise<Server> {
  const server = createServer(relay);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
