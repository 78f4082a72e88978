/**
 * The part of a Redis server that the event bus and the rate limits use, with the real protocol (RESP 2) over a socket:
 * pub/sub, and the one counting script of rate-limiter-flexible. It replaces redis-server in tests, which not every
 * machine has; it does not test Redis itself.
 */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface RespServer {
  readonly url: string;
  /** Cuts every connection, as a restart of Redis would; the server continues listening. */
  cut(): void;
  /** Connections that listen to a channel now. */
  subscribers(): number;
  close(): Promise<void>;
}

type Reply = string;
const OK: Reply = '+OK\r\n';
const bulk = (text: string): Reply => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
const integer = (value: number): Reply => `:${value}\r\n`;
const list = (items: readonly Reply[]): Reply => `*${items.length}\r\n${items.join('')}`;

interface Counter {
  value: number;
  until: number;
}

class Store {
  readonly channels = new Map<string, Set<Socket>>();
  private readonly counters = new Map<string, Counter>();

  /** The script of rate-limiter-flexible: counts, and says how long the window still lasts. */
  private count([key = '', points = '0', seconds = '0']: readonly string[]): Reply {
    const now = Date.now();
    const known = this.counters.get(key);
    const counter = known && known.until > now ? known : { value: 0, until: now + Number(seconds) * 1000 };
    counter.value += Number(points);
    this.counters.set(key, counter);
    return list([integer(counter.value), integer(counter.until - now)]);
  }

  private publish([channel = '', message = '']: readonly string[]): Reply {
    const listeners = this.channels.get(channel) ?? new Set();
    for (const socket of listeners) socket.write(list([bulk('message'), bulk(channel), bulk(message)]));
    return integer(listeners.size);
  }

  private subscribe(socket: Socket, [channel = '']: readonly string[]): Reply {
    const listeners = this.channels.get(channel) ?? new Set();
    this.channels.set(channel, listeners.add(socket));
    return list([bulk('subscribe'), bulk(channel), integer(1)]);
  }

  answer(socket: Socket, name: string, args: readonly string[]): Reply {
    switch (name) {
      case 'SUBSCRIBE':
        return this.subscribe(socket, args);
      case 'PUBLISH':
        return this.publish(args);
      case 'EVAL':
        // EVAL script numkeys key points seconds …
        return this.count(args.slice(2));
      case 'DEL':
        return integer(args.filter((key) => this.counters.delete(key)).length);
      case 'PING':
        return '+PONG\r\n';
      case 'CLIENT':
      case 'SELECT':
        return OK;
      default:
        return `-ERR unknown command '${name}'\r\n`;
    }
  }
}

/** Complete commands at the head of what has arrived, and how many bytes they took. */
function commandsIn(data: Buffer): { commands: string[][]; used: number } {
  const commands: string[][] = [];
  let used = 0;
  for (;;) {
    const one = commandAt(data, used);
    if (!one) return { commands, used };
    commands.push(one.words);
    used = one.end;
  }
}

function commandAt(data: Buffer, start: number): { words: string[]; end: number } | null {
  const lineEnd = (at: number): number => data.indexOf('\r\n', at);
  let end = lineEnd(start);
  if (end < 0) return null;
  const count = Number(data.toString('utf8', start + 1, end));
  const words: string[] = [];
  let at = end + 2;
  while (words.length < count) {
    end = lineEnd(at);
    if (end < 0) return null;
    const length = Number(data.toString('utf8', at + 1, end));
    if (data.length < end + 2 + length + 2) return null;
    words.push(data.toString('utf8', end + 2, end + 2 + length));
    at = end + 2 + length + 2;
  }
  return { words, end: at };
}

export async function startRespServer(): Promise<RespServer> {
  const store = new Store();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    let waiting = Buffer.alloc(0);
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      for (const listeners of store.channels.values()) listeners.delete(socket);
    });
    socket.on('data', (chunk: Buffer) => {
      waiting = Buffer.concat([waiting, chunk]);
      const { commands, used } = commandsIn(waiting);
      waiting = waiting.subarray(used);
      for (const [name = '', ...args] of commands) socket.write(store.answer(socket, name.toUpperCase(), args));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => sockets.forEach((socket) => socket.destroy()),
    subscribers: () => [...store.channels.values()].reduce((sum, listeners) => sum + listeners.size, 0),
    close: async () => {
      server.close();
      sockets.forEach((socket) => socket.destroy());
      await once(server, 'close');
    },
  };
}
