/**
 * Questions to slow servers: a few at a time for each server, with a pause between the starts, and round robin among
 * the visitors who wait, so that one visitor's many questions do not hold up another's single one.
 */

export interface PacedQueueOptions {
  /** Least time between two starts at one server, ms. */
  readonly spacingMs: number;
  /** How many may run at one server at once; 1 where it is left out. */
  readonly concurrency?: number;
  /** How many one visitor may have waiting at one server. */
  readonly maxPerVisitor?: number;
  /** How many may wait at one server altogether. */
  readonly maxWaiting?: number;
}

export interface Turn {
  readonly server: string;
  /** Two turns of one name at one server that wait or run at the same time share one piece of work. */
  readonly name: string;
  readonly visitor: string;
  readonly maxWaitMs: number;
}

export interface PacedQueue {
  /**
   * Runs `work` when its turn comes. Null, without running it, where it has not come after `maxWaitMs`, or where too
   * much waits already.
   */
  run<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result | null>;
}

const BOUNDS = { concurrency: 1, maxPerVisitor: 20, maxWaiting: 1000 } as const;

interface Waiter {
  settle(result: Promise<unknown>): void;
  readonly deadline: NodeJS.Timeout;
}

interface Ticket {
  readonly name: string;
  readonly work: () => Promise<unknown>;
  readonly waiters: Set<Waiter>;
  result: Promise<unknown> | null;
}

export function createPacedQueue(options: PacedQueueOptions): PacedQueue {
  const lines = new Map<string, Line>();
  return {
    run: <Result>(turn: Turn, work: () => Promise<Result>) => {
      const line = lines.get(turn.server) ?? new Line({ ...BOUNDS, ...options });
      lines.set(turn.server, line);
      // One name at one server always has the same kind of work.
      return line.join(turn, work) as Promise<Result | null>;
    },
  };
}

/** The requests that wait for one server. */
class Line {
  /** Waiting or running, by name. */
  private readonly tickets = new Map<string, Ticket>();
  /** The order of the keys is the order of the visitors' turns. A ticket may be in several visitors' lists. */
  private readonly visitors = new Map<string, Set<Ticket>>();
  private running = 0;
  private lastStartMs = -Infinity;
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly options: Required<PacedQueueOptions>) {}

  join(turn: Turn, work: () => Promise<unknown>): Promise<unknown> {
    const known = this.tickets.get(turn.name);
    if (known?.result) return known.result;
    const ticket = known ?? { name: turn.name, work, waiters: new Set<Waiter>(), result: null };
    if (!this.enlist(turn.visitor, ticket)) return Promise.resolve(null);
    this.tickets.set(ticket.name, ticket);
    const answer = new Promise((resolve) => {
      const deadline = setTimeout(() => this.leave(ticket, waiter), turn.maxWaitMs);
      const waiter: Waiter = { settle: resolve, deadline };
      ticket.waiters.add(waiter);
    });
    this.advance();
    return answer;
  }

  private enlist(visitor: string, ticket: Ticket): boolean {
    const own = this.visitors.get(visitor) ?? new Set<Ticket>();
    const isFull = own.size >= this.options.maxPerVisitor || this.tickets.size >= this.options.maxWaiting;
    if (isFull && !own.has(ticket)) return false;
    own.add(ticket);
    this.visitors.set(visitor, own);
    return true;
  }

  /** The caller has timed out. Work without a waiting caller is not started. */
  private leave(ticket: Ticket, waiter: Waiter): void {
    ticket.waiters.delete(waiter);
    waiter.settle(Promise.resolve(null));
    if (ticket.waiters.size === 0) this.remove(ticket);
  }

  private remove(ticket: Ticket): void {
    if (!ticket.result) this.tickets.delete(ticket.name);
    for (const [visitor, own] of this.visitors) {
      own.delete(ticket);
      if (own.size === 0) this.visitors.delete(visitor);
    }
  }

  private advance(): void {
    if (this.timer !== null || this.visitors.size === 0 || this.running >= this.options.concurrency) return;
    const restMs = this.lastStartMs + this.options.spacingMs - performance.now();
    if (restMs <= 0) return this.start();
    this.timer = setTimeout(() => {
      this.timer = null;
      this.advance();
    }, Math.ceil(restMs));
  }

  private start(): void {
    const [next] = this.visitors;
    if (!next) return;
    const [visitor, own] = next;
    const [ticket] = own;
    if (!ticket) return;
    // A visitor that had a turn goes to the end of the queue.
    this.visitors.delete(visitor);
    this.visitors.set(visitor, own);
    this.lastStartMs = performance.now();
    this.running += 1;
    ticket.result = ticket.work().finally(() => {
      this.running -= 1;
      this.tickets.delete(ticket.name);
      this.advance();
    });
    this.remove(ticket);
    for (const waiter of ticket.waiters) {
      clearTimeout(waiter.deadline);
      waiter.settle(ticket.result);
    }
    this.advance();
  }
}
