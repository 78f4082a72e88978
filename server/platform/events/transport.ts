/** How events get from one process to the others. Whether the sender hears them, too, does not matter. */
export interface EventTransport {
  /** Connects. @throws when it cannot: the app must not start deaf. */
  start(hear: EventTransportHearing): Promise<void>;
  /** At least once to whoever is connected; what is sent while the connection is lost follows when it is back. */
  send(messages: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

export interface EventTransportHearing {
  message(text: string): void;
  /** The connection was lost and is back: what others sent in between was not heard. */
  resumed(): void;
}

/** Bounds what waits for a lost connection. */
export class Backlog {
  private waiting: string[] = [];

  constructor(private readonly max: number) {}

  /** Gives how many of the oldest had to be dropped. */
  add(messages: readonly string[]): number {
    this.waiting.push(...messages);
    const dropped = Math.max(0, this.waiting.length - this.max);
    this.waiting.splice(0, dropped);
    return dropped;
  }

  take(): string[] {
    const taken = this.waiting;
    this.waiting = [];
    return taken;
  }
}
