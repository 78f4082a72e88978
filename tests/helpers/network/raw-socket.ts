/** A WebSocket client that can misbehave: it implements graphql-transport-ws itself. */
import { once } from 'node:events';
import { WebSocket, type ClientOptions } from 'ws';
import { eventually } from '../app.js';

export interface SocketMessage {
  readonly type: string;
  readonly id?: string;
  readonly payload?: unknown;
}

export interface Closing {
  readonly code: number;
  readonly reason: string;
}

export class RawSocket {
  readonly heard: SocketMessage[] = [];
  /** How the server closed it; null while it is open. */
  closing: Closing | null = null;
  /** The HTTP status with which the upgrade was refused. */
  refusal: number | null = null;
  /** The `Retry-After` of that refusal. */
  retryAfter: string | undefined;
  readonly socket: WebSocket;
  private readonly settled: Promise<unknown>;

  constructor(url: string, options: ClientOptions = {}) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', options);
    this.socket.on('message', (data: Buffer) => void this.heard.push(JSON.parse(data.toString()) as SocketMessage));
    this.socket.on('close', (code, reason) => (this.closing = { code, reason: reason.toString() }));
    this.socket.on('error', () => undefined);
    this.socket.on('unexpected-response', (_request, response) => {
      this.refusal = response.statusCode ?? 0;
      this.retryAfter = response.headers['retry-after'];
      this.socket.terminate();
    });
    this.settled = Promise.race([once(this.socket, 'open'), once(this.socket, 'close')]).catch(() => undefined);
  }

  /** Resolves when it is open, or when the server has refused it. */
  async opened(): Promise<this> {
    await this.settled;
    return this;
  }

  /** Opens and initialises it; resolves when the server has answered. */
  async ready(token?: string): Promise<this> {
    await this.opened();
    this.say({ type: 'connection_init', payload: token === undefined ? {} : { token } });
    await eventually('an answer to connection_init', async () => this.heard.length > 0 || this.closing);
    return this;
  }

  say(message: object): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  subscribe(query: string, id = '1'): void {
    this.say({ id, type: 'subscribe', payload: { query } });
  }

  /** Payloads of one subscription. */
  events(id = '1'): unknown[] {
    return this.heard.filter((each) => each.id === id && each.type === 'next').map(({ payload }) => payload);
  }

  /** The bytes that still wait for the socket may be sent before it is closed. */
  async closed(): Promise<Closing> {
    return eventually('the socket closes', async () => this.closing, 60_000);
  }

  end(): void {
    this.socket.terminate();
  }
}
