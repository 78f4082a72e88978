import type { WebSocket } from 'ws';
import { SOCKET_CLOSE, type SOCKETS } from '#core/limits/limits.js';
import type { Viewer } from '#platform/context.js';
import { addressKey } from '#platform/http/client-address.js';
import { NETWORK_BUDGETS, networksOf } from '#platform/limits/networks.js';

export type SocketLimits = { readonly [Name in keyof typeof SOCKETS]: number };

/** The other end of one WebSocket connection. */
export class Peer {
  /** The token sent with `connection_init`. */
  token: string | null = null;
  /** Set once the token was checked. */
  viewer: Viewer | null = null;
  /** Whether it has answered since the last ping. */
  isAlive = true;
  /** The key under which limits by address count it. */
  readonly addressKey: string;
  private messages = 0;
  private windowEnd = 0;

  constructor(
    readonly socket: WebSocket,
    readonly address: string,
    private readonly limits: SocketLimits,
  ) {
    this.addressKey = addressKey(address);
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  /** Counts a message, ping or pong; closes the connection and answers false when there were too many. */
  accepts(): boolean {
    const now = performance.now();
    if (now > this.windowEnd) {
      this.windowEnd = now + this.limits.messagesWithinMs;
      this.messages = 0;
    }
    this.messages += 1;
    if (this.messages > this.limits.messages) this.close(SOCKET_CLOSE.tryAgain, 'Too many messages');
    // It sends operations and does not read the answers.
    if (this.socket.bufferedAmount > this.limits.waitingBytes) this.socket.terminate();
    return this.isOpen;
  }

  /** Pings it; ends the connection where the last ping was not answered. */
  check(): void {
    if (!this.isAlive) return this.socket.terminate();
    this.isAlive = false;
    if (this.isOpen) this.socket.ping();
  }
}

/**
 * How many connections each key holds, up to `max`; the larger networks of an IPv6 address (`networksOf`) hold a
 * multiple of it, but never more than `mostOfNetwork`.
 */
export class ConnectionCount {
  private readonly held = new Map<string, number>();

  constructor(
    private readonly max: number,
    private readonly mostOfNetwork = Infinity,
  ) {}

  isFull(key: string): boolean {
    return networksOf(key).some((network, at) => (this.held.get(network) ?? 0) >= this.maxOf(at));
  }

  add(key: string): void {
    for (const network of networksOf(key)) this.held.set(network, (this.held.get(network) ?? 0) + 1);
  }

  remove(key: string): void {
    for (const network of networksOf(key)) {
      const left = (this.held.get(network) ?? 0) - 1;
      if (left > 0) this.held.set(network, left);
      else this.held.delete(network);
    }
  }

  private maxOf(at: number): number {
    const times = NETWORK_BUDGETS[at] ?? 1;
    return times === 1 ? this.max : Math.min(this.max * times, this.mostOfNetwork);
  }
}
