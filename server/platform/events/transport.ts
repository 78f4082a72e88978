/** How events get from one process to the others. The sender may receive its own events. */
export interface EventTransport {
  /** Connects. @throws when it cannot: the app must not start deaf. */
  start(listener: EventTransportListener): Promise<void>;
  /**
   * At least once to every connected process; what is sent while the connection is lost is delivered when it is back.
   */
  send(messages: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

export interface EventTransportListener {
  message(text: string): void;
  /** The connection was lost and is back: events of other processes in between were missed. */
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

  drain(): string[] {
    const taken = this.waiting;
    this.waiting = [];
    return taken;
  }
}
