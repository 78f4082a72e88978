/** The WHOIS protocol (RFC 3912) for every extension at once, on a free port of the loopback address. */
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { RegistryNames } from '#server/sandbox/registry-names.js';
import { whoisReplies } from './whois.replies.js';

export interface WhoisSandbox {
  readonly host: string;
  readonly port: number;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
const MAX_QUERY = 256;
const IDLE_MS = 60_000;

/** @param onError is called for faults while answering; the client sees a closed connection. */
export async function startWhoisServer(names: RegistryNames, onError: (error: unknown) => void): Promise<WhoisSandbox> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.setTimeout(IDLE_MS, () => socket.destroy());
    socket.on('error', onError);
    readQuery(socket, (query) => void answer(names, socket, query).catch(onError));
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, HOST, resolve));
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const socket of open) socket.destroy();
    });
  return { host: HOST, port: (server.address() as AddressInfo).port, close };
}

/** One line, then nothing more is read. */
function readQuery(socket: Socket, found: (query: string) => void): void {
  let text = '';
  socket.setEncoding('utf8');
  const onData = (chunk: string): void => {
    text += chunk;
    const end = text.indexOf('\n');
    if (end < 0 && text.length <= MAX_QUERY) return;
    socket.off('data', onData);
    if (end < 0) socket.destroy();
    else found(text.slice(0, end).trim().toLowerCase());
  };
  socket.on('data', onData);
}

async function answer(names: RegistryNames, socket: Socket, query: string): Promise<void> {
  const replies = whoisReplies(query);
  if (!replies) return void socket.end('Invalid query\r\n');
  const behaviour = await names.look(query);
  // A slow server sends nothing until the client, or the idle limit, gives up.
  if (behaviour !== 'slow') socket.end(replies[behaviour]);
}
